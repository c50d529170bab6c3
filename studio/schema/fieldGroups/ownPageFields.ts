import {defineField} from 'sanity'
import {addressFault} from '../../../domain/pages/ownPages.ts'
import type {OwnPage} from '../../../domain/pages/pages.ts'
import {LANGUAGE_ROWS, languageRow} from '../../../domain/texts/languages.ts'
import {languageName, nlEn, READING_ORDER, validity} from '../../language.ts'
import {titled, type Words} from '../fields.ts'

/** The part that opens a page; an article has an opening of its own. */
const OPENING = 'heroPart'

/** The parts that a page may consist of. */
export const PARTS: readonly string[] = [
  OPENING,
  'textPart',
  'calloutPart',
  'tablePart',
  'picture',
  'questionsPart',
  'plansPart',
  'featuresPart',
  'figuresPart',
  'proofPart',
  'closingPart',
  'formPart',
]

/** Address of a page in each language; `before` is the part that precedes it. */
export const address = (type: OwnPage['_type'], help: Words, before = '') =>
  defineField({
    name: 'address',
    ...titled(['Adres', 'Address'], help),
    type: 'object',
    options: {collapsible: false},
    fields: LANGUAGE_ROWS.map(({id, prefix}) => {
      const title = languageName(id)
      return defineField({
        name: id,
        title,
        type: 'slug',
        description: nlEn(
          `Volgt op ${prefix}${before}/ in het adres van de pagina in het ${title}.`,
          `Follows ${prefix}${before}/ in the address of the ${title} page.`,
        ),
        options: {source: `title.${id}`, isUnique: () => true}, // told with the other rules over all pages
        validation: (rule) => [
          rule
            .required()
            .error(nlEn(`Geef de pagina ook in het ${title} een adres`, `Give the page an address in ${title} too`)),
          rule.custom((value) => validity(addressFault(value?.current ?? '', type))),
        ],
      })
    }),
    validation: (rule) => rule.required(),
  })

/** The address as lists show it. */
export const addressLine = (address: Partial<OwnPage['address']> | undefined, before = '') =>
  READING_ORDER.map(languageRow)
    .map(({id, prefix}) => `${prefix}${before}/${address?.[id]?.current ?? '…'}/`)
    .join('  ')

type Part = {_key: string; _type: string; hidden?: boolean}

/** Its heading is that of the page, so nothing stands above it; a second one may wait hidden. */
const openingFirst = (value: unknown) => {
  const shown = ((value ?? []) as Part[]).filter(({hidden}) => !hidden)
  const astray = shown.slice(1).filter(({_type}) => _type === OPENING)
  if (astray.length === 0) return true
  const message = nlEn(
    'Een opening staat bovenaan, en er is er één: sleep haar omhoog, of verberg haar',
    'A hero is the first part, and there is one: drag it up, or hide it',
  )
  return {message, paths: astray.map(({_key}) => [{_key}])}
}

/** Parts of a page, or of an article. */
export const parts = (type: OwnPage['_type'], help: Words) =>
  defineField({
    name: 'parts',
    ...titled(['Onderdelen', 'Parts'], help),
    type: 'array',
    of: PARTS.filter((part) => type === 'contentPage' || part !== OPENING).map((part) => ({type: part})),
    // With its search the menu of a dozen parts is higher than the room above its button, and the last ones are out of sight.
    options: {insertMenu: {filter: false}},
    validation: (rule) => [rule.required().min(1), rule.custom(openingFirst)],
  })
