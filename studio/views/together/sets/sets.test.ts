import type {SanityClient} from '@sanity/client'
import type {ChangeSet} from '../../../../domain/sets/changeSet.ts'
import {type ServedLake, serveLake} from '../../../../local/content-lake/src/api/testLake.fixture.ts'
import {seedDocuments} from '../../../../tests/support/services/seed.ts'
import {review} from '../../../actions/review.ts'
import {PUBLISHED} from '../../../published/published.query.ts'
import {readPublications} from '../publications.ts'
import {readUndo} from '../undo.ts'
import {readForPreview} from './answerPreview.ts'
import {addTo, createSet, openAgain, removeFrom} from './changeSets.ts'
import {readToEnd, readToEndOn, readToPlan, readToPublish} from './readSet.ts'
import {setsQuery} from './sets.query.ts'

/** Named sets by Sanity's client in a content lake. */
let lake: ServedLake
let client: SanityClient
const FAQ = 'faq-how-it-works'
const REDIRECT = 'redirect-summer'
const SUBJECTS = [
  {id: FAQ, type: 'faq'},
  {id: REDIRECT, type: 'redirect'},
]
const noFaults = async () => []
const MOMENTS = {goLiveAt: '2030-06-01T07:00:00.000Z', endAt: '2030-09-01T07:00:00.000Z'}

beforeEach(async () => {
  lake = await serveLake()
  client = lake.client
  const seed = client.transaction()
  for (const document of seedDocuments()) seed.create(document)
  await seed.commit()
  await ask('Hoe werkt de zomeractie?')
  await client.create({
    ...{_id: `drafts.${REDIRECT}`, _type: 'redirect', from: '/zomer', destination: 'link:/pricing/', permanent: true},
  })
})
afterEach(() => lake.close())

async function ask(nl: string) {
  const {_rev, _updatedAt, ...document} = (await client.getDocument(FAQ)) ?? {_type: ''}
  const question = {_type: 'localeString', nl, en: 'How does the offer work?'}
  await client.createOrReplace({...document, question, _id: `drafts.${FAQ}`})
}
const sets = () => client.withConfig({perspective: 'raw'}).fetch<ChangeSet[]>(setsQuery)
async function theSet(): Promise<ChangeSet> {
  const [set] = await sets()
  if (!set) throw new Error('There is no set')
  return set
}
async function publishedSet() {
  await createSet(client, 'Zomeractie', SUBJECTS)
  await (await readToPublish(client, await theSet(), noFaults)).apply()
  return theSet()
}
const live = (id: string) => client.getDocument(id)
const content = (document: object | undefined) => ({...document, _rev: null, _updatedAt: null})

test('making and changing a set is no publication, no draft, and hidden from readers of a public dataset', async () => {
  const before = await readPublications(client)
  await createSet(client, 'Zomeractie', SUBJECTS)
  await removeFrom(client, await theSet(), REDIRECT)
  await addTo(client, await theSet(), SUBJECTS)
  expect((await theSet()).members.map(({id}) => id)).toEqual([FAQ, REDIRECT])
  expect(await readPublications(client)).toEqual(before)
  // The Studio's messages count what this finds: a set is none of the documents of its publication.
  expect(await client.withConfig({perspective: 'raw'}).fetch(`${PUBLISHED}[_type == "studio.changeSet"]`)).toEqual([])
  const {_id} = await theSet()
  expect(_id).toMatch(/^studio\./)
  const drafts = await client.withConfig({perspective: 'raw'}).fetch('*[_id in path("drafts.**")]._id')
  expect(drafts).toHaveLength(2)
})

test('publishes a set by hand as one and returns its documents to what they were', async () => {
  const before = await live(FAQ)
  const set = await publishedSet()
  expect(set).toMatchObject({state: 'live', publication: expect.any(String)})
  expect(await live(FAQ)).toMatchObject({question: {nl: 'Hoe werkt de zomeractie?'}, _rev: set.publication})
  expect(await live(REDIRECT)).toMatchObject({from: '/zomer'})
  const [publication] = await readPublications(client)
  expect(publication).toMatchObject({ids: expect.arrayContaining([FAQ, REDIRECT]), made: [REDIRECT]})
  await (await readToEnd(client, set)).apply()
  expect(content(await live(FAQ))).toEqual(content(before))
  expect(await live(REDIRECT)).toBeUndefined()
  expect(await theSet()).toMatchObject({state: 'ended'})
})

test('publishes nothing of a set when somebody wrote in one of its drafts since it was read', async () => {
  await createSet(client, 'Zomeractie', SUBJECTS)
  const read = await readToPublish(client, await theSet(), noFaults)
  await ask('Anders?')
  await expect(read.apply()).rejects.toMatchObject({statusCode: 409})
  expect(await live(REDIRECT)).toBeUndefined()
  expect(await theSet()).toMatchObject({state: 'open'})
})

test('refuses a set of which a draft is gone, and says which', async () => {
  await createSet(client, 'Zomeractie', SUBJECTS)
  await client.delete(`drafts.${REDIRECT}`)
  const {faults, changes, subjects} = await readToPublish(client, await theSet(), noFaults)
  const problems = [...faults, ...(await review(client, changes, subjects)).problems]
  expect(problems).toMatchObject([{severity: 'refuse', code: 'draftGone', documentId: REDIRECT}])
})

test('asks before it returns a document in which something was published since', async () => {
  const set = await publishedSet()
  await client.patch(FAQ).set({'question.nl': 'Later'}).commit()
  const {faults} = await readToEnd(client, set)
  expect(faults).toMatchObject([{severity: 'ask', code: 'changedSince', documentId: FAQ}])
})

test('returns nothing that an undo has returned already', async () => {
  const before = await live(FAQ)
  const set = await publishedSet()
  await client.createOrReplace({...before, _id: FAQ, _type: 'faq', _rev: undefined} as never)
  const {changes, faults, apply} = await readToEnd(client, set)
  expect([changes, faults]).toEqual([[{remove: REDIRECT}], []])
  await apply()
  expect(content(await live(FAQ))).toEqual(content(before))
})

test('gives the preview drafts and sets apart from what is published', async () => {
  await createSet(client, 'Zomeractie', SUBJECTS)
  const {documents, drafts, sets: named} = await readForPreview(client)
  expect(drafts.map(({_id}) => _id)).toEqual([`drafts.${FAQ}`, `drafts.${REDIRECT}`])
  expect(documents.filter(({_id}) => _id.includes('.'))).toEqual([])
  expect([documents.some(({_id}) => _id === FAQ), named.map(({title}) => title)]).toEqual([true, ['Zomeractie']])
})

test('says before it returns which documents become drafts, and which are as before', async () => {
  const {returned} = await readToEnd(client, await publishedSet())
  expect(returned).toMatchObject({drafts: [{_id: REDIRECT}], earlier: [{_id: FAQ}], back: []})
})

test('can be used again after its end: everything it made and changed is a draft once more', async () => {
  await (await readToEnd(client, await publishedSet())).apply()
  expect(await live(`drafts.${REDIRECT}`)).toMatchObject({from: '/zomer'})
  expect(await live(`drafts.${FAQ}`)).toBeUndefined()
  await openAgain(client, await theSet())
  expect(await live(`drafts.${FAQ}`)).toMatchObject({question: {nl: 'Hoe werkt de zomeractie?'}})
  expect(await publishAgain()).toMatchObject({state: 'live'})
  expect(await live(FAQ)).toMatchObject({question: {nl: 'Hoe werkt de zomeractie?'}})
  await (await readToEnd(client, await theSet())).apply()
  expect(await theSet()).toMatchObject({state: 'ended'})
})
async function publishAgain() {
  await (await readToPublish(client, await theSet(), noFaults)).apply()
  return theSet()
}

test('moves with the undo of its end and of its going live, and each is told from the other', async () => {
  const undoNewest = async () => {
    const [newest] = await readPublications(client)
    if (newest) await (await readUndo(client, newest)).apply()
  }
  const sayings = async () =>
    (await readPublications(client)).flatMap(({set, isUndo}) => (set ? [[set.step, isUndo]] : []))
  await (await readToEnd(client, await publishedSet())).apply()
  await undoNewest()
  const again = await theSet()
  expect(again).toMatchObject({state: 'live', endedAt: expect.any(String)})
  expect(again.endAt).toBeUndefined()
  expect(await live(REDIRECT)).toMatchObject({from: '/zomer'})
  expect(await live(`drafts.${REDIRECT}`)).toBeUndefined()
  expect((await readToEnd(client, again)).faults).toEqual([])
  await undoNewest()
  expect(await theSet()).toMatchObject({state: 'ended'})
  expect(await live(`drafts.${REDIRECT}`)).toMatchObject({from: '/zomer'})
  expect(await sayings()).toEqual([
    ['end', true],
    ['live', true],
    ['end', false],
    ['live', false],
  ])
})

describe('planning', () => {
  const plan = async () => readToPlan(client, await theSet(), {moments: MOMENTS, by: 'me', faultsOf: noFaults})

  test('keeps the moments, who planned, and the revision of each draft that was approved', async () => {
    await createSet(client, 'Zomeractie', SUBJECTS)
    await (await plan()).apply()
    const revisions = await Promise.all(SUBJECTS.map(async ({id}) => (await live(`drafts.${id}`))?._rev))
    const set = await theSet()
    expect(set).toMatchObject({state: 'planned', plannedBy: 'me', ...MOMENTS})
    expect(set.members.map(({revision}) => revision)).toEqual(revisions)
  })

  test('says what becomes of documents and addresses at the end, and from when', async () => {
    await createSet(client, 'Zomeractie', SUBJECTS)
    const {answer} = await plan()
    expect(answer?.returned).toMatchObject({at: MOMENTS.endAt, drafts: [{_id: REDIRECT}], earlier: [{_id: FAQ}]})
  })

  test('tells addresses that come and stop with the set, and asks nothing about them', async () => {
    const {_rev, _updatedAt, ...page} = (await live('content-contact')) ?? {_type: ''}
    const address = {
      _type: 'localeSlug',
      nl: {_type: 'slug', current: 'zomer-a'},
      en: {_type: 'slug', current: 'summer-a'},
    }
    await client.create({...page, _id: 'drafts.page-summer', _type: 'contentPage', address})
    await createSet(client, 'Zomeractie', [{id: 'page-summer', type: 'contentPage'}])
    const read = await plan()
    expect(read.answer?.returned?.addresses).toEqual(['/zomer-a/', '/en/summer-a/'])
    expect(read.answer?.problems.map(({code}) => code)).not.toContain('addressGone')
    await read.apply()
    expect((await theSet()).approved?.filter((identity) => identity.includes('addressGone'))).toHaveLength(2)
  })

  test('is judged by the day of going live, and asks for an answer that is kept', async () => {
    const PRICE = 'price-basis-monthly'
    const {_rev, _updatedAt, ...price} = (await live(PRICE)) ?? {_type: ''}
    const starts = {...price, exclVat: 104, validFrom: '2030-06-01', _id: 'price-summer'}
    await client.create({...starts, _id: `drafts.price-summer`, _type: 'price'})
    await createSet(client, 'Zomeractie', [{id: 'price-summer', type: 'price'}])
    const read = await plan()
    expect(read.answer?.problems).toContainEqual(expect.objectContaining({code: 'startsToday', severity: 'ask'}))
    await read.apply()
    expect((await theSet()).approved?.some((identity) => identity.includes('startsToday'))).toBe(true)
  })

  test('refuses a set that clashes with what is published', async () => {
    await createSet(client, 'Zomeractie', SUBJECTS)
    await client.create({
      ...{_type: 'redirect', destination: 'link:/blog/', permanent: true},
      _id: 'redirect-x',
      from: '/zomer',
    })
    const {answer} = await plan()
    expect(answer?.problems).toMatchObject([{code: 'permanentUntilEnd'}, {severity: 'refuse', code: 'sameRedirect'}])
  })

  test('is undone by a change of the documents that the set holds', async () => {
    await createSet(client, 'Zomeractie', SUBJECTS)
    await (await plan()).apply()
    await removeFrom(client, await theSet(), REDIRECT)
    const set = await theSet()
    expect(set).toMatchObject({state: 'open', members: [{id: FAQ}]})
    expect([set.goLiveAt, set.members[0]?.revision]).toEqual([undefined, undefined])
  })

  test('approves of a live document the revision it has, for another end', async () => {
    await publishedSet()
    await client.patch(FAQ).set({'question.nl': 'Later'}).commit()
    await (await readToEndOn(client, await theSet(), {endAt: MOMENTS.endAt, by: 'me'})).apply()
    expect((await readToEnd(client, await theSet())).faults).toEqual([])
    await client.patch(FAQ).set({'question.nl': 'Nog later'}).commit()
    expect((await readToEnd(client, await theSet())).faults).toMatchObject([{code: 'changedSince'}])
  })

  test('approves that a document was unpublished, for another end, and asks when it was not seen', async () => {
    await publishedSet()
    await client.delete(FAQ)
    const read = await readToEndOn(client, await theSet(), {endAt: MOMENTS.endAt, by: 'me'})
    expect(read.answer?.problems).toContainEqual(expect.objectContaining({code: 'changedSince', documentId: FAQ}))
    expect((await readToEnd(client, await theSet())).faults).toMatchObject([{code: 'changedSince'}])
    await read.apply()
    expect((await readToEnd(client, await theSet())).faults).toEqual([])
  })
})

test('plans a campaign that ends on the last day of its promotion without a question about the days after', async () => {
  await client.create({
    ...{_id: 'drafts.offer-summer', _type: 'offer', name: 'Summer', lasts: 'first', percent: 20},
    ...{_createdAt: '2026-11-01T00:00:00Z', firstDay: '2026-11-01', lastDay: '2030-08-31', oncePerCompany: false},
    label: {_type: 'localeString', nl: 'Zomeractie', en: 'Summer offer'},
  })
  await ask('Nu met 20% korting!')
  await createSet(client, 'Zomeractie', [
    {id: FAQ, type: 'faq'},
    {id: 'offer-summer', type: 'offer'},
  ])
  const answerFor = async (endAt: string | null) => {
    const moments = {goLiveAt: '2030-06-01T07:00:00.000Z', endAt}
    return (await readToPlan(client, await theSet(), {moments, by: undefined, faultsOf: noFaults})).answer
  }
  const codes = async (endAt: string | null) => (await answerFor(endAt))?.problems.map(({code}) => code)
  expect(await codes(null)).toContain('promotionOverFrom')
  expect(await codes('2030-08-31T21:59:00.000Z')).toEqual([])
  expect(await codes('2030-08-31T07:00:00.000Z')).toEqual(['lastDayAfterEnd'])
  // Its prices hold until the promotion is over, or the set before it.
  const lastDays = async (endAt: string | null) => [
    ...new Set((await answerFor(endAt))?.impact?.amounts.map(({until}) => until)),
  ]
  expect(await lastDays(null)).toEqual(['2030-08-31'])
  expect(await lastDays('2030-07-15T07:00:00.000Z')).toEqual(['2030-07-15'])
})
