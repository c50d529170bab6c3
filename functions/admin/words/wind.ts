import {byLanguage} from '../../../domain/texts/byLanguage.ts'

/** The words of the page of websites that nobody may measure. */
export const WIND_WORDS = byLanguage({
  wind: {
    title: ['Metingen', 'Measurements'],
    intro: [
      'Bezoekers meten hier hun website. Vraagt een eigenaar om dat niet te doen, sluit de website dan uit: ook alles onder haar naam wordt niet meer gemeten.',
      'Visitors measure their website here. If an owner asks you not to, exclude the website: nothing below its name is measured any more either.',
    ],
    label: ['Adres van de website', 'Address of the website'],
    wrong: [
      'Dit is geen adres van een website. Schrijf het zoals bakkerij.nl.',
      'This is no address of a website. Write it like bakery.com.',
    ],
    exclude: ['Uitsluiten', 'Exclude'],
    none: ['Er is nog geen website uitgesloten.', 'No website is excluded yet.'],
    by: ['{moment} door {name}', '{moment} by {name}'],
    include: ['Weer toestaan', 'Allow again'],
    includeOf: ['{host} weer toestaan', 'Allow {host} again'],
    excluded: ['De website wordt niet meer gemeten.', 'The website is not measured any more.'],
    included: ['De website mag weer worden gemeten.', 'The website may be measured again.'],
  },
})
