/** The two languages as fields of every localised object; Dutch first, since it is the default. */
export const LANGUAGE_FIELDS = [
  {name: 'nl', title: 'Dutch'},
  {name: 'en', title: 'English'},
] as const
