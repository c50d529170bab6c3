import {isAbroad} from '../../../domain/customers/countries.ts'
import {formatEuros, parseAmount} from '../../../domain/money/money.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import type {HttpError} from '../../http/httpError.ts'
import {attribute, type Element, elementsIn, isIn, remove, set, setText} from '../page/elements.ts'
import type {discountShown} from './discount.ts'

/** Amounts of an answer as a person reads them, with the discount that they have. */
export type ShownAmounts = Partial<Omit<ReturnType<typeof discountShown>, 'off'>> &
  Record<'total' | 'vat' | 'exclVat', string> & {off?: string; period: string; isReversed: boolean}

/** The amounts in an answer to a form that was submitted without scripts. */
export function shownAmountsOf(
  {status, details}: HttpError,
  {billingPeriod = '', country}: Readonly<Record<string, string>>,
  language: Language,
): ShownAmounts | undefined {
  if (status !== 409 || details.total === undefined) return undefined
  const discount = details.discount as ReturnType<typeof discountShown> | undefined
  const cents = (amount: unknown) => parseAmount(String(amount)) ?? 0
  const words = (amount: number) => formatEuros(amount, language)
  return {
    ...(discount && {...discount, off: words(-cents(discount.off))}),
    total: words(cents(details.total)),
    vat: words(cents(details.vat)),
    exclVat: words(cents(details.exclVat) + cents(discount?.off)),
    period: billingPeriod,
    isReversed: isAbroad(country),
  }
}

/** Fills in the amounts of the chosen period as the page's script would (web/src/screens/checkout/Amount.tsx). */
export function showAmounts(elements: readonly Element[], {period, isReversed, ...amounts}: ShownAmounts) {
  const marked = (home: string, reversed: string) =>
    elements.filter((element) => attribute(element, isReversed ? reversed : home) === period)
  for (const total of marked('data-bar', 'data-bar-reversed')) setText(total, amounts.total)
  const [box] = marked('data-period', 'data-reversed')
  if (!box) return
  const parts = [...elementsIn(box)].filter((element) => attribute(element, 'data-amount') !== undefined)
  const words: Partial<Record<string, string>> = {...amounts, inShort: amounts.inShort ?? followingOf(parts, amounts)}
  for (const element of parts) {
    const text = words[attribute(element, 'data-amount') ?? '']
    const {parentNode} = element
    // The name and the amount of a discount have a row of their own.
    const row = parentNode && 'tagName' in parentNode && isIn(parentNode, 'dl') ? parentNode : element
    setText(element, text ?? '')
    if (text === undefined) set(row, 'hidden', '')
    else for (const shown of [element, row]) remove(shown, 'hidden')
  }
}

/** The sentence about the next payments without a discount, which the page has whole but for the total. */
function followingOf(parts: readonly Element[], {total}: Pick<ShownAmounts, 'total'>): string | undefined {
  const sentence = parts.map((part) => attribute(part, 'data-following')).find((each) => each !== undefined)
  return sentence?.replace('{total}', () => total)
}
