import {addMissingTexts, line, paragraph} from '../missingTexts.ts'

/** Texts in place of the shipped ones. */
const REWORDED = {
  'Betalen en overstappen': 'Betaal {paidToday} en stap over',
  'Pay and change': 'Pay {paidToday} and change',
  'Afschrijven en overstappen': 'Laat {debitTotal} afschrijven en stap over',
  'Collect and change': 'Collect {debitTotal} and change',
  'Of laat {debitTotal} {inclVat} afschrijven':
    'Of laat {debitTotal} {inclVat} afschrijven, voor de dagen vanaf {debitFrom}',
  'Or let us collect {debitTotal} {inclVat}': 'Or let us collect {debitTotal} {inclVat}, for the days from {debitFrom}',
  ' Opzeggen kan elke maand, zonder boete. Je abonnement stopt dan met ingang van de volgende betaalperiode. Opzeggen doe je op de pagina achter de knop hierboven, of per e-mail naar {supportEmail}.':
    ' Opzeggen kan elke maand, zonder boete. Je abonnement stopt dan met ingang van de volgende betaalperiode. Opzeggen doe je op de pagina achter de knop hierboven, of per e-mail naar {supportEmail}. Op die pagina kun je ook overstappen naar een ander pakket of een andere periode.',
  ' You can cancel every month, without penalty. Your subscription then ends with effect from the next billing period. You cancel on the page behind the button above, or by e-mail to {supportEmail}.':
    ' You can cancel every month, without penalty. Your subscription then ends with effect from the next billing period. You cancel on the page behind the button above, or by e-mail to {supportEmail}. On that page you can also change to another plan or period.',
  ' Je hebt {months} maanden vooruitbetaald. Die periode kun je niet eerder beëindigen en betalen we niet terug. Zeg je vóór {nextRenewalDate} op, dan wordt je abonnement niet verlengd. Opzeggen doe je op de pagina achter de knop hierboven, of per e-mail naar {supportEmail}.':
    ' Je hebt {months} maanden vooruitbetaald. Die periode kun je niet eerder beëindigen en betalen we niet terug. Zeg je vóór {nextRenewalDate} op, dan wordt je abonnement niet verlengd. Opzeggen doe je op de pagina achter de knop hierboven, of per e-mail naar {supportEmail}. Op die pagina kun je ook overstappen naar een ander pakket of een andere periode.',
  ' You have prepaid {months} months. That period cannot be ended early and is not refunded. Cancel before {nextRenewalDate} and your subscription is not renewed. You cancel on the page behind the button above, or by e-mail to {supportEmail}.':
    ' You have prepaid {months} months. That period cannot be ended early and is not refunded. Cancel before {nextRenewalDate} and your subscription is not renewed. You cancel on the page behind the button above, or by e-mail to {supportEmail}. On that page you can also change to another plan or period.',
}

export default addMissingTexts(
  'Changes of plan say what follows, and the confirmation that they exist',
  {
    mailMessage: {},
    paymentPages: {
      'cancelSubscription.planChange.firstDays': paragraph(
        'De dagen tot {changeFrom} betaal je voor {newPlan}, {period}: zo staat het op je betaling en op je factuur. {newPlan}, {newPeriod}, begint op {changeFrom}.',
        'You pay for {newPlan}, {period}, for the days until {changeFrom}: so it is on your payment and your invoice. {newPlan}, {newPeriod}, begins on {changeFrom}.',
      ),
      'cancelSubscription.planChange.recurs': paragraph(
        'Op {changeFrom} schrijven we {newTotal} {inclVat} vanzelf af, op {changeNext} weer, en zo verder tot je opzegt.',
        'On {changeFrom} we collect {newTotal} {inclVat} by itself, on {changeNext} again, and so on until you cancel.',
      ),
      'cancelSubscription.planChange.keeps': paragraph(
        'Trek je dit in, dan houd je {plan}, {period}. Wat je al hebt betaald, blijft zoals het is.',
        'If you withdraw this, you keep {plan}, {period}. What you have already paid stays as it is.',
      ),
    },
    checkoutPage: {
      'customer.referenceHelp': line(
        'Bijvoorbeeld je inkoopnummer. Het komt op je facturen.',
        'Your purchase order number, for example. It is printed on your invoices.',
      ),
    },
  },
  REWORDED,
)
