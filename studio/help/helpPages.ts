import type {StaffLanguage} from '../../domain/texts/languages.ts'

/** Where the built Studio has its guide, by the language it is in. */
export const HELP_PAGES: Record<StaffLanguage, string> = {nl: '/static/help/nl.html', en: '/static/help/en.html'}
