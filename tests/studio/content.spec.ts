import {execFile} from 'node:child_process'
import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {promisify} from 'node:util'
import sharp from 'sharp'
import {expect, type StudioServer, program as test} from './studioServer.ts'

/** `npm run content`: the content out of the dataset and into it, with Sanity's own export and import. */
const PROGRAM = path.resolve(import.meta.dirname, '../../local/content/content.ts')

async function content({environment}: StudioServer, ...args: string[]): Promise<{code: number; output: string}> {
  return promisify(execFile)(process.execPath, [PROGRAM, ...args], {env: environment}).then(
    ({stdout, stderr}) => ({code: 0, output: stdout + stderr}),
    ({code, stdout, stderr}) => ({code, output: stdout + stderr}),
  )
}

const file = (studioServer: StudioServer, name: string) => path.join(studioServer.folder, name)

test('an archive takes documents, drafts and images out, and brings back the same', async ({studioServer}) => {
  const bytes = await sharp({create: {width: 1200, height: 630, channels: 3, background: '#0b3040'}})
    .png()
    .toBuffer()
  const asset = await studioServer.client.assets.upload('image', bytes, {filename: 'deel.png'})
  const page = await studioServer.client.getDocument('page-landing')
  if (!page) throw new Error('The page is not there')
  const image = {_type: 'image', asset: {_type: 'reference', _ref: asset._id}}
  await studioServer.client.create({
    ...page,
    _id: `drafts.${page._id}`,
    shareImage: {_type: 'picture', image, alt: {_type: 'localeString', nl: 'Zee', en: 'Sea'}},
  })

  const [before, archive, after] = ['before.ndjson', 'all.tar.gz', 'after.ndjson'].map((name) =>
    file(studioServer, name),
  )
  expect((await content(studioServer, 'export', before ?? '')).code).toBe(0)
  expect((await content(studioServer, 'export', archive ?? '')).code).toBe(0)
  expect((await content(studioServer, 'reset', '--replace')).code).toBe(0)
  expect(await studioServer.client.getDocument(`drafts.${page._id}`)).toBeUndefined()
  expect((await content(studioServer, 'import', archive ?? '', '--replace')).code).toBe(0)
  expect((await content(studioServer, 'export', after ?? '')).code).toBe(0)
  expect(readFileSync(after ?? '', 'utf8')).toBe(readFileSync(before ?? '', 'utf8'))
  const restored = await studioServer.client.getDocument(asset._id)
  expect(Buffer.from(await (await fetch(restored?.url)).arrayBuffer()).equals(bytes)).toBe(true)
})

test('nothing is overwritten unasked: not a file, not the dataset', async ({studioServer}) => {
  const seed = path.resolve(import.meta.dirname, '../../studio/seed')
  const existing = file(studioServer, 'existing.ndjson')
  writeFileSync(existing, '')
  for (const [args, words] of [
    [['export', existing], 'would be overwritten'],
    [['import', seed], 'would be replaced'],
    [['reset'], 'would be lost'],
  ] as const) {
    const {code, output} = await content(studioServer, ...args)
    expect([code, output]).toEqual([2, expect.stringContaining(words)])
    expect(output).toContain('--replace')
  }
})

test('a document that breaks the model is refused by name before anything is imported', async ({studioServer}) => {
  const broken = file(studioServer, 'wrong.ndjson')
  writeFileSync(broken, '{"_id":"feature-x","_type":"feature","title":"geen talen"}\n')
  const {code, output} = await content(studioServer, 'import', broken, '--replace')
  expect(code).toBe(1)
  expect(output).toMatch(/feature.*title/s)
  expect(await studioServer.client.getDocument('feature-x')).toBeUndefined()
})
