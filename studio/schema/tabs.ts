import {nlEn} from '../language.ts'

export type Tab = {name: string; title: string; fields: readonly string[]}

const GENERAL = nlEn('Algemeen', 'General')

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
    {name: 'text', title: nlEn('Tekst', 'Text'), fields: ['body']},
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
}
