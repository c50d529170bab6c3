import type {SanityDocument} from '@sanity/client'
import type {ContentSchema} from '../../../domain/content/shape.ts'
import {identityOf} from '../../../domain/content-rules/problem.ts'
import {type ChangeSet, problemsThatStopped, setId} from '../../../domain/sets/changeSet.ts'
import {readSchema} from '../../../local/content/ndjson.ts'
import {areSetsDue} from '../../commands/dueSets.ts'
import changeSets, {config} from '../../endpoints/change-sets.ts'
import type {OperatorMail} from '../../notifications/operatorMail.ts'
import {carryOutSets} from './carryOut.ts'
import {ENDS, FAQ, lakeWithSet, mortal, plan, REDIRECT, redirect, SET, STARTS, WORDS} from './setLake.fixture.ts'
import type {SetLake} from './setLake.ts'

/** Sets of changes that go live and end by themselves, in a real lake. */
let lake: Awaited<ReturnType<typeof lakeWithSet>>
let mails: OperatorMail[] = []
const environment = process.env
const schema: ContentSchema = readSchema()
const BOTH = [FAQ, REDIRECT]

beforeEach(async () => {
  lake = await lakeWithSet()
  mails = []
  jest.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(async () => {
  process.env = environment
  jest.restoreAllMocks()
  await lake.close()
})

const tell = async (mail: OperatorMail) => void mails.push(mail)
const run = (at: string, jobs: SetLake = lake.jobs, tellOperators = tell) =>
  carryOutSets({lake: jobs, schema, tellOperators, studioUrl: 'https://studio.example', now: () => new Date(at)})
const get = (id: string) => lake.client.getDocument<SanityDocument & Record<string, unknown>>(id)
const theSet = async () => (await get(SET)) as unknown as ChangeSet
const codes = async () => problemsThatStopped(await theSet()).map(({code}) => code)
const wordsOf = async () => ((await get(FAQ))?.question as {nl: string} | undefined)?.nl
const later = (moment: string) => new Date(Date.parse(moment) + 60_000).toISOString()

/** The set and its documents as visitors and editors see them. */
async function seen() {
  const [set, redirected, draft] = [await theSet(), await get(REDIRECT), await get(`drafts.${FAQ}`)]
  const redirect = await get(`drafts.${REDIRECT}`)
  return {
    isRedirectDraft: redirect !== undefined,
    state: set.state,
    words: await wordsOf(),
    isRedirected: redirected !== undefined,
    isDraft: draft !== undefined,
  }
}
const BEFORE = {
  state: 'planned',
  words: expect.not.stringContaining(WORDS),
  isRedirected: false,
  isDraft: true,
  isRedirectDraft: true,
}
const LIVE = {state: 'live', words: WORDS, isRedirected: true, isDraft: false, isRedirectDraft: false}
const AFTER = {...BEFORE, state: 'ended', isDraft: false}

test('publishes a set at its moment and not before, returns it at its end, and does nothing twice', async () => {
  await plan(lake.client, BOTH)
  const before = await get(FAQ)
  await run('2030-06-01T06:59:59.000Z')
  expect(await seen()).toEqual(BEFORE)
  expect(await run(STARTS)).toMatchObject({live: 1, failed: 0})
  expect(await seen()).toEqual(LIVE)
  expect(await run(later(STARTS))).toEqual({live: 0, end: 0, stopped: 0, mailed: 0, failed: 0})
  expect(await run(ENDS)).toMatchObject({end: 1, failed: 0})
  expect(await seen()).toEqual(AFTER)
  expect({...(await get(FAQ)), _rev: '', _updatedAt: ''}).toEqual({...before, _rev: '', _updatedAt: ''})
  expect(await run(later(ENDS))).toMatchObject({live: 0, end: 0})
  expect(mails).toEqual([])
})

describe.each([
  ['before the lake has its request', false],
  ['before the answer arrives', true],
])('killed %s', (_, isAnswerLost) => {
  test.each([
    ['going live', STARTS, BEFORE, LIVE],
    ['ending', ENDS, LIVE, AFTER],
  ])('%s leaves all or nothing at each request, and the next run completes it once', async (_, moment, from, to) => {
    for (let dies = 1; ; dies++) {
      await lake.close()
      lake = await lakeWithSet()
      await plan(lake.client, BOTH)
      if (moment === ENDS) await run(STARTS)
      const {lake: jobs, hasDied} = mortal(lake.jobs, {dies, isAnswerLost})
      await run(moment, jobs).catch(() => {})
      const left = await seen()
      expect([from, to]).toContainEqual(left)
      await run(later(moment))
      expect(await seen()).toEqual(to)
      expect(mails).toEqual([])
      if (!hasDied()) return
    }
  })

  test('a stopped set is mailed about at least once, always as the same mail', async () => {
    for (let dies = 1; ; dies++) {
      await lake.close()
      lake = await lakeWithSet()
      mails = []
      await plan(lake.client, BOTH)
      await lake.client.delete(`drafts.${REDIRECT}`)
      const {lake: jobs, life, hasDied} = mortal(lake.jobs, {dies, isAnswerLost})
      await run(STARTS, jobs, (mail) => life(() => tell(mail))).catch(() => {})
      expect(await seen()).toEqual({...BEFORE, isRedirectDraft: false})
      await run(STARTS)
      expect(new Set(mails.map(({key}) => key)).size).toBe(1)
      const told = mails.length
      await run(later(STARTS))
      expect([await codes(), mails.length]).toEqual([['draftGone'], told])
      if (!hasDied()) return
    }
  })
})

test('a guard that refuses stops a set: nothing goes live, the set and a mail say why', async () => {
  await plan(lake.client, BOTH)
  await lake.client.create({_id: 'redirect-other', ...redirect('/blog/')})
  expect(await run(STARTS)).toMatchObject({live: 0, stopped: 1, mailed: 1})
  expect(await seen()).toEqual(BEFORE)
  expect(mails).toMatchObject([{subject: 'Niet live gegaan: Zomeractie', key: expect.stringContaining('summer')}])
  expect(mails[0]?.text).toMatch(/1 juni 2030, 09:00[\s\S]*\/zomer[\s\S]*studio\.example/)
  expect(await run(later(STARTS))).toMatchObject({live: 0, stopped: 0, mailed: 0})
})

test('a draft that was edited after the set was planned stops it', async () => {
  await plan(lake.client, BOTH)
  await lake.client.patch(`drafts.${FAQ}`).set({'question.nl': 'Anders?'}).commit()
  await run(STARTS)
  expect([await codes(), (await seen()).isRedirected]).toEqual([['notApproved'], false])
})

test('a question of the guards stops a set unless an editor has answered it', async () => {
  const PRICE = 'price-basis-monthly'
  const {_rev, _updatedAt, ...price} = (await get(PRICE)) as SanityDocument
  await lake.client.create({...price, exclVat: 104, validFrom: '2030-06-01', _id: 'drafts.price-summer'})
  await plan(lake.client, ['price-summer'])
  await run(STARTS)
  const asked = problemsThatStopped(await theSet())
  expect(asked).toContainEqual(expect.objectContaining({severity: 'ask', code: 'startsToday'}))
  await plan(lake.client, ['price-summer'], {approved: asked.map(identityOf)})
  expect(await run(later(STARTS))).toMatchObject({live: 1})
  expect(await get('price-summer')).toMatchObject({exclVat: 104})
})

test('a document that was published since stops the end, and is told', async () => {
  await plan(lake.client, BOTH)
  await run(STARTS)
  await lake.client.patch(FAQ).set({'question.nl': 'Later?'}).commit()
  await run(ENDS)
  expect([await codes(), await wordsOf(), (await theSet()).state]).toEqual([['changedSince'], 'Later?', 'live'])
  expect(mails).toMatchObject([{subject: 'Niet teruggedraaid: Zomeractie'}])
})

test('reads again when somebody publishes while it decides, and stops what the lake never takes', async () => {
  await plan(lake.client, BOTH)
  let others = 1
  const meanwhile: SetLake = {
    fetch: lake.jobs.fetch,
    mutate: async (transaction) => {
      if (others-- > 0) await lake.client.patch(FAQ).set({'question.en': 'Changed meanwhile'}).commit()
      await lake.jobs.mutate(transaction)
    },
  }
  expect(await run(STARTS, meanwhile)).toMatchObject({live: 1})
  expect(await seen()).toEqual(LIVE)
  // A page of the site that links to what the set made keeps it from being deleted.
  await lake.client.create({_id: 'note', _type: 'note', to: {_type: 'reference', _ref: REDIRECT}})
  await run(ENDS)
  expect([await codes(), (await seen()).state]).toEqual([['notTaken'], 'live'])
})

test('one set that fails holds up no other', async () => {
  await plan(lake.client, [REDIRECT])
  const {_rev, ...set} = await theSet()
  await lake.client.create({
    ...set,
    _id: setId('autumn'),
    goLiveAt: '2030-05-01T07:00:00.000Z',
    members: [{...set.members[0], _key: 'x', id: 'gone'}],
  } as never)
  expect(await run(STARTS)).toMatchObject({live: 1, stopped: 1})
})

describe('the endpoint', () => {
  const call = async (settings: Record<string, string>) => {
    process.env = {
      ...{...environment, LAKE_URL: lake.url, SITE_URL: 'http://localhost:8888', STUDIO_URL: 'http://localhost:3333'},
      ...{SMTP_URL: 'smtp://localhost:9', MAIL_FROM: 'hulp@example.nl', OPERATOR_MAIL: 'beheer@example.nl'},
      ...settings,
    }
    return (await changeSets()).json()
  }

  test('publishes by its own token, every five minutes at least', async () => {
    await plan(lake.client, BOTH, {goLiveAt: '2020-06-01T07:00:00.000Z'})
    process.env = {...environment, LAKE_URL: lake.url, SANITY_TOKEN: lake.tokens.SANITY_TOKEN}
    expect([await areSetsDue(new Date('2020-05-01')), await areSetsDue()]).toEqual([false, true])
    expect(await call({SANITY_PUBLISH_TOKEN: lake.tokens.SANITY_PUBLISH_TOKEN})).toMatchObject({live: 1, failed: 0})
    expect(await seen()).toEqual(LIVE)
    expect(config.schedule).toBe('*/5 * * * *')
  })

  test('publishes nothing without a token, with one that only reads, or in a preview', async () => {
    await plan(lake.client, BOTH, {goLiveAt: '2020-06-01T07:00:00.000Z'})
    expect(await call({SANITY_TOKEN: lake.tokens.LAKE_TOKENS})).toEqual({mayPublish: false})
    expect(await call({SANITY_PUBLISH_TOKEN: lake.tokens.SANITY_TOKEN})).toMatchObject({live: 0, failed: 1})
    const preview = {CONTEXT: 'deploy-preview', SANITY_PUBLISH_TOKEN: lake.tokens.SANITY_PUBLISH_TOKEN}
    expect(await call(preview)).toEqual({mayPublish: false})
    expect(await seen()).toEqual(BEFORE)
  })
})
