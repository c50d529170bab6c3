import type {StudioLanguage} from '../language.ts'

/** Where the built Studio has its guide, by the language it is in. */
export const HELP_PAGES: Record<StudioLanguage, string> = {nl: '/static/help/nl.html', en: '/static/help/en.html'}
