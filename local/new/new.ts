import {execFileSync} from 'node:child_process'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {ROOT} from '../settings/environment.ts'
import {say} from '../supervision/progress.ts'
import {readable} from '../supervision/readable.ts'
import {apply} from './changes.ts'
import {KINDS} from './kinds.ts'
import {namesOf, UsageError} from './names.ts'

const USAGE = `npm run new -- <kind> <name> [options]

  page partners                      a page with a layout of its own at /partners/
  document-type milestone --page about
                                     a list that editors add to, shown on a page
  field topic --in faq [--kind line] [--required]
                                     a field of a document type
  checkout-field department          an optional line that the checkout asks for
  endpoint newsletter                a POST of JSON at /api/newsletter
  mail welcome                       a mail to customers
  section timeline                   a kind of part of the pages that editors make

  --nl <title> --en <title>          titles for editors; by default the name

Writes new files and changes existing ones, all or none, then says what is left to a person. docs/recipes.md has the rest.`

function run() {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {
      nl: {type: 'string'},
      en: {type: 'string'},
      page: {type: 'string'},
      in: {type: 'string'},
      kind: {type: 'string'},
      required: {type: 'boolean'},
    },
  })
  const [kind = '', name = ''] = positionals
  const make = KINDS.get(kind)
  if (!make || !name) throw new UsageError('')
  const {changes, left} = make(namesOf(name, values), values, ROOT)
  const files = apply(ROOT, changes)
  const code = files.filter((file) => /\.tsx?$/.test(file))
  execFileSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...code],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  for (const file of files) say(`  ${file}`)
  say('\nNow run npm run typegen and npm run check. Left to you:')
  for (const line of left) say(`  - ${line}`)
}

try {
  run()
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}`.trim() : readable(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}
