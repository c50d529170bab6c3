import {Fragment} from 'react'
import {onOneLine, phoneLink} from '../../../domain/company/phone.ts'
import {splitAtMailAddresses} from '../../../domain/customers/mailAddresses.ts'

type Phone = {display: string; international: string}

/** A line of text in which e-mail addresses are links, and the phone number too if given. */
export function TextWithMail({text, phone}: {text: string; phone?: Phone}) {
  return splitAtMailAddresses(text).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text never move
      <a key={index} href={`mailto:${part}`}>
        {part}
      </a>
    ) : phone ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: neither do these
      <WithPhone key={index} text={part} phone={phone} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: nor these
      <Words key={index} text={part} />
    ),
  )
}

function WithPhone({text, phone}: {text: string; phone: Phone}) {
  const number = onOneLine(phone.display)
  return text.split(number).map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nor what stands around the number
    <Fragment key={index}>
      {index > 0 && <a href={phoneLink(phone)}>{number}</a>}
      <Words text={words} />
    </Fragment>
  ))
}

/** A link alone gets no wrapper: as the only child of its cell it is large enough for a finger. */
const Words = ({text}: {text: string}) => text && <span>{text}</span>
