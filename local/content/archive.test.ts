import {execFile} from 'node:child_process'
import {readdirSync, rmSync, statSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {promisify} from 'node:util'
import {type ServedLake, serveLake} from '../lake/lake.fixture.ts'
import {readArchive} from './archive.ts'
import {contentClient} from './client.ts'
import {exportArchive} from './transfer.ts'

let lake: ServedLake
beforeEach(async () => {
  lake = await serveLake()
})
afterEach(() => lake.close())

const archive = () => path.join(lake.folder, 'all.tar.gz')
const client = () => contentClient({LAKE_URL: lake.url})
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['local/content/content.ts', ...args], {
    env: {...process.env, LAKE_URL: lake.url},
  }).then(
    ({stdout}) => ({code: 0, output: stdout}),
    ({code, stdout, stderr}) => ({code, output: stdout + stderr}),
  )

/** A file of any kind, and a document that shows it. */
async function withFile() {
  const asset = await lake.client.assets.upload('file', Buffer.from('notes'), {filename: 'Notes.Excalidraw'})
  const file = {_type: 'file', asset: {_type: 'reference', _ref: asset._id}}
  await lake.client.create({_id: 'f', _type: 'faq', file})
  return asset
}

test('an archive is read with its documents and the names of its files, of whatever kind', async () => {
  const asset = await withFile()
  expect(asset._id).toMatch(/^file-[0-9a-f]{40}-excalidraw$/)
  expect(await (await fetch(asset.url)).text()).toBe('notes')
  await exportArchive(client(), archive(), () => {})
  const {documents, names} = await readArchive(archive())
  expect(documents).toMatchObject([{_id: 'f', file: {asset: {_ref: expect.stringMatching(/^file@/)}}}])
  expect(names).toContainEqual(expect.stringContaining(asset.sha1hash))
})

test('an export that cannot read a file fails, names it and leaves nothing', async () => {
  await withFile()
  const folder = path.join(lake.folder, 'assets')
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name))
  await expect(exportArchive(client(), archive(), () => {})).rejects.toThrow(/cannot be read.*Notes\.Excalidraw/)
  expect(statSync(archive(), {throwIfNoEntry: false})).toBeUndefined()
})

test('an archive that breaks the model is refused before anything is imported, but for what is said to be older', async () => {
  await lake.client.create({_id: 'feature-x', _type: 'feature', title: 'geen talen'})
  await lake.client.create({_id: 'drafts.feature-y', _type: 'feature'})
  await exportArchive(client(), archive(), () => {})
  await lake.client.delete({query: '*[]'})
  const refused = await run('import', archive(), '--replace')
  expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/feature "feature-x", field title/)])
  expect(refused.output).not.toContain('feature-y')
  expect(await lake.client.fetch('count(*[])')).toBe(0)
  expect((await run('import', archive(), '--replace', '--as-it-is')).code).toBe(0)
  expect(await lake.client.getDocument('feature-x')).toMatchObject({title: 'geen talen'})
})

test('lines that are no documents are named', async () => {
  const file = path.join(lake.folder, 'wrong.ndjson')
  writeFileSync(file, '{"_id":"a","_type":"feature"}\nnonsense\n')
  expect((await run('import', file, '--replace')).output).toMatch(/line 2 is not a document/)
})
