import {line, longLine} from '../missingTexts.ts'

/** The forms as they shipped first, and where pages show them. */
export const FORMS = [
  {
    _id: 'form-contact',
    _type: 'form',
    name: line('Contact', 'Contact'),
    fields: [
      {_key: 'name', _type: 'formField', kind: 'text', label: line('Je naam', 'Your name'), required: true},
      {
        _key: 'mail',
        _type: 'formField',
        kind: 'mail',
        label: line('Je e-mailadres', 'Your e-mail address'),
        required: true,
        hint: longLine('Hier sturen we ons antwoord naartoe.', 'We send our answer here.'),
      },
      {
        _key: 'subject',
        _type: 'formField',
        kind: 'choice',
        label: line('Waar gaat het over?', 'What is it about?'),
        required: true,
        options: [
          {_key: 'plans', _type: 'localeString', nl: 'Een pakket of prijs', en: 'A plan or price'},
          {_key: 'customer', _type: 'localeString', nl: 'Mijn abonnement', en: 'My subscription'},
          {_key: 'other', _type: 'localeString', nl: 'Iets anders', en: 'Something else'},
        ],
      },
      {
        _key: 'message',
        _type: 'formField',
        kind: 'longText',
        label: line('Je bericht', 'Your message'),
        required: true,
      },
    ],
    privacy: longLine(
      'Met je bericht kunnen we je antwoorden. We bewaren het hoogstens {keptMessageDays} dagen en gebruiken het nergens anders voor.',
      'We use your message to answer you and for nothing else. We keep it for at most {keptMessageDays} days.',
    ),
    button: line('Verstuur je bericht', 'Send your message'),
    sentHeading: line('Je bericht is verstuurd', 'Your message has been sent'),
    sentText: longLine(
      'Je krijgt binnen 24 uur antwoord op het e-mailadres dat je hebt ingevuld.',
      'We will answer within 24 hours, at the e-mail address that you entered.',
    ),
  },
  {
    _id: 'form-callback',
    _type: 'form',
    name: line('Terugbelverzoek', 'Call-back request'),
    fields: [
      {_key: 'name', _type: 'formField', kind: 'text', label: line('Je naam', 'Your name'), required: true},
      {
        _key: 'phone',
        _type: 'formField',
        kind: 'phone',
        label: line('Je telefoonnummer', 'Your phone number'),
        required: true,
      },
      {
        _key: 'moment',
        _type: 'formField',
        kind: 'choice',
        label: line('Wanneer bellen we?', 'When shall we call?'),
        required: true,
        options: [
          {_key: 'any', _type: 'localeString', nl: 'Maakt niet uit', en: 'Any time'},
          {_key: 'morning', _type: 'localeString', nl: '’s Ochtends', en: 'In the morning'},
          {_key: 'afternoon', _type: 'localeString', nl: '’s Middags', en: 'In the afternoon'},
        ],
      },
      {
        _key: 'about',
        _type: 'formField',
        kind: 'longText',
        label: line('Waar gaat het over?', 'What is it about?'),
        required: false,
        hint: longLine('Dan kunnen we ons voorbereiden.', 'So that we can prepare.'),
      },
      {
        _key: 'consent',
        _type: 'formField',
        kind: 'consent',
        label: line('Toestemming', 'Consent'),
        required: true,
        consent: longLine('Jullie mogen mij bellen over dit verzoek.', 'You may call me about this request.'),
      },
    ],
    privacy: longLine(
      'We bewaren je verzoek hoogstens {keptMessageDays} dagen en bellen je alleen hierover.',
      'We keep your request for at most {keptMessageDays} days and only call you about this.',
    ),
    button: line('Vraag ons te bellen', 'Ask us to call'),
    sentHeading: line('We bellen je', 'We will call you'),
    sentText: longLine(
      'Je verzoek is verstuurd. We bellen je op de eerstvolgende werkdag.',
      'Your request has been sent. We will call you on the next working day.',
    ),
  },
]

export const PARTS = [
  {
    _key: 'contact-form',
    _type: 'formPart',
    title: line('Stuur ons een bericht', 'Send us a message'),
    form: {_type: 'reference', _ref: 'form-contact'},
  },
  {
    _key: 'contact-callback',
    _type: 'formPart',
    title: line('Laat je terugbellen', 'Get a call back'),
    intro: longLine('Liever praten dan typen? Zeg wanneer het uitkomt.', 'Prefer to talk? Tell us when it suits you.'),
    form: {_type: 'reference', _ref: 'form-callback'},
  },
]

/** The row of the privacy statement's table. */
export const ROW = {
  _key: 'privacy-what-forms',
  _type: 'tableRow',
  cells: [
    {
      _key: 'privacy-what-forms-0',
      _type: 'localeText',
      nl: 'Wat je met een formulier verstuurt',
      en: 'What you send with a form',
    },
    {
      _key: 'privacy-what-forms-1',
      _type: 'localeText',
      nl: 'Om je te antwoorden of terug te bellen',
      en: 'To answer you or call you back',
    },
    {
      _key: 'privacy-what-forms-2',
      _type: 'localeText',
      nl: 'Ons gerechtvaardigd belang, of je toestemming waar we die vragen',
      en: 'Our legitimate interest, or your consent where we ask for it',
    },
    {
      _key: 'privacy-what-forms-3',
      _type: 'localeText',
      nl: 'Hoogstens {keptMessageDays} dagen',
      en: 'At most {keptMessageDays} days',
    },
  ],
}
