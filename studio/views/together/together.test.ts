import type {SanityClient} from '@sanity/client'
import {type ServedLake, serveLake} from '../../../local/content-lake/src/api/testLake.fixture.ts'
import {seedDocuments} from '../../../tests/support/services/seed.ts'
import {review} from '../../actions/review.ts'
import {readPublications} from './publications.ts'
import {changesOf, publishTogether, readWhole} from './publishTogether.ts'
import {readUndo} from './undo.ts'

/** A set of drafts and its undoing, by Sanity's client in a content lake. */
let lake: ServedLake
let client: SanityClient
const PRICE = 'price-basis-monthly'
const FAQ = 'faq-how-it-works'
const REDIRECT = 'redirect-summer'
const drafts = [PRICE, FAQ, REDIRECT].map((id) => `drafts.${id}`)

beforeEach(async () => {
  lake = await serveLake()
  client = lake.client
  const seed = client.transaction()
  for (const document of seedDocuments()) seed.create(document)
  await seed.commit()
  await write(PRICE, {exclVat: 95})
  await write(FAQ, {question: {_type: 'localeString', nl: 'Hoe werkt de zomeractie?', en: 'How does the offer work?'}})
  await client.create({_id: `drafts.${REDIRECT}`, ...redirect('/pricing/')})
})
afterEach(() => lake.close())

async function write(id: string, change: object) {
  const {_rev, _updatedAt, ...document} = (await client.getDocument(id)) ?? {_type: ''}
  await client.createOrReplace({...document, ...change, _id: `drafts.${id}`})
}
const redirect = (to: string) => ({_type: 'redirect', from: '/zomer', destination: `link:${to}`, permanent: true})
const live = (id: string) => client.getDocument(id)
const publish = async () => publishTogether(client, await readWhole(client, drafts))
const newest = async () => (await readPublications(client))[0]
async function undo() {
  const publication = await newest()
  if (!publication) throw new Error('Nothing was published')
  return readUndo(client, publication)
}

test('publishes a price, a question and a redirect as one, and leaves no drafts', async () => {
  await publish()
  expect(await live(PRICE)).toMatchObject({exclVat: 95})
  expect(await live(REDIRECT)).toMatchObject({from: '/zomer'})
  expect(await readWhole(client, drafts)).toEqual([])
  expect(await newest()).toMatchObject({ids: expect.arrayContaining([PRICE, FAQ, REDIRECT]), made: [REDIRECT]})
})

test('publishes nothing when somebody has written in one of them since it was read', async () => {
  const read = await readWhole(client, drafts)
  await write(FAQ, {question: {_type: 'localeString', nl: 'Anders', en: 'Different'}})
  await expect(publishTogether(client, read)).rejects.toMatchObject({statusCode: 409})
  expect(await live(PRICE)).toMatchObject({exclVat: 99})
  expect(await live(REDIRECT)).toBeUndefined()
})

test('undoes a publication: what it changed is as before, what it made is a draft again, and undoing that brings it back', async () => {
  const before = [await live(PRICE), await live(FAQ)]
  await publish()
  await (await undo()).apply()
  const content = (document: object | undefined) => ({...document, _rev: null, _updatedAt: null})
  expect([await live(PRICE), await live(FAQ)].map(content)).toEqual(before.map(content))
  expect(await live(REDIRECT)).toBeUndefined()
  expect(await readWhole(client, drafts)).toMatchObject([{_id: `drafts.${REDIRECT}`, from: '/zomer'}])
  const undoneAgain = await undo()
  expect(undoneAgain.faults).toEqual([])
  await undoneAgain.apply()
  expect(await live(PRICE)).toMatchObject({exclVat: 95})
  expect(await live(REDIRECT)).toMatchObject({from: '/zomer'})
  expect(await readWhole(client, drafts)).toEqual([])
})

test('tells what came, what was undone and what came back by what each did, with names of what is gone', async () => {
  const lines = async () =>
    (await readPublications(client))
      .slice(0, 3)
      .map(({isUndo, documents}) => [isUndo, documents.find(({type}) => type === 'redirect')])
  const redirected = (did: string) => ({did, named: expect.objectContaining({from: '/zomer'})})
  await publish()
  await (await undo()).apply()
  expect((await lines()).slice(0, 2)).toMatchObject([
    [true, redirected('removed')],
    [false, redirected('made')],
  ])
  await client.delete(`drafts.${REDIRECT}`)
  await (await undo()).apply()
  expect(await lines()).toMatchObject([
    [true, redirected('made')],
    [true, redirected('removed')],
    [false, redirected('made')],
  ])
})

test('asks before it undoes a document in which something was published since, and undoes nothing half', async () => {
  await publish()
  const publication = await newest()
  if (!publication) throw new Error('Nothing was published')
  await client.patch(FAQ).set({'question.nl': 'Later'}).commit()
  const set = await readUndo(client, publication)
  expect(set.faults).toMatchObject([{severity: 'ask', code: 'changedSince', documentId: FAQ}])
  await client.patch(PRICE).set({exclVat: 90}).commit()
  await expect(set.apply()).rejects.toMatchObject({statusCode: 409})
  expect(await live(REDIRECT)).toMatchObject({from: '/zomer'})
  await (await readUndo(client, publication)).apply()
  expect(await live(PRICE)).toMatchObject({exclVat: 99})
})

test('asks before it brings back a document that was taken off the site since', async () => {
  await publish()
  const publication = await newest()
  if (!publication) throw new Error('Nothing was published')
  await client.delete(FAQ)
  expect((await readUndo(client, publication)).faults).toMatchObject([{code: 'changedSince', documentId: FAQ}])
})

test('refuses to undo where the history of a document ends before, and never deletes it', async () => {
  await publish()
  const publication = await newest()
  if (!publication) throw new Error('Nothing was published')
  const oldest = JSON.stringify({id: publication.id, timestamp: publication.at})
  const {faults, changes} = await readUndo(Object.assign(client, {request: async () => oldest}), publication)
  expect(faults).toMatchObject([FAQ, PRICE].map((documentId) => ({severity: 'refuse', code: 'noHistory', documentId})))
  expect(changes).toEqual([{remove: REDIRECT}])
})

test('is refused by the guards as one where two drafts, each fine by itself, clash', async () => {
  await client.create({_id: 'drafts.redirect-winter', ...redirect('/blog/')})
  const problemsOf = async (ids: string[]) => {
    const read = await readWhole(client, ids)
    return (await review(client, changesOf(read), read)).problems
  }
  expect(await problemsOf([`drafts.${REDIRECT}`])).toEqual([])
  expect(await problemsOf(['drafts.redirect-winter'])).toEqual([])
  expect(await problemsOf([`drafts.${REDIRECT}`, 'drafts.redirect-winter'])).toMatchObject([{severity: 'refuse'}])
})
