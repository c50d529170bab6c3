import {spawn} from 'node:child_process'
import {globSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {type QueryFile, typegenProblems} from './problems.ts'

const STUDIO = path.resolve(import.meta.dirname, '..')
const ROOT = path.dirname(STUDIO)
const SANITY = path.join(ROOT, 'node_modules/sanity/bin/sanity')
/** As `typegen.path` of sanity.cli.ts has them. */
const QUERY_FILES = [
  'web/src/**/*.query.ts',
  'functions/**/*.query.ts',
  'studio/{inputs,published,schema,views}/**/*.query.ts',
]

type Outcome = {failed: boolean; output: string}

/** Runs Sanity's command line in the Studio's folder. */
export const sanity = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<Outcome>((resolve) => {
    const child = spawn(process.execPath, [SANITY, ...args], {
      cwd: STUDIO,
      env: {...process.env, SANITY_TELEMETRY_DISABLED: '1', ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.once('close', (code) => resolve({failed: code !== 0, output}))
  })

async function readQueryFile(file: string): Promise<QueryFile> {
  const from = path.join(ROOT, file)
  const source = readFileSync(from, 'utf8')
  const exported: Record<string, unknown> = await import(pathToFileURL(from).href)
  const queries = Object.entries(exported).flatMap(([name, query]): [string, string][] =>
    typeof query === 'string' && source.includes(`export const ${name} = defineQuery(`) ? [[name, query]] : [],
  )
  return {file, source, queries: Object.fromEntries(queries)}
}

/** All query files, with their queries as they are after evaluation. */
export const readQueryFiles = () =>
  Promise.all(
    globSync(QUERY_FILES, {cwd: ROOT})
      .map((file) => file.replaceAll(path.sep, '/'))
      .sort()
      .map(readQueryFile),
  )

/** Writes the types of schema and queries into a file. Returns what went wrong, one line for each query; empty when nothing did. */
export async function writeQueryTypes(file: string): Promise<string[]> {
  const {failed, output} = await sanity(['typegen', 'generate'], {CONTENT_TYPES: file})
  if (failed) return [output.trim()]
  return typegenProblems(output, readFileSync(file, 'utf8'), await readQueryFiles())
}
