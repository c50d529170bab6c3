import type {ContentDocument} from '../content/shape.ts'
import {isBlank} from '../customers/typedText.ts'
import {pageIdIn} from '../pages/destinations.ts'
import {routesFor, withSlash} from '../pages/pages.ts'
import {DEFAULT_LANGUAGE, LANGUAGE_ROWS} from '../texts/languages.ts'
import {placeholdersIn} from '../texts/placeholders.ts'
import {followsFromPrices} from '../texts/placeholderValues.ts'
import {staffText} from '../texts/staffText.ts'
import {plainText, textsOf} from '../texts/texts.ts'
import {type Dataset, type DatasetProblem, placeholderValuesOf, problemsInTexts} from './dataset.ts'

/** Problems of visitors' texts: missing in a language, wrong claims, dead links. */
export function textProblems(dataset: Dataset): DatasetProblem[] {
  const current = new Set(dataset.inForce.map(({document}) => document._id))
  const values = placeholderValuesOf(dataset, DEFAULT_LANGUAGE)
  const filled = values && new Set(Object.keys(values))
  const leadsTo = destinationsOf(dataset)
  return dataset.documents.flatMap((document) => [
    ...emptyTexts(document),
    ...emptyWords(document),
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
      .map(({id, title}) =>
        problem(
          'refuse',
          document,
          `${path}.${id}`,
          staffText(`Een tekst (${id}) is leeg: vul hem in`, `The ${title} text is empty: fill it in`),
        ),
      ),
  )

/** Names and numbers that are the same in every language. Lines of a rich text may be empty. */
const emptyWords = (document: ContentDocument): DatasetProblem[] =>
  wordsIn(document)
    .filter(([, word]) => word !== '' && isBlank(word))
    .map(([path]) =>
      problem(
        'refuse',
        document,
        path,
        staffText('Hiervan is niets te zien: vul het in', 'This has no visible characters: fill it in'),
      ),
    )

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
    if (names.length === 0) return []
    const what = [...new Set(names)].map((name) => `{${name}}`).join(', ')
    return [
      staffText(
        `Er is nu geen prijs voor ${what}, dus bezoekers zouden precies dat lezen. Verander eerst de tekst, of publiceer de prijs`,
        `There is no price now for ${what}, so visitors would read just that. Change the text first, or publish the price`,
      ),
    ]
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
  return page.parts.some((part) => part._key === key && 'title' in part && part.title !== undefined)
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
    .map(([path, destination]) => problem('ask', document, path, deadLink(destination, exists(destination))))

function deadLink(destination: string, exists: boolean): string {
  if (exists)
    return staffText(
      `Een link leidt naar ${destination}, een pakket dat niet te koop is, dus laat de site hem weg`,
      `A link leads to ${destination}, a plan that cannot be bought, so the site leaves it out`,
    )
  return pageIdIn(destination)
    ? staffText(
        'Een link leidt naar een pagina die niet is gepubliceerd, of naar een kop die er niet meer is, dus laat de site hem weg: kies een andere pagina',
        'A link leads to a page that is not published, or to a heading that the page has lost, so the site leaves it out: choose another page',
      )
    : staffText(
        `Een link leidt naar ${destination}, wat de site niet heeft: kies een andere pagina`,
        `A link leads to ${destination}, which the site does not have: choose another page`,
      )
}

const problem = (
  severity: DatasetProblem['severity'],
  {_id, _type}: ContentDocument,
  path: string,
  message: string,
): DatasetProblem => ({severity, documentId: _id, documentType: _type, path, message})
