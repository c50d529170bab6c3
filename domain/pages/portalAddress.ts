import {DEFAULT_LANGUAGE, LANGUAGES, type Language} from '../texts/languages.ts'
import {pathFor} from './pages.ts'

/** The words of the addresses, for languages that have their own. */
const WORDS: Partial<Record<Language, {page: string; signIn: string}>> = {
  nl: {page: 'abonnement', signIn: 'aanmelden'},
  en: {page: 'subscription', signIn: 'sign-in'},
}
const wordsOf = (language: Language) => WORDS[language] ?? WORDS[DEFAULT_LANGUAGE] ?? {page: '', signIn: ''}

/** THE address of the customer's page, with its final slash. Without an order it is where one asks for a link. */
export const accountPath = (language: Language): string => pathFor(`/${wordsOf(language).page}/`, language)

/** Where a link is asked for, and where one that was mailed leads. */
export const signInPath = (language: Language): string => `${accountPath(language)}${wordsOf(language).signIn}/`

/** What those addresses begin with, in any language: no page of an editor's. */
export const ACCOUNT_PATHS: readonly string[] = LANGUAGES.map(accountPath)

/** The anchor of the form for the invoice: mails and the page after paying lead there. */
export const FOR_INVOICE = 'for-invoice'
