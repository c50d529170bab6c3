import {useEffect, useState} from 'react'
import type {PlanKey} from '../../../../../domain/catalogue/plans.ts'
import {isAbroad} from '../../../../../domain/customers/countries.ts'
import {CHECKOUT_FIELDS, type CheckoutProblem} from '../../../../../domain/customers/customerDetails.ts'
import {formatEuros} from '../../../../../domain/money/money.ts'
import type {Period} from '../../../../../domain/money/periods.ts'
import type {Discounted} from '../../../../../domain/offers/introductory.ts'
import type {Language} from '../../../../../domain/texts/languages.ts'
import {fill} from '../../../../../domain/texts/placeholders.ts'
import {useTranslation} from '../../../i18n/index.ts'
import {currentAttempt} from '../../../session/attempt.ts'
import {useToasts} from '../../../ui/toasts/useToasts.ts'
import {type Discounts, NO_DISCOUNTS} from '../code/discounts.ts'
import type {PeriodOffer} from '../PeriodChoice.tsx'
import {loadChecks, problemsOf} from './checks.ts'
import {type Customer, type PaymentAnswer, requestPayment} from './requestPayment.ts'

type Texts = Record<
  'paymentFailed' | 'priceChanged' | 'alreadyCustomer' | 'tooManyAttempts' | 'offline',
  {title: string; text: string}
> & {
  priceChangedReversed: string
  codeApplied: string
}

/** Storage may be forbidden: then a second tab does not know of the first. */
function attempt(): string {
  try {
    return currentAttempt(localStorage)
  } catch {
    return crypto.randomUUID()
  }
}

/** Current fields of the form; `readCheckout` cleans them, here and in the function. A VAT number typed before the country was changed back is not sent, nor an empty name. */
const customerOf = (form: FormData): Customer =>
  Object.fromEntries(
    CHECKOUT_FIELDS.map(({name, kind, required}) => {
      const isHidden = kind === 'vatNumber' && !isAbroad(form.get('country'))
      const text = isHidden ? '' : String(form.get(name) ?? '').trim()
      return [name, required ? text : text || undefined]
    }),
  )

const customerKey = ({company, customerEmail}: Customer) => `${company}\n${customerEmail}`

type Scheme = keyof Discounts

/** Amounts that the function worked out: prices that changed since the page was made, and discounts of a code. */
function useAmounts() {
  const [changed, setChanged] = useState(NO_DISCOUNTS)
  const [discounts, setDiscounts] = useState(NO_DISCOUNTS)
  const note = (scheme: Scheme, period: Period, amounts: Discounted, isByCode: boolean) =>
    (isByCode ? setDiscounts : setChanged)((before) => ({...before, [scheme]: {...before[scheme], [period]: amounts}}))
  return {changed, discounts, note, forgetDiscounts: () => setDiscounts(NO_DISCOUNTS)}
}

/** Loads the checks of the form with the first field that is entered. */
function useChecksAhead() {
  useEffect(() => {
    const load = () => void loadChecks().catch(() => {})
    document.addEventListener('focusin', load, {once: true})
    return () => document.removeEventListener('focusin', load)
  }, [])
}

/** State of paying: busy, messages, invalid fields, and amounts other than those of the page. */
export function usePayment({planKey, language, texts}: {planKey: PlanKey; language: Language; texts: Texts}) {
  const {t} = useTranslation()
  const [busy, setBusy] = useState(false)
  const toasts = useToasts()
  const [wrong, setWrong] = useState<CheckoutProblem[]>([])
  /** The customer who was asked about a second subscription: pressing again confirms it. */
  const [warnedCustomer, setWarnedCustomer] = useState('')
  const {note, ...amounts} = useAmounts()
  useChecksAhead()

  function show(answer: Exclude<PaymentAnswer, {outcome: 'created'}>, period: Period, customer: Customer, code = '') {
    const isReversed = isAbroad(customer.country)
    if (answer.outcome === 'wrong') return setWrong(answer.wrong)
    if (answer.outcome === 'alreadyCustomer') {
      setWarnedCustomer(customerKey(customer))
      return toasts.show({tone: 'destructive', ...texts.alreadyCustomer})
    }
    if (answer.outcome === 'priceChanged') {
      const {discount, total} = answer.amounts
      const isByCode = Boolean(code && discount)
      note(isReversed ? 'reversed' : 'home', period, answer.amounts, isByCode)
      if (discount && isByCode) return toasts.show({tone: 'notice', title: texts.codeApplied, text: discount.text})
      const {title, text} = texts.priceChanged
      const said = fill(isReversed ? texts.priceChangedReversed : text, {total: formatEuros(total, language)})
      return toasts.show({tone: 'notice', title: answer.reason ?? title, text: said})
    }
    console.error('Payment creation failed:', answer.error)
    const {title, text} = texts[answer.reason]
    const {reference: id} = answer
    toasts.show({tone: 'destructive', title, text: id ? `${text} ${t('reference', {id})}` : text})
  }

  async function ask({period, total, reversed}: PeriodOffer, form: FormData, apply?: 'yes') {
    if (busy) return
    toasts.clear()
    const customer = customerOf(form)
    setBusy(true)
    const found = apply ? [] : problemsOf(customer)
    const wrong = Array.isArray(found) ? found : await found
    setWrong(wrong)
    if (wrong.length > 0) return setBusy(false)
    const code = String(form.get('code') ?? '').trim() || undefined
    const again = form.get('again') === 'yes' || warnedCustomer === customerKey(customer) ? 'yes' : undefined
    const shownTotal = isAbroad(customer.country) ? reversed.total : total
    const asked = {planType: planKey, billingPeriod: period, shownTotal, language, attempt: attempt()}
    const answer = await requestPayment({...asked, again, code, apply, ...customer})
    setBusy(false)
    if (answer.outcome === 'created') window.location.assign(answer.paymentUrl)
    else show(answer, period, customer, code)
  }

  return {
    busy,
    toasts,
    wrong,
    ...amounts,
    start: (offer: PeriodOffer, form: FormData) => ask(offer, form),
    applyCode: (offer: PeriodOffer, form: FormData) => ask(offer, form, 'yes'),
  }
}
