import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {PAGES} from '../../../domain/pages/pages.ts'
import {after, before, type Change, importing, insertAfter, ndjson} from '../changes.ts'
import {importOfNlEn, literal, localeString, localeText, type Names, namesOf, nlEn, UsageError} from '../names.ts'
import type {Kind} from './kind.ts'

type Screen = {page: Names; document: string; address: string; folder: string; plural: string}

/** A list that editors add to, sort and shorten, on one page: its schema, places in the Studio, content, query and component. */
export const documentType: Kind = (names, {page: pageName}, root) => {
  const screen = screenOf(pageName, names, root)
  const {folder, plural, page} = screen
  const component = plural.charAt(0).toUpperCase() + plural.slice(1)
  const pageFile = `${folder}/${page.pascal}.tsx`
  const isCustomers = readFileSync(path.join(root, pageFile), 'utf8').includes('</CustomerPage>')
  return {
    changes: [
      {file: `studio/schema/documents/${names.camel}.ts`, content: schema(names)},
      inStructure(names, screen),
      before(
        'studio/presentation.ts',
        '    siteSettings: everywhere,\n',
        `    ${names.camel}: shownOn('${screen.document}'),\n`,
      ),
      {file: `studio/seed/${names.camel}.ndjson`, content: content(names)},
      after(
        `${folder}/${page.camel}.query.ts`,
        'defineQuery(`{\n',
        `  "${plural}": *[_type == "${names.camel}"] | order(orderRank){_id, title, text},\n`,
      ),
      {file: `${folder}/${component}.tsx`, content: list(component, screen)},
      importing(pageFile, `import {${component}} from './${component}.tsx'`),
      before(
        pageFile,
        isCustomers ? '    </CustomerPage>\n' : '    </Page>\n',
        `      <${component} ${plural}={pageContext.content.${plural}} />\n`,
      ),
      after(
        'web/src/renderer/content/makePages.test.ts',
        '  const SHOWN_ON: Record<string, (document: ContentDocument) => string[]> = {\n',
        `    ${names.camel}: () => routesWith('${page.camel}'),\n`,
      ),
      {file: `${folder}/${component}.test.tsx`, content: test(component, screen)},
    ],
    left: [
      `the fields and words of studio/schema/documents/${names.camel}.ts and studio/seed/${names.camel}.ndjson`,
      `how ${folder}/${component}.tsx looks, and its place in ${page.pascal}.tsx`,
      'documents in content that is there already: made in the Studio, or by a migration (docs/migrations.md)',
    ],
  }
}

function screenOf(name: string | undefined, names: Names, root: string): Screen {
  const rows = PAGES.filter(({type}) => existsSync(path.join(root, screenFile(type))))
  const row = rows.find(({type}) => type === name)
  if (!row)
    throw new UsageError(
      `Say on which page the documents are shown: --page ${[...new Set(rows.map(({type}) => type))].join(', ')}`,
    )
  const page = namesOf(row.type)
  return {
    page,
    document: row.document,
    address: `/en${row.path}`,
    folder: path.dirname(screenFile(row.type)),
    plural: `${names.camel}s`,
  }
}

const screenFile = (type: string) => {
  const {kebab, pascal} = namesOf(type)
  return `web/src/screens/${kebab}/${pascal}.tsx`
}

function inStructure({camel, title}: Names, {document}: Screen): Change {
  const file = 'studio/structureEntries.ts'
  const titles = {nl: `${title.nl} (lijst)`, en: `${title.en} (list)`}
  const entry = `ordered('${camel}', nlEn(${literal(titles.nl)}, ${literal(titles.en)}))`
  const row = `  ${document}: [`
  return {
    file,
    edit: (text) => {
      if (text.includes(row)) return text.replace(row, () => `${row}${entry}, `)
      return insertAfter(text, 'const PARTS: Readonly<Record<string, Entry[]>> = {\n', `${row}${entry}],\n`)
    },
  }
}

const schema = ({camel, title}: Names) => `import {ThListIcon} from '@sanity/icons/ThList'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineType} from 'sanity'
${importOfNlEn(title)}import {line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const ${camel} = defineType({
  name: '${camel}',
  title: ${nlEn(title)},
  type: 'document',
  icon: ThListIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: '${camel}'}),
    line('title', ['Titel', 'Title']),
    text('text', ['Tekst', 'Text']),
  ],
  preview: {select: {title: first('title'), subtitle: first('text')}},
})
`

const content = ({camel, kebab, title: {nl, en}}: Names) =>
  ndjson(
    ...[
      {id: 'first', rank: '0|100000:', number: 1},
      {id: 'second', rank: '0|200000:', number: 2},
    ].map(({id, rank, number}) => ({
      _id: `${kebab}-${id}`,
      _type: camel,
      orderRank: rank,
      title: localeString(`${nl} ${number}`, `${en} ${number}`),
      text: localeText(`Dit is ${nl} ${number}.`, `This is ${en} ${number}.`),
    })),
  )

const list = (
  component: string,
  {page, plural}: Screen,
) => `import type {${page.pascal}QueryResult} from '../../../../domain/content/content.types.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {Section, Wrap} from '../../ui/primitives.ts'

type Props = {${plural}: PageContext<${page.pascal}QueryResult>['content']['${plural}']}

/** The list in the editors' order; nothing without documents. */
export function ${component}({${plural}}: Props) {
  if (${plural}.length === 0) return null
  return (
    <Section>
      <Wrap>
        <dl>
          {${plural}.map(({_id, title, text}) => (
            <div key={_id}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </Section>
  )
}
`

const test = (
  component: string,
  {page, plural, address}: Screen,
) => `import {render, screen} from '@testing-library/react'
import type {${page.pascal}QueryResult} from '../../../../domain/content/content.types.ts'
import {pageContextOf} from '../../testing/page.tsx'
import {${component}} from './${component}.tsx'

const {${plural}} = pageContextOf<${page.pascal}QueryResult>('${address}').content

test('lists the documents in their order', () => {
  render(<${component} ${plural}={${plural}} />)
  expect(screen.getAllByRole('term').map(({textContent}) => textContent)).toEqual(${plural}.map(({title}) => title))
  expect(${plural}.length).toBeGreaterThan(1)
})

test('draws nothing without documents', () => {
  const {container} = render(<${component} ${plural}={[]} />)
  expect(container.innerHTML).toBe('')
})
`
