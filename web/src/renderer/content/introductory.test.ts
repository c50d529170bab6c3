import type {introductoryOf} from '../../../../domain/offers/introductory.ts'
import {readSchema} from '../../../../local/content/ndjson.ts'
import {seedClient, seedDocuments} from '../../../../tests/support/services/seed.ts'
import {makePages} from './makePages.ts'
import {readContent} from './readContent.ts'

const OFFER = {
  _id: 'offer-start',
  _type: 'offer',
  name: 'Start',
  label: {_type: 'localeString', nl: 'Introductieprijs', en: 'Introductory price'},
  percent: 20,
  lasts: 'some',
  count: 3,
  plans: [{_type: 'reference', _key: 'a', _ref: 'plan-pro'}],
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  oncePerCompany: true,
}
type Price = {
  plan: {key: string}
  period: string
  discountNote: string | null
  introductory: ReturnType<typeof introductoryOf>
}
type Content = {prices: Price[]; plans: {prices: Price[]}[]; offers: unknown[]}

const schema = readSchema()
type Stored = ReturnType<typeof seedDocuments>[number]
const stored = (id: string) => seedDocuments().find(({_id}) => _id === id) as Stored

/** Pages of the seed with an offer, by address, as they are made on a day. */
async function pagesOn(day: string, change: object = {}, usedUp: string[] = [], others: Stored[] = []) {
  const client = seedClient([...seedDocuments(), {...OFFER, ...change}, ...others])
  const content = await readContent(client, {schema, now: new Date(`${day}T12:00:00Z`), before: {sold: []}})
  const {pages} = makePages({...content, usedUp}, schema)
  return new Map(pages.map(({path, context}) => [path, context.content as Content]))
}
const onCheckout = (pages: Map<string, Content>, period = 'monthly') =>
  pages.get('/checkout/pro/')?.prices.find((price) => price.period === period)?.introductory

test('is on cards and checkouts of the plans that it is for, in the language of the page', async () => {
  const pages = await pagesOn('2026-11-26')
  const onCards = pages.get('/en/')?.plans.flatMap(({prices}) => prices)
  const english = onCards?.find(({plan, period}) => plan.key === 'pro' && period === 'monthly')?.introductory
  expect(english?.home).toMatchObject({
    total: 14423,
    discount: {
      label: 'Introductory price',
      off: 2980,
      text: expect.stringMatching(/^The first 3 payments €144.23, then €180.29/),
    },
  })
  expect(english?.reversed).toMatchObject({vat: 0, total: 11920})
  expect(onCheckout(pages)?.home.discount.label).toBe('Introductieprijs')
  expect(onCards?.filter(({plan}) => plan.key === 'basis').map(({introductory}) => introductory)).toEqual([
    null,
    null,
    null,
  ])
  expect(pages.get('/checkout/pro/')?.offers).toEqual([])
})

test.each([
  ['the day before it starts', '2026-10-31', {}, []],
  ['the day after its last day', '2026-12-01', {}, []],
  ['when nothing is left of it', '2026-11-26', {most: 5}, ['offer-start']],
  ['when it has a code', '2026-11-26', {code: 'START20'}, []],
])('is on no page %s', async (_, day, change, usedUp) => {
  const pages = await pagesOn(day, change, usedUp)
  expect(onCheckout(pages)).toBeNull()
  expect(JSON.stringify([...pages.values()])).not.toContain('Introductieprijs')
})

test('is for the periods that it names', async () => {
  const pages = await pagesOn('2026-11-30', {periods: ['quarterly']})
  expect(onCheckout(pages)).toBeNull()
  expect(onCheckout(pages, 'quarterly')?.home.total).toBe(38943)
})

describe('the former price', () => {
  const was = async (change: object, others: Stored[] = []) =>
    onCheckout(await pagesOn('2026-11-26', change, [], others))?.home.discount.was

  test('is the regular one, with the word before it, and the last day in a sentence', async () => {
    const introductory = onCheckout(await pagesOn('2026-11-26'))
    expect(introductory).toMatchObject({
      home: {discount: {was: {total: 18029, exclVat: 14900, word: 'Was'}, until: 'Bestel uiterlijk 30 november 2026.'}},
      reversed: {discount: {was: {total: 14900}}},
      lastDay: '2026-11-30',
    })
    expect(onCheckout(await pagesOn('2026-11-26', {lastDay: undefined}))?.home.discount).not.toHaveProperty('until')
  })

  test('is the lowest of the 30 days before, where the price was raised in them', async () => {
    const raised = {...stored('price-pro-monthly'), _id: 'raised', exclVat: 199, validFrom: '2026-10-20'}
    expect(await was({percent: 40}, [raised])).toMatchObject({exclVat: 14900})
    expect(await was({}, [raised])).toBeUndefined()
    expect(await was({}, [{...raised, validFrom: '2026-09-01'}])).toMatchObject({exclVat: 19900})
  })

  test('is left out where it was no higher, after an offer as good', async () => {
    const last = {...OFFER, _id: 'offer-last', firstDay: '2026-10-01', lastDay: '2026-10-20'}
    expect(await was({}, [last])).toBeUndefined()
  })
})

test('leaves out the note of a period whose saving is no more what the offer leaves of it', async () => {
  const noteOn = async (change: object, period: string) =>
    (await pagesOn('2026-11-26', change)).get('/checkout/pro/')?.prices.find((each) => each.period === period)
      ?.discountNote
  expect(await noteOn({}, 'quarterly')).toBe('10% korting')
  expect(await noteOn({periods: ['monthly']}, 'quarterly')).toBeNull()
  expect(await noteOn({periods: ['quarterly']}, 'quarterly')).toBe('10% korting')
  expect(await noteOn({percent: undefined, amount: 20}, 'quarterly')).toBeNull()
})
