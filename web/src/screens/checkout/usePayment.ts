import {useRef, useState} from 'react'
import {type Breakdown, fill, formatEuros, type Language, type Period, type PlanKey} from '../../model.ts'
import type {ToastMessage} from '../../ui/Toast.tsx'
import {createPayment} from './createPayment.ts'
import type {Offer} from './PeriodChoice.tsx'

type Texts = Record<'paymentFailed' | 'priceChanged', {title: string; text: string}>

const optional = (value: FormDataEntryValue | null) =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined

/** The state of paying: busy, messages, and amounts that changed since the page was made. */
export function usePayment({planKey, language, texts}: {planKey: PlanKey; language: Language; texts: Texts}) {
  const [busy, setBusy] = useState(false)
  const [messages, setMessages] = useState<ToastMessage[]>([])
  const [changedAmounts, setChangedAmounts] = useState<Partial<Record<Period, Breakdown>>>({})
  const attempt = useRef<string | null>(null)
  const count = useRef(0)

  const show = (tone: ToastMessage['tone'], {title, text}: {title: string; text: string}) =>
    setMessages([{id: ++count.current, tone, title, text}])

  async function start(offer: Offer, form: FormData) {
    if (busy) return
    setBusy(true)
    setMessages([])
    attempt.current ??= crypto.randomUUID()
    const answer = await createPayment({
      planType: planKey,
      billingPeriod: offer.period,
      shownTotal: offer.total,
      language,
      attempt: attempt.current,
      customerName: optional(form.get('customerName')),
      customerEmail: optional(form.get('customerEmail')),
    })
    setBusy(false)
    if (answer.outcome === 'created') {
      window.location.assign(answer.paymentUrl)
    } else if (answer.outcome === 'priceChanged') {
      setChangedAmounts((before) => ({...before, [offer.period]: answer.amounts}))
      const total = formatEuros(answer.amounts.total, language)
      show('notice', {title: texts.priceChanged.title, text: fill(texts.priceChanged.text, {total})})
    } else {
      console.error('Payment creation failed:', answer.error)
      show('destructive', texts.paymentFailed)
    }
  }

  return {
    busy,
    messages,
    changedAmounts,
    start,
    dismiss: (id: number) => setMessages((before) => before.filter((message) => message.id !== id)),
  }
}
