import {addMissingTexts, line} from '../missingTexts.ts'

/** Texts in place of the shipped ones. */
const REWORDED = {
  'Dit is je pakket {plan} bij {brand}. Je hoeft niets te doen.':
    '{plan} loopt. Volgende betaling: {nextTotal} op {nextDate}.',
  'This is your {plan} plan with {brand}. There is nothing you need to do.':
    '{plan} is running. Next payment: {nextTotal} on {nextDate}.',
  'Hiermee maken we je facturen en doen we ons werk. Je kunt dit altijd aanvullen of veranderen.':
    'Dit staat op je facturen, en hiermee werken we. Je kunt dit altijd aanvullen of veranderen.',
  'We use these for your invoices and for our work. You can add to them or change them at any time.':
    'This is on your invoices, and we work with it. You can add to it or change it at any time.',
  'Hoe ons werk op je site komt': 'Hoe komen we op je site?',
  'How our work gets onto your site': 'How do we get onto your site?',
  'Met een regel code': 'Ik plak één regel code',
  'With a line of code': 'I paste one line of code',
  'Met een account voor ons': 'Ik maak een account voor jullie',
  'With an account for us': 'I make an account for you',
  'Samen met iemand van ons': 'Samen met iemand van jullie',
  'Together with one of us': 'Together with one of you',
  Stand: 'Status',
  'Het loopt nog tot {endDate}. Daarna schrijven we niets meer af. Hebben we je e-mailadres, dan krijg je een bevestiging.':
    'Het loopt nog tot {endDate}. Daarna schrijven we niets meer af.',
  'It runs until {endDate}. After that you will not be charged again. If we have your e-mail address, you will receive a confirmation.':
    'It runs until {endDate}. After that you will not be charged again.',
  'This does not mean that your payment failed. If it went through, you will receive an e-mail. Do not pay again. Does this go on? Then e-mail {supportEmail}.':
    'This does not mean that your payment failed. If it went through, you will receive an e-mail. Do not pay again. If this continues, e-mail {supportEmail}.',
  'This was asked a few times today. Try again tomorrow.':
    "You've asked for this several times today. Please try again tomorrow.",
}

export default addMissingTexts(
  'The customer portal has parts and one next step, and the page after paying a receipt',
  {
    paymentPages: {
      'cancelSubscription.nothing': line('Je hoeft niets te doen.', 'There is nothing you need to do.'),
      'cancelSubscription.mailed': line(
        'De bevestiging is onderweg naar {customerEmail}.',
        'The confirmation is on its way to {customerEmail}.',
      ),
      'cancelSubscription.parts': {
        label: line('Op deze pagina', 'On this page'),
        begin: line('Nu', 'Now'),
        subscription: line('Abonnement', 'Subscription'),
        invoices: line('Facturen', 'Invoices'),
        details: line('Gegevens', 'Details'),
        cancel: line('Opzeggen', 'Cancel'),
      },
      'success.receipt': {
        heading: line('Je bon', 'Your receipt'),
        paid: line('Betaald', 'Paid'),
        invoice: line('Factuur', 'Invoice'),
        byMail: line('Komt per e-mail', 'Comes by e-mail'),
        steps: line('Zo gaat het verder', 'What happens next'),
      },
      'success.ownPage': line(
        'Je eigen pagina vind je altijd bij Mijn abonnement, onderaan elke pagina.',
        'Your own page is always under My subscription, at the foot of every page.',
      ),
    },
  },
  REWORDED,
)
