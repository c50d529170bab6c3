import {faq} from './documents/faq.ts'
import {feature} from './documents/feature.ts'
import {mailMessage} from './documents/mailMessage.ts'
import {page} from './documents/page.ts'
import {plan} from './documents/plan.ts'
import {price} from './documents/price.ts'
import {termsSection} from './documents/termsSection.ts'
import {action} from './objects/action.ts'
import {localeRichText} from './objects/localeRichText.ts'
import {localeString} from './objects/localeString.ts'
import {localeText} from './objects/localeText.ts'
import {titledText} from './objects/titledText.ts'
import {checkoutPage} from './singletons/checkoutPage.ts'
import {errorScreen} from './singletons/errorScreen.ts'
import {landingPage} from './singletons/landingPage.ts'
import {navigation} from './singletons/navigation.ts'
import {notFoundPage} from './singletons/notFoundPage.ts'
import {paymentPages} from './singletons/paymentPages.ts'
import {siteSettings} from './singletons/siteSettings.ts'
import {termsPage} from './singletons/termsPage.ts'

/** Types with exactly one document, whose id is the type's name. */
export const singletons = [
  siteSettings,
  navigation,
  landingPage,
  checkoutPage,
  paymentPages,
  termsPage,
  notFoundPage,
  errorScreen,
]

/** Documents whose set is fixed by the site: editors change them, and do not add or delete any. */
export const FIXED_TYPES: string[] = [...singletons.map(({name}) => name), page.name, mailMessage.name]

const objects = [localeString, localeText, localeRichText, titledText, action]
const documents = [plan, price, faq, feature, termsSection, page, mailMessage]

export const schemaTypes = [...objects, ...documents, ...singletons]
