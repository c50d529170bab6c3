import type common from '../../locales/nl/common.json'
import type customer from '../../locales/nl/customer.json'

/** Makes a key that the locales lack a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {translation: typeof common & typeof customer}
    keySeparator: false
    nsSeparator: false
  }
}
