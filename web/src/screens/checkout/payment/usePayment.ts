import {useState} from 'react'
import type {PlanKey} from '../../../../../domain/catalogue/plans.ts'
import {HOME_COUNTRY} from '../../../../../domain/customers/countries.ts'
import {CHECKOUT_PROBLEMS, type CheckoutProblem, fieldOf} from '../../../../../domain/customers/customerDetails.ts'
import {cleanLine} from '../../../../../domain/customers/typedText.ts'
import {formatEuros} from '../../../../../domain/money/money.ts'
import type {Breakdown, Period} from '../../../../../domain/money/pricing.ts'
import type {Language} from '../../../../../domain/texts/languages.ts'
import {fill} from '../../../../../domain/texts/placeholders.ts'
import {currentAttempt} from '../../../session/attempt.ts'
import {useToasts} from '../../../ui/toasts/useToasts.ts'
import type {PeriodOffer} from '../PeriodChoice.tsx'
import {type Customer, requestPayment} from './requestPayment.ts'

type Texts = Record<
  'paymentFailed' | 'priceChanged' | 'alreadyCustomer' | 'tooManyAttempts' | 'offline',
  {title: string; text: string}
> & {
  priceChangedReversed: string
}

/** Storage may be forbidden: then a second tab does not know of the first. */
function attempt(): string {
  try {
    return currentAttempt(localStorage)
  } catch {
    return crypto.randomUUID()
  }
}

export const isAbroad = (form: FormData) => (form.get('country') ?? HOME_COUNTRY) !== HOME_COUNTRY

/** Current fields of the form. A VAT number typed before the country was changed back is not sent. */
function customerOf(form: FormData): Customer {
  const text = (name: string) => cleanLine(String(form.get(name) ?? ''))
  return {
    company: text('company'),
    website: text('website'),
    country: text('country'),
    vatNumber: isAbroad(form) ? text('vatNumber') : '',
    customerEmail: text('customerEmail'),
    customerName: text('customerName') || undefined,
  }
}

/** Missing fields are known at once; the function validates the rest. */
const missingFields = (customer: Customer, form: FormData): CheckoutProblem[] =>
  CHECKOUT_PROBLEMS.filter(
    (problem) =>
      fieldOf(problem) === problem &&
      problem !== 'country' &&
      (problem !== 'vatNumber' || isAbroad(form)) &&
      !customer[problem],
  )

const customerKey = ({company, customerEmail}: Customer) => `${company}\n${customerEmail}`

type Changed = Partial<Record<Period, Breakdown>>

/** State of paying: busy, messages, invalid fields, and amounts that changed since the page was made. */
export function usePayment({planKey, language, texts}: {planKey: PlanKey; language: Language; texts: Texts}) {
  const [busy, setBusy] = useState(false)
  const toasts = useToasts()
  const [wrong, setWrong] = useState<CheckoutProblem[]>([])
  /** The customer who was asked about a second subscription: pressing again confirms it. */
  const [warnedCustomer, setWarnedCustomer] = useState('')
  const [changed, setChanged] = useState<{home: Changed; reversed: Changed}>({home: {}, reversed: {}})

  async function start(offer: PeriodOffer, form: FormData) {
    if (busy) return
    toasts.clear()
    const isReversed = isAbroad(form)
    const customer = customerOf(form)
    const missing = missingFields(customer, form)
    setWrong(missing)
    if (missing.length > 0) return
    setBusy(true)
    const answer = await requestPayment({
      planType: planKey,
      billingPeriod: offer.period,
      shownTotal: isReversed ? offer.reversed.total : offer.total,
      language,
      attempt: attempt(),
      again: form.get('again') === 'yes' || warnedCustomer === customerKey(customer) ? 'yes' : undefined,
      ...customer,
    })
    setBusy(false)
    if (answer.outcome === 'created') {
      window.location.assign(answer.paymentUrl)
    } else if (answer.outcome === 'wrong') {
      setWrong(answer.wrong)
    } else if (answer.outcome === 'alreadyCustomer') {
      setWarnedCustomer(customerKey(customer))
      toasts.show({tone: 'destructive', ...texts.alreadyCustomer})
    } else if (answer.outcome === 'priceChanged') {
      const scheme = isReversed ? 'reversed' : 'home'
      setChanged((before) => ({...before, [scheme]: {...before[scheme], [offer.period]: answer.amounts}}))
      const {title, text} = texts.priceChanged
      const total = formatEuros(answer.amounts.total, language)
      toasts.show({tone: 'notice', title, text: fill(isReversed ? texts.priceChangedReversed : text, {total})})
    } else {
      console.error('Payment creation failed:', answer.error)
      toasts.show({tone: 'destructive', ...texts[answer.reason]})
    }
  }

  return {busy, toasts, wrong, changed, start}
}
