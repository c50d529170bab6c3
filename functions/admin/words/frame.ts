import {byLanguage} from '../../../domain/texts/byLanguage.ts'

/** The words around every page. */
export const FRAME_WORDS = byLanguage({
  name: ['Beheer', 'Back office'],
  skip: ['Naar de inhoud', 'To the content'],
  menu: ['Beheer', 'Back office'],
  language: ['Taal', 'Language'],
  signOut: ['Afmelden', 'Sign out'],
  signOutEverywhere: ['Overal afmelden', 'Sign out everywhere'],
  reference: ['Kenmerk: {id}', 'Reference: {id}'],
})
