import {type ChangeSet, setId} from './changeSet.ts'
import {contentOn, notThereOn, standsOn} from './onDay.ts'

const NOW = '2026-01-01T00:00:00Z'
const document = (_id: string, title: string) => ({_id, _type: 'faq', _rev: 'r', title})
const set = (key: string, fields: Partial<ChangeSet>, ids: string[] = []): ChangeSet => ({
  ...{
    _id: setId(key),
    _type: 'studio.changeSet',
    _createdAt: NOW,
    _updatedAt: NOW,
    _rev: 's',
    title: key,
    state: 'open',
  },
  members: ids.map((id) => ({_key: id, id, documentType: 'faq'})),
  ...fields,
})
// From 09:00 on 1 June to midnight after 31 August, in Amsterdam.
const MOMENTS = {goLiveAt: '2026-06-01T07:00:00.000Z', endAt: '2026-08-31T22:00:00.000Z'}

test.each([
  ['2026-05-31', 'coming'],
  ['2026-06-01', 'there'],
  ['2026-08-31', 'there'],
  ['2026-09-01', 'over'],
])('a planned set on %s is %s', (day, expected) => {
  expect(standsOn(set('summer', {state: 'planned', ...MOMENTS}), day)).toBe(expected)
})

test('a set that is not planned is there on each day, and one that stays live as well', () => {
  expect(standsOn(set('open', {}), '2026-01-01')).toBe('there')
  expect(standsOn(set('live', {state: 'live'}), '2030-01-01')).toBe('there')
  expect(standsOn(set('ended', {state: 'ended'}), '2026-01-01')).toBe('over')
})

const content = {
  documents: [document('a', 'Live a'), document('b', 'Live b'), document('c', 'Campaign c'), document('d', 'New d')],
  drafts: [document('drafts.a', 'Draft a'), document('drafts.b', 'Draft b'), document('drafts.new', 'Draft new')],
  sets: [
    set('summer', {state: 'planned', ...MOMENTS}, ['a', 'new']),
    set('running', {
      ...{state: 'live', endAt: '2026-07-01T07:00:00.000Z'},
      members: [
        {_key: 'c', id: 'c', documentType: 'faq', before: JSON.stringify(document('c', 'Before c'))},
        {_key: 'd', id: 'd', documentType: 'faq'},
      ],
    }),
  ],
}
const titles = (day: string, only: string | null = null) => contentOn(day, content, only).map(({title}) => title)

test('shows one set alone between its days, and before and after them the site as it is', () => {
  expect(titles('2026-06-01', setId('summer'))).toEqual(['Draft a', 'Live b', 'Campaign c', 'New d', 'Draft new'])
  expect(titles('2026-05-31', setId('summer'))).toEqual(['Live a', 'Live b', 'Campaign c', 'New d'])
})

test('gives back what a live set has changed on the days after its end', () => {
  expect(titles('2026-09-01', setId('summer'))).toEqual(['Live a', 'Live b', 'Before c'])
})

test('shows all drafts on a day, but those of sets that are not there then', () => {
  expect(titles('2026-06-01')).toEqual(['Draft a', 'Draft b', 'Campaign c', 'New d', 'Draft new'])
  expect(titles('2026-05-01')).toEqual(['Live a', 'Draft b', 'Campaign c', 'New d'])
  expect(notThereOn('2026-05-01', content.sets).map(({title}) => title)).toEqual(['summer'])
  expect(notThereOn('2026-09-01', content.sets).map(({title}) => title)).toEqual(['summer', 'running'])
})
