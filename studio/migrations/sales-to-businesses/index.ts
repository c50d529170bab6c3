import {at, defineMigration, patch, set, setIfMissing} from 'sanity/migrate'
import {PRIVACY, REGISTER} from './privacy.ts'
import {ADDED, CHANGED} from './words.ts'

const inside = (document: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document)

type Part = {_key?: string; rows?: {_key?: string}[]}

/** The privacy statement with what an order now holds. A text that an editor changed is theirs; a statement without any is too. */
function privacyOf({_id, parts}: {_id: string; parts?: Part[]}) {
  if (_id.replace(/^drafts\./, '') !== 'content-privacy' || !parts) return undefined
  const said = JSON.stringify(parts)
  const worded: Part[] = JSON.parse(said, (_, value) => (typeof value === 'string' ? (PRIVACY[value] ?? value) : value))
  if (JSON.stringify(worded) === said) return undefined
  const withRegister = worded.map((part) =>
    part._key === 'privacy-recipients' && !part.rows?.some(({_key}) => _key === REGISTER._key)
      ? {...part, rows: [...(part.rows ?? []), REGISTER]}
      : part,
  )
  return patch(_id, at('parts', set(withRegister)))
}

/**
 * The checkout asks what a sale to a business needs. In which countries the shop sells is for its people to say: without any it
 * goes on selling in the Netherlands only.
 */
export default defineMigration({
  title: 'The checkout asks what a sale to a business needs',
  documentTypes: ['checkoutPage', 'siteSettings', 'contentPage'],

  migrate: {
    document: (document) => {
      if (document._type === 'contentPage') return privacyOf(document)
      const missing = Object.entries(ADDED[document._type] ?? {}).filter(([path]) => !inside(document, path))
      if (missing.length === 0) return undefined
      // An editor's change stays.
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
