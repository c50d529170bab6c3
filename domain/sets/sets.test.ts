import {ask} from '../content-rules/problem.ts'
import {type ChangeSet, kindOf, setId, stepDue, transactionOf, undoOf} from './changeSet.ts'
import {ending, GONE} from './decide.ts'
import {goLive} from './mutations.ts'
import {endsBefore, outliving} from './outliving.ts'
import {end, undoneSet} from './returning.ts'
import {reuse} from './reuse.ts'
import {untilEnd} from './untilEnd.ts'

const NOW = '2026-06-01T07:00:00.000Z'
const set: ChangeSet = {
  ...{_id: setId('summer'), _type: 'studio.changeSet', _createdAt: NOW, _updatedAt: NOW, _rev: 's1'},
  ...{title: 'Summer', state: 'planned', goLiveAt: NOW},
  members: [{_key: 'a', id: 'a', documentType: 'faq'}],
}
const published = {_id: 'a', _type: 'faq', _rev: 'p1', _createdAt: '2026-01-01T00:00:00Z', title: 'Before'}
const draft = {_id: 'drafts.a', _type: 'faq', _rev: 'd1', _createdAt: '2026-05-01T00:00:00Z', title: 'After'}

test.each<[string, Partial<ChangeSet>, ReturnType<typeof stepDue>]>([
  ['its moment has come', {}, 'live'],
  ['its moment is to come', {goLiveAt: '2026-06-01T07:00:00.001Z'}, null],
  ['it is not planned', {state: 'open'}, null],
  ['a guard stopped it', {stopped: {at: NOW, problems: '[]'}}, null],
  ['its end has come', {state: 'live', endAt: NOW}, 'end'],
  ['it has no end', {state: 'live'}, null],
  ['it has ended', {state: 'ended', endAt: NOW}, null],
])('knows the step that is due when %s', (_, fields, expected) => {
  expect(stepDue({...set, ...fields}, NOW)).toBe(expected)
})

test('replaces what is published by the draft as both were read, and keeps what was there', () => {
  const {transactionId, mutations} = goLive(set, {documents: [published], drafts: [draft]}, NOW)
  expect(transactionId).toBe('summer-live-20260601070000000')
  expect(mutations).toMatchObject([
    {patch: {id: set._id, ifRevisionID: 's1', set: {state: 'live', publication: transactionId}}},
    {patch: {id: 'drafts.a', ifRevisionID: 'd1'}},
    {patch: {id: 'a', ifRevisionID: 'p1'}},
    {createOrReplace: {_id: 'a', title: 'After', _createdAt: published._createdAt}},
    {delete: {id: 'drafts.a'}},
  ])
  const [first] = mutations
  const kept = first && 'patch' in first ? (first.patch.set?.members as ChangeSet['members']) : []
  expect(JSON.parse(kept[0]?.before ?? '')).toEqual(published)
})

test('makes a document that was never published, and refuses when somebody made it meanwhile', () => {
  const {mutations} = goLive(set, {documents: [], drafts: [draft]}, NOW)
  expect(mutations).toContainEqual({create: {_id: 'a', _type: 'faq', _createdAt: draft._createdAt, title: 'After'}})
})

test('asks about what outlives the end of its set: a permanent redirect, and a last day that is later', () => {
  const stored = (fields: object) => ({...draft, ...fields})
  const drafts = [
    stored({_type: 'redirect', permanent: true}),
    stored({_type: 'offer', lastDay: '2026-07-01'}),
    ...[{_type: 'redirect', permanent: false}, {_type: 'announcement', lastDay: '2026-06-30'}, {_type: 'offer'}].map(
      stored,
    ),
  ]
  const END = '2026-06-30T21:59:00.000Z' // a minute before midnight in Amsterdam
  expect(outliving(drafts, END).map(({code, documentId}) => [code, documentId])).toEqual([
    ['permanentUntilEnd', 'a'],
    ['lastDayAfterEnd', 'a'],
  ])
})

test.each([
  ['in the morning of', '2026-06-30T07:00:00.000Z', 1],
  ['at the last minute of', '2026-06-30T21:59:00.000Z', 0],
])('asks about a last day when its set ends %s that day', (_, endAt, asked) => {
  const offer = {...draft, _type: 'offer', lastDay: '2026-06-30'}
  expect(outliving([offer], endAt)).toHaveLength(asked)
})

test.each([
  ['its own last day', '2026-07-31T21:59:00.000Z', '2026-06-30', ['2026-06-01', '2026-06-15']],
  ['the end of its set before that', '2026-06-20T10:00:00.000Z', '2026-06-20', ['2026-06-01', '2026-06-15']],
  ['the day before a set that ends at midnight', '2026-06-14T22:00:00.000Z', '2026-06-14', ['2026-06-01']],
])('the changes of a set hold until %s', (_, endAt, until, from) => {
  const change = {price: {plan: 'basis', period: 'monthly' as const}, before: null, after: null}
  const text = {_type: 'localeString' as const, nl: 'Actie', en: 'Offer'}
  const announcement = {_id: 'bar', text, firstDay: '2026-06-01', lastDay: '2026-06-30', isGone: false}
  const impact = {
    ...{documents: [], redirects: [], reachesRunning: false, notified: [], added: [], removed: []},
    amounts: ['2026-06-01', '2026-06-15'].map((day) => ({...change, from: day, until: '2026-06-30'})),
    words: ['2026-06-01', '2026-06-15'].map((day) => ({name: 'discount', from: day, before: null, after: null})),
    announcements: [announcement, {...announcement, isGone: true}],
  }
  const {amounts, words, announcements} = untilEnd(impact, endAt)
  expect(amounts).toEqual(from.map((day) => ({...change, from: day, until})))
  expect(words.map((word) => word.from)).toEqual(from)
  expect(announcements.map(({lastDay}) => lastDay)).toEqual([until, '2026-06-30'])
  expect(untilEnd(impact, undefined)).toBe(impact)
})

test.each([
  ['leaves out', 'of its own', 'a', '2026-06-30T22:00:00.000Z', true],
  ['keeps', 'of its own after which it stays', 'a', '2026-06-30T22:01:00.000Z', false],
  ['keeps', 'of another document', 'b', '2026-06-30T22:00:00.000Z', false],
])('%s a claim %s that is untrue from a day on', (_, _whose, id, endAt, expected) => {
  const claim = ask({_id: id, _type: 'faq'}, 'title', 'promotionOverFrom', {words: '20%', from: {day: '2026-07-01'}})
  expect(endsBefore(claim, set, endAt)).toBe(expected)
})

test('makes references strong that waited for their document to be published', () => {
  const reference = {_type: 'reference', _ref: 'b', _weak: true, _strengthenOnPublish: {type: 'faq'}}
  const meant = {...reference, _strengthenOnPublish: {type: 'faq', weak: true}}
  const {mutations} = goLive(set, {documents: [], drafts: [{...draft, all: [{one: reference}, meant]} as never]}, NOW)
  const made = mutations.flatMap((mutation) => ('create' in mutation ? [mutation.create.all] : []))
  const {_strengthenOnPublish: _, _weak, ...strong} = reference
  expect(made).toEqual([[{one: strong}, {...strong, _weak: true}]])
})

test('returns only documents that differ from before, whatever the order of their fields', () => {
  const live = {...set, state: 'live' as const, publication: 'summer-live'}
  const members = [{_key: 'a', id: 'a', documentType: 'faq', before: JSON.stringify(published)}]
  const {_createdAt, ...others} = published
  const same = {...others, _createdAt, _rev: 'other', _updatedAt: NOW}
  expect(ending({...live, members}, {documents: [same]})).toEqual({changes: [], faults: []})
  const changed = {...published, title: 'After', _rev: 'summer-live'}
  expect(ending({...live, members}, {documents: [changed]}).faults).toEqual([])
  expect(end({...live, members}, {documents: [changed], drafts: []}, NOW).mutations).toMatchObject([
    {patch: {set: {state: 'ended'}}},
    {patch: {id: 'a', ifRevisionID: 'summer-live'}},
    {createOrReplace: {title: 'Before'}},
  ])
})

test('asks before it brings back a document that was unpublished since, unless an editor approved just that', () => {
  const live = {...set, state: 'live' as const, publication: 'summer-live'}
  const member = {_key: 'a', id: 'a', documentType: 'faq', before: JSON.stringify(published)}
  const faults = (revision?: string) => {
    const members = [{...member, ...(revision !== undefined && {revision})}]
    return ending({...live, members}, {documents: []}).faults.map(({code}) => code)
  }
  expect(faults()).toEqual(['changedSince'])
  expect(faults('d1')).toEqual(['changedSince'])
  expect(faults(GONE)).toEqual([])
})

describe('a set that ends', () => {
  const live: ChangeSet = {...set, state: 'live', publication: 'x', publishedAt: NOW}
  const page = {_id: 'b', _type: 'contentPage', _rev: 'p2', _createdAt: NOW, title: 'Summer', to: {_ref: 'b'}}
  const changed = {...published, title: 'After', _rev: 'p3'}
  const members = [
    {_key: 'a', id: 'a', documentType: 'faq', before: JSON.stringify(published)},
    {_key: 'b', id: 'b', documentType: 'contentPage'},
  ]
  const around = {documents: [changed, page], drafts: []}
  const ended = () => end({...live, members}, around, NOW).mutations
  const membersIn = (mutations: ReturnType<typeof ended>) => {
    const [first] = mutations
    return (first && 'patch' in first ? first.patch.set?.members : []) as ChangeSet['members']
  }

  test('makes a draft again of what it made, with references that wait, and none of what it changed', () => {
    const {_rev, ...words} = page
    const waits = {_ref: 'b', _weak: true, _strengthenOnPublish: {type: 'contentPage'}}
    expect(ended().filter((mutation) => 'create' in mutation)).toEqual([
      {create: {...words, _id: 'drafts.b', to: waits}},
    ])
    expect(ended()).toContainEqual({delete: {id: 'b'}})
  })

  test('leaves a draft that somebody has begun meanwhile', () => {
    const drafts = [{...page, _id: 'drafts.b', title: 'Autumn'}]
    expect(end({...live, members}, {...around, drafts}, NOW).mutations.some((each) => 'create' in each)).toBe(false)
  })

  test('keeps what it had made of its documents, and makes drafts of that when it is used again', () => {
    const kept = membersIn(ended())
    expect(kept.map(({after}) => JSON.parse(after ?? '').title)).toEqual(['After', 'Summer'])
    const later = {...published, other: 'A year later'}
    const {mutations} = reuse({...live, state: 'ended', members: kept}, {documents: [later], drafts: []})
    expect(mutations).toMatchObject([
      {
        patch: {
          set: {state: 'open', members: [{id: 'a'}, {id: 'b'}]},
          unset: expect.arrayContaining(['goLiveAt', 'endedAt']),
        },
      },
      {create: {_id: 'drafts.a', title: 'After', other: 'A year later'}},
      {create: {_id: 'drafts.b', title: 'Summer', to: {_weak: true}}},
    ])
    expect(membersIn(mutations)[0]).not.toHaveProperty('after')
    const both = {documents: [later, page], drafts: []}
    expect(reuse({...live, state: 'ended', members: kept}, both).mutations).toHaveLength(2)
  })

  test('is live again when its end is undone, without the end that has passed', () => {
    const over: ChangeSet = {...live, state: 'ended', endAt: NOW, endedAt: NOW, members}
    expect(undoneSet(over, around, 'undo', {step: 'live', now: NOW})).toEqual({
      patch: {id: set._id, ifRevisionID: 's1', set: {state: 'live', publication: 'undo'}, unset: ['endAt', 'stopped']},
    })
    expect(undoneSet(live, around, 'undo', {step: 'live', now: NOW})).toBeNull()
    expect(undoneSet(live, around, 'undo', {step: 'end', now: NOW})).toMatchObject({patch: {set: {state: 'ended'}}})
  })
})

test('records who planned what is carried out at its moment, and nothing of what somebody did before it', () => {
  const planned: ChangeSet = {...set, plannedBy: 'anna', endAt: NOW}
  const recordIn = ({mutations: [first]}: ReturnType<typeof goLive>) =>
    first && 'patch' in first ? first.patch.set?.carriedOut : null
  const around = {documents: [], drafts: [draft]}
  const came = {_key: 'summer-live-20260601070000000', transaction: 'summer-live-20260601070000000', plannedBy: 'anna'}
  expect(recordIn(goLive(planned, around, NOW))).toEqual([came])
  const live: ChangeSet = {...planned, state: 'live', carriedOut: [came], endPlannedBy: 'bob'}
  expect(recordIn(end(live, around, NOW))).toMatchObject([came, {plannedBy: 'bob'}])
  const early = '2026-05-31T07:00:00.000Z'
  expect([recordIn(goLive(planned, around, early)), recordIn(end(live, around, early))]).toEqual([undefined, undefined])
})

test.each([
  ['a set that goes live', transactionOf(set, 'live', NOW), {step: 'live', isUndo: false}],
  ['a set that ends', transactionOf(set, 'end', NOW), {step: 'end', isUndo: false}],
  ['a set of an older release', 'summer-end', {step: 'end', isUndo: false}],
  ['an undone end', transactionOf(set, 'live', NOW, true), {step: 'live', isUndo: true}],
  ['another undo', undoOf('7e1f'), {step: null, isUndo: true}],
  ['a publication', 'bJ4kq2', {step: null, isUndo: false}],
])('tells %s by the id of its transaction', (_, id, kind) => {
  expect(kindOf(id)).toEqual(kind)
})
