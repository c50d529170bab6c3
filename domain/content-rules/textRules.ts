import type {ContentDocument} from '../content/shape.ts'
import {isBlank} from '../customers/typedText.ts'
import {pageIdIn} from '../pages/destinations.ts'
import {pathOf, routesFor, withSlash} from '../pages/pages.ts'
import {DEFAULT_LANGUAGE, LANGUAGE_ROWS} from '../texts/languages.ts'
import {placeholdersIn} from '../texts/placeholders.ts'
import {followsFromPrices} from '../texts/placeholderValues.ts'
import {plainText, textsOf} from '../texts/texts.ts'
import {type Dataset, placeholderValuesOf, problemsInTexts} from './dataset/dataset.ts'
import {ask, type DatasetProblem, finding, refuse} from './problem.ts'

/** Problems of visitors' texts: missing in a language, wrong claims, dead links. */
export function textProblems(dataset: Dataset): DatasetProblem[] {
  const current = new Set(dataset.inForce.map(({document}) => document._id))
  const values = placeholderValuesOf(dataset, DEFAULT_LANGUAGE)
  const filled = values && new Set(Object.keys(values))
  const leadsTo = destinationsOf(dataset)
  return dataset.documents.flatMap((document) => [
    ...emptyTexts(document),
    ...emptyWords(document),
    ...longLines(document),
    // The note of a price is read while that price is in force.
    ...(filled && (document._type !== 'price' || current.has(document._id)) ? unfilled(document, filled) : []),
    ...deadLinks(document, leadsTo),
  ])
}

const emptyTexts = (document: ContentDocument): DatasetProblem[] =>
  textsOf(document).flatMap(({path, text}) =>
    LANGUAGE_ROWS
      // A missing field breaks the document's shape, and that rule reports it.
      .filter(({id}) => text[id] !== undefined && text[id] !== '' && isBlank(plainText(text[id])))
      .map(({id, title}) => refuse(document, `${path}.${id}`, 'emptyText', {language: id, title})),
  )

/** A line of the site; whole articles land in one by a wrong paste. */
const LONGEST_LINE = 400

const longLines = (document: ContentDocument): DatasetProblem[] =>
  textsOf(document)
    .filter(({text}) => text._type === 'localeString')
    .flatMap(({path, text}) =>
      LANGUAGE_ROWS.flatMap(({id, title}) => {
        const {length} = plainText(text[id])
        return length > LONGEST_LINE
          ? [ask(document, `${path}.${id}`, 'longLine', {language: id, title, count: String(length)})]
          : []
      }),
    )

/** Names and numbers that are the same in every language. Lines of a rich text may be empty. */
const emptyWords = (document: ContentDocument): DatasetProblem[] =>
  wordsIn(document)
    .filter(([, word]) => word !== '' && isBlank(word))
    .map(([path]) => refuse(document, path, 'invisible', {}))

function wordsIn(value: unknown, path = ''): [path: string, word: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return value.flatMap((item, index) => wordsIn(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null || isText(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => wordsIn(inner, path ? `${path}.${name}` : name))
}

const isText = (value: object) =>
  '_type' in value && (value._type === 'block' || String(value._type).startsWith('locale'))

/** Visitors would read the placeholder itself. Those that a page fills by itself are known to the Studio's form. */
const unfilled = (document: ContentDocument, filled: ReadonlySet<string>): DatasetProblem[] =>
  problemsInTexts('refuse', document, (text) => {
    const names = placeholdersIn(text).filter((name) => followsFromPrices(name) && !filled.has(name))
    return names.length > 0 ? [finding('noSuchPrice', {names: [...new Set(names)]})] : []
  })

type Destinations = {exists: (path: string) => boolean; isShown: (path: string) => boolean}

function destinationsOf({plans, onSale, sections, ownPages}: Dataset): Destinations {
  const among = (keys: readonly string[]) => {
    const routes = routesFor(keys)
    return (destination: string) => {
      const id = pageIdIn(destination)
      if (id) return isThere(ownPages, id, destination.split('#')[1])
      const [path = '', anchor] = destination.split('#')
      const route = routes.find((candidate) => candidate.path === withSlash(path))
      if (!route || !anchor) return route !== undefined
      const fixed = route.page.anchors?.find(({id}) => id === anchor)
      return fixed && !fixed.of ? true : sections.some((section) => section.anchor === anchor)
    }
  }
  return {exists: among(plans.map(({key}) => key)), isShown: among(onSale.map(({key}) => key))}
}

function isThere(ownPages: Dataset['ownPages'], id: string, key: string | undefined): boolean {
  const page = ownPages.find(({_id}) => _id === id)
  if (!page || !key) return page !== undefined
  return page.parts.some((part) => part._key === key && !part.hidden && 'title' in part && part.title !== undefined)
}

/** Destinations of buttons and links of a document, at any depth, with the path of the field. */
function linksIn(value: unknown, path = ''): [path: string, destination: string][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]): [string, string][] => {
    const field = path ? `${path}.${name}` : name
    const isLink = name === 'destination' || name === 'canonicalRoute'
    return isLink && typeof inner === 'string' ? [[field, inner]] : linksIn(inner, field)
  })
}

const deadLinks = (document: ContentDocument, {exists, isShown}: Destinations): DatasetProblem[] =>
  linksIn(document)
    .filter(([, destination]) => (destination.startsWith('/') || pageIdIn(destination)) && !isShown(destination))
    .filter(([, destination]) => !isBlog(destination))
    .map(([path, address]) => ask(document, path, deadLink(address, exists(address)), {address}))

/** A link to the blog waits for its first article: it is shown from then on. */
export const isBlog = (destination: string): boolean => withSlash(destination) === pathOf('blog', DEFAULT_LANGUAGE)

const deadLink = (address: string, exists: boolean) => {
  if (exists) return 'linkNotOnSale'
  return pageIdIn(address) ? 'linkToLostPage' : 'linkToNothing'
}
