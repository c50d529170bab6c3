import {defineField} from 'sanity'
import {addressFault} from '../../../domain/pages/ownPages.ts'
import type {OwnPage} from '../../../domain/pages/pages.ts'
import {LANGUAGE_ROWS} from '../../../domain/texts/languages.ts'
import {languageName, nlEn, validity} from '../../language.ts'
import {titled, type Words} from '../fields.ts'

/** The parts that a page may consist of. */
const PARTS = [
  'textPart',
  'calloutPart',
  'tablePart',
  'picture',
  'questionsPart',
  'plansPart',
  'featuresPart',
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
  LANGUAGE_ROWS.map(({id, prefix}) => `${prefix}${before}/${address?.[id]?.current ?? '…'}/`).join('  ')

/** Parts of a page. */
export const parts = (help: Words) =>
  defineField({
    name: 'parts',
    ...titled(['Onderdelen', 'Parts'], help),
    type: 'array',
    of: PARTS.map((type) => ({type})),
    validation: (rule) => rule.required().min(1),
  })
