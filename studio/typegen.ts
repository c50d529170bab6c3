import {spawnSync} from 'node:child_process'
import {copyFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {CONTENT_SCHEMA, extractOwnTypes, readContentSchema, withPluginTypes} from './typegen/contentSchema.ts'
import {sanity, writeQueryTypes} from './typegen/queryTypes.ts'

/**
 * `npm run typegen`: registries, the schema as JSON, and the types of schema and queries. With `--queries` the schema is taken as
 * it was extracted last; with `--plugins` the types of plugins are extracted as well, which is needed after an update of one. A
 * query that has no type fails the run, and then the types stay as they were.
 */
const TYPES = path.join(import.meta.dirname, '../domain/content/content.types.ts')

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

/** A script of ours, which prints its own failure. */
function script(file: string) {
  const {status} = spawnSync(process.execPath, [path.join(import.meta.dirname, file)], {stdio: 'inherit'})
  if (status !== 0) process.exit(status ?? 1)
}

async function writeOwnSchema() {
  const types = withPluginTypes(await extractOwnTypes(), readContentSchema())
  writeFileSync(CONTENT_SCHEMA, `${JSON.stringify(types, null, 2)}\n`)
}

async function extractWholeSchema() {
  const to = ['--path', '../domain/content/content.schema.json']
  const {failed, output} = await sanity(['schema', 'extract', '--force', '--enforce-required-fields', ...to])
  if (failed) stop(output.trim())
}

async function writeTypes() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-typegen-'))
  try {
    const fresh = path.join(folder, 'content.types.ts')
    const problems = await writeQueryTypes(fresh)
    if (problems.length === 0) copyFileSync(fresh, TYPES)
    return problems
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

const started = performance.now()
script('../web/generate.mts')
script('generate.ts')
if (process.argv.includes('--plugins')) await extractWholeSchema()
else if (!process.argv.includes('--queries')) await writeOwnSchema()
const problems = await writeTypes()
if (problems.length > 0) stop(`${problems.join('\n')}\ndomain/content/content.types.ts is unchanged.`)
console.log(`Successfully generated types in ${((performance.now() - started) / 1000).toFixed(1)} s`)
