import {toHTML} from '@portabletext/to-html'
import {toPlainText} from '@portabletext/toolkit'
import type {LocaleRichText} from '../../domain/content/content.types.ts'
import type {Localised} from '../../domain/texts/texts.ts'

type RichText = Localised<LocaleRichText>
type Block = RichText[number]
type Span = NonNullable<Block['children']>[number]
type Link = NonNullable<Block['markDefs']>[number]

// A sentence may end right after an address, so the last character of an address is never punctuation.
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

export const htmlOf = (text: RichText): string => toHTML(text.map(withLinkedAddresses))

/** Links are written as "words (address)", list items as "- item", one a line. */
export function plainTextOf(text: RichText): string {
  return text
    .map((block, index) => {
      const isListed = block.listItem !== undefined
      const separator = index === 0 ? '' : isListed && text[index - 1]?.listItem !== undefined ? '\n' : '\n\n'
      return `${separator}${isListed ? '- ' : ''}${toPlainText(withWrittenAddresses(block))}`
    })
    .join('')
}

/** A signed address is longer than a phone is wide: what it is signed with is left out of what is shown. */
const shown = (address: string) =>
  address.length > 60 ? address.replace(/^https?:\/\//, '').replace(/[?#].*/, '') : address

/** Turns bare addresses in the text into links, so that they can be clicked. */
function withLinkedAddresses(block: Block): Block {
  const markDefs = [...(block.markDefs ?? [])]
  const children = (block.children ?? []).flatMap((span): Span[] =>
    linkOf(block, span)
      ? [span]
      : (span.text ?? '')
          .split(ADDRESS)
          .filter((part) => part !== '')
          .map((part, index) => {
            const key = `${span._key}-${index}`
            if (!ADDRESS.test(part)) return {...span, _key: key, text: part}
            markDefs.push({_type: 'link', _key: key, href: part})
            return {...span, _key: key, text: shown(part), marks: [...(span.marks ?? []), key]}
          }),
  )
  return {...block, children, markDefs}
}

/** Adds the address of each link after its words, unless the words are the address, or the number. */
function withWrittenAddresses(block: Block) {
  const spans = block.children ?? []
  let words = ''
  const children = spans.map((span, index) => {
    const {text = ''} = span
    const link = linkOf(block, span)
    const next = spans[index + 1]
    words += text
    if (link && next && linkOf(block, next) === link) return {...span, text}
    const address = link?.href.replace(/^mailto:/, '')
    const written =
      address === undefined || words === address || address.startsWith('tel:') ? text : `${text} (${address})`
    words = ''
    return {...span, text: written}
  })
  return {...block, children}
}

const linkOf = ({markDefs = []}: Block, {marks = []}: Span): Link | undefined =>
  markDefs.find(({_key}) => marks.includes(_key))
