import {globSync} from 'node:fs'
import path from 'node:path'
import {parse} from 'groq-js'
import {documents, objects, singletons} from '../../studio/schema/types.ts'

/** Checks that the site crops every image that an editor can crop, future ones too. */
const ROOT = path.join(import.meta.dirname, '../..')

type Field = {name?: string; type?: string; options?: {hotspot?: boolean}; fields?: Field[]; of?: Field[]}

/** Every image of the model, by where it stands, and whether the Studio offers to cut it. */
function imagesIn({fields = [], of = []}: Field, at: string): {at: string; isCut: boolean}[] {
  return [...fields, ...of].flatMap((field) => {
    const place = `${at}.${field.name ?? '[]'}`
    const own = field.type === 'image' ? [{at: place, isCut: Boolean(field.options?.hotspot)}] : []
    return [...own, ...imagesIn(field, place)]
  })
}
const types = [...documents, ...objects, ...singletons] as Field[]
const images = types.flatMap((type) => imagesIn(type, type.name ?? ''))

type Part = {type?: string; name?: string; base?: Part; value?: Part; attributes?: Part[]}

/** Images that a query takes files of: the field before `asset->`, null in a projection of the image, and fields beside it. */
function filesIn(part: unknown, beside: string[] = []): {image: string | null; beside: string[]}[] {
  if (typeof part !== 'object' || part === null) return []
  const {type, base, attributes} = part as Part
  const here = type === 'Object' ? (attributes ?? []).map(({name = ''}) => name) : beside
  const isFile = type === 'Deref' && base?.type === 'AccessAttribute' && base.name === 'asset'
  const own = isFile ? [{image: base.base?.name ?? null, beside}] : []
  return [...own, ...Object.values(part).flatMap((inner) => filesIn(inner, here))]
}

const modules = globSync('web/src/**/*.query.ts', {cwd: ROOT})
const queries = (
  await Promise.all(modules.map(async (file) => Object.entries<string>(await import(path.join(ROOT, file)))))
).flat()
const asking = queries.flatMap(([name, query]) => {
  const files = filesIn(parse(query))
  return files.length > 0 ? [[name, files] as const] : []
})

test('an image that the Studio offers to cut is a picture, wherever it stands', () => {
  expect(images.filter(({isCut}) => isCut).map(({at}) => at)).toEqual(['picture.image'])
  expect(images.map(({at}) => at)).toEqual(
    expect.arrayContaining(['siteSettings.logo.light', 'siteSettings.logo.dark']),
  )
})

test.each(asking)('%s takes how an image is cut, and what must stay in view, with its file', (_, files) => {
  for (const {image, beside} of files) {
    const known = images.filter(({at}) => at.split('.').at(-1) === image)
    if (known.length > 0) expect(known.filter(({isCut}) => isCut)).toEqual([])
    else expect(beside).toEqual(expect.arrayContaining(['crop', 'hotspot', 'asset']))
  }
})

test('the queries of pages with pictures are among them', () => {
  const names = asking.map(([name]) => name)
  expect(names.length).toBeGreaterThanOrEqual(5)
})
