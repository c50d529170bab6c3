import {Fragment} from 'react'
import {usePage} from '../layout/PageContext.ts'
import {onOneLine, phoneLink, splitAtMailAddresses} from '../model.ts'

/** A line of text in which mail addresses and the company's telephone number are links. */
export function TextWithMail({text}: {text: string}) {
  const {phone} = usePage().site.settings
  const number = onOneLine(phone.display)
  return splitAtMailAddresses(text).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text never move
      <a key={index} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: neither do these
      <Fragment key={index}>
        {part.split(number).map((words, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor what stands around the number
          <Fragment key={place}>
            {place > 0 && <a href={phoneLink(phone)}>{number}</a>}
            {words}
          </Fragment>
        ))}
      </Fragment>
    ),
  )
}
