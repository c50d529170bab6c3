import type {StaffLanguage} from '../../../domain/texts/languages.ts'

const nl = {
  name: 'Beheer',
  skip: 'Naar de inhoud',
  menu: 'Beheer',
  language: 'Taal',
  signOut: 'Afmelden',
  signOutEverywhere: 'Overal afmelden',
  reference: 'Kenmerk: {id}',
}

const en: typeof nl = {
  name: 'Back office',
  skip: 'To the content',
  menu: 'Back office',
  language: 'Language',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  reference: 'Reference: {id}',
}

/** The words around every page. */
export const FRAME_WORDS: Record<StaffLanguage, typeof nl> = {nl, en}
