import {before, ndjson} from '../changes.ts'
import {importOfNlEn, literal, localeRichText, localeString, localeText, type Names, nlEn} from '../names.ts'
import type {Kind} from './kind.ts'

/** A page with a layout of its own: its row, document, query, component and content. */
export const page: Kind = (names) => {
  const {kebab, camel, pascal, title} = names
  const document = `${camel}Page`
  const folder = `web/src/screens/${kebab}`
  return {
    changes: [
      before(
        'domain/pages/pages.ts',
        "  {\n    type: 'notFound',\n",
        `  {
    type: '${camel}',
    path: '/${kebab}/',
    area: 'public',
    document: '${document}',
    linkable: true,
  },
`,
      ),
      before(
        'domain/pages/pageTitles.ts',
        "  '/404/':",
        `  '/${kebab}/': {nl: ${literal(title.nl)}, en: ${literal(title.en)}},
`,
      ),
      {file: `studio/schema/singletons/${document}.ts`, content: schema(document, names)},
      {
        file: `${folder}/${camel}.query.ts`,
        content: `import {defineQuery} from 'groq'

export const ${camel}Query = defineQuery(\`{
  "page": *[_type == "${document}" && _id == "${document}"][0]{heading, intro, body}
}\`)
`,
      },
      {file: `${folder}/${pascal}.tsx`, content: component(names)},
      {file: `studio/seed/${document}.ndjson`, content: content(document, names)},
    ],
    left: [
      `the words of studio/seed/${document}.ndjson, and help that says more than the title in studio/schema/singletons/${document}.ts`,
      `the layout in ${folder}/${pascal}.tsx`,
      'a place in a menu, which editors give it',
    ],
  }
}

const schema = (document: string, {title}: Names) => `import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {defineType} from 'sanity'
${importOfNlEn(title)}import {line, richText, text} from '../fields.ts'

export const ${document} = defineType({
  name: '${document}',
  title: ${nlEn(title)},
  type: 'document',
  icon: DocumentTextIcon,
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('intro', ['Inleiding', 'Introduction']),
    richText('body', ['Tekst', 'Text']),
  ],
  preview: {prepare: () => ({title: ${nlEn(title)}})},
})
`

const component = ({camel, pascal}: Names) => `import {graphql, type PageProps} from 'gatsby'
import type {${pascal}QueryResult} from '../../../../domain/content/content.types.ts'
import {Page} from '../../layout/Page.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {Lede, Section, Title, Wrap} from '../../ui/primitives.ts'
import {RichText} from '../../ui/RichText.tsx'

export default function ${pascal}({pageContext}: PageProps<unknown, PageContext<${pascal}QueryResult>>) {
  const {heading, intro, body} = pageContext.content.page
  return (
    <Page>
      <Section>
        <Wrap>
          <Title as="h1">{heading}</Title>
          <Lede>{intro}</Lede>
          <RichText value={body} />
        </Wrap>
      </Section>
    </Page>
  )
}

export const query = graphql\`
  query ${camel.charAt(0).toUpperCase() + camel.slice(1)}Page($language: String!) {
    ...InterfaceStrings
  }
\`
`

const content = (document: string, {kebab, title: {nl, en}}: Names) =>
  ndjson(
    {
      _id: document,
      _type: document,
      heading: localeString(nl, en),
      intro: localeText(`Dit is de pagina ${nl}.`, `This is the page ${en}.`),
      body: localeRichText(['Stel je vraag aan {supportEmail}.'], ['Send your question to {supportEmail}.']),
    },
    {
      _id: `page-${kebab}`,
      _type: 'page',
      route: `/${kebab}`,
      title: localeString(`${nl} | {brand}`, `${en} | {brand}`),
      description: localeText(
        `${nl}: wat je erover wilt weten, kort en duidelijk bij elkaar op één pagina.`,
        `${en}: what you would like to know about it, short and clear, together on one page.`,
      ),
      noIndex: false,
    },
  )
