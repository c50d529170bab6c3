import {execFile} from 'node:child_process'
import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {promisify} from 'node:util'
import sharp from 'sharp'
import {type Desk, expect, program as test} from './desk.ts'

/** `npm run content`: the content out of the dataset and into it, with Sanity's own export and import. */
const PROGRAM = path.resolve(import.meta.dirname, '../../local/content/content.ts')

async function content({environment}: Desk, ...args: string[]): Promise<{code: number; output: string}> {
  return promisify(execFile)(process.execPath, [PROGRAM, ...args], {env: environment}).then(
    ({stdout, stderr}) => ({code: 0, output: stdout + stderr}),
    ({code, stdout, stderr}) => ({code, output: stdout + stderr}),
  )
}

const file = (desk: Desk, name: string) => path.join(desk.folder, name)

test('an archive takes documents, drafts and images out, and brings back the same', async ({desk}) => {
  const bytes = await sharp({create: {width: 1200, height: 630, channels: 3, background: '#0b3040'}})
    .png()
    .toBuffer()
  const asset = await desk.client.assets.upload('image', bytes, {filename: 'deel.png'})
  const page = await desk.client.getDocument('page-landing')
  if (!page) throw new Error('The page is not there')
  const image = {_type: 'image', asset: {_type: 'reference', _ref: asset._id}}
  await desk.client.create({
    ...page,
    _id: `drafts.${page._id}`,
    shareImage: {_type: 'picture', image, alt: {_type: 'localeString', nl: 'Zee', en: 'Sea'}},
  })

  const [before, archive, after] = ['before.ndjson', 'all.tar.gz', 'after.ndjson'].map((name) => file(desk, name))
  expect((await content(desk, 'export', before ?? '')).code).toBe(0)
  expect((await content(desk, 'export', archive ?? '')).code).toBe(0)
  expect((await content(desk, 'reset', '--replace')).code).toBe(0)
  expect(await desk.client.getDocument(`drafts.${page._id}`)).toBeUndefined()
  expect((await content(desk, 'import', archive ?? '', '--replace')).code).toBe(0)
  expect((await content(desk, 'export', after ?? '')).code).toBe(0)
  expect(readFileSync(after ?? '', 'utf8')).toBe(readFileSync(before ?? '', 'utf8'))
  const restored = await desk.client.getDocument(asset._id)
  expect(Buffer.from(await (await fetch(restored?.url)).arrayBuffer()).equals(bytes)).toBe(true)
})

test('nothing is overwritten unasked: not a file, not the dataset', async ({desk}) => {
  const seed = path.resolve(import.meta.dirname, '../../studio/seed')
  const existing = file(desk, 'existing.ndjson')
  writeFileSync(existing, '')
  for (const [args, words] of [
    [['export', existing], 'would be overwritten'],
    [['import', seed], 'would be replaced'],
    [['reset'], 'would be lost'],
  ] as const) {
    const {code, output} = await content(desk, ...args)
    expect([code, output]).toEqual([2, expect.stringContaining(words)])
    expect(output).toContain('--replace')
  }
})

test('a document that breaks the model is refused by name before anything is imported', async ({desk}) => {
  const broken = file(desk, 'wrong.ndjson')
  writeFileSync(broken, '{"_id":"feature-x","_type":"feature","title":"geen talen"}\n')
  const {code, output} = await content(desk, 'import', broken, '--replace')
  expect(code).toBe(1)
  expect(output).toMatch(/feature.*title/s)
  expect(await desk.client.getDocument('feature-x')).toBeUndefined()
})
