import {addMissingTexts, line, paragraph} from '../missingTexts.ts'

/** Texts in place of the shipped ones. */
const REWORDED = {
  'Kies je periode, controleer het bedrag en betaal.': 'Nog twee minuten.',
  'Choose your period, check the amount and pay.': 'Two more minutes.',
  'Je kunt dit vrij wijzigen tot je betaalt.': 'Wijzigen kan tot je betaalt.',
  'You can change this freely until you pay.': 'You can change this until you pay.',
  'Dit is voor bedrijven. Koop je als consument, of buiten Nederland zonder btw-nummer? Dan kun je hier niet bestellen.':
    'Voor bedrijven. Buiten Nederland vragen we je btw-nummer.',
  'This is for businesses. If you buy as a consumer, or outside the Netherlands without a VAT number, you cannot order here.':
    'For businesses. Outside the Netherlands we need your VAT number.',
  'De website waar wij voor aan het werk gaan.': 'De site die we verbeteren.',
  'The website that we will work on.': 'The site that we improve.',
  'Dit adres komt op je factuur.': 'Komt op je factuur.',
  'This address goes on your invoice.': 'Printed on your invoice.',
  'Hier sturen we de bevestiging naartoe.': 'Hier komt je bevestiging.',
  'We send the confirmation here.': 'Your confirmation goes here.',
  'Je gaat naar de beveiligde pagina van onze betaaldienst en kiest daar hoe je betaalt.': 'Je betaalt bij Mollie.',
  'You choose how to pay on the secure page of our payment provider.': 'You pay at Mollie.',
  'Vanaf {date} schrijven we af, tot je opzegt met de link in je bevestiging of per e-mail.':
    'Voor het eerst op {date}.',
  'We collect from {date}, until you cancel with the link in your confirmation or by e-mail.': 'First on {date}.',
  'Loopt per maand door tot je opzegt. Opzeggen kan elke maand, zonder boete.':
    'Loopt per maand door tot je opzegt. Opzeggen kan elke maand, zonder boete: via Mijn abonnement onderaan elke pagina, of per e-mail.',
  'Continues month by month until you cancel. You can cancel any month, without penalty.':
    'Continues month by month until you cancel. You can cancel any month, without penalty: by My subscription at the foot of every page, or by e-mail.',
  'Na {months} maanden gaat een nieuwe periode van {months} maanden in, tenzij je eerder opzegt. Een betaalde periode kun je niet tussentijds beëindigen en betalen we niet terug.':
    'Na {months} maanden gaat een nieuwe periode van {months} maanden in, tenzij je eerder opzegt. Een betaalde periode kun je niet tussentijds beëindigen en betalen we niet terug. Opzeggen doe je via Mijn abonnement onderaan elke pagina, of per e-mail.',
  'After {months} months a new period of {months} months starts, unless you cancel before then. A paid period cannot be ended early and is not refunded.':
    'After {months} months a new period of {months} months starts, unless you cancel before then. A paid period cannot be ended early and is not refunded. You cancel by My subscription at the foot of every page, or by e-mail.',
}

/** The link's words as the sentence about the terms had them. */
const termsLabel = ({terms}: Readonly<Record<string, unknown>>) =>
  Object(terms).linkLabel ?? line('algemene voorwaarden', 'terms and conditions')

export default addMissingTexts(
  'The checkout says what follows in one sentence, and what is agreed to in another',
  {
    checkoutPage: {
      'renewal.eachMonth': paragraph(
        'Daarna elke maand {total}, voor het eerst op {date}.',
        'After that {total} a month, first on {date}.',
      ),
      'renewal.eachMonths': paragraph(
        'Daarna elke {months} maanden {total}, voor het eerst op {date}.',
        'After that {total} every {months} months, first on {date}.',
      ),
      agree: (fields) => ({
        before: line('Door te betalen geef je een', 'By paying you'),
        mandate: line('machtiging voor automatische incasso', 'authorise direct debits'),
        between: line('en ga je akkoord met de', 'and agree to the'),
        terms: termsLabel(fields),
        after: line('.', '.'),
      }),
      next: {
        heading: line('Zo gaat het verder', 'What happens next'),
        pay: {
          _type: 'titledText',
          title: line('Betaal', 'Pay'),
          text: paragraph(
            'De bevestiging komt meteen per e-mail.',
            'The confirmation reaches you by e-mail straight away.',
          ),
        },
        tell: {
          _type: 'titledText',
          title: line('Vertel', 'Tell us'),
          text: paragraph(
            'Een kwartier, over je bedrijf en je site.',
            'A quarter of an hour, about your company and your site.',
          ),
        },
        live: {
          _type: 'titledText',
          title: line('24 uur', '24 hours'),
          text: paragraph(
            'Binnen 24 uur nadat je alles hebt ingevuld, staat onze laag op je site.',
            'Within 24 hours after you have filled in everything, our layer is on your site.',
          ),
        },
      },
      debit: {
        heading: line('Automatische incasso', 'Direct debit'),
        terms: line('Lees de algemene voorwaarden', 'Read the terms and conditions'),
      },
    },
  },
  REWORDED,
  ['terms', 'renewal.inShort', 'renewal.inShortReversed'],
)
