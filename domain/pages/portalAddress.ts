import {DEFAULT_LANGUAGE, LANGUAGES, type Language} from '../texts/languages.ts'
import {pathFor} from './pages.ts'

/** The words of the addresses, for languages that have their own. */
const WORDS: Partial<Record<Language, {page: string; signIn: string}>> = {
  nl: {page: 'abonnement', signIn: 'aanmelden'},
  en: {page: 'subscription', signIn: 'sign-in'},
}
const wordsOf = (language: Language) => WORDS[language] ?? WORDS[DEFAULT_LANGUAGE] ?? {page: '', signIn: ''}

/** Address of the customer portal, with its final slash. Without an order one asks for a link there. */
export const portalPath = (language: Language): string => pathFor(`/${wordsOf(language).page}/`, language)

/** Address to ask for a sign-in link, to which the mailed link leads too. */
export const signInPath = (language: Language): string => `${portalPath(language)}${wordsOf(language).signIn}/`

/** Beginnings of those addresses in all languages, which no page of an editor may have. */
export const PORTAL_PATHS: readonly string[] = LANGUAGES.map(portalPath)

/** The anchor of the form for the invoice: mails and the page after paying lead there. */
export const FOR_INVOICE = 'for-invoice'
