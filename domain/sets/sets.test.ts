import {type ChangeSet, setId, stepDue} from './changeSet.ts'
import {ending, GONE} from './decide.ts'
import {end, goLive} from './mutations.ts'

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
  expect(transactionId).toBe('summer-live')
  expect(mutations).toMatchObject([
    {patch: {id: set._id, ifRevisionID: 's1', set: {state: 'live', publication: 'summer-live'}}},
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
  expect(end({...live, members}, {documents: [changed]}, NOW).mutations).toMatchObject([
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
