import {at, defineMigration, patch, set, setIfMissing} from 'sanity/migrate'
import {changedTexts} from '../cancelling-is-by-the-link/changedTexts.ts'
import {ADDED, REPLACED} from './words.ts'

/** A whole text: where an editor changed a word, it is theirs. */
const asWhole = (text: string): string => REPLACED.find(([from]) => from === text)?.[1] ?? text

const valueAt = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document)

/** Cancelling, paying late, chargebacks and invoices are told as they are for the customer who reads it. */
export default defineMigration({
  title: 'Customers read what is so of their subscription, whatever happened to their payments',
  documentTypes: ['paymentPages', 'mailMessage', 'siteSettings', 'checkoutPage', 'termsSection', 'faq'],

  migrate: {
    document: ({_id, _type, ...fields}) => {
      const changes = [
        ...Object.entries(ADDED[_type] ?? {}).flatMap(([path, words]) =>
          valueAt(fields, path) ? [] : [at(path, setIfMissing(words))],
        ),
        ...[...changedTexts(fields, asWhole)].map(([path, text]) => at(path, set(text))),
      ]
      return changes.length > 0 ? patch(_id, changes) : undefined
    },
  },
})
