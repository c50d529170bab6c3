import {CogIcon} from '@sanity/icons/Cog'
import {defineField, defineType} from 'sanity'
import {count, line, lines, section, text, word} from '../fields.ts'

const https = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'url',
    description,
    validation: (rule) =>
      rule
        .required()
        .uri({scheme: ['https']})
        .error('Give an address that starts with https://'),
  })

const email = (name: string, title: string, description: string) =>
  defineField({name, title, type: 'string', description, validation: (rule) => rule.required().email()})

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  fields: [
    word('brandName', 'Brand name', 'Used everywhere as {brand}.'),
    line('tagline', 'Tagline', 'A few words below the logo in the footer.'),
    text('description', 'Description', 'One sentence on what the company does; for search engines.'),
    defineField({
      name: 'vatRate',
      title: 'VAT rate',
      type: 'number',
      description: 'In percent. Every price on the site and every payment is computed with it.',
      validation: (rule) => rule.required().min(0).max(100),
    }),
    count(
      'noticeDays',
      'Notice of a change, in days',
      'How long before it starts a change of prices or terms is announced. The terms promise it as {noticeDays}, and the Studio asks about a price that starts sooner.',
    ),
    section('company', 'Company', 'Whom customers do business with. Used in the footer, the terms and mails.', [
      word('legalName', 'Legal name', 'Used as {company}.'),
      word('street', 'Street and number', 'The first part of {address}.'),
      word('postalCode', 'Postal code', 'The second part of {address}.'),
      word('city', 'City', 'The last part of {address}.'),
      line('region', 'Region', 'Only search engines read it.'),
      line('country', 'Country', 'For the record; the site does not show it.'),
      word('countryCode', 'Country code', 'Two letters, such as NL, for search engines.'),
      word('kvk', 'Chamber of Commerce number', 'Used as {kvk}, and in the footer and the terms.'),
      word('vatNumber', 'VAT number', 'Used as {vatNumber}, and in the footer and the terms.'),
      line('sampleNotice', 'Sample notice', {
        optional: true,
        description: 'Shown in the footer while the company details are samples. Empty it once they are real.',
      }),
    ]),
    section('labels', 'Labels of the company details', 'The words before the details, in the footer and the terms.', [
      line('address', 'Address', 'Stands before the address in the terms.'),
      line('kvk', 'Chamber of Commerce number', 'Stands before that number.'),
      line('vatNumber', 'VAT number', 'Stands before the VAT number.'),
      line('email', 'E-mail', 'For the record; no page shows this label.'),
      line('phone', 'Phone', 'Stands before the phone number in the terms.'),
    ]),
    section('phone', 'Phone', 'The phone number of the company.', [
      word('display', 'As people read it', 'Used as {phone}; spaces make it easier to read.'),
      word('international', 'In international notation', 'Such as +31 20 000 00 00; this is what is dialled.'),
    ]),
    section('emails', 'E-mail addresses', 'Where mail to the company goes. Pages turn them into links.', [
      email('info', 'General', 'Used as {infoEmail}.'),
      email('support', 'Support', 'Used as {supportEmail}.'),
      email('privacy', 'Privacy', 'Used as {privacyEmail}.'),
    ]),
    section('links', 'External links', 'Pages on other sites, set once here and chosen by name in buttons and links.', [
      https('introCall', 'Booking an intro call', 'The scheduling page; opens in a new tab.'),
      https('reviews', 'Reviews', 'The page on the review site; opens in a new tab.'),
    ]),
    defineField({
      name: 'logo',
      title: 'Logo',
      type: 'object',
      description: 'Leave it empty for the windsock that comes with the site, with the brand name beside it.',
      options: {columns: 2},
      fields: [
        defineField({
          name: 'light',
          title: 'On light grounds',
          type: 'image',
          description: 'SVG, or twice as large as it is shown: 56 pixels high.',
        }),
        defineField({
          name: 'dark',
          title: 'On dark grounds',
          type: 'image',
          description: 'The same size, in colours for the dark theme and the footer.',
        }),
      ],
      validation: (rule) =>
        rule.custom((logo) => {
          const {light, dark} = (logo ?? {}) as {light?: {asset?: object}; dark?: {asset?: object}}
          return Boolean(light?.asset) === Boolean(dark?.asset) || 'Give a logo for both grounds, or for none'
        }),
    }),
    defineField({
      name: 'shareImage',
      title: 'Image when shared',
      type: 'picture',
      description: 'For pages that have none of their own. 1200 by 630 pixels is what most services show.',
    }),
    line('markDescription', 'Description of the logo', 'For the record: the site reads out the brand name instead.'),
    line('copyright', 'Copyright line', 'The last line of every public page. {company} is the legal name.'),
    line('paymentDescription', 'Description of a payment', {
      description: 'What the customer reads on the bank statement. {brand}, {plan} and {period} are filled in.',
      placeholders: ['plan', 'period'],
    }),
    lines(
      'paymentMethods',
      'Payment methods',
      'Listed on the checkout. A method that our payment provider calls the same gets its logo.',
    ),
    line('paymentMethodsNote', 'Note on paying', 'For the record; the checkout has a note of its own.'),
  ],
  preview: {select: {title: 'brandName', subtitle: 'company.legalName'}},
})
