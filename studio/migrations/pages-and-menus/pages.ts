import {action, line, same, slug, table, text, textPart} from './parts.ts'

/** The pages that this version brings, in the words of the day: editors change them from here on. */
export const PAGES = [
  {
    _id: 'content-privacy',
    _type: 'contentPage',
    title: line('Privacy', 'Privacy'),
    address: {nl: slug('privacy'), en: slug('privacy')},
    intro: text(
      'Welke gegevens we van je bewaren, waarvoor, hoe lang, en wat jij daarover te zeggen hebt.',
      'Which data of yours we keep, what for, how long, and what you have to say about it.',
    ),
    parts: [
      textPart(
        'privacy-who',
        {nl: 'Wie verantwoordelijk is', en: 'Who is responsible'},
        {
          nl: [
            '{company} verwerkt persoonsgegevens volgens de Algemene verordening gegevensbescherming (AVG). Vragen daarover? Mail naar {privacyEmail}.',
          ],
          en: [
            '{company} processes personal data in accordance with the General Data Protection Regulation (GDPR). Questions about it? E-mail {privacyEmail}.',
          ],
        },
      ),
      table(
        'privacy-what',
        {nl: 'Wat we bewaren, en waarvoor', en: 'What we keep, and what for'},
        [
          {nl: 'Gegevens', en: 'Data'},
          {nl: 'Waarvoor', en: 'What for'},
          {nl: 'Hoe lang', en: 'How long'},
        ],
        [
          [
            {nl: 'Je naam en e-mailadres', en: 'Your name and e-mail address'},
            {
              nl: 'Om je bestelling uit te voeren en je te bereiken',
              en: 'To carry out your order and to reach you',
            },
            {nl: 'Zolang je klant bent', en: 'As long as you are a customer'},
          ],
          [
            {nl: 'Je bestelling en betaling', en: 'Your order and payment'},
            {
              nl: 'Om je abonnement te laten lopen, en voor onze administratie',
              en: 'To keep your subscription running, and for our accounts',
            },
            {nl: 'Zolang de wet dat voorschrijft', en: 'As long as the law prescribes'},
          ],
          [
            {nl: 'Gegevens over je website', en: 'Data about your website'},
            {nl: 'Om die te optimaliseren', en: 'To optimise it'},
            {nl: 'Zolang je abonnement loopt', en: 'As long as your subscription runs'},
          ],
        ],
      ),
      textPart(
        'privacy-payment',
        {nl: 'Betalen', en: 'Paying'},
        {
          nl: [
            'De betaling verloopt via onze betaaldienst. Je bank- of kaartgegevens voer je daar in. Wij slaan ze niet op.',
          ],
          en: [
            'Payment runs through our payment provider. You enter your bank or card details there. We do not store them.',
          ],
        },
      ),
      textPart(
        'privacy-site',
        {nl: 'Deze website', en: 'This website'},
        {
          nl: [
            'De site plaatst geen cookies en volgt je niet. Je keuze voor licht of donker bewaart je browser zelf.',
            'We verkopen je gegevens niet.',
          ],
          en: [
            'The site places no cookies and does not follow you. Your choice of light or dark is kept by your own browser.',
            'We do not sell your data.',
          ],
        },
      ),
      textPart(
        'privacy-rights',
        {nl: 'Jouw rechten', en: 'Your rights'},
        {
          nl: [
            'Je mag je gegevens:',
            '- inzien en verbeteren;',
            '- laten verwijderen;',
            '- meenemen naar een ander.',
            'Je mag ook bezwaar maken tegen het gebruik ervan. Mail daarvoor naar {privacyEmail}. Heb je een klacht, dan kun je ook terecht bij de Autoriteit Persoonsgegevens.',
          ],
          en: [
            'You may:',
            '- access and correct your data;',
            '- have it erased;',
            '- take it to somebody else.',
            'You may also object to its use. To do so, e-mail {privacyEmail}. If you have a complaint, you can also turn to the Dutch Data Protection Authority.',
          ],
        },
      ),
    ],
    seo: {
      title: line('Privacy | {brand}', 'Privacy | {brand}'),
      description: text(
        'Welke persoonsgegevens {brand} bewaart, waarvoor en hoe lang, hoe betalen verloopt, en welke rechten je hebt.',
        'Which personal data {brand} keeps, what for and how long, how paying works, and which rights you have.',
      ),
      noIndex: false,
    },
  },
  {
    _id: 'content-contact',
    _type: 'contentPage',
    title: line('Contact', 'Contact'),
    address: {nl: slug('contact'), en: slug('contact')},
    intro: text(
      'Stel je vraag. Op een e-mail krijg je binnen 24 uur antwoord, in het Nederlands of in het Engels.',
      'Ask your question. You get an answer to an e-mail within 24 hours, in Dutch or in English.',
    ),
    parts: [
      textPart(
        'contact-reach',
        {nl: 'Mailen of bellen', en: 'E-mail or call'},
        {
          nl: ['Mail naar {infoEmail} of bel {phone}. Ben je al klant, mail dan naar {supportEmail}.'],
          en: ['E-mail {infoEmail} or call {phone}. If you are a customer already, e-mail {supportEmail}.'],
        },
      ),
      textPart(
        'contact-visit',
        {nl: 'Adres', en: 'Address'},
        {
          nl: ['{company}, {address}'],
          en: ['{company}, {address}'],
        },
      ),
      {
        _key: 'contact-call',
        _type: 'closingPart',
        title: line('Liever even praten?', 'Rather have a talk?'),
        text: text(
          'Een kennismaking is gratis en verplicht je tot niets.',
          'An intro call is free and commits you to nothing.',
        ),
        actions: [
          action('contact-intro', {nl: 'Plan een kennismaking', en: 'Book an intro call'}, 'introCall'),
          action('contact-mail', {nl: 'Stuur een mail', en: 'Send an e-mail'}, 'infoEmail'),
        ],
      },
    ],
    seo: {
      title: line('Contact | {brand}', 'Contact | {brand}'),
      description: text(
        'Mail of bel {brand}, of plan een gratis kennismaking. Op een e-mail krijg je binnen 24 uur antwoord.',
        'E-mail or call {brand}, or book a free intro call. You get an answer to an e-mail within 24 hours.',
      ),
      noIndex: false,
    },
  },
  {
    _id: 'content-imprint',
    _type: 'contentPage',
    title: line('Colofon', 'Imprint'),
    address: {nl: slug('colofon'), en: slug('imprint')},
    intro: text('Wie er achter deze website staat.', 'Who is behind this website.'),
    parts: [
      table(
        'imprint-company',
        {nl: 'Bedrijfsgegevens', en: 'Company details'},
        [
          {nl: 'Gegeven', en: 'Detail'},
          {nl: 'Waarde', en: 'Value'},
        ],
        [
          [{nl: 'Naam', en: 'Name'}, same('{company}')],
          [{nl: 'Adres', en: 'Address'}, same('{address}')],
          [{nl: 'KvK-nummer', en: 'Chamber of Commerce number'}, same('{kvk}')],
          [{nl: 'Btw-nummer', en: 'VAT number'}, same('{vatNumber}')],
          [{nl: 'E-mail', en: 'E-mail'}, same('{infoEmail}')],
          [{nl: 'Telefoon', en: 'Phone'}, same('{phone}')],
        ],
      ),
      textPart(
        'imprint-terms',
        {nl: 'Voorwaarden', en: 'Terms'},
        {
          nl: [
            'Op onze diensten zijn de [algemene voorwaarden](/algemene-voorwaarden) van toepassing. Wat we met gegevens doen, staat bij [privacy](page:content-privacy).',
          ],
          en: [
            'Our [terms and conditions](/algemene-voorwaarden) apply to our services. What we do with data is told under [privacy](page:content-privacy).',
          ],
        },
      ),
    ],
    seo: {
      title: line('Colofon | {brand}', 'Imprint | {brand}'),
      description: text(
        'Wie er achter {brand} staat: naam, adres, KvK- en btw-nummer van het bedrijf, en hoe je het bereikt.',
        'Who is behind {brand}: name, address, registration and VAT number of the company, and how to reach it.',
      ),
      noIndex: false,
    },
  },
]
