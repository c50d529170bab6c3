import {isBeforeBaseline, migrationAdding} from './migrations.ts'

test('names the migration that adds a field, for its texts in each language too', () => {
  const migrations = [
    {name: 'plans-have-notes', adds: ['plan.note']},
    {name: 'pages-say-soon', adds: ['landingPage.pricing.comingSoon']},
  ]
  const adding = (type: string, field: string) => migrationAdding(type, field, migrations)
  expect(adding('landingPage', 'pricing.comingSoon.nl')).toBe('pages-say-soon')
  expect(adding('landingPage', 'pricing')).toBeUndefined()
  expect(adding('plan', 'noteworthy')).toBeUndefined()
})

test('finds content of before 1.0.0 by a published document without a field of the baseline', () => {
  const page = {_id: 'paymentPages', _type: 'paymentPages', cancelSubscription: {vatNumber: {}}}
  expect(isBeforeBaseline([page])).toBe(false)
  expect(isBeforeBaseline([{...page, cancelSubscription: {}}])).toBe(true)
  expect(isBeforeBaseline([{...page, cancelSubscription: undefined}])).toBe(true)
  expect(isBeforeBaseline([page, {...page, _id: 'drafts.paymentPages', cancelSubscription: {}}])).toBe(false)
  expect(isBeforeBaseline([])).toBe(false)
})
