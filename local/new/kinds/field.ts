import {globSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {type Change, importing} from '../changes.ts'
import {type Names, UsageError, words} from '../names.ts'
import type {Kind, Options} from './kind.ts'

/** Helpers of studio/schema/fields.ts with a text in each language, which alone may stay empty. */
const IN_EACH_LANGUAGE = ['line', 'text', 'richText']
/** Helpers for a field of one value. */
const KINDS = [...IN_EACH_LANGUAGE, 'word', 'count', 'day', 'onOff']

/** A field of a document type in its schema. Which pages draw it is left to a person. */
export const field: Kind = (names, options, root) => {
  const {in: type = '', kind = 'line', required = false} = options
  const [file] = globSync(`studio/schema/{documents,singletons}/${type}.ts`, {cwd: root})
  if (!type || !file) throw new UsageError('Say in which document type: --in faq')
  if (!KINDS.includes(kind)) throw new UsageError(`--kind is one of ${KINDS.join(', ')}`)
  const schema = readFileSync(path.join(root, file), 'utf8')
  const isImported = new RegExp(`import \\{[^}]*\\b${kind}\\b[^}]*\\} from '\\.\\./fields\\.ts'`).test(schema)
  return {
    changes: [
      inFields(file, source(names, kind, options)),
      ...(isImported ? [] : [importing(file, `import {${kind}} from '../fields.ts'`)]),
    ],
    left: [
      `its help in ${file}: where visitors see it`,
      `the queries whose pages draw it: ${queriesOf(type, root).join(', ') || 'none names the type'}; then npm run typegen`,
      `an element of its own where the document is drawn, and words in studio/seed/${type}.ndjson`,
      ...(required ? ['a migration (docs/migrations.md): content that is there lacks the field'] : []),
    ],
  }
}

const source = ({camel, title}: Names, kind: string, {required}: Options) => {
  const help = words({nl: `Staat op de pagina als ${title.nl}.`, en: `On the page as ${title.en}.`})
  const rest =
    kind === 'onOff' ? ', initialValue: false' : !required && IN_EACH_LANGUAGE.includes(kind) ? ', optional: true' : ''
  return `    ${kind}('${camel}', ${words(title)}, {help: ${help}${rest}}),\n`
}

/** Adds a field at the end of the document's list of fields. */
const inFields = (file: string, added: string): Change => ({
  file,
  edit: (text) => {
    const lines = text.split('\n')
    const start = lines.indexOf('  fields: [')
    const end = lines.findIndex((line, index) => index > start && line === '  ],')
    if (start < 0 || end < 0) throw new Error('it has no list of fields at its top level')
    return [...lines.slice(0, end), added.trimEnd(), ...lines.slice(end)].join('\n')
  },
})

const queriesOf = (type: string, root: string) =>
  globSync(['web/src/**/*.query.ts', 'functions/**/*.query.ts', 'domain/content/fragments.ts'], {cwd: root})
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes(`_type == "${type}"`))
    .sort()
