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
    'success.invoice': line('Vul je factuurgegevens in', 'Fill in your invoice details'),
    'cancelSubscription.confirm.chargedBack': text(
      'Je bank heeft je betaling teruggeboekt. Zeg je nu op, dan stopt je abonnement {plan} op {endDate} en schrijven we niets meer af. De factuur die daardoor openstaat, vervalt niet.',
      'Your bank has taken your payment back. If you cancel now, your {plan} subscription ends on {endDate} and you will not be charged again. The invoice that is open because of it does not lapse.',
    ),
    'cancelSubscription.chargedBack.heading': line(
      'Je bank heeft een betaling teruggeboekt',
      'Your bank has taken a payment back',
    ),
    'cancelSubscription.chargedBack.text': text(
      'Je bank heeft {total} {inclVat} voor je abonnement {plan} teruggeboekt. De factuur staat daardoor weer open. Betaal vóór {payUntil}, dan loopt alles gewoon door.',
      'Your bank has taken back {total} {inclVat} for your {plan} subscription. The invoice is therefore open again. Pay before {payUntil} and everything simply goes on.',
    ),
    'cancelSubscription.paused.heading': line('Je abonnement staat stil', 'Your subscription is on hold'),
    'cancelSubscription.paused.text': text(
      'We hebben {total} {inclVat} voor je abonnement {plan} niet ontvangen. Daarom schrijven we niets meer af en passen we niets meer aan. Betaal je nu, dan loopt alles weer door en is de volgende betaling op {nextDate}. Doe je niets, dan eindigt je abonnement op {payUntil}.',
      'We have not received {total} {inclVat} for your {plan} subscription. We therefore collect nothing more and change nothing more. If you pay now, everything goes on and the next payment is on {nextDate}. If you do nothing, your subscription ends on {payUntil}.',
    ),
    'cancelSubscription.refunded.heading': line(
      'Je laatste betaling is teruggestort',
      'Your last payment was refunded',
    ),
    'cancelSubscription.refunded.text': text(
      'Je abonnement {plan} loopt wel door: op {nextDate} is de volgende betaling. Wil je stoppen? Zeg dan hieronder op.',
      'Your {plan} subscription does go on: the next payment is on {nextDate}. Would you like to stop? Then cancel below.',
    ),
    'cancelSubscription.owing': text(
      'De betaling van {total} {inclVat} die je bank heeft teruggeboekt, staat nog open.',
      'The payment of {total} {inclVat} that your bank took back is still open.',
    ),
    'cancelSubscription.again': line('Begin opnieuw', 'Start again'),
    'cancelSubscription.payments.openAgain': line('Staat weer open', 'Open again'),
    'cancelSubscription.forInvoice.heading': line('Voor je factuur', 'For your invoice'),
    'cancelSubscription.forInvoice.text': text(
      'We missen nog het adres van je bedrijf. Zodra je het invult, maken we je factuur en sturen we hem per e-mail.',
      'We still need the address of your business. Once you fill it in, we make your invoice and send it by e-mail.',
    ),
    'cancelSubscription.forInvoice.button': line('Maak mijn factuur', 'Make my invoice'),
    'cancelSubscription.firstDay.late': text(
      'We hadden beloofd dat de eerste verbeteringen vóór {liveBy} live zouden zijn. Dat is niet gelukt. Onze excuses. Je krijgt een e-mail met een nieuwe dag.',
      'We promised that the first improvements would be live before {liveBy}. We did not manage that, and we are sorry. You will receive an e-mail with a new day.',
    ),
    'cancelSubscription.firstDay.newDay': text(
      'Het is later dan we hadden beloofd. Onze excuses. De eerste verbeteringen zijn nu uiterlijk op {newDay} live.',
      'It is later than we promised, and we are sorry. The first improvements will now be live on {newDay} at the latest.',
    ),
  },
  siteSettings: {
    'invoice.correction': line('Correctie', 'Correction'),
    'invoice.writtenOffOn': line('Afgeboekt op', 'Written off on'),
    'invoice.writtenOff': line('Dit bedrag hoef je niet meer te betalen.', 'You no longer have to pay this amount.'),
    'invoice.refundCancelled': line(
      'De terugbetaling ging niet door. De creditnota vervalt; er is niets te betalen.',
      'The refund did not go through. The credit note lapses; there is nothing to pay.',
    ),
    'invoice.missing': text(
      'Je factuur kunnen we nog niet maken, want we missen het adres van je bedrijf. Vul het in met de knop, dan sturen we de factuur meteen.',
      'We cannot make your invoice yet, because we do not have the address of your business. Fill it in with the button and we send the invoice at once.',
    ),
    'invoice.fillIn': line('Vul je factuurgegevens in', 'Fill in your invoice details'),
    'invoice.website': line('Website', 'Website'),
    'invoice.company': line('Bedrijf', 'Company'),
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
