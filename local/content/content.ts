import {readFileSync, statSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {parseArgs} from 'node:util'
import type {SanityClient} from '@sanity/client'
import {explainContentError} from '../../domain/environment/contentErrors.ts'
import {LANGUAGES} from '../../domain/texts/languages.ts'
import type {Reason} from '../backup/kept.ts'
import {readSetup} from '../backup/setup.ts'
import {takeSnapshot} from '../backup/snapshots.ts'
import {embeddedEnvironment, readSettings} from '../settings/environment.ts'
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
  const [command, source] = positionals
  const settings = readSettings()
  const client = contentClient(embeddedEnvironment(settings))
  /** Saves the content first: a snapshot of this machine's set-up, an archive of any other dataset. */
  const keep = async (reason: Reason) => {
    const setup = readSetup(settings)
    const isOurs = setup.lakeUrl !== null && setup.lakeUrl === client.config().apiHost
    const kept = isOurs ? takeSnapshot(setup, reason) : backUp(client, path.join(settings.folder, 'backups'))
    say(`What is there now is kept in ${await kept}`)
  }
  asked = client
  const needPath = () => {
    if (!source) throw new UsageError(`Say which file.\n\n${USAGE}`)
    return source
  }
  const confirm = (what: string) =>
    confirmHosted(client, what, {named: values.dataset, ask: terminal(), folder: settings.folder, say})
  const needReplace = (what: string) => {
    if (!values.replace) throw new UsageError(`${what} Say --replace if that is what you want.`)
  }

  switch (command) {
    case 'validate': {
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
      return
    }
    case 'texts': {
      const language = LANGUAGES.find((id) => id === source)
      const from = language ? positionals[2] : source
      const documents = from ? read(from) : await exportDocuments(client)
      const missing = (language ? [language] : LANGUAGES).flatMap((id) => [
        ...missingInDocuments(documents, id),
        ...missingInInterface(id),
      ])
      for (const {language, where, field} of missing) say(`${language}: ${where}, ${field}`)
      say(`${missing.length} texts are missing in ${language ?? LANGUAGES.join(', ')}`)
      process.exitCode = missing.length > 0 ? 1 : 0
      return
    }
    case 'export': {
      const file = needPath()
      if (statSync(file, {throwIfNoEntry: false})) needReplace(`${file} exists and would be overwritten.`)
      if (isArchive(file)) {
        say(`${await exportArchive(client, file, tell)} documents and their images and files written to ${file}`)
        return
      }
      const documents = await exportDocuments(client)
      writeFileSync(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(''))
      say(`${documents.length} documents written to ${file}`)
      return
    }
    case 'import': {
      const file = needPath()
      const documents = isArchive(file) ? (await readArchive(file)).documents : read(file)
      if (!values['as-it-is']) assertImportable(documents)
      needReplace(`Documents with the same ids in ${describeDataset(client)} would be replaced.`)
      await confirm(`documents with the same ids as in ${file} are replaced`)
      if (!isHosted(client)) await keep('before-import')
      say(
        `${await importContent(client, isArchive(file) ? file : documents, tell)} documents imported into ${describeDataset(client)}`,
      )
      return
    }
    case 'migrate': {
      const update = await findUpdate(client)
      say(`${describeDataset(client)}:`)
      for (const line of describeUpdate(update)) say(`  ${line}`)
      if (update.steps.length === 0) return say('  is up to date')
      if (values['dry-run']) return say('Nothing was changed (--dry-run).')
      await confirm('these changes are made')
      if (!isHosted(client)) await keep('before-migration')
      await applyUpdate(client, update)
      return say(`Done: ${summary(update)}`)
    }
    case 'reset': {
      const documents = assertShape(readFolder(SEED_FOLDER), readSchema())
      needReplace(`Everything that editors wrote in ${describeDataset(client)} would be lost.`)
      await confirm('everything in it is replaced by what ships')
      if (!isHosted(client)) await keep('before-reset')
      await replaceAll(client, documents)
      say(`${describeDataset(client)} is as it ships: ${documents.length} documents`)
      return
    }
    default:
      throw new UsageError(USAGE)
  }
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
