import {splitAtMailAddresses} from '../model.ts'

/** A line of text in which mail addresses are links. */
export function TextWithMail({text}: {text: string}) {
  return splitAtMailAddresses(text).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text never move
      <a key={index} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
