import {readFileSync, statSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {parseArgs} from 'node:util'
import type {SanityClient} from '@sanity/client'
import {explainContentError} from '../../domain/environment/contentErrors.ts'
import {LANGUAGES} from '../../domain/texts/languages.ts'
import type {Reason} from '../backup/retention.ts'
import {readSetup} from '../backup/setup.ts'
import {takeSnapshot} from '../backup/snapshots.ts'
import {embeddedEnvironment, readSettings, type Settings} from '../settings/environment.ts'
import {say} from '../supervision/progress.ts'
import {readable} from '../supervision/readable.ts'
import {readArchive} from './archive.ts'
import {backUp} from './backup.ts'
import {contentClient, describeDataset, isHosted, sourceOf} from './client.ts'
import {confirmHosted, NotConfirmed, terminal} from './confirm.ts'
import {applyUpdate, describeUpdate, findUpdate, summary} from './migration/upToDate.ts'
import {assertShape, type ContentDocument, parseLines, readFolder, readSchema} from './ndjson.ts'
import {SEED_FOLDER} from './seed.ts'
import {missingInDocuments, missingInInterface} from './texts.ts'
import {exportArchive, exportDocuments, importContent, replaceAll} from './transfer.ts'
import {checkDataset, describeProblem, validateContent} from './validation.ts'

const USAGE = `npm run content -- <command>

  validate [file or folder]          the Studio's own validation of each document, and the rules over all that is published,
                                     for the dataset or for NDJSON put into it
  texts [language] [file or folder]  what lacks a text in a language: documents and fields, and words of the interface
  migrate [--dry-run]                brings documents of an older shape up to date and adds those that a new version needs,
                                     naming each change first
  export <file.tar.gz>               everything in the dataset, with its images and files (--replace overwrites the file)
  export <file.ndjson>               the documents only, one a line and always in the same order, to compare
  import <archive, file or folder> --replace
                                     puts them into the dataset; documents with the same id are replaced. What breaks the
                                     model is refused first; --as-it-is takes content of an older version, to migrate it then
  reset --replace                    makes the dataset what ships: everything else in it is removed

The dataset is the embedded lake (npm start must be running) or, with SANITY_PROJECT_ID, SANITY_DATASET and SANITY_TOKEN,
a hosted one. Before import, migrate or reset changes a hosted dataset it has the dataset's name typed (--dataset <name>
where nobody can be asked) and writes a backup.`

class UsageError extends Error {}

const isArchive = (file: string) => file.endsWith('.tar.gz')

/** Prints a line for each step of Sanity's tools. */
let step = ''
function tell(event: {step: string}) {
  if (event.step !== step) say(`${event.step} …`)
  step = event.step
}

const read = (file: string): ContentDocument[] =>
  statSync(file).isDirectory() ? readFolder(file) : parseLines(readFileSync(file, 'utf8'), file)

/** Drafts may be unfinished, so they are not validated. */
const assertImportable = (documents: ContentDocument[]) =>
  assertShape(
    documents.filter(({_id}) => !_id.startsWith('drafts.')),
    readSchema(),
  )

type Call = {
  client: SanityClient
  /** Arguments after the command. */
  args: string[]
  options: {replace: boolean; 'dry-run': boolean; 'as-it-is': boolean; dataset?: string | undefined}
  settings: Settings
}

/** Saves the content first: a snapshot of this machine's set-up, an archive of any other dataset. */
async function keep({client, settings}: Call, reason: Reason) {
  if (isHosted(client)) return // confirming a change of a hosted dataset has made a backup
  const setup = readSetup(settings)
  const isOurs = setup.lakeUrl !== null && setup.lakeUrl === client.config().apiHost
  const kept = isOurs ? takeSnapshot(setup, reason) : backUp(client, path.join(settings.folder, 'backups'))
  say(`What is there now is kept in ${await kept}`)
}

const confirm = ({client, options, settings}: Call, what: string) =>
  confirmHosted(client, what, {named: options.dataset, ask: terminal(), folder: settings.folder, say})

function requirePath({args: [file]}: Call): string {
  if (!file) throw new UsageError(`Say which file.\n\n${USAGE}`)
  return file
}

function requireReplace({options}: Call, what: string) {
  if (!options.replace) throw new UsageError(`${what} Say --replace if that is what you want.`)
}

async function validate({client, args: [source]}: Call) {
  const documents = source ? read(source) : await exportDocuments(client)
  const findings = await validateContent(documents, client)
  for (const {level, documentType, documentId, field, message} of findings)
    say(`${level}: ${documentType} "${documentId}", field ${field}: ${message}`)
  const problems = await checkDataset(documents, client)
  for (const problem of problems) say(describeProblem(problem))
  const errors = findings.filter(({level}) => level === 'error').length
  const refused = problems.filter(({severity}) => severity === 'refuse').length
  say(`${documents.length} documents: ${errors} errors, ${findings.length - errors} warnings`)
  say(`Together: ${refused} refused, ${problems.length - refused} to look at`)
  process.exitCode = errors + refused > 0 ? 1 : 0
}

async function texts({client, args: [first, second]}: Call) {
  const language = LANGUAGES.find((id) => id === first)
  const source = language ? second : first
  const documents = source ? read(source) : await exportDocuments(client)
  const missing = (language ? [language] : LANGUAGES).flatMap((id) => [
    ...missingInDocuments(documents, id),
    ...missingInInterface(id),
  ])
  for (const {language, where, field} of missing) say(`${language}: ${where}, ${field}`)
  say(`${missing.length} texts are missing in ${language ?? LANGUAGES.join(', ')}`)
  process.exitCode = missing.length > 0 ? 1 : 0
}

async function exportTo(call: Call) {
  const file = requirePath(call)
  if (statSync(file, {throwIfNoEntry: false})) requireReplace(call, `${file} exists and would be overwritten.`)
  if (isArchive(file)) {
    say(`${await exportArchive(call.client, file, tell)} documents and their images and files written to ${file}`)
    return
  }
  const documents = await exportDocuments(call.client)
  writeFileSync(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(''))
  say(`${documents.length} documents written to ${file}`)
}

async function importFrom(call: Call) {
  const {client, options} = call
  const file = requirePath(call)
  const documents = isArchive(file) ? (await readArchive(file)).documents : read(file)
  if (!options['as-it-is']) assertImportable(documents)
  requireReplace(call, `Documents with the same ids in ${describeDataset(client)} would be replaced.`)
  await confirm(call, `documents with the same ids as in ${file} are replaced`)
  await keep(call, 'before-import')
  const count = await importContent(client, isArchive(file) ? file : documents, tell)
  say(`${count} documents imported into ${describeDataset(client)}`)
}

async function migrate(call: Call) {
  const {client, options} = call
  const update = await findUpdate(client)
  say(`${describeDataset(client)}:`)
  for (const line of describeUpdate(update)) say(`  ${line}`)
  if (update.steps.length === 0) return say('  is up to date')
  if (options['dry-run']) return say('Nothing was changed (--dry-run).')
  await confirm(call, 'these changes are made')
  await keep(call, 'before-migration')
  await applyUpdate(client, update)
  say(`Done: ${summary(update)}`)
}

async function reset(call: Call) {
  const {client} = call
  const documents = assertShape(readFolder(SEED_FOLDER), readSchema())
  requireReplace(call, `Everything that editors wrote in ${describeDataset(client)} would be lost.`)
  await confirm(call, 'everything in it is replaced by what ships')
  await keep(call, 'before-reset')
  await replaceAll(client, documents)
  say(`${describeDataset(client)} is as it ships: ${documents.length} documents`)
}

const COMMANDS: Record<string, (call: Call) => Promise<void>> = {
  validate,
  texts,
  migrate,
  export: exportTo,
  import: importFrom,
  reset,
}

async function run() {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {
      replace: {type: 'boolean', default: false},
      'dry-run': {type: 'boolean', default: false},
      'as-it-is': {type: 'boolean', default: false},
      dataset: {type: 'string'},
    },
  })
  const [name = '', ...args] = positionals
  const settings = readSettings()
  const client = contentClient(embeddedEnvironment(settings))
  asked = client
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new UsageError(USAGE)
  await command({client, args, options: values, settings})
}

let asked: SanityClient | undefined

/** The Studio's packages keep timers and streams open, so the program ends itself. */
run()
  .catch((error: unknown) => {
    const explained = asked && explainContentError(error, sourceOf(asked))
    const message = explained ?? (error instanceof Error ? error.message : String(error))
    const unreachable = /ECONNREFUSED|fetch failed|Request error/.test(message)
    console.error(
      unreachable
        ? `The dataset cannot be reached. Is npm start running? (${message})`
        : (explained ?? readable(error)),
    )
    process.exitCode = error instanceof UsageError || error instanceof NotConfirmed ? 2 : 1
  })
  .finally(() => process.exit())
