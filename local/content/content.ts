import {readFileSync, statSync, writeFileSync} from 'node:fs'
import {parseArgs} from 'node:util'
import {embeddedEnvironment, readHouse} from '../environment.ts'
import {say} from '../progress.ts'
import {contentClient} from './client.ts'
import {assertShape, type ContentDocument, parseLines, readFolder, readSchema} from './ndjson.ts'
import {SEED_FOLDER} from './seed.ts'
import {exportDocuments, importDocuments} from './transfer.ts'
import {validateContent} from './validation.ts'

const USAGE = `npm run content -- <command>

  validate [file or folder]        the Studio's own validation, over the dataset or over NDJSON
  export <file>                    everything in the dataset, drafts too, as NDJSON (--replace overwrites the file)
  import <file or folder> --replace  puts documents into the dataset; those with the same id are replaced
  reset --replace                  makes the dataset what ships: everything else in it is removed

The dataset is the embedded lake (npm start must be running) or, with SANITY_PROJECT_ID, SANITY_DATASET and SANITY_TOKEN,
a hosted one.`

class UsageError extends Error {}

const read = (path: string): ContentDocument[] =>
  statSync(path).isDirectory() ? readFolder(path) : parseLines(readFileSync(path, 'utf8'), path)

async function run() {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {replace: {type: 'boolean', default: false}},
  })
  const [command, path] = positionals
  const house = readHouse()
  const client = contentClient(embeddedEnvironment(house, house.urls.site))
  const needPath = () => {
    if (!path) throw new UsageError(`Say which file.\n\n${USAGE}`)
    return path
  }
  const needReplace = (what: string) => {
    if (!values.replace) throw new UsageError(`${what} Say --replace if that is what you want.`)
  }

  switch (command) {
    case 'validate': {
      const documents = path ? read(path) : await exportDocuments(client)
      const findings = await validateContent(documents, client)
      for (const {level, documentType, documentId, field, message} of findings)
        say(`${level}: ${documentType} "${documentId}", field ${field}: ${message}`)
      const errors = findings.filter(({level}) => level === 'error').length
      say(`${documents.length} documents: ${errors} errors, ${findings.length - errors} warnings`)
      process.exitCode = errors > 0 ? 1 : 0
      return
    }
    case 'export': {
      const documents = await exportDocuments(client)
      const lines = documents.map((document) => `${JSON.stringify(document)}\n`).join('')
      if (statSync(needPath(), {throwIfNoEntry: false})) needReplace(`${path} exists and would be overwritten.`)
      writeFileSync(needPath(), lines)
      say(`${documents.length} documents written to ${path}`)
      return
    }
    case 'import': {
      const documents = assertShape(read(needPath()), readSchema())
      needReplace(`Documents in the dataset with the same ids (of these ${documents.length}) would be replaced.`)
      await importDocuments(client, documents)
      say(`${documents.length} documents imported`)
      return
    }
    case 'reset': {
      const documents = assertShape(readFolder(SEED_FOLDER), readSchema())
      needReplace('Everything in the dataset that editors wrote would be lost.')
      await importDocuments(client, documents, {exactly: true})
      say(`The dataset is as it ships: ${documents.length} documents`)
      return
    }
    default:
      throw new UsageError(USAGE)
  }
}

/** The Studio's packages keep timers and streams open, so the program ends itself. */
run()
  .catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    const unreachable = /ECONNREFUSED|fetch failed|Request error/.test(message)
    console.error(unreachable ? `The dataset cannot be reached. Is npm start running? (${message})` : message)
    process.exitCode = error instanceof UsageError ? 2 : 1
  })
  .finally(() => process.exit())
