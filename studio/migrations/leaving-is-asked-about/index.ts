import {addMissingTexts, line} from '../missingTexts.ts'

export default addMissingTexts('Who cancels is asked why, and gets a number', {
  paymentPages: {
    'cancelSubscription.confirm.why': line(
      'Waarom stop je? Je hoeft niets in te vullen.',
      'Why are you leaving? You do not have to answer.',
    ),
    'cancelSubscription.confirm.reasons': [
      {_key: 'reason1', ...line('Te duur', 'Too expensive')},
      {_key: 'reason2', ...line('Ik zie te weinig resultaat', 'I see too little result')},
      {_key: 'reason3', ...line('Ik ga het zelf doen', 'I will do it myself')},
      {_key: 'reason4', ...line('Ik ga naar iemand anders', 'I am going to somebody else')},
      {_key: 'reason5', ...line('Mijn bedrijf of website stopt', 'My company or website is closing')},
    ],
    'cancelSubscription.confirm.noReason': line('Zeg ik liever niet', 'I would rather not say'),
    'cancelSubscription.confirm.more': line('Wil je er iets bij zeggen?', 'Anything to add?'),
    'cancelSubscription.confirm.pause': line('Liever even pauzeren?', 'Would you rather pause?'),
  },
  siteSettings: {'invoice.receipt': line('Opzegnummer', 'Cancellation number')},
})
