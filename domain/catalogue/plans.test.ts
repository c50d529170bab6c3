import {PERIODS} from '../money/periods.ts'
import {isPlanKey, plansOnSale} from './plans.ts'

const pricesOf = (key: string) => PERIODS.map((period) => ({plan: {key}, period, exclVat: 99, validFrom: '2025-01-01'}))

test('a plan can be bought when it is on sale and a period has a price in force', () => {
  const plans = ['basis', 'pro', 'premium'].map((key) => ({key, availability: 'onSale'}))
  const prices = [...pricesOf('basis'), ...pricesOf('pro').slice(-1)]
  expect(plansOnSale(plans, prices).map(({key}) => key)).toEqual(['basis', 'pro'])
})

test('a plan that is coming soon cannot be bought, whatever prices it has', () => {
  expect(plansOnSale([{key: 'basis', availability: 'comingSoon'}], pricesOf('basis'))).toEqual([])
})

test.each(['Basis', 'a b', '../x', '', '1st', 'x'.repeat(41), null])('%p is no key of a plan', (key) => {
  expect(isPlanKey(key)).toBe(false)
})
