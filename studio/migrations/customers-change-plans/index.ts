import {addMissingTexts, line, paragraph} from '../missingTexts.ts'

export default addMissingTexts('Customers change plan and period by themselves', {
  siteSettings: {
    'invoice.credit': line('Al betaald voor {plan}', 'Already paid for {plan}'),
  },
  paymentPages: {
    'cancelSubscription.planChange': {
      heading: line('Pakket of periode wijzigen', 'Change plan or period'),
      text: paragraph(
        'Kies een pakket en een periode. Je ziet eerst precies wat het kost; pas daarna beslis je.',
        'Choose a plan and a period. You first see exactly what it costs; only then do you decide.',
      ),
      present: line('Dit heb je nu', 'What you have now'),
      chosen: line('Overstappen naar {newPlan}, {newPeriod}', 'Change to {newPlan}, {newPeriod}'),
      now: paragraph(
        'Je overstap geldt zodra je betaling binnen is. Voor de dagen die over zijn betaal je alleen het verschil. Lukt de betaling niet, dan verandert er niets.',
        'Your change holds as soon as your payment has come in. For the days left you only pay the difference. If the payment does not work, nothing changes.',
      ),
      later: paragraph(
        'Vandaag betaal je niets. Tot {changeFrom} verandert er niets; wat je al hebt betaald, loopt gewoon door. Intrekken kan tot en met {withdrawUntil}.',
        'You pay nothing today. Until {changeFrom} nothing changes; what you have already paid simply runs on. You can withdraw it up to and including {withdrawUntil}.',
      ),
      discount: paragraph(
        'De korting op je huidige pakket vervalt zodra de overstap ingaat.',
        'The discount on your present plan ends when the change takes effect.',
      ),
      days: line('Dagen die over zijn', 'Days left'),
      price: line('{newPlan} voor die dagen, excl. btw', '{newPlan} for those days, excl. VAT'),
      credit: line('Al betaald voor {plan}, excl. btw', 'Already paid for {plan}, excl. VAT'),
      vat: line('Btw ({vatRate}%)', 'VAT ({vatRate}%)'),
      today: line('Vandaag te betalen, {inclVat}', 'To pay today, {inclVat}'),
      from: line('Vanaf {changeFrom}, {inclVat}', 'From {changeFrom}, {inclVat}'),
      invoice: line('Zo ziet je factuur eruit', 'What your invoice will look like'),
      pay: line('Betalen en overstappen', 'Pay and change'),
      confirm: line('Overstap vastleggen', 'Confirm the change'),
      back: line('Niet overstappen', 'Do not change'),
      planned: paragraph(
        'Vanaf {changeFrom} heb je {newPlan} ({newPeriod}) voor {newTotal} {inclVat}. Tot dan verandert er niets. Intrekken kan tot en met {withdrawUntil}.',
        'From {changeFrom} you have {newPlan} ({newPeriod}) for {newTotal} {inclVat}. Until then nothing changes. You can withdraw it up to and including {withdrawUntil}.',
      ),
      begun: paragraph(
        'Vanaf {changeFrom} heb je {newPlan} ({newPeriod}) voor {newTotal} {inclVat}. Dit staat vast; daarna kun je opnieuw overstappen.',
        'From {changeFrom} you have {newPlan} ({newPeriod}) for {newTotal} {inclVat}. This is final; after that you can change again.',
      ),
      withdraw: line('Overstap intrekken', 'Withdraw the change'),
      underway: paragraph(
        'Je betaling voor {newPlan} is onderweg. Zodra die binnen is, geldt je overstap.',
        'Your payment for {newPlan} is on its way. Your change holds as soon as it has come in.',
      ),
      agreed: line('Je overstap is vastgelegd.', 'Your change is confirmed.'),
      done: line('Je overstap is klaar: je hebt nu {plan}.', 'Your change is complete: you now have {plan}.'),
      withdrawn: line('Je overstap is ingetrokken. Er verandert niets.', 'Your change was withdrawn. Nothing changes.'),
      notPaid: paragraph(
        'De betaling is niet gelukt. Er is niets veranderd.',
        'The payment did not work. Nothing has changed.',
      ),
      differs: paragraph(
        'De prijs of de datum is net veranderd. Kijk nog een keer naar de som en beslis dan.',
        'The price or the date has just changed. Look at the sum once more and then decide.',
      ),
      tooLate: paragraph(
        'Vandaag of morgen schrijven we de volgende periode af. Daarna kun je overstappen.',
        'We collect the next period today or tomorrow. After that you can change.',
      ),
      collecting: paragraph(
        'Er is een betaling onderweg. Zodra die binnen is, kun je naar dit pakket overstappen.',
        'A payment is on its way. As soon as it has come in, you can change to this plan.',
      ),
      refused: paragraph(
        'Overstappen kan nu niet. Mail naar {supportEmail}, dan regelen we het.',
        'You cannot change just now. E-mail {supportEmail} and we will arrange it.',
      ),
      failed: paragraph(
        'Dit is nu niet gelukt. Er is niets veranderd. Probeer het opnieuw, of mail naar {supportEmail}.',
        'This did not work just now. Nothing has changed. Try again, or e-mail {supportEmail}.',
      ),
    },
    // Content that got the others before.
    'cancelSubscription.planChange.discount': paragraph(
      'De korting op je huidige pakket vervalt zodra de overstap ingaat.',
      'The discount on your present plan ends when the change takes effect.',
    ),
  },
})
