import type {StaffLanguage} from '../../domain/texts/languages.ts'

/** Paths of the guide in the built Studio, by language. */
export const HELP_PAGES: Record<StaffLanguage, string> = {nl: '/static/help/nl.html', en: '/static/help/en.html'}
