import {useState} from 'react'
import type {PlanKey} from '../../../../../domain/catalogue/plans.ts'
import {isAbroad} from '../../../../../domain/customers/countries.ts'
import {CHECKOUT_FIELDS, type CheckoutProblem} from '../../../../../domain/customers/customerDetails.ts'
import {readCheckout} from '../../../../../domain/customers/readDetails.ts'
import {cleanLine} from '../../../../../domain/customers/typedText.ts'
import {formatEuros} from '../../../../../domain/money/money.ts'
import type {Period} from '../../../../../domain/money/periods.ts'
import type {Breakdown} from '../../../../../domain/money/pricing.ts'
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

/** Current fields of the form. A VAT number typed before the country was changed back is not sent, nor an empty name. */
const customerOf = (form: FormData): Customer =>
  Object.fromEntries(
    CHECKOUT_FIELDS.map(({name, kind, required}) => {
      const isHidden = kind === 'vatNumber' && !isAbroad(form.get('country'))
      const text = isHidden ? '' : cleanLine(String(form.get(name) ?? ''))
      return [name, required ? text : text || undefined]
    }),
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
    const isReversed = isAbroad(form.get('country'))
    const customer = customerOf(form)
    const {wrong} = readCheckout(customer)
    setWrong(wrong)
    if (wrong.length > 0) return
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
