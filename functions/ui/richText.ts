import {toHTML} from '@portabletext/to-html'
import {toPlainText} from '@portabletext/toolkit'
import type {LocaleRichText} from '../../domain/content/content.types.ts'
import type {Localised} from '../../domain/texts/texts.ts'

type RichText = Localised<LocaleRichText>
type Block = RichText[number]
type Span = NonNullable<Block['children']>[number]
type Mark = NonNullable<Block['markDefs']>[number]
type Link = Extract<Mark, {_type: 'link'}>

// A sentence may end right after an address, so the last character of an address is never punctuation.
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

/** Words that are a telephone number, however it is written. */
const PHONE = /^[\d\s+()/.-]{6,}$/

/** `destination` of a link to a page is its whole address by now; without one its words are not linked. */
export const htmlOf = (text: RichText): string => toHTML(text.map((block) => withLinkedAddresses(withLinks(block))))

/** Links are written as "words (address)", list items as "- item", one a line. */
export function plainTextOf(text: RichText): string {
  return text
    .map(withLinks)
    .map((block, index) => {
      const isListed = block.listItem !== undefined
      const separator = index === 0 ? '' : isListed && text[index - 1]?.listItem !== undefined ? '\n' : '\n\n'
      return `${separator}${isListed ? '- ' : ''}${toPlainText(withWrittenAddresses(block))}`
    })
    .join('')
}

/** Makes links to pages links to addresses. */
function withLinks(block: Block): Block {
  const markDefs = (block.markDefs ?? []).flatMap((mark): Mark[] => {
    if (mark._type === 'link') return [mark]
    return mark.destination ? [{_type: 'link', _key: mark._key, href: mark.destination}] : []
  })
  const lost = new Set(
    (block.markDefs ?? []).map(({_key}) => _key).filter((key) => !markDefs.some(({_key}) => _key === key)),
  )
  const children = (block.children ?? []).map((span) => ({
    ...span,
    marks: (span.marks ?? []).filter((mark) => !lost.has(mark)),
  }))
  return {...block, markDefs, children}
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
    const address = link?.href.replace(/^(mailto|tel):/, '')
    const isSaid = words === address || (link?.href.startsWith('tel:') && PHONE.test(words))
    const written = address === undefined || isSaid ? text : `${text} (${address})`
    words = ''
    return {...span, text: written}
  })
  return {...block, children}
}

const linkOf = ({markDefs = []}: Block, {marks = []}: Span): Link | undefined =>
  markDefs.find((mark): mark is Link => mark._type === 'link' && marks.includes(mark._key))
