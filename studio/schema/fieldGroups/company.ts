import {defineField} from 'sanity'
import {line, section, titled, type Words, word} from '../fields.ts'
import {plainAddress} from '../rules/rules.ts'

const email = (name: string, title: Words, {help}: {help: Words}) =>
  defineField({
    name,
    ...titled(title, help),
    type: 'string',
    validation: (rule) => rule.required().custom(plainAddress),
  })

/** Details of the company. */
export const company = section('company', ['Bedrijf', 'Company'], {
  help: [
    'Met wie klanten zaken doen. Staat in de voet, de voorwaarden en mails.',
    'Used in the footer, the terms and e-mails.',
  ],
  fields: [
    word('legalName', ['Officiële naam', 'Legal name'], {
      help: ['Te gebruiken als {company}.', 'Available as {company}.'],
    }),
    word('street', ['Straat en nummer', 'Street and number'], {
      help: ['Het eerste deel van {address}.', 'The first part of {address}.'],
    }),
    word('postalCode', ['Postcode', 'Postal code'], {
      help: ['Het tweede deel van {address}.', 'The second part of {address}.'],
    }),
    word('city', ['Plaats', 'City'], {help: ['Het laatste deel van {address}.', 'The last part of {address}.']}),
    line('region', ['Provincie', 'Region'], {
      help: ['Alleen zoekmachines lezen het.', 'For search engines only.'],
    }),
    line('country', ['Land', 'Country'], {
      help: ['Voor de volledigheid; de site toont het niet.', 'Not shown on the site.'],
    }),
    word('countryCode', ['Landcode', 'Country code'], {
      help: ['Twee letters, zoals NL, voor zoekmachines.', 'Two letters, such as NL, for search engines.'],
    }),
    word('kvk', ['KvK-nummer', 'Chamber of Commerce number'], {
      help: [
        'Te gebruiken als {kvk}, en in de voet en de voorwaarden.',
        'Available as {kvk}; shown in the footer and the terms.',
      ],
    }),
    word('vatNumber', ['Btw-nummer', 'VAT number'], {
      help: [
        'Te gebruiken als {vatNumber}, en in de voet en de voorwaarden.',
        'Available as {vatNumber}; shown in the footer and the terms.',
      ],
    }),
    line('sampleNotice', ['Melding van voorbeeldgegevens', 'Sample notice'], {
      optional: true,
      help: [
        'Staat in de voet zolang de bedrijfsgegevens voorbeelden zijn. Maak leeg zodra ze echt zijn.',
        'Shown in the footer while the company details are samples. Clear it once they are real.',
      ],
    }),
  ],
})

/** Labels before the details of the company. */
export const companyLabels = section('labels', ['Labels van de bedrijfsgegevens', 'Labels of the company details'], {
  fields: [
    line('address', ['Adres', 'Address']),
    line('kvk', ['KvK-nummer', 'Chamber of Commerce number']),
    line('vatNumber', ['Btw-nummer', 'VAT number']),
    line('reverseCharge', ['Btw verlegd', 'Reverse charge'], {
      help: [
        'Staat in mails en bij het afrekenen op de plaats van de btw, als een bedrijf in een ander EU-land die zelf aangeeft.',
        'Shown in e-mails and at the checkout instead of the VAT, when a business in another EU country accounts for it itself.',
      ],
    }),
    line('email', 'E-mail', {
      help: ['Voor de volledigheid; geen pagina toont dit label.', 'No page shows this label.'],
    }),
    line('phone', ['Telefoon', 'Phone']),
  ],
})

/** Phone number of the company. */
export const phone = section('phone', ['Telefoon', 'Phone'], {
  fields: [
    word('display', ['Zoals mensen het lezen', 'As people read it'], {
      help: [
        'Te gebruiken als {phone}; spaties maken het leesbaarder.',
        'Available as {phone}; spaces make it easier to read.',
      ],
    }),
    word('international', ['In internationale schrijfwijze', 'In international notation'], {
      help: ['Zoals +31 20 000 00 00; dit wordt gebeld.', 'Such as +31 20 000 00 00; phones dial this number.'],
    }),
  ],
})

/** E-mail addresses of the company. */
export const emails = section('emails', ['Mailadressen', 'E-mail addresses'], {
  help: ['Waar mail aan het bedrijf heen gaat. Pagina’s maken er links van.', 'Pages turn them into links.'],
  fields: [
    email('info', ['Algemeen', 'General'], {help: ['Te gebruiken als {infoEmail}.', 'Available as {infoEmail}.']}),
    email('support', ['Ondersteuning', 'Support'], {
      help: ['Te gebruiken als {supportEmail}.', 'Available as {supportEmail}.'],
    }),
    email('privacy', 'Privacy', {help: ['Te gebruiken als {privacyEmail}.', 'Available as {privacyEmail}.']}),
  ],
})
