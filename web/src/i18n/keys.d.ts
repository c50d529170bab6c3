import type common from '../../locales/nl/common.json'
import type customer from '../../locales/nl/customer.json'

/** A key that the locales do not have is a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {translation: typeof common & typeof customer}
    keySeparator: false
    nsSeparator: false
  }
}
