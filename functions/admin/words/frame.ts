import {byLanguage} from '../../../domain/texts/byLanguage.ts'

/** The words around every page. */
export const FRAME_WORDS = byLanguage({
  name: ['Beheer', 'Back office'],
  skip: ['Naar de inhoud', 'To the content'],
  menu: ['Beheer', 'Back office'],
  language: ['Taal', 'Language'],
  signOut: ['Afmelden', 'Sign out'],
  signOutEverywhere: ['Overal afmelden', 'Sign out everywhere'],
  noAccess: {
    title: ['Dit is niet voor jou', 'This is not for you'],
    text: [
      'Met dit adres kun je de boekhouding lezen en exporteren, en niets veranderen. Er is niets gedaan.',
      'With this address you can read and export the books, and change nothing. Nothing was done.',
    ],
    back: ['Naar de boekhouding', 'To the books'],
  },
  reference: ['Kenmerk: {id}', 'Reference: {id}'],
})
