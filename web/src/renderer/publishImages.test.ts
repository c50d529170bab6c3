import {withChange} from '../../../tests/support/services/seed.ts'
import {ASSET, withWholePage} from '../testing/ownPage.ts'
import {openStoreForEachTest, publishing, rendererOf, textAt, withImages, withQuestion} from './publish.fixture.ts'
import {findInRelease, type Release} from './release.ts'

openStoreForEachTest()

test('draws an image again only when its title changes', async () => {
  const first = rendererOf('a')
  const release = await publishing(first)
  expect(first.drawings.length).toBeGreaterThan(30)
  expect(new Set(first.drawings).size).toBe(first.drawings.length)
  expect(release.files['/favicon.ico']).toBe(
    release.files[first.drawings.find((address) => address.endsWith('.ico')) ?? ''],
  )

  const text = rendererOf('a')
  await publishing(text, withQuestion('Anders?'))
  expect(text.drawings).toEqual([])

  const title = rendererOf('b')
  const renamed = withChange('page-over-ons', (page) => ({title: {...(page.title as object), nl: 'Wie wij zijn'}}))
  const next = await publishing(title, renamed)
  expect(title.drawings).toHaveLength(1)
  expect(await textAt(next, '/over-ons/')).toContain(title.drawings[0])
})

test('reports a failed drawing and blocks no page', async () => {
  const renderer = {...rendererOf('a'), draw: () => Promise.reject(new Error('no ink'))}
  const release = await publishing(renderer)
  expect(Object.keys(release.pages)).toContain('/over-ons/')
  expect(release.problems).toEqual([expect.objectContaining({message: expect.stringMatching(/no ink$/), pages: []})])
})

const imagesIn = ({files}: Release) => Object.keys(files).filter((address) => address.startsWith('/images/0a'))

test('reports a missing image once, blocks no page, and tries again', async () => {
  await withImages(async (lake) => {
    lake.has = false
    const release = await publishing(rendererOf('a'), lake.documents)
    expect(await textAt(release, '/alles/')).toContain('/images/0a-1000x500')
    expect(imagesIn(release)).toEqual([])
    const message = expect.stringMatching(/^\/images\/0a.*\/0a-1000x500\.png cannot be read \(404\)\.$/)
    expect(release.problems).toEqual([expect.objectContaining({message, reason: 'undrawn', pages: []})])

    lake.has = true
    const next = await publishing(rendererOf('a'), lake.documents)
    expect([imagesIn(next).length, next.problems]).toEqual([2, []]) // in two widths
  })
})

test('keeps a replaced image until the next publication', async () => {
  await withImages(async ({documents}) => {
    const old = imagesIn(await publishing(rendererOf('a'), documents))
    expect(old).toHaveLength(2)
    const without = documents.filter(({_id}) => _id !== 'content-whole')
    const next = await publishing(rendererOf('a'), without)
    for (const address of old) expect([address, await textAt(next, address)]).toEqual([address, 'an image'])
    const third = await publishing(rendererOf('a'), without)
    for (const address of old) expect([address, findInRelease(third, address)]).toEqual([address, null])
  })
})

test('publishes everything else when the image server does not answer', async () => {
  const documents = withWholePage().map((document) =>
    document._id === ASSET._id ? {...document, url: 'http://127.0.0.1:1/images/0a-1000x500.png'} : document,
  )
  const release = await publishing(rendererOf('a'), documents)
  expect(await textAt(release, '/')).not.toBeNull()
  expect(release.problems).toEqual([expect.objectContaining({reason: 'undrawn', pages: []})])
})

test('a kept page keeps its share image', async () => {
  const before = await publishing(rendererOf('a'))
  const broken = withChange('page-over-ons', (page) => ({title: {...(page.title as object), nl: undefined}}))
  const release = await publishing(rendererOf('a'), broken)
  const [image = ''] = /\/images\/share-\w+\.png/.exec((await textAt(release, '/over-ons/')) ?? '') ?? []
  expect(release.files[image]).toBe(before.files[image])
})
