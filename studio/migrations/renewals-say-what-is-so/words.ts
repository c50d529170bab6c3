import {line, text} from '../pages-and-menus/parts.ts'

/** New words, by the type of their document and where they stand in it, as they shipped. */
export const ADDED: Readonly<Record<string, Readonly<Record<string, ReturnType<typeof line>>>>> = {
  paymentPages: {
    'cancelSubscription.confirm.refunded': text(
      'Je laatste betaling is teruggestort. Zeg je nu op, dan stopt je abonnement {plan} op {endDate} en schrijven we niets meer af. Er geldt geen boete.',
      'Your last payment was refunded. If you cancel now, your {plan} subscription ends on {endDate} and you will not be charged again. There is no penalty.',
    ),
    'cancelSubscription.stopped.heading': line('Je abonnement is gestopt', 'Your subscription has ended'),
    'cancelSubscription.stopped.text': text(
      'Je opzegging is verwerkt. Het abonnement liep tot {endDate}, want de periode daarna is niet betaald. Je hoeft niets meer te betalen en we schrijven niets meer af.',
      'Your cancellation has been processed. The subscription ran until {endDate}, because the period after that was not paid. There is nothing left to pay, and you will not be charged again.',
    ),
    'cancelSubscription.undo.over': text(
      'Je opzegging kan niet meer worden teruggenomen. Er is niets veranderd.',
      'Your cancellation can no longer be taken back. Nothing has changed.',
    ),
  },
}

/** Whole texts that shipped and were not true for everybody who read them. */
export const REPLACED: readonly (readonly [from: string, to: string])[] = [
  [
    'Er staat nog een betaling open. Zeg je nu op, dan stopt je abonnement {plan} op {endDate} en schrijven we niets meer af. Er geldt geen boete.',
    'Er staat nog een betaling open. Je hebt betaald tot {endDate}. Zeg je nu op, dan stopt je abonnement {plan} meteen. Wat openstaat hoef je dan niet te betalen, en we schrijven niets meer af.',
  ],
  [
    'A payment is still outstanding. If you cancel now, your {plan} subscription ends on {endDate} and you will not be charged again. There is no penalty.',
    'A payment is still outstanding. You have paid until {endDate}. If you cancel now, your {plan} subscription ends at once. You then do not have to pay what is outstanding, and you will not be charged again.',
  ],
]
