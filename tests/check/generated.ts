import {createHash} from 'node:crypto'
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {readQueryFiles, writeQueryTypes} from '../../studio/typegen/queryTypes.ts'
import {CACHE, type Outcome, program, ROOT} from './program.ts'

const TYPES = 'domain/content/content.types.ts'
const KNOWN = path.join(CACHE, 'queryTypes.json')
/** Beside the queries themselves, all that their types are made from. */
const INPUTS = [
  'domain/content/content.schema.json',
  'studio/sanity.cli.ts',
  'node_modules/@sanity/codegen/package.json',
]

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const hashOf = (...texts: string[]) => createHash('sha256').update(JSON.stringify(texts)).digest('hex')

/** The hash of the types that were made from the same inputs last time. */
function known(inputs: string): string | undefined {
  try {
    const last: {inputs: string; types: string} = JSON.parse(readFileSync(KNOWN, 'utf8'))
    return last.inputs === inputs ? last.types : undefined
  } catch {
    return undefined // nothing was made here yet
  }
}

const staleMessage = (file: string) => `${file} is stale: npm run typegen, and commit it.`

/** To make the types takes ten times as long as to see that queries and schema are the same. */
async function staleTypes(folder: string): Promise<string[]> {
  const inputs = hashOf(...INPUTS.map(read), JSON.stringify(await readQueryFiles()))
  const before = known(inputs)
  if (before !== undefined) return before === hashOf(read(TYPES)) ? [] : [staleMessage(TYPES)]
  const file = path.join(folder, 'content.types.ts')
  const problems = await writeQueryTypes(file)
  if (problems.length > 0) return problems
  const types = readFileSync(file, 'utf8')
  mkdirSync(CACHE, {recursive: true})
  writeFileSync(KNOWN, JSON.stringify({inputs, types: hashOf(types)}))
  return types === read(TYPES) ? [] : [staleMessage(TYPES)]
}

const REGISTRIES = [
  {file: 'studio/schema/types.ts', script: '../studio/generate.ts'},
  {file: 'web/src/renderer/screens.ts', script: '../web/generate.mts'},
]

async function staleRegistries(folder: string): Promise<string[]> {
  const found = REGISTRIES.map(async ({file, script}) => {
    const fresh = path.join(folder, path.basename(file))
    const {failed, output} = await program(script, [fresh])()
    if (failed) return [output.trim()]
    return readFileSync(fresh, 'utf8') === read(file) ? [] : [staleMessage(file)]
  })
  return (await Promise.all(found)).flat()
}

/** Committed files must equal those generated from pages, types and queries. A unit test compares the schema. */
export async function generated(which: {registries: boolean; queryTypes: boolean}): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-generated-'))
  try {
    const problems = await Promise.all([
      which.registries ? staleRegistries(folder) : [],
      which.queryTypes ? staleTypes(folder) : [],
    ])
    return {failed: problems.flat().length > 0, output: problems.flat().join('\n')}
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}
