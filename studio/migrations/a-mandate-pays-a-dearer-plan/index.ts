import {addMissingTexts, line, paragraph} from '../missingTexts.ts'

export default addMissingTexts('A dearer plan may be paid by the mandate', {
  paymentPages: {
    'cancelSubscription.planChange.byMandate': line(
      'Of laat {debitTotal} {inclVat} afschrijven',
      'Or let us collect {debitTotal} {inclVat}',
    ),
    'cancelSubscription.planChange.debit': paragraph(
      'We schrijven het af van de rekening waarvan je nu ook betaalt. Dat duurt een paar bankdagen, dus je betaalt voor de dagen vanaf {debitFrom}. Je overstap geldt zodra het geld binnen is. Eerder binnen? Dan krijg je de dagen tot {debitFrom} erbij. Later? Dan krijg je het verschil terug. Lukt het niet, dan verandert er niets.',
      'We collect it from the account that you pay from now. That takes a few bank days, so you pay for the days from {debitFrom}. Your change holds as soon as the money has come in. Sooner? Then the days until {debitFrom} are free. Later? Then you get the difference back. If it does not work, nothing changes.',
    ),
    'cancelSubscription.planChange.card': paragraph(
      'We schrijven het meteen af van de kaart of rekening waarmee je nu ook betaalt. Je overstap geldt zodra het is betaald. Lukt het niet, dan verandert er niets.',
      'We collect it at once from the card or account that you pay with now. Your change holds as soon as it is paid. If it does not work, nothing changes.',
    ),
    'cancelSubscription.planChange.debitDue': line('Af te schrijven, {inclVat}', 'To collect, {inclVat}'),
    'cancelSubscription.planChange.collect': line('Afschrijven en overstappen', 'Collect and change'),
    'cancelSubscription.planChange.noMandate': paragraph(
      'Afschrijven kan nu niet. Betaal het dan zelf, met de knop hieronder.',
      'We cannot collect it just now. Please pay it yourself, with the button below.',
    ),
    'cancelSubscription.planChange.collected': paragraph(
      'We weten nog niet of het is gelukt. Kijk over een kwartier weer op deze pagina. Staat je overstap er dan niet, dan is er niets afgeschreven en niets veranderd.',
      'We do not know yet whether it worked. Look at this page again in a quarter of an hour. If your change is not there, nothing was collected and nothing has changed.',
    ),
  },
})
