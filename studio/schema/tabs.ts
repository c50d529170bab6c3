import {nlEn} from '../language.ts'

export type Tab = {name: string; title: string; fields: readonly string[]}

const GENERAL = nlEn('Algemeen', 'General')
const SEARCH = nlEn('Zoekmachines', 'Search engines')

/**
 * Tabs of forms that would be too long otherwise, by type, or by type and part; a field that none names stands in the first.
 * A document of many parts has a tab for each part anyway.
 */
export const TABS: Readonly<Record<string, readonly Tab[]>> = {
  landingPage: [{name: 'order', title: nlEn('Volgorde', 'Order'), fields: ['sections']}],
  siteSettings: [
    {name: 'general', title: GENERAL, fields: ['brandName', 'tagline', 'description', 'copyright', 'noQuestions']},
    {
      name: 'selling',
      title: nlEn('Verkopen en betalen', 'Selling and paying'),
      fields: [
        'vatRate',
        'vatChange',
        'countries',
        'noticeDays',
        'paymentDescription',
        'paymentMethods',
        'directDebitLimit',
        'paymentMethodsNote',
      ],
    },
    {
      name: 'logo',
      title: nlEn('Logo en afbeelding', 'Logo and image'),
      fields: ['logo', 'markDescription', 'shareImage'],
    },
  ],
  loginPage: [
    {name: 'login', title: nlEn('Inloggen', 'Log in'), fields: ['login']},
    {name: 'logout', title: nlEn('Uitloggen', 'Log out'), fields: ['logout']},
  ],
  'loginPage.login': [
    {
      name: 'form',
      title: nlEn('Formulier', 'Form'),
      fields: ['heading', 'intro', 'emailLabel', 'emailPlaceholder', 'submit'],
    },
    {
      name: 'password',
      title: nlEn('Wachtwoord', 'Password'),
      fields: [
        'passwordLabel',
        'missingPassword',
        'showPassword',
        'hidePassword',
        'forgotPassword',
        'forgotPasswordMessage',
      ],
    },
    {
      name: 'around',
      title: nlEn('Onder het formulier', 'Below the form'),
      fields: ['signUpText', 'signUp', 'customer', 'demoNotice', 'backHome'],
    },
  ],
  'paymentPages.success': [
    {name: 'heading', title: nlEn('Kop', 'Heading'), fields: ['heading', 'processed', 'mailed']},
    {name: 'text', title: nlEn('Tekst', 'Text'), fields: ['body', 'noMail']},
    {name: 'receipt', title: nlEn('Bon en stappen', 'Receipt and steps'), fields: ['receipt', 'ownPage']},
    {
      name: 'buttons',
      title: nlEn('Knoppen en labels', 'Buttons and labels'),
      fields: ['begin', 'invoice', 'action', 'orderLabel', 'manage'],
    },
  ],
  termsPage: [
    {name: 'general', title: GENERAL, fields: ['checkedByLawyer', 'heading', 'version', 'contentsLabel']},
    {name: 'intro', title: nlEn('Inleiding', 'Introduction'), fields: ['intro']},
    {name: 'ending', title: nlEn('Contact en afsluiting', 'Contact and closing'), fields: ['contact', 'closing']},
  ],
  mailMessage: [
    {
      name: 'inbox',
      title: nlEn('Postvak en kop', 'Inbox and heading'),
      fields: ['key', 'subject', 'preheader', 'heading'],
    },
    {name: 'text', title: nlEn('Tekst en knop', 'Text and button'), fields: ['body', 'details', 'buttonLabel']},
    {
      name: 'after',
      title: nlEn('Na de knop', 'After the button'),
      fields: ['monthly', 'prepaid', 'closing', 'signature'],
    },
  ],
  plan: [
    {name: 'card', title: nlEn('Kaart', 'Card'), fields: ['key', 'name', 'availability', 'badge', 'tagline']},
    {
      name: 'contents',
      title: nlEn('Wat erin zit', 'Contents'),
      fields: ['features', 'updateFrequency', 'buttonLabel', 'invitation'],
    },
    {name: 'details', title: nlEn('Venster', 'Dialog'), fields: ['details']},
  ],
  offer: [
    {
      name: 'discount',
      title: nlEn('Korting', 'Discount'),
      fields: ['name', 'code', 'label', 'percent', 'amount', 'firstDay', 'lastDay'],
    },
    {
      name: 'scope',
      title: nlEn('Waarvoor en hoe lang', 'Scope and duration'),
      fields: ['lasts', 'count', 'plans', 'periods', 'most', 'oncePerCompany'],
    },
  ],
  page: [
    {name: 'result', title: nlEn('Zoekresultaat', 'Search result'), fields: ['route', 'title', 'description']},
    {
      name: 'sharing',
      title: nlEn('Delen en adres', 'Sharing and address'),
      fields: ['shareImage', 'canonicalRoute', 'noIndex'],
    },
  ],
  contentPage: [
    {name: 'page', title: nlEn('Pagina', 'Page'), fields: ['title', 'address', 'intro', 'parts']},
    {name: 'search', title: SEARCH, fields: ['seo']},
    {name: 'review', title: nlEn('Controle', 'Legal check'), fields: ['checkedByLawyer']},
  ],
  article: [
    {name: 'article', title: nlEn('Artikel', 'Article'), fields: ['title', 'address', 'date', 'intro', 'parts']},
    {name: 'author', title: nlEn('Auteur en afbeelding', 'Author and image'), fields: ['author', 'picture']},
    {name: 'search', title: SEARCH, fields: ['seo']},
  ],
  proof: [
    {name: 'words', title: nlEn('Tekst en naam', 'Text and name'), fields: ['kind', 'text', 'name', 'role']},
    {name: 'more', title: nlEn('Afbeelding en link', 'Image and link'), fields: ['picture', 'more']},
  ],
  form: [
    {name: 'fields', title: nlEn('Velden', 'Fields'), fields: ['name', 'fields']},
    {name: 'words', title: nlEn('Knop en privacy', 'Button and privacy'), fields: ['privacy', 'button']},
    {name: 'sent', title: nlEn('Na versturen', 'After sending'), fields: ['sentHeading', 'sentText']},
  ],
  formSettings: [
    {
      name: 'sending',
      title: nlEn('Ontvanger en velden', 'Recipient and fields'),
      fields: ['recipient', 'optional', 'choose', 'leaveEmpty', 'home'],
    },
    {name: 'wrong', title: nlEn('Meldingen', 'Messages'), fields: ['wrong']},
    {name: 'failed', title: nlEn('Versturen mislukt', 'Sending failed'), fields: ['failed']},
  ],
  informationPage: [
    {name: 'general', title: GENERAL, fields: ['heading', 'intro', 'readOnlyNote']},
    {name: 'business', title: nlEn('Over het bedrijf', 'Business info'), fields: ['business']},
    {name: 'keywords', title: nlEn('Zoekwoorden', 'Keywords'), fields: ['keywords']},
    {name: 'settings', title: nlEn('Instellingen', 'Settings'), fields: ['settings']},
  ],
  adjustmentsPage: [
    {name: 'general', title: GENERAL, fields: ['heading', 'intro', 'badge']},
    {name: 'log', title: nlEn('Logboek', 'Log'), fields: ['logHeading', 'logIntro', 'statuses']},
    {name: 'messages', title: nlEn('Meldingen', 'Messages'), fields: ['saved', 'empty']},
  ],
  optimisationCard: [
    {name: 'card', title: nlEn('Kaart', 'Card'), fields: ['kind', 'icon', 'title', 'page']},
    {name: 'texts', title: nlEn('Teksten', 'Texts'), fields: ['original', 'wasEmpty', 'optimised', 'examples']},
  ],
  visitorSeries: [
    {
      name: 'totals',
      title: nlEn('Totalen', 'Totals'),
      fields: ['title', 'previousTotal', 'statedTotal', 'statedGrowth'],
    },
    {name: 'days', title: nlEn('Dagen', 'Days'), fields: ['points']},
  ],
}
