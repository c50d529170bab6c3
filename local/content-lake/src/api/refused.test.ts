import {readFileSync} from 'node:fs'
import path from 'node:path'
import type {SanityDocumentStub} from '@sanity/client'
import {UNSUPPORTED_ACTIONS, UNSUPPORTED_CALLS, UNSUPPORTED_FUNCTIONS, UNSUPPORTED_PARAMETERS} from '../unsupported.ts'
import {API_VERSION, type ServedLake, serveLake} from './testLake.fixture.ts'

/** Refusals of the hosted lake, through Sanity's own client. */
let lake: ServedLake
beforeAll(async () => {
  lake = await serveLake()
})
afterAll(() => lake.close())

const reference = (_ref: string, more: object = {}) => ({_type: 'reference', _ref, ...more})
const create = (document: SanityDocumentStub) => lake.client.createOrReplace({_id: 'x', ...document})
const patch = (operations: object) => lake.client.mutate([{patch: {id: 'p', ...operations}}])

describe('a strong reference to a missing document', () => {
  const dangling = {
    statusCode: 409,
    message: expect.stringContaining('references non-existent document "nowhere"'),
    details: {
      type: 'mutationError',
      items: [{error: {type: 'documentReferenceDoesNotExistError', referenceID: 'nowhere'}}],
    },
  }

  test('is refused when it is created, patched in or published', async () => {
    await expect(create({_type: 'price', of: [{plan: reference('nowhere')}]})).rejects.toMatchObject(dangling)
    await create({_id: 'price', _type: 'price'})
    await expect(
      lake.client
        .patch('price')
        .set({plan: reference('nowhere')})
        .commit(),
    ).rejects.toMatchObject(dangling)
    const later = reference('nowhere', {_weak: true, _strengthenOnPublish: {type: 'plan'}})
    await create({_id: 'drafts.price', _type: 'price', plan: later})
    const publish = {
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.price',
      publishedId: 'price',
    } as const
    await expect(lake.client.action(publish)).rejects.toMatchObject(dangling)
    await create({_id: 'nowhere', _type: 'plan'})
    await lake.client.action(publish)
    expect((await lake.client.getDocument('price'))?.plan).toEqual(reference('nowhere'))
    await lake.client.delete({query: '*[_id in ["price", "nowhere"]]'})
  })

  test('is accepted when it is weak, of another dataset, or resolved by the same transaction', async () => {
    await create({_id: 'weak', _type: 'price', plan: reference('nowhere', {_weak: true})})
    await create({_id: 'other', _type: 'price', plan: reference('nowhere', {_dataset: 'other'})})
    const both = lake.client.transaction().create({_id: 'a', _type: 'price', plan: reference('b')})
    await both.create({_id: 'b', _type: 'plan', best: reference('a')}).commit()
  })

  test('does not block other edits when it was there before', async () => {
    await create({_id: 'old', _type: 'price'})
    const stored = lake.store.documents('production').get('old')
    Object.assign(stored ?? {}, {plan: reference('nowhere')})
    await lake.client.patch('old').set({exclVat: 109}).commit()
    await expect(
      lake.client
        .patch('old')
        .set({other: reference('nowhere-else')})
        .commit(),
    ).rejects.toThrow(/nowhere-else/)
  })

  test('keeps the type of its document from changing', async () => {
    await create({_id: 'plan', _type: 'plan'})
    await create({_id: 'of-plan', _type: 'price', plan: reference('plan')})
    await expect(create({_id: 'plan', _type: 'feature'})).rejects.toMatchObject({statusCode: 409})
  })
})

describe('patches', () => {
  beforeEach(() => create({_id: 'p', _type: 'plan', friends: [{_key: 'a', name: 'A'}, {_key: 'b'}], s: 'text'}))

  test('change every item of a list', async () => {
    await patch({set: {'friends[*].name': 'Z', 'friends[name=="[*]"].name': 'not one'}})
    expect((await lake.client.getDocument('p'))?.friends).toEqual([
      {_key: 'a', name: 'Z'},
      {_key: 'b', name: 'Z'},
    ])
    await patch({unset: ['friends[*]']})
    expect((await lake.client.getDocument('p'))?.friends).toEqual([])
  })

  test.each([
    {set: {'friends[': 1}},
    {set: {'a b': 1}},
    {set: {'': 1}},
    {set: 3},
    {unset: 'friends'},
    {insert: {}},
    {insert: {after: 'friends[-1]'}},
    {explode: {a: 1}},
    {diffMatchPatch: {s: 'nonsense'}},
    {set: {_type: 'feature'}},
    {set: {_id: 'q'}},
  ])('are refused with a reason: %j', async (operations) => {
    await expect(patch(operations)).rejects.toMatchObject({
      statusCode: 400,
      details: {type: 'mutationError', items: [{error: {type: 'validationError', description: expect.any(String)}}]},
    })
  })

  test('are refused when they are empty, or of several kinds at once', async () => {
    const mutate = (mutations: unknown) => lake.client.mutate(mutations as never)
    await expect(mutate([{patch: {set: {a: 1}}}])).rejects.toMatchObject({statusCode: 400})
    await expect(mutate([{delete: {id: 'p'}, create: {_type: 'plan'}}])).rejects.toMatchObject({statusCode: 400})
    await expect(mutate([null])).rejects.toMatchObject({statusCode: 400})
  })
})

describe('queries', () => {
  test('are refused with the position of a syntax error, in the words of the hosted lake', async () => {
    await expect(lake.client.fetch('*[_type == ')).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringMatching(/GROQ query parse error[\s\S]*unexpected end-of-file, expected expression/),
    })
    await expect(lake.client.fetch('nope(1)')).rejects.toThrow(/unknown function: nope\(\)/)
  })

  const LONG = `*[(${Array.from({length: 900}, (_, index) => `field${index} match $slug`).join(' || ')})]`

  test.each([
    ['a condition', '*[_id == $slug]', {other: 1}],
    ['what is shown of each', '*{"a": [1, $slug]}', {}],
    ['a long search', LONG, {}],
  ])('are refused with a parameter that is not given, in %s, as hosted', async (_, query, params) => {
    await lake.client.fetch(query, {...params, slug: null})
    const refused = lake.client.fetch(query, params)
    await expect(refused).rejects.toThrow(/GROQ query parse error[\s\S]*param \$slug referenced, but not provided/)
    await expect(refused).rejects.toMatchObject({
      statusCode: 400,
      details: {type: 'queryParseError', start: query.indexOf('$slug'), end: query.indexOf('$slug') + 5},
    })
    await expect(lake.client.delete({query, params})).rejects.toMatchObject({statusCode: 400})
  })

  test('are refused in a listener with a parameter that is not given', async () => {
    const answer = await fetch(`${lake.url}/v1/data/listen/production?query=*[_id==$id]`)
    const first = await answer.body?.getReader().read()
    expect(new TextDecoder().decode(first?.value)).toMatch(/channelError[\s\S]*param \$id referenced/)
  })

  test.each(['nonsense', 'raw,published', 'drafts,x'])('are refused with the perspective %s', async (perspective) => {
    const asked = await fetch(`${lake.url}/v${API_VERSION}/data/query/production?query=*&perspective=${perspective}`)
    expect([asked.status, await asked.json()]).toMatchObject([400, {error: {type: 'invalidPerspective'}}])
  })

  test.each(['/v2025-99-01/data/query/production?query=1', '/v3/ping', '/v1/data/query/production?query=1&tag=a%20b'])(
    'are refused for their version or tag: %s',
    async (address) => expect((await fetch(lake.url + address)).status).toBe(400),
  )
})

describe('unsupported features', () => {
  const words = readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8')
  const says = {statusCode: 400, message: expect.stringContaining('The embedded lake does not support')}

  test.each(UNSUPPORTED_FUNCTIONS)('are refused by name and listed in the README: the function %s', async (name) => {
    const given = name === 'media::aspect' ? '@, "a"' : '1'
    await expect(lake.client.fetch(`${name.replace('global::', '')}(${given})`)).rejects.toMatchObject(says)
    expect(words).toContain(name.replace('global::', ''))
  })

  test.each(UNSUPPORTED_ACTIONS)('are refused by name and listed in the README: the action %s', async (actionType) => {
    await expect(lake.client.action({actionType, versionId: 'versions.r.a'} as never)).rejects.toMatchObject(says)
    expect(words).toContain(actionType)
  })

  test.each(Object.entries(UNSUPPORTED_PARAMETERS))(
    'are refused by name and listed in the README: the parameters of %s',
    async (call, names) => {
      for (const name of names) {
        const answer = await fetch(`${lake.url}/v1${call}/production?query=1&${name}=true`)
        expect([answer.status, await answer.json()]).toMatchObject([400, {error: {type: 'notSupported'}}])
        expect(words).toContain(`\`${name}\` of \`${call}\``)
      }
    },
  )

  test.each(['rSummer2026', 'rSummer2026,drafts'])(
    'are refused by name and listed in the README: the perspective %s of a release',
    async (stack) => {
      const perspective = stack.split(',') as never
      await expect(lake.client.fetch('*', {}, {perspective})).rejects.toMatchObject(says)
      await expect(lake.client.fetch('*', {}, {perspective})).rejects.toThrow('rSummer2026')
      expect(words).toContain('perspectives that name one (`rSummer2026`)')
    },
  )

  const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

  test.each(Object.keys(UNSUPPORTED_CALLS))('are refused by name and listed in the README: %s', async (call) => {
    const [pattern = '', only] = call.split(' ').reverse()
    for (const method of only ? [only] : METHODS)
      for (const below of ['/of', '/of/this/and/that']) {
        const address = pattern.replace(':dataset', 'production').replaceAll(':', '') + below
        const answer = await fetch(`${lake.url}/v1${address}`, {method})
        expect([call, answer.status, await answer.json()]).toMatchObject([call, 400, {error: {type: 'notSupported'}}])
      }
    expect(words.includes(`\`${call}\``)).toBe(true)
  })

  test.each(['versions.rSummer.a', '_.releases.rSummer'])('are refused in mutations: the id %s', async (_id) => {
    await expect(create({_id, _type: 'plan'})).rejects.toMatchObject(says)
    await expect(lake.client.patch(_id).set({a: 1}).commit()).rejects.toMatchObject(says)
    await expect(lake.client.delete(_id)).rejects.toMatchObject(says)
  })
  const VERSION = 'versions.rSummer.a'

  test.each([
    {actionType: 'create', attributes: {_id: VERSION, _type: 'plan'}},
    {actionType: 'create', publishedId: VERSION, attributes: {_id: 'drafts.a', _type: 'plan'}},
    {actionType: 'edit', draftId: VERSION, publishedId: 'kept', patch: {set: {a: 1}}},
    {actionType: 'edit', draftId: 'drafts.kept', publishedId: VERSION, patch: {set: {a: 1}}},
    {actionType: 'publish', draftId: VERSION, publishedId: 'kept'},
    {actionType: 'publish', draftId: 'drafts.kept', publishedId: VERSION},
    {actionType: 'unpublish', draftId: VERSION, publishedId: 'kept'},
    {actionType: 'discard', draftId: VERSION},
    {actionType: 'version.discard', versionId: VERSION},
    {actionType: 'delete', publishedId: VERSION},
    {actionType: 'delete', publishedId: 'kept', includeDrafts: [VERSION]},
    {actionType: 'replaceDraft', publishedId: 'kept', attributes: {_id: VERSION, _type: 'plan'}},
  ])('are refused in actions: a version in %j', async ({actionType, ...action}) => {
    await create({_id: 'kept', _type: 'plan'})
    await create({_id: 'drafts.kept', _type: 'plan'})
    const sent = {actionType: `sanity.action.document.${actionType}`, ...action}
    await expect(lake.client.action(sent as never)).rejects.toMatchObject(says)
    expect(await lake.client.fetch('*[_id match "versions.*" || _id == "kept"]._id', {}, {perspective: 'raw'})).toEqual(
      ['kept'],
    )
  })
})
