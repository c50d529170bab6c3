import type {Path, ValidationContext} from 'sanity'
import {plainText} from '../../../domain/texts/texts.ts'
import {nlEn} from '../../language.ts'

/** Addresses that a link in a text may have. */
const ADDRESS = /^(?:https:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d().\s-]{3,})$/i

/** Refuses an address that a browser could not open, and names the words that are linked. */
export function linkAddress(value: unknown, context: ValidationContext): string | true {
  if (typeof value !== 'string' || value === '' || ADDRESS.test(value)) return true
  const words = linkedWords(context)
  return nlEn(
    `De link ${words ? `onder “${words}” ` : ''}gaat naar “${value}”: begin het adres met https://, mailto: of tel:`,
    `The link ${words ? `on “${words}” ` : ''}goes to “${value}”: start the address with https://, mailto: or tel:`,
  )
}

/** A rule for where a link leads, whose refusal names the linked words; a button has none. */
export const namingLink =
  <T extends string | true>(rule: (value: unknown, context: ValidationContext) => Promise<T>) =>
  async (value: unknown, context: ValidationContext): Promise<string | true> => {
    const answer = await rule(value, context)
    const words = answer === true ? '' : linkedWords(context)
    return words ? `${nlEn('De link onder', 'The link on')} “${words}”: ${answer}` : answer
  }

type Block = {children?: {text?: string; marks?: string[]}[]}

/** The words of a link, of whose field the path ends in `markDefs[…].field`; empty for a field that is no link in a text. */
function linkedWords({document, path = []}: Pick<ValidationContext, 'document' | 'path'>): string {
  const [list, mark] = path.slice(-3)
  if (list !== 'markDefs' || typeof mark !== 'object' || !('_key' in mark)) return ''
  const block = at(document, path.slice(0, -3)) as Block | undefined
  const spans = (block?.children ?? []).filter(({marks = []}) => marks.includes(mark._key))
  const words = plainText([{_type: 'block', children: spans.map((span) => ({_type: 'span', ...span}))}]).trim()
  return words.length > 60 ? `${words.slice(0, 60)}…` : words
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => {
    if (typeof step === 'object' && '_key' in step)
      return Array.isArray(inner) ? inner.find((item) => item?._key === step._key) : undefined
    return (inner as Record<string | number, unknown> | undefined)?.[step as string | number]
  }, value)
