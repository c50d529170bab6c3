import type {House} from './house.ts'

export const LANGUAGES = ['nl', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** The address of a Dutch path in a language. */
export const at = (house: House, path: string, language: Language) =>
  `${house.site}${language === 'nl' ? '' : '/en'}${path}`

/** One of two texts. */
export const either = (language: Language, nl: string, en: string) => (language === 'nl' ? nl : en)
