import {seedDocuments} from '../../../tests/support/services/seed.ts'
import {contextOf} from './context.fixture.ts'
import {uniqueKey} from './planRules.ts'
import {hasPricesWhenOnSale} from './priceRules.ts'

const basis = seedDocuments().find(({_id}) => _id === 'plan-basis')

test('a copy of a plan is told whose key it has, and may have another', async () => {
  const copy = contextOf({...basis, _id: 'drafts.a-copy'})
  expect(await uniqueKey('basis', copy)).toBe('“basis” is already the key of the plan Basic: choose another')
  expect(await uniqueKey('basis-plus', copy)).toBe(true)
})

test('a plan may keep its own key when it is edited', async () => {
  expect(await uniqueKey('basis', contextOf({...basis, _id: 'drafts.plan-basis'}))).toBe(true)
})

test('a plan with a price for one period can be put on sale, and one without cannot', async () => {
  expect(await hasPricesWhenOnSale('onSale', contextOf({...basis}))).toBe(true)
  expect(await hasPricesWhenOnSale('onSale', contextOf({_id: 'drafts.a-copy'}))).toBe(
    'First give this plan a price that has started, for one period at least',
  )
  expect(await hasPricesWhenOnSale('comingSoon', contextOf({_id: 'drafts.a-copy'}))).toBe(true)
})
