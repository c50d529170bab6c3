import {at, defineMigration, patch, set, setIfMissing} from 'sanity/migrate'
import {ADDED, CHANGED} from './words.ts'

const inside = (document: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document)

/**
 * The checkout asks what a sale to a business needs. In which countries the shop sells is for its people to say: without any it
 * goes on selling in the Netherlands only.
 */
export default defineMigration({
  title: 'The checkout asks what a sale to a business needs',
  documentTypes: ['checkoutPage', 'siteSettings'],

  migrate: {
    document: (document) => {
      const missing = Object.entries(ADDED[document._type] ?? {}).filter(([path]) => !inside(document, path))
      if (missing.length === 0) return undefined
      // Where an editor changed a word, it is theirs.
      const changed = Object.entries(document._type === 'checkoutPage' ? CHANGED : {}).flatMap(([path, {from, to}]) =>
        (['nl', 'en'] as const).flatMap((language) =>
          inside(document, `${path}.${language}`) === from[language]
            ? [at(`${path}.${language}`, set(to[language]))]
            : [],
        ),
      )
      return patch(document._id, [...missing.map(([path, value]) => at(path, setIfMissing(value))), ...changed])
    },
  },
})
