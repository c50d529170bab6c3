import {readFileSync} from 'node:fs'
import path from 'node:path'
import {FIXED_PAGES, PAGES, type PageRow} from '../../../domain/pages/pages.ts'
import {LANGUAGE_ROWS, LANGUAGES} from '../../../domain/texts/languages.ts'
import {plainText, textsOf} from '../../../domain/texts/texts.ts'
import {readSchema} from '../../../local/content/ndjson.ts'
import {seedDocuments} from '../../../tests/support/services/seed.ts'
import {SCREENS} from './screens.ts'

const WEB = path.resolve(import.meta.dirname, '../..')
const ROOT = path.resolve(WEB, '..')
const seed = seedDocuments()

/** Parts of a page query without which a page shows keys instead of interface strings. */
const STRINGS = /\.\.\.(Interface|Customer)Strings/

/** Returns descriptions of the parts that a page lacks; empty when it is complete. */
function missingOf({type, path: route, document: documentType}: PageRow): string[] {
  const document = seed.find(({_id, _type}) => _id === documentType && _type === documentType)
  const entry = seed.find((each) => each._type === 'page' && each.route === (route === '/' ? '/' : route.slice(0, -1)))
  const texts = [document, entry].flatMap((each) => textsOf(each ?? {}).map((found) => ({...found, id: each?._id})))
  const {component, query} = SCREENS[type]
  const source = readFileSync(path.join(WEB, component), 'utf8')
  return [
    ...(readSchema().some(({name}) => name === documentType) ? [] : [`schema: no type ${documentType}`]),
    ...(document ? [] : [`seed: no document ${documentType}`]),
    ...(entry ? [] : [`seed: no "page" document for ${route} (title and description for search engines)`]),
    ...(STRINGS.test(source) ? [] : [`component: the page query of ${component} lacks ...InterfaceStrings`]),
    ...(query.includes(`"${documentType}"`) ? [] : [`query: ${type}Query does not read ${documentType}`]),
    ...texts.flatMap(({id, path: field, text}) =>
      LANGUAGES.filter((language) => !plainText(text[language]).trim()).map(
        (language) => `text: ${id}, field ${field} is empty in ${language}`,
      ),
    ),
  ]
}

test.each(FIXED_PAGES)(
  'page $type at $path has a document, a search engine entry, a query, a component and its texts',
  (page) => {
    expect(missingOf(page)).toEqual([])
  },
)

test('missingOf names everything that a new row lacks', () => {
  const row = {...PAGES[0], path: '/nieuw/', document: 'newPage'} as unknown as PageRow
  expect(missingOf(row)).toEqual([
    'schema: no type newPage',
    'seed: no document newPage',
    'seed: no "page" document for /nieuw/ (title and description for search engines)',
    'query: landingQuery does not read newPage',
  ])
})

test('the seed menu links to every page of the customer area', () => {
  const navigation = seed.find(({_id}) => _id === 'navigation') as {sidebar?: {links: {destination: string}[]}}
  const customer = PAGES.filter(({area}) => area === 'customer').map((page) => page.path)
  expect(navigation.sidebar?.links.map(({destination}) => `${destination}/`)).toEqual(customer)
})

test('netlify.toml answers unknown addresses in the language of their prefix', () => {
  const toml = readFileSync(path.join(ROOT, 'netlify.toml'), 'utf8')
  for (const {prefix} of LANGUAGE_ROWS.filter((row) => row.prefix))
    expect(toml).toContain(`from = "${prefix}/*"\n  to = "${prefix}/404/index.html"\n  status = 404`)
})
