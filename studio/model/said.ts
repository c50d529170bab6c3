type Language = 'nl' | 'en'

/** The rules speak English, to developers and to the site; the Studio has them speak its own language. */
let language: Language = 'en'

export const speak = (own: Language) => {
  language = own
}

/** A sentence of the rules over everything that is published. */
export const said = (nl: string, en: string): string => (language === 'nl' ? nl : en)
