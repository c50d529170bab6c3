import {defineMigration, patch} from 'sanity/migrate'
import {rewordings} from '../missingTexts.ts'
import {CHECKOUT} from './checkout.ts'
import {PORTAL} from './portal.ts'
import {PORTAL_TOO} from './portalToo.ts'
import {SITE} from './site.ts'

/** Texts that read as shipped, and what they say now. */
export const REWORDED: Readonly<Record<string, string>> = {...PORTAL, ...PORTAL_TOO, ...SITE, ...CHECKOUT}

/** Screens whose English read as translated: each text only where it reads as shipped. */
export default defineMigration({
  title: 'Screens read as they are spoken',
  documentTypes: [
    'paymentPages',
    'checkoutPage',
    'windPage',
    'landingPage',
    'aboutPage',
    'feature',
    'plan',
    'faq',
    'siteSettings',
    'navigation',
    'notFoundPage',
    'termsPage',
    'dashboardPage',
    'form',
    'formSettings',
    'page',
  ],
  migrate: {
    document: ({_id, _type: _, ...fields}) => {
      const changes = rewordings(fields, [], REWORDED)
      return changes.length > 0 ? patch(_id, changes) : undefined
    },
  },
})
