import {useState} from 'react'
import {type Breakdown, fill, formatEuros, type Language, type Period, type PlanKey} from '../../model.ts'
import {currentAttempt} from '../../session/attempt.ts'
import {keepTyped} from '../../session/typed.ts'
import {useToasts} from '../../ui/useToasts.ts'
import type {Offer} from './PeriodChoice.tsx'
import {requestPayment} from './requestPayment.ts'

type Texts = Record<
  'paymentFailed' | 'priceChanged' | 'tooManyAttempts' | 'invalidEmail' | 'offline',
  {title: string; text: string}
>

const optional = (value: FormDataEntryValue | null) =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined

/** Storage may be forbidden: then a second tab does not know of the first. */
function attempt(): string {
  try {
    return currentAttempt(localStorage)
  } catch {
    return crypto.randomUUID()
  }
}

/** For whoever comes back to try again; where storage is forbidden, they type it again. */
function keep(typed: Parameters<typeof keepTyped>[1]) {
  try {
    keepTyped(sessionStorage, typed)
  } catch {
    // Nothing is kept.
  }
}

/** The state of paying: busy, messages, and amounts that changed since the page was made. */
export function usePayment({planKey, language, texts}: {planKey: PlanKey; language: Language; texts: Texts}) {
  const [busy, setBusy] = useState(false)
  const toasts = useToasts()
  const [changedAmounts, setChangedAmounts] = useState<Partial<Record<Period, Breakdown>>>({})

  async function start(offer: Offer, form: FormData) {
    if (busy) return
    setBusy(true)
    toasts.clear()
    const customerName = optional(form.get('customerName'))
    const customerEmail = optional(form.get('customerEmail'))
    const answer = await requestPayment({
      planType: planKey,
      billingPeriod: offer.period,
      shownTotal: offer.total,
      language,
      attempt: attempt(),
      customerName,
      customerEmail,
    })
    setBusy(false)
    if (answer.outcome === 'created') {
      keep({...(customerName && {customerName}), ...(customerEmail && {customerEmail})})
      window.location.assign(answer.paymentUrl)
    } else if (answer.outcome === 'priceChanged') {
      setChangedAmounts((before) => ({...before, [offer.period]: answer.amounts}))
      const total = formatEuros(answer.amounts.total, language)
      toasts.show({tone: 'notice', title: texts.priceChanged.title, text: fill(texts.priceChanged.text, {total})})
    } else {
      console.error('Payment creation failed:', answer.error)
      toasts.show({tone: 'destructive', ...texts[answer.reason]})
    }
  }

  return {busy, toasts, changedAmounts, start}
}
