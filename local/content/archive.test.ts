import {execFile} from 'node:child_process'
import {mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {promisify} from 'node:util'
import {create} from 'tar'
import {type ServedLake, serveLake} from '../content-lake/src/api/testLake.fixture.ts'
import {readArchive, refuseForeignAssets} from './archive.ts'
import {contentClient} from './client.ts'
import {exportArchive, importContent} from './transfer.ts'

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

/** Uploads a file of some kind, with a document that shows it. */
async function withFile() {
  const asset = await lake.client.assets.upload('file', Buffer.from('notes'), {filename: 'Notes.Excalidraw'})
  const file = {_type: 'file', asset: {_type: 'reference', _ref: asset._id}}
  await lake.client.create({_id: 'f', _type: 'faq', file})
  return asset
}

test('reads the documents of an archive and the names of its files', async () => {
  const asset = await withFile()
  expect(asset._id).toMatch(/^file-[0-9a-f]{40}-excalidraw$/)
  expect(await (await fetch(asset.url)).text()).toBe('notes')
  await exportArchive(client(), archive(), () => {})
  const {documents, names} = await readArchive(archive())
  expect(documents).toMatchObject([{_id: 'f', file: {asset: {_ref: expect.stringMatching(/^file@/)}}}])
  expect(names).toContainEqual(expect.stringContaining(asset.sha1hash))
})

test('removes an export that lacks a file, and names the file', async () => {
  await withFile()
  const folder = path.join(lake.folder, 'assets')
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name))
  await expect(exportArchive(client(), archive(), () => {})).rejects.toThrow(/cannot be read.*Notes\.Excalidraw/)
  expect(statSync(archive(), {throwIfNoEntry: false})).toBeUndefined()
})

test('refuses an archive that breaks the model, unless it is said to be older', async () => {
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

describe('an import', () => {
  const assets = async () =>
    lake.client.fetch('count(*[_type in ["sanity.imageAsset", "sanity.fileAsset"]])', {}, {perspective: 'raw'})
  /** An archive in which a document shows an asset, beside a picture of its own. */
  async function archiveWith(asset: string): Promise<string> {
    const folder = path.join(lake.folder, 'made')
    mkdirSync(path.join(folder, 'all/images'), {recursive: true})
    writeFileSync(path.join(folder, 'all/images/own.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    writeFileSync(path.join(folder, 'all/data.ndjson'), JSON.stringify(shows(asset)))
    await create({file: archive(), cwd: folder, gzip: true}, ['all'])
    return archive()
  }
  const shows = (asset: string) => ({_id: 'x', _type: 'faq', file: [{_type: 'file', _sanityAsset: asset}]})
  const secret = () => path.join(lake.folder, 'secret.txt')

  test.each([
    ['a file by its address', () => `file@${pathToFileURL(secret()).href}`],
    ['a way up', () => 'file@file://./../../secret.txt'],
    ['a way up that is encoded', () => 'file@file://./%2e%2e/%2e%2e/secret.txt'],
    ['an absolute path', () => `file@file://.//${secret()}`],
    ['a host', () => 'file@file://localhost/etc/hostname'],
    ['an address of this machine', () => `file@${lake.url}/v1/ping`],
    ['data', () => 'image@data:image/svg+xml,<svg/>'],
    ['a file that is not in it', () => 'image@file://./images/other.svg'],
  ])('refuses %s, in an archive and in documents alone', async (_, asset) => {
    writeFileSync(secret(), 'secret')
    for (const source of [await archiveWith(asset()), [shows(asset())]])
      await expect(importContent(client(), source)).rejects.toThrow('from its archive only')
    expect([await assets(), await lake.client.fetch('count(*[])')]).toEqual([0, 0])
  })

  test('ends the command with the reason and imports nothing', async () => {
    const file = await archiveWith('file@file://./../../secret.txt')
    const imported = await run('import', file, '--replace', '--as-it-is')
    expect([imported.code, imported.output]).toEqual([1, expect.stringContaining('from its archive only')])
    expect(await lake.client.fetch('count(*[])')).toBe(0)
  })

  test('refuses links in an archive, and takes files beside the documents', async () => {
    await archiveWith('image@file://./images/own.svg')
    await refuseForeignAssets(archive())
    const folder = path.join(lake.folder, 'made')
    writeFileSync(secret(), 'secret')
    symlinkSync(secret(), path.join(folder, 'all/images/own.png'))
    await create({file: archive(), cwd: folder, gzip: true}, ['all'])
    await expect(refuseForeignAssets(archive())).rejects.toThrow('the link all/images/own.png')
  })
})
