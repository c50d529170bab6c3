import {type ContentDocument, readSchema} from '../../local/content/ndjson.ts'
import {seedDocuments, withChange} from '../../tests/support/services/seed.ts'
import {datasetProblems} from './dataset/datasetRules.ts'
import {sentenceOf} from './problem.ts'

const schema = readSchema()
const OFFER: ContentDocument = {
  _id: 'offer-welcome',
  _type: 'offer',
  _createdAt: '2026-11-01T00:00:00Z',
  name: 'Welcome',
  code: 'WELKOM10',
  label: {_type: 'localeString', nl: 'Welkomstkorting', en: 'Welcome discount'},
  percent: 10,
  lasts: 'first',
  firstDay: '2026-11-01',
  oncePerCompany: true,
}
const found = (...changes: object[]) =>
  datasetProblems([...seedDocuments(), ...changes.map((change) => ({...OFFER, ...change}))], '2026-11-22', schema).map(
    (problem) => `${problem.severity} ${problem.path}: ${sentenceOf(problem, 'en')}`.replaceAll('\u00a0', ' '),
  )
const label = (nl: string, en: string) => ({label: {_type: 'localeString', nl, en}})

test('a text may promise a discount while it can be had, for the periods that it holds for', () => {
  const promised = (words: string, offer: object) =>
    datasetProblems(
      [
        ...withChange('feature-seo-analysis', () => ({text: {_type: 'localeText', nl: words, en: words}})),
        {...OFFER, percent: 20, lastDay: '2026-12-31', ...offer},
      ],
      '2026-11-22',
      schema,
    ).flatMap(({code}) => (code === 'untrueClaim' || code === 'promotionOver' ? code : []))
  expect(promised('Nu met 20% korting!', {})).toEqual([])
  expect(promised('Per 3 maanden 20% korting.', {periods: ['quarterly']})).toEqual([])
  expect(promised('Per 6 maanden 20% korting.', {periods: ['quarterly']})).toContain('untrueClaim')
  expect(promised('Nu met 20% korting!', {lastDay: '2026-11-21'})).toContain('promotionOver')
  expect(promised('Nu met 25% korting!', {})).toContain('untrueClaim')
})

test('a promise is held against the plan that its sentence names', () => {
  const named = (words: string) =>
    datasetProblems(
      withChange('feature-seo-analysis', () => ({text: {_type: 'localeText', nl: words, en: words}})),
      '2026-11-22',
      schema,
    ).flatMap(({code, params}) => (code === 'untrueClaim' ? [params.saving] : []))
  expect(named('Op Pro nu 25% korting.')).toContainEqual(expect.objectContaining({plan: {nl: 'Pro', en: 'Pro'}}))
  expect(named('Met 25% korting!')).toContainEqual(expect.objectContaining({plan: {nl: 'Basis', en: 'Basic'}}))
})

test('an announcement promises nothing after its last day', () => {
  const text = {_type: 'localeString', nl: 'Nu 20% korting.', en: 'Now a 20% discount.'}
  const announced = (lastDay: string) =>
    datasetProblems(
      [...seedDocuments(), {...{_id: 'a', _type: 'announcement', firstDay: '2026-11-01', lastDay}, text}],
      '2026-11-22',
      schema,
    ).map(({code}) => code)
  expect(announced('2026-11-22')).toContain('untrueClaim')
  expect(announced('2026-11-21')).not.toContain('untrueClaim')
})

test('a discount code that can be used has no problems', () => {
  expect(found({})).toEqual([])
  expect(found({percent: undefined, amount: 20, lasts: 'some', count: 3, lastDay: '2026-11-22', most: 5})).toEqual([])
  expect(found(label('10% korting', '10% discount'))).toEqual([])
})

test.each([
  [
    {percent: undefined, amount: 99, lasts: 'always'},
    'refuse amount: With this discount nothing would ever be left to pay of the monthly price of Basic: lower the discount, let it hold for a number of periods, or leave that plan or period out',
  ],
  [
    {percent: 100, lasts: 'some', count: 3},
    'ask percent: With this discount the 6-month price of Pro is free 3×. The customer only authorises direct debits then, and pays the regular price after that. Is that right?',
  ],
  [{amount: 5}, 'refuse percent: Enter a percentage or an amount, one of the two'],
  [{percent: undefined}, 'refuse percent: Enter a percentage or an amount, one of the two'],
  [{lasts: 'some'}, 'refuse count: Enter the number of periods that the discount holds for'],
  [
    {lastDay: '2026-10-31'},
    'refuse lastDay: The last day is before the first, 1 November 2026, so nobody could get the discount: change one of the two',
  ],
  [
    {lastDay: '2026-11-21'},
    'ask lastDay: The last day, 21 November 2026, is over, so nobody gets the discount any more',
  ],
  [
    {percent: 60},
    'ask percent: With this discount the 6-month price of Pro is €298.00 excl. VAT instead of €745.00: less than half. Is that right?',
  ],
  [
    {plans: [{_type: 'reference', _key: 'a', _ref: 'plan-enterprise'}]},
    'ask plans: No price belongs to these plans and periods, so nobody gets the discount',
  ],
  [label('20% korting', 'Welcome'), 'ask label.nl: The name says “20% korting”, which is not the discount below'],
])('names what is wrong with %j', (change, sentence) => {
  expect(found(change)).toContain(sentence)
})

test('the later of two offers with one code is refused', () => {
  expect(found({}, {_id: 'offer-later', _createdAt: '2026-11-02T00:00:00Z', name: 'Later'})).toEqual([
    'refuse code: “WELKOM10” is the code of Welcome too, so nobody knows which discount counts: choose another code',
  ])
})

describe('an introductory price', () => {
  const introductory = {code: undefined}
  const later = {...introductory, _id: 'offer-later', _createdAt: '2026-11-02T00:00:00Z', name: 'Later'}

  test('needs no code', () => {
    expect(found(introductory)).toEqual([])
  })

  test.each([
    [{}],
    [{firstDay: '2026-12-01'}],
    [{lastDay: '2026-11-01', periods: ['monthly']}],
    [{plans: [{_type: 'reference', _key: 'a', _ref: 'plan-pro'}]}],
  ])('is refused beside another one for the same price on the same day, such as %j', (change) => {
    expect(found(introductory, {...later, ...change})).toContain(
      'refuse code: One of these prices already has a promotional price in that time, Welcome: give one of the two a code, other days or other plans',
    )
  })

  test.each([
    [{lastDay: '2026-11-30'}, {firstDay: '2026-12-31'}],
    [{periods: ['monthly']}, {periods: ['quarterly']}],
    [{}, {code: 'ANDERS10'}],
  ])('may stand beside one of another time or price, or a code: %j, %j', (first, second) => {
    expect(found({...introductory, ...first}, {...later, ...second})).toEqual([])
  })

  test('says what the site strikes through where that is not the regular price, which was raised or came after an offer', () => {
    const after = {...later, firstDay: '2026-12-01', plans: [{_type: 'reference', _key: 'a', _ref: 'plan-pro'}]}
    expect(found({...introductory, lastDay: '2026-11-30'}, {...after, percent: 20})).toEqual([
      'ask firstDay: The site strikes through €134.10 at the monthly price of Pro, not €149.00: that was the lowest amount in the 30 days before the first day',
    ])
    expect(found({...introductory, lastDay: '2026-11-30'}, after)).toEqual([
      'ask firstDay: The site strikes nothing through at the monthly price of Pro: in the 30 days before the first day it cost no more than now, or was not sold',
    ])
    expect(found({...introductory, firstDay: '2026-01-01', lastDay: '2026-01-31'}, {...after, percent: 20})).toContain(
      'ask lastDay: The last day, 31 January 2026, is over, so nobody gets the discount any more',
    )
  })
})
