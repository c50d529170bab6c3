import {after, before, type Change, importing} from '../changes.ts'
import {importOfNlEn, literal, type Names, nlEn} from '../names.ts'
import type {Kind} from './kind.ts'

const PARTS = 'web/src/screens/content/parts'

/** A kind of part of pages that editors make: its schema, query, component and test. */
export const section: Kind = (names) => {
  const {camel, pascal} = names
  const type = `${camel}Part`
  const file = `${PARTS}/${pascal}Part.tsx`
  const changes: Change[] = [
    {file: `studio/schema/objects/${type}.ts`, content: schema(names)},
    before('studio/schema/fieldGroups/ownPageFields.ts', "  'closingPart',\n", `  '${type}',\n`),
    before('domain/content/fragments.ts', '  _type == "closingPart" => {', `  _type == "${type}" => {title, text},\n`),
    {file, content: component(names)},
    importing(`${PARTS}/PartViews.tsx`, `import {${pascal}Part} from './${pascal}Part.tsx'`),
    after(`${PARTS}/PartViews.tsx`, 'const VIEWS: Views = {\n', `  ${type}: ${pascal}Part,\n`),
    before('web/src/testing/ownPage.ts', "    {\n      _key: 'call',\n", fixture(names)),
    {file: `${PARTS}/${type}.test.tsx`, content: test(names)},
  ]
  return {
    changes,
    left: [
      `the fields of studio/schema/objects/${type}.ts, and the same in domain/content/fragments.ts`,
      `how it looks: ${file}, on a phone, in both themes, on paper, and as Markdown (add .md to the address of a page)`,
      'its sample in web/src/testing/ownPage.ts, which tests render on the page of every part',
    ],
  }
}

const schema = ({camel, title}: Names) => `import {BlockElementIcon} from '@sanity/icons/BlockElement'
import {defineType} from 'sanity'
${importOfNlEn(title)}import {line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const ${camel}Part = defineType({
  name: '${camel}Part',
  title: ${nlEn(title)},
  type: 'object',
  icon: BlockElementIcon,
  fields: [
    line('title', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text']),
  ],
  preview: {select: {title: first('title')}, prepare: ({title}) => ({title, subtitle: ${nlEn(title)}})},
})
`

const component = ({camel, pascal}: Names) => `import {Lede} from '../../../ui/primitives.ts'
import type {PartOf} from './part.ts'
import {Titled} from './Titled.tsx'

export const ${pascal}Part = ({part: {title, text}}: {part: PartOf<'${camel}Part'>}) => (
  <Titled title={title}>
    <Lede>{text}</Lede>
  </Titled>
)
`

const fixture = ({camel, kebab, title: {nl, en}}: Names) => `    {
      _key: '${kebab}',
      _type: '${camel}Part',
      title: line(${literal(nl)}, ${literal(en)}),
      text: text(${literal(`Over ${nl}.`)}, ${literal(`On ${en}.`)}),
    },
`

const test = ({title: {nl}}: Names) => `import {screen} from '@testing-library/react'
import type {ContentQueryResult} from '../../../../../domain/content/content.types.ts'
import type {PageContext} from '../../../page/pageContext.ts'
import {makeContexts} from '../../../testing/contexts.ts'
import {withWholePage} from '../../../testing/ownPage.ts'
import {renderPage} from '../../../testing/page.tsx'
import Content from '../Content.tsx'

test('shows its heading and text', async () => {
  const contexts = await makeContexts(withWholePage())
  renderPage(Content, JSON.parse(contexts['/alles/'] ?? '{}') as PageContext<ContentQueryResult>)
  expect(screen.getByRole('region', {name: ${literal(nl)}})).toHaveTextContent(${literal(`Over ${nl}.`)})
})
`
