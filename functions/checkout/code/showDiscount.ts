import {isAbroad} from '../../../domain/customers/countries.ts'
import {formatEuros, parseAmount} from '../../../domain/money/money.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import type {HttpError} from '../../http/httpError.ts'
import {attribute, type Element, elementsIn, isIn, remove, setText} from '../page/elements.ts'
import type {discountShown} from './discount.ts'

/** Amounts by a code as a person reads them. */
export type ShownDiscount = Omit<ReturnType<typeof discountShown>, 'off'> &
  Record<'total' | 'vat' | 'off', string> & {period: string; isReversed: boolean}

/** The discount in an answer to a form that was submitted without scripts. */
export function shownDiscountOf(
  {details}: HttpError,
  {billingPeriod = '', country}: Readonly<Record<string, string>>,
  language: Language,
): ShownDiscount | undefined {
  const discount = details.discount as ReturnType<typeof discountShown> | undefined
  if (!discount) return undefined
  const words = (amount: unknown, sign = 1) => formatEuros(sign * (parseAmount(String(amount)) ?? 0), language)
  return {
    ...discount,
    off: words(discount.off, -1),
    total: words(details.total),
    vat: words(details.vat),
    period: billingPeriod,
    isReversed: isAbroad(country),
  }
}

/** Fills in the amounts of the chosen period as the page's script would (web/src/screens/checkout/Amount.tsx). */
export function showDiscount(elements: readonly Element[], {period, isReversed, ...discount}: ShownDiscount) {
  const marked = (home: string, reversed: string) =>
    elements.find((element) => attribute(element, isReversed ? reversed : home) === period)
  const [bar, inShort] = [marked('data-bar', 'data-bar-reversed'), marked('data-in-short', 'data-in-short-reversed')]
  if (bar) setText(bar, discount.total)
  if (inShort) setText(inShort, `${discount.inShort} `)
  const box = marked('data-period', 'data-reversed')
  if (!box) return
  const words: Partial<Record<string, string>> = discount
  for (const element of [...elementsIn(box)]) {
    const text = words[attribute(element, 'data-amount') ?? '']
    if (text === undefined) continue
    setText(element, text)
    remove(element, 'hidden')
    const {parentNode} = element
    if (parentNode && 'tagName' in parentNode && isIn(element, 'div')) remove(parentNode, 'hidden')
  }
}
