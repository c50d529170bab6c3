import {CogIcon} from '@sanity/icons/Cog'
import {defineField, defineType} from 'sanity'
import {countryName, OTHER_COUNTRIES} from '../../../domain/customers/countries.ts'
import {nlEn, STUDIO_LANGUAGE} from '../../language.ts'
import {company, companyLabels, emails, phone} from '../fieldGroups/company.ts'
import {countedSteps} from '../fieldGroups/countedSteps.ts'
import {invoiceWords} from '../fieldGroups/invoiceWords.ts'
import {count, DAY_OPTIONS, line, lines, section, text, titled, type Words, word} from '../fields.ts'
import {notTooLarge} from '../rules/imageRules.ts'
import {bothOrNone} from '../rules/rules.ts'

const ABROAD = OTHER_COUNTRIES.map((value) => ({value, title: countryName(value, STUDIO_LANGUAGE)})).sort((a, b) =>
  a.title.localeCompare(b.title, STUDIO_LANGUAGE),
)

const https = (name: string, title: Words, {help}: {help: Words}) =>
  defineField({
    name,
    ...titled(title, help),
    type: 'url',
    validation: (rule) =>
      rule
        .required()
        .uri({scheme: ['https']})
        .error(nlEn('Vul een adres in dat met https:// begint', 'Enter an address that starts with https://')),
  })

export const siteSettings = defineType({
  name: 'siteSettings',
  title: nlEn('Instellingen van de site', 'Site settings'),
  type: 'document',
  icon: CogIcon,
  fields: [
    word('brandName', ['Merknaam', 'Brand name'], {
      help: ['Overal te gebruiken als {brand}.', 'Available everywhere as {brand}.'],
    }),
    line('tagline', ['Slagzin', 'Tagline'], {
      help: ['Een paar woorden onder het logo in de voet.', 'A few words below the logo in the footer.'],
    }),
    text('description', ['Omschrijving', 'Description'], {
      help: [
        'Eén zin over wat het bedrijf doet; voor zoekmachines.',
        'One sentence about what the company does, for search engines.',
      ],
    }),
    defineField({
      name: 'vatRate',
      ...titled(
        ['Btw-tarief', 'VAT rate'],
        [
          'In procenten. Elke prijs op de site en elke betaling wordt ermee berekend.',
          'In percent. Used for every price on the site and every payment.',
        ],
      ),
      type: 'number',
      validation: (rule) => rule.required().min(0).max(100),
    }),
    defineField({
      name: 'vatChange',
      ...titled(
        ['Aangekondigd btw-tarief', 'Announced VAT rate'],
        [
          'Als de wet het tarief verandert. Vanaf die dag rekenen de site en nieuwe betalingen ermee. Lopende klanten krijgen er een mail over, zoals bij een nieuwe prijs: voor hen geldt het vanaf de eerste periode die dan begint, en nooit binnen 30 dagen na die mail. Leegmaken kan als de dag voorbij is en het tarief hierboven is aangepast. Wie alleen het tarief hierboven aanpast, verandert niets voor lopende klanten.',
          'For a change of the rate by law. From that day on, the site and new payments use it. Existing customers get an e-mail, as with a new price: for them it applies from the first period that begins on or after that day, and never within 30 days of the e-mail. Clear it once the day has passed and the rate above has been updated. Changing only the rate above does not affect existing customers.',
        ],
      ),
      type: 'object',
      fields: [
        defineField({
          name: 'rate',
          ...titled(['Nieuw tarief', 'New rate'], ['In procenten.', 'In percent.']),
          type: 'number',
          validation: (rule) => rule.min(0).max(100).custom(bothOrNone('validFrom')),
        }),
        defineField({
          name: 'validFrom',
          ...titled(
            ['Geldig vanaf', 'Valid from'],
            [
              'Het tarief gaat in aan het begin van deze dag in Amsterdam.',
              'The rate starts at midnight in Amsterdam.',
            ],
          ),
          type: 'date',
          options: DAY_OPTIONS,
          validation: (rule) => rule.custom(bothOrNone('rate')),
        }),
      ],
      options: {collapsible: true, collapsed: true},
      preview: {prepare: () => ({title: nlEn('Aangekondigd btw-tarief', 'Announced VAT rate')})},
    }),
    defineField({
      name: 'countries',
      ...titled(
        ['Verkoop buiten Nederland', 'Sales outside the Netherlands'],
        [
          'De landen van de EU waar je ook verkoopt, alleen aan bedrijven met een btw-nummer: zij betalen zonder btw (btw verlegd). Zonder landen vraagt het afrekenen niet naar een land.',
          'Other EU countries in which you sell, only to businesses with a VAT number: they pay without VAT (reverse charge). If there are none, the checkout does not ask for a country.',
        ],
      ),
      type: 'array',
      of: [{type: 'string'}],
      options: {list: ABROAD},
      validation: (rule) => rule.unique(),
    }),
    count('noticeDays', ['Aankondiging van een wijziging, in dagen', 'Notice of a change, in days'], {
      help: [
        'Hoe lang van tevoren een wijziging van prijzen of voorwaarden wordt aangekondigd. De voorwaarden beloven het als {noticeDays}, en de Studio vraagt na bij een prijs die eerder ingaat.',
        'How long before it starts a change of prices or terms is announced. The terms promise it as {noticeDays}, and the Studio asks for confirmation when a price starts sooner.',
      ],
    }),
    company,
    line('noQuestions', ['Zolang er geen vragen zijn', 'When there are no questions'], {
      help: [
        'Staat waar de vragen van een pagina komen, zolang er geen zijn.',
        'Shown in place of a page’s questions.',
      ],
    }),
    companyLabels,
    phone,
    emails,
    section('mail', ['In elke mail', 'In every e-mail'], {
      help: [
        'Wat onder elke mail aan klanten staat, bij de bedrijfsgegevens, en achter een totaal.',
        'Shown below every e-mail to customers, with the company details, and after a total.',
      ],
      fields: [
        line('questions', ['Vragen', 'Questions'], {
          help: [
            'Waar klanten met vragen terecht kunnen. Antwoorden op mails gaan naar het adres voor ondersteuning.',
            'Where customers can ask questions. Replies to e-mails go to the support address.',
          ],
        }),
        line('terms', ['Link naar de voorwaarden', 'Link to the terms']),
        line('inclVat', ['Totaal met btw', 'Total with VAT'], {
          help: [
            'Staat voor {inclVat} achter een totaal, in mails en op de klantpagina.',
            'The value of {inclVat} after a total, in e-mails and in the customer portal.',
          ],
        }),
        line('vatReversed', ['Totaal met verlegde btw', 'Total with reverse-charged VAT'], {
          help: [
            'Staat er in plaats daarvan, als een bedrijf in een ander EU-land de btw zelf aangeeft.',
            'Used instead when a business in another EU country accounts for the VAT itself.',
          ],
        }),
      ],
    }),
    invoiceWords,
    countedSteps,
    section('links', ['Links naar andere sites', 'External links'], {
      help: [
        'Pagina’s op andere sites, hier één keer ingevuld en in knoppen en links op naam gekozen.',
        'Pages on other sites, set once here and chosen by name in buttons and links.',
      ],
      fields: [
        https('introCall', ['Kennismaking boeken', 'Booking an intro call'], {
          help: [
            'De pagina om een afspraak te maken; opent in een nieuw tabblad.',
            'The scheduling page; opens in a new tab.',
          ],
        }),
        https('reviews', 'Reviews', {
          help: [
            'De pagina op de reviewsite; opent in een nieuw tabblad.',
            'The page on the review site; opens in a new tab.',
          ],
        }),
      ],
    }),
    defineField({
      name: 'logo',
      ...titled('Logo', [
        'Laat leeg voor de windzak die bij de site hoort, met de merknaam ernaast.',
        'Leave empty to use the site’s own windsock with the brand name beside it.',
      ]),
      type: 'object',
      options: {columns: 2},
      fields: [
        defineField({
          name: 'light',
          ...titled(
            ['Op lichte ondergrond', 'On light backgrounds'],
            [
              'SVG, of twee keer zo groot als het staat: 56 pixels hoog.',
              'SVG, or twice its displayed size: 56 pixels high.',
            ],
          ),
          type: 'image',
          validation: (rule) => rule.custom(notTooLarge),
        }),
        defineField({
          name: 'dark',
          ...titled(
            ['Op donkere ondergrond', 'On dark backgrounds'],
            [
              'Even groot, in kleuren voor het donkere thema en de voet.',
              'The same size, in colours for the dark theme and the footer.',
            ],
          ),
          type: 'image',
          validation: (rule) => rule.custom(notTooLarge),
        }),
      ],
      validation: (rule) =>
        rule.custom((logo) => {
          const {light, dark} = (logo ?? {}) as {light?: {asset?: object}; dark?: {asset?: object}}
          return (
            Boolean(light?.asset) === Boolean(dark?.asset) ||
            nlEn(
              'Kies een logo voor beide ondergronden, of voor geen van beide',
              'Add a logo for both backgrounds, or for neither',
            )
          )
        }),
    }),
    defineField({
      name: 'shareImage',
      ...titled(
        ['Afbeelding bij delen', 'Image when shared'],
        [
          'Voor pagina’s die er zelf geen hebben. 1200 bij 630 pixels is wat de meeste diensten tonen. Leeg betekent dat de site voor elke pagina een afbeelding met haar titel tekent.',
          'For pages without an image of their own; 1200 by 630 pixels fits most services. If empty, the site draws an image with the title for each page.',
        ],
      ),
      type: 'picture',
    }),
    line('markDescription', ['Omschrijving van het logo', 'Description of the logo'], {
      help: [
        'Voor de volledigheid: de site leest in plaats hiervan de merknaam voor.',
        'Not used: screen readers get the brand name instead.',
      ],
    }),
    line('copyright', ['Copyrightregel', 'Copyright line'], {
      help: [
        'De laatste regel van elke openbare pagina. {company} is de officiële naam.',
        'The last line of every public page. {company} is the legal name.',
      ],
    }),
    line('paymentDescription', ['Omschrijving van een betaling', 'Description of a payment'], {
      help: [
        'Wat de klant op het bankafschrift leest. {brand}, {plan} en {period} worden ingevuld.',
        'Shown on the bank statement. {brand}, {plan} and {period} are filled in.',
      ],
      placeholders: ['plan', 'period'],
    }),
    lines('paymentMethods', ['Betaalmethoden', 'Payment methods'], {
      help: [
        'Staan bij het afrekenen. Een methode die onze betaaldienst net zo noemt, krijgt haar logo.',
        'Listed at the checkout. A method with the same name as at our payment provider gets its logo.',
      ],
    }),
    defineField({
      name: 'directDebitLimit',
      ...titled(
        ['Hoogste incasso bij Mollie', 'Highest direct debit at Mollie'],
        [
          'In euro’s met btw. Leeg is dat € 1.000, tot Mollie op verzoek meer toestaat. De Studio vraagt na bij een prijs waarvan een verlenging meer kost.',
          'In euros with VAT. If empty it is €1,000, until Mollie allows more on request. The Studio asks for confirmation when a renewal costs more.',
        ],
      ),
      type: 'number',
      validation: (rule) =>
        rule
          .greaterThan(0)
          .precision(2)
          .error(
            nlEn(
              'Vul een bedrag boven nul in met hoogstens twee decimalen, zoals 2500',
              'Enter a positive amount with at most two decimals, such as 2500',
            ),
          ),
    }),
    line('paymentMethodsNote', ['Opmerking over betalen', 'Note on paying'], {
      help: [
        'Voor de volledigheid; het afrekenen heeft een eigen opmerking.',
        'Not shown: the checkout has a note of its own.',
      ],
    }),
  ],
  preview: {select: {title: 'brandName', subtitle: 'company.legalName'}},
})
