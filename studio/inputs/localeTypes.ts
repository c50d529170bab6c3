const LOCALE_TYPES = ['localeString', 'localeText', 'localeRichText', 'localeLongText']

/** Whether a type of the schema is a text in every language. */
export const isLocaleType = (name: string): boolean => LOCALE_TYPES.includes(name)
