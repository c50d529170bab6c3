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
    elements.find((element) => attribute(element, isReversed ? reversed : home) === period)
  const [bar, inShort] = [marked('data-bar', 'data-bar-reversed'), marked('data-in-short', 'data-in-short-reversed')]
  const box = marked('data-period', 'data-reversed')
  if (bar) setText(bar, amounts.total)
  if (!box) return
  const words: Partial<Record<string, string>> = amounts
  for (const element of [...elementsIn(box)]) {
    const part = attribute(element, 'data-amount')
    if (part === undefined) continue
    const {parentNode} = element
    const row = parentNode && 'tagName' in parentNode && isIn(element, 'div') ? parentNode : element
    // The page's own discount is over: its sentence below the button would be untrue.
    if (part === 'text' && !amounts.text && attribute(element, 'hidden') === undefined && inShort) setText(inShort, '')
    setText(element, words[part] ?? '')
    if (words[part] === undefined) set(row, 'hidden', '')
    else for (const shown of [element, row]) remove(shown, 'hidden')
  }
  if (inShort && amounts.inShort) setText(inShort, `${amounts.inShort} `)
}
