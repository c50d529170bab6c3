import fc from 'fast-check'
import {PERIODS} from '../money/periods.ts'
import {
  amountsBy,
  cleanCode,
  discounted,
  introductoryFor,
  isBetter,
  LASTS,
  OFFER_CODE,
  type Offer,
  offerFor,
  periodsOf,
} from './offers.ts'

const WELCOME: Offer = {code: 'WELKOM10', percent: 10, firstDay: '2026-11-01', lasts: 'first'}
const wish = {plan: 'basis', period: 'monthly', exclVat: 9900, today: '2026-11-26'} as const

const cents = fc.integer({min: 1, max: 1_000_000})
const discounts = fc.oneof(
  fc.record({percent: fc.integer({min: 1, max: 100})}),
  fc.record({amount: fc.integer({min: 1, max: 2_000_000}).map((each) => each / 100)}),
)
const days = fc
  .integer({min: 0, max: 400})
  .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))

test('takes 10% off the amount without VAT, and VAT of what is left', () => {
  expect(amountsBy(WELCOME, 9900, 21)).toEqual({
    now: {exclVat: 8910, vat: 1871, total: 10781},
    later: {exclVat: 9900, vat: 2079, total: 11979},
  })
})

test('takes an amount off, and leaves nothing below zero', () => {
  expect(discounted({amount: 20.5}, 9900)).toBe(7850)
  expect(discounted({amount: 200}, 9900)).toBe(0)
})

test('never makes a period dearer, cheaper than nothing, or of parts of cents', () => {
  fc.assert(
    fc.property(discounts, cents, fc.constantFrom(0, 9, 21), (discount, exclVat, vatRate) => {
      const {now, later} = amountsBy(discount, exclVat, vatRate)
      expect(Object.values(now).every((each) => Number.isSafeInteger(each) && each >= 0)).toBe(true)
      expect(now.exclVat).toBeLessThanOrEqual(later.exclVat)
      expect(now.total).toBeLessThanOrEqual(later.total)
      expect(now.exclVat + now.vat).toBe(now.total)
      expect(later.exclVat).toBe(exclVat)
    }),
  )
})

test('gives more off a dearer price by the same percentage', () => {
  fc.assert(
    fc.property(fc.integer({min: 1, max: 100}), cents, cents, (percent, one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one]
      expect(discounted({percent}, low)).toBeLessThanOrEqual(discounted({percent}, high))
    }),
  )
})

describe('an offer', () => {
  const limited: Offer = {...WELCOME, plans: ['basis'], periods: ['monthly'], lastDay: '2026-12-31'}

  test.each([
    ['unknown', null, wish],
    ['notYet', limited, {...wish, today: '2026-10-31'}],
    ['ended', limited, {...wish, today: '2027-01-01'}],
    ['elsewhere', limited, {...wish, plan: 'pro'}],
    ['elsewhere', limited, {...wish, period: 'quarterly'}],
    ['elsewhere', {...limited, percent: null, amount: 99, lasts: 'always'}, wish],
  ] as const)('is refused as %s', (refusal, offer, wanted) => {
    expect(offerFor(offer, wanted)).toEqual({refusal})
  })

  test('counts on its first and on its last day', () => {
    for (const today of [limited.firstDay, limited.lastDay ?? ''])
      expect(offerFor(limited, {...wish, today})).toEqual({offer: limited})
  })

  test('counts for every plan and period unless it names some, and sells nothing for nothing for good', () => {
    fc.assert(
      fc.property(
        discounts,
        fc.constantFrom(...PERIODS),
        fc.constantFrom('basis', 'pro'),
        cents,
        days,
        fc.constantFrom(...LASTS),
        (discount, period, plan, exclVat, today, lasts) => {
          const offer: Offer = {
            code: 'X-1',
            ...discount,
            firstDay: '2026-06-01',
            lasts,
            plans: [],
            periods: null,
          }
          const isOpen = today >= offer.firstDay && (lasts !== 'always' || discounted(discount, exclVat) > 0)
          expect('offer' in offerFor(offer, {plan, period, exclVat, today})).toBe(isOpen)
        },
      ),
    )
  })

  test.each([
    [1, {lasts: 'first', count: 6}],
    [3, {lasts: 'some', count: 3}],
    [1, {lasts: 'some'}],
    [null, {lasts: 'always'}],
  ] as const)('holds for %s periods', (periods, offer) => {
    expect(periodsOf(offer)).toBe(periods)
  })
})

describe('an offer that is compared with another', () => {
  const offers = fc.record({
    percent: fc.integer({min: 1, max: 99}),
    lasts: fc.constantFrom('first', 'some', 'always'),
    count: fc.integer({min: 2, max: 36}),
    firstDay: fc.constant('2026-11-01'),
  })

  test('is better or worse, never both, and never than itself', () => {
    fc.assert(
      fc.property(offers, offers, fc.constantFrom(...PERIODS), cents, (one, other, period, exclVat) => {
        expect(isBetter(one, other, {period, exclVat}) && isBetter(other, one, {period, exclVat})).toBe(false)
        expect(isBetter(one, one, {period, exclVat})).toBe(false)
      }),
    )
  })

  test.each([
    [30, 'first', 20, 'first', 'monthly', true],
    [30, 'first', 20, 'always', 'monthly', false],
    [30, 'first', 20, 'always', 'yearly', true],
    [20, 'always', 20, 'first', 'yearly', true],
    [20, 'first', 20, 'first', 'monthly', false],
  ] as const)('compares %i%% %s with %i%% %s, paid %s: %s', (percent, lasts, less, other, period, expected) => {
    const [one, two] = [
      {percent, lasts},
      {percent: less, lasts: other},
    ].map((each) => ({...WELCOME, ...each}))
    expect(isBetter(one ?? WELCOME, two ?? WELCOME, {period, exclVat: 9900})).toBe(expected)
  })
})

test('the introductory offer is the first that counts and takes something off', () => {
  const offers = [{firstDay: '2027-01-01'}, {percent: null}, {periods: ['quarterly']}, {percent: 20}, {percent: 30}]
  const found = introductoryFor(
    offers.map((change) => ({...WELCOME, ...change})),
    wish,
  )
  expect(found?.percent).toBe(20)
  expect(introductoryFor([], wish)).toBeUndefined()
})

test('reads a code in small letters and with spaces', () => {
  expect(cleanCode(' welkom 10 ')).toBe('WELKOM10')
  expect(OFFER_CODE.test('WELKOM10')).toBe(true)
  expect(OFFER_CODE.test('welkom10')).toBe(false)
})
