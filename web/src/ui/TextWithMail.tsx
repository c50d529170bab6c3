import {usePage} from '../layout/PageContext.ts'

/** A line of text in which the company's mail addresses are links. */
export function TextWithMail({text}: {text: string}) {
  const addresses = Object.values(usePage().site.settings.emails)
  const parts = text.split(new RegExp(`(${addresses.map((a) => a.replace(/[.+]/g, '\\$&')).join('|')})`))
  return parts.map((part, index) =>
    addresses.includes(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text never move
      <a key={index} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
