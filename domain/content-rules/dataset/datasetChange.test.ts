import {type ContentDocument, readSchema} from '../../../local/content/ndjson.ts'
import {seedDocuments} from '../../../tests/support/services/seed.ts'
import {sentenceOf} from '../problem.ts'
import {type Change, changeProblems, datasetsAround} from './datasetChange.ts'
import {impactOf} from './datasetImpact.ts'

const NOW = {now: '2026-11-22T10:00:00Z', today: '2026-11-22'}
const schema = readSchema()
const imported = seedDocuments().map((document) => ({...document, _createdAt: '2026-11-01T10:00:00Z'}))
const stored = (id: string) => imported.find(({_id}) => _id === id) as ContentDocument

const problems = (change: Change, documents: ContentDocument[] = imported) =>
  changeProblems(datasetsAround(documents, change, NOW, schema)).map((problem) => ({
    ...problem,
    message: sentenceOf(problem, 'en'),
  }))
const found = (change: Change, documents?: ContentDocument[]) =>
  problems(change, documents).map(({severity, documentId, path}) =>
    [severity, documentId, path].filter(Boolean).join(' '),
  )
const changed = (id: string, change: object) => ({publish: {...stored(id), ...change}})
const anew = (id: string, change: object): Change => ({
  publish: {...stored(id), discountNote: undefined, _createdAt: '2026-06-01T10:00:00Z', ...change, _id: 'new'},
})

test('publishing what is published already brings nothing', () => {
  const ofEachType = new Map(imported.map((document) => [document._type, document])).values()
  for (const document of ofEachType) expect([document._id, found({publish: document})]).toEqual([document._id, []])
})

test('ignores existing problems elsewhere', () => {
  const broken = imported.filter(({_id}) => _id !== 'price-pro-monthly')
  expect(found(changed('faq-costs', {page: 'help'}), broken)).toEqual([])
  expect(found({remove: 'price-basis-monthly'}, broken)).toContain('refuse aboutPage comparison.rows[3].us')
})

test('a problem elsewhere stays the same one when an amount in its sentence changes', () => {
  const promising = imported.map((each) =>
    each._id === 'faq-costs'
      ? {...each, question: {_type: 'localeString', nl: 'Per 3 maanden 15% korting?', en: 'Why?'}}
      : each,
  )
  expect(found(changed('price-basis-quarterly', {exclVat: 270}), promising)).toEqual([
    'ask price-basis-quarterly exclVat',
  ])
  const another = {
    ...stored('faq-costs'),
    question: {_type: 'localeString', nl: 'Per 3 maanden 20% korting?', en: 'Why?'},
  }
  expect(found({publish: another}, promising)).toEqual(['ask faq-costs question.nl'])
})

test('deleting the price of a period asks, of the last period is refused, and one that is over may go', () => {
  const earlier = {...stored('price-pro-monthly'), _id: 'earlier', validFrom: '2024-01-01'}
  expect(problems({remove: 'price-pro-quarterly'})).toMatchObject([
    {
      severity: 'ask',
      documentId: 'plan-pro',
      message:
        'Pro loses its 3-month price, so card and checkout offer it no more. Customers who pay that way go on doing so',
    },
  ])
  const alone = imported.filter(({_id}) => !/^price-pro-(quarterly|biannual)$/.test(_id))
  expect(found({remove: 'price-pro-monthly'}, alone)).toContain('refuse plan-pro availability')
  expect(found({remove: 'earlier'}, [...imported, earlier])).toEqual([])
})

test('a copy of a plan is refused for its key, and asked about for its name', () => {
  expect(found({publish: {...stored('plan-basis'), _id: 'copy', availability: 'comingSoon'}})).toEqual([
    'refuse copy key',
    'ask copy name',
  ])
})

test('a price in force that is changed counts at once, and is asked about; its note may be changed', () => {
  const [first] = problems(changed('price-basis-quarterly', {exclVat: 275}))
  expect(first).toMatchObject({
    severity: 'ask',
    documentId: 'price-basis-quarterly',
    message: expect.stringMatching(
      /^This price has been in force since 1 January 2025, and the change counts at once\. The terms promise customers 30 days’ notice/,
    ),
  })
  expect(found(changed('price-basis-quarterly', {discountNote: undefined}))).toEqual([])
})

test('a lower price asks for no notice: changed in place, announced for next week, from today, or in force again', () => {
  expect(found(changed('price-pro-monthly', {exclVat: 119}))).toEqual([])
  expect(found(anew('price-pro-monthly', {exclVat: 119, validFrom: '2026-11-29'}))).toEqual([])
  expect(found(anew('price-pro-monthly', {exclVat: 119, validFrom: '2026-11-22'}))).toEqual([])
  expect(found(anew('price-pro-monthly', {exclVat: 179, validFrom: '2026-11-22'}))).toContain('ask new validFrom')
  const dearer = {...stored('price-pro-monthly'), _id: 'dearer', exclVat: 179, validFrom: '2026-11-01'}
  expect(found({remove: 'dearer'}, [...imported, dearer])).toEqual([])
})

describe('a price away from the last one by more than half', () => {
  const announced = {...stored('price-pro-monthly'), _id: 'announced', exclVat: 155, validFrom: '2027-02-01'}
  const questions = (change: Change, documents?: ContentDocument[]) =>
    problems(change, documents)
      .map(({message}) => message.replaceAll('\u00a0', ' '))
      .filter((message) => message.endsWith('is the amount right?'))

  test.each([
    [
      224,
      [
        'The monthly price of Pro goes from €149.00 to €224.00, which is more than half as much again: is the amount right?',
      ],
    ],
    [223.5, []],
    [
      795,
      [
        'The monthly price of Pro goes from €149.00 to €795.00, which is more than half as much again: is the amount right?',
      ],
    ],
    [74.5, []],
    [74, ['The monthly price of Pro goes from €149.00 to €74.00, which is less than half of it: is the amount right?']],
  ])('is asked about once: %d after 149', (exclVat, expected) => {
    expect(questions(anew('price-pro-monthly', {validFrom: '2027-02-01', exclVat}))).toEqual(expected)
    expect(questions(anew('price-pro-monthly', {validFrom: '2026-11-22', exclVat}))).toEqual(expected)
    expect(questions(changed('price-pro-monthly', {exclVat}))).toEqual(expected)
    expect(questions({publish: {...announced, exclVat}}, [...imported, announced])).toEqual(expected)
  })

  test('is not asked about again once it is published, nor where it is put back to what it was', () => {
    const doubled = {...announced, exclVat: 298}
    expect(questions({publish: {...doubled, discountNote: undefined}}, [...imported, doubled])).toEqual([])
    expect(questions({publish: announced}, [...imported, doubled])).toEqual([])
  })

  test('is asked about for the first price of a period that is corrected before it starts', () => {
    const first = {...announced, period: 'quarterly'}
    const documents = [...imported.filter(({_id}) => _id !== 'price-pro-quarterly'), first]
    expect(questions({publish: {...first, exclVat: 310}}, documents)).toHaveLength(1)
  })
})

test('a comma in the wrong place is asked about where a price is changed too', () => {
  expect(problems(changed('price-basis-quarterly', {exclVat: 26.73})).map(({message}) => message)).toContainEqual(
    expect.stringMatching(/from €267.30 to €26.73: is the comma/),
  )
})

test.each([
  ['a month and more ahead', '2026-12-22', []],
  ['tomorrow', '2026-11-23', ['ask new validFrom']],
  ['today', '2026-11-22', ['ask new validFrom']],
  ['in the past', '2026-11-02', ['ask new validFrom']],
])('a new price that starts %s', (_when, validFrom, expected) => {
  expect(found(anew('price-pro-monthly', {validFrom, exclVat: 149}))).toEqual(expected)
})

test('an announced price is announced anew when its amount changes, and not when its note does', () => {
  const announced = {...stored('price-pro-quarterly'), _id: 'announced', validFrom: '2026-12-05'}
  const documents = [...imported, announced]
  expect(found({publish: {...announced, discountNote: undefined}}, documents)).toEqual([])
  expect(found({publish: {...announced, exclVat: 420}}, documents)).toEqual(['ask announced validFrom'])
})

describe('a price in force that leaves its place to an older one', () => {
  const older = {...stored('price-pro-monthly'), _id: 'older', exclVat: 160, validFrom: '2024-01-01'}
  const documents = [...imported, older]

  test.each<[string, Change]>([
    ['is to start later', changed('price-pro-monthly', {exclVat: 169, validFrom: '2027-02-01'})],
    ['is another plan’s', changed('price-pro-monthly', {plan: stored('price-basis-monthly').plan})],
    ['is deleted or unpublished', {remove: 'price-pro-monthly'}],
  ])('is asked about, with the amount that counts at once, when it %s', (_how, change) => {
    expect(problems(change, documents)).toContainEqual(
      expect.objectContaining({
        severity: 'ask',
        documentId: 'older',
        message: expect.stringMatching(
          /^The monthly price of Pro goes from €149.00 back to €160.00 at once, the amount of 1 January 2024\. The terms promise customers 30 days’ notice/,
        ),
      }),
    )
  })

  test('is not asked about when it leaves the amount as it is', () => {
    const same = [...imported, {...older, exclVat: 149}]
    expect(found({remove: 'price-pro-monthly'}, same)).toEqual([])
  })

  test('is asked about for running customers when the older one holds for them', () => {
    const holding = [...imported, {...older, holdsForRunning: true}]
    expect(found({remove: 'price-pro-monthly'}, holding)).toEqual(
      expect.arrayContaining(['ask older exclVat', 'ask older holdsForRunning']),
    )
    expect(found(changed('price-pro-monthly', {discountNote: undefined}), holding)).toEqual([])
  })
})

test('taking a plan off sale is asked about, with what it means for links', () => {
  const [first, ...links] = problems(changed('plan-basis', {availability: 'comingSoon'}))
  expect(first).toMatchObject({
    severity: 'ask',
    documentId: 'plan-basis',
    message: expect.stringMatching(/^Basic can no longer be bought/),
  })
  expect(links.map(({documentId}) => documentId)).toEqual(['paymentPages'])
})

test('a price that also holds for running customers is asked about: they are written to, and that cannot be taken back', () => {
  const coming = {validFrom: '2027-01-01', exclVat: 149, holdsForRunning: true}
  expect(found(anew('price-pro-monthly', coming))).toEqual(['ask new holdsForRunning'])
  const told = {...stored('price-pro-monthly'), ...coming, _id: 'told'}
  const documents = [...imported, told]
  expect(found({publish: {...told, discountNote: undefined}}, documents)).toEqual([])
  expect(found({publish: {...told, exclVat: 155}}, documents)).toEqual([
    'ask told holdsForRunning',
    'ask told holdsForRunning',
  ])
  for (const change of [{publish: {...told, holdsForRunning: false}}, {remove: 'told'}])
    expect(found(change, documents)).toEqual(['ask told holdsForRunning'])
})

test('a rate of VAT that is announced is asked about once', () => {
  const vatChange = {rate: 23, validFrom: '2027-01-01'}
  expect(found(changed('siteSettings', {vatChange}))).toEqual(['ask siteSettings vatChange'])
  const documents = imported.map((each) => (each._id === 'siteSettings' ? {...each, vatChange} : each))
  expect(found(changed('siteSettings', {vatChange, brandName: 'Wind'}), documents)).toEqual([])
  expect(found(changed('siteSettings', {vatChange: undefined}), documents)).toEqual([])
})

test('a rate of VAT that is another one from the moment of publishing is asked about, with both', () => {
  const [typed, ...others] = problems(changed('siteSettings', {vatRate: 9}))
  expect(others).toEqual([])
  expect(typed).toMatchObject({
    severity: 'ask',
    documentId: 'siteSettings',
    path: 'vatRate',
    message: expect.stringMatching(/^VAT goes from 21% to 9% at once/),
  })
  const vatChange = {rate: 23, validFrom: '2026-11-01'}
  const documents = imported.map((each) => (each._id === 'siteSettings' ? {...each, vatChange} : each))
  const [cleared] = problems(changed('siteSettings', {vatChange: undefined}), documents)
  expect(cleared).toMatchObject({
    path: 'vatChange',
    message: expect.stringMatching(/^VAT goes from 23% to 21% at once/),
  })
  expect(found(changed('siteSettings', {vatChange: undefined, vatRate: 23}), documents)).toEqual([])
})

test('says what a price that is announced makes of the savings in texts on its day, which nobody touched', () => {
  const change = anew('price-basis-monthly', {validFrom: '2027-02-01', exclVat: 109})
  const {words} = impactOf(datasetsAround(imported, change, NOW, schema))
  expect(words.map(({name, from, before, after}) => [name, from, before?.nl, after?.nl, after?.en])).toEqual([
    ['discount:basis:quarterly', '2027-02-01', '10%', '18,3%', '18.3%'],
    ['discount:quarterly', '2027-02-01', '10%', '10% - 18,3%', '10% – 18.3%'],
    ['monthsFree:basis:biannual', '2027-02-01', '1 maand', '1,4 maanden', '1.4 months'],
    ['monthsFree:biannual', '2027-02-01', '1 maand', '1-1,4 maanden', '1–1.4 months'],
  ])
  const atOnce = impactOf(datasetsAround(imported, changed('price-basis-monthly', {exclVat: 109}), NOW, schema))
  expect(atOnce.words.map(({from, after}) => [from, after])).toEqual(words.map(({after}) => [NOW.today, after]))
})

test('asks about a saving that a text promises by hand, and that a price makes untrue on a later day', () => {
  const question = {_type: 'localeString', nl: 'Is per 3 maanden 10% korting?', en: 'Why?'}
  const promising = imported.map((each) => (each._id === 'faq-costs' ? {...each, question} : each))
  const change = anew('price-basis-monthly', {validFrom: '2027-02-01', exclVat: 95})
  expect(problems(change, promising).map(({code, path, message}) => [code, path, message])).toContainEqual([
    'untrueClaimFrom',
    'question.nl',
    'It says “10% korting”, which is untrue from 1 February 2027 on: 3 months of Basic cost 6.2% less than by the month. Write {discount:quarterly}, which follows the prices',
  ])
  expect(problems(change).map(({code}) => code)).not.toContain('untrueClaimFrom')
})

describe('an offer of everybody', () => {
  const PRO = {nl: 'Pro', en: 'Pro'}
  const OFFER = {
    ...{_id: 'offer-summer', _type: 'offer', name: 'Summer', percent: 20, lasts: 'some', count: 3},
    label: {_type: 'localeString', nl: 'Zomeractie', en: 'Summer'},
    plans: [{_type: 'reference', _key: 'a', _ref: 'plan-pro'}],
    periods: ['monthly'],
    firstDay: '2026-12-01',
    lastDay: '2026-12-31',
    oncePerCompany: false,
  }
  const impact = (offer: object = {}, documents: ContentDocument[] = imported) =>
    impactOf(datasetsAround(documents, {publish: {...OFFER, ...offer}}, NOW, schema))

  test('has its amounts from its first to its last day, and those of a price that starts meanwhile', () => {
    const {amounts} = impact()
    expect(amounts).toMatchObject([
      {
        ...{price: {plan: PRO, period: 'monthly'}, from: '2026-12-01', until: '2026-12-31', payments: 3},
        before: {total: 18029},
        after: {total: 14423},
      },
    ])
    const raised = {...stored('price-pro-monthly'), _id: 'raised', exclVat: 159, validFrom: '2026-12-25'}
    expect(
      impact({}, [...imported, raised]).amounts.map(({from, until, after}) => [from, until, after?.total]),
    ).toEqual([
      ['2026-12-01', undefined, 14423],
      ['2026-12-25', '2026-12-31', 15391],
    ])
    expect(impact({code: 'ZOMER20'}).amounts).toEqual([])
  })

  test('names no number of payments for the price that returns without it', () => {
    const {amounts} = impactOf(datasetsAround([...imported, OFFER], {remove: OFFER._id}, NOW, schema))
    expect(amounts).toMatchObject([{from: '2026-12-01', until: '2026-12-31', after: {total: 18029}}])
    expect(amounts[0]?.payments).toBeUndefined()
  })

  test('names the notes that it makes untrue, and pages that show the plans', () => {
    expect(impact().words).toMatchObject([
      {name: {plan: PRO, period: 'quarterly'}, from: '2026-12-01', before: {en: '10% discount'}, after: null},
      {name: {plan: PRO, period: 'biannual'}, from: '2026-12-01', before: {en: '1 month free'}, after: null},
    ])
    expect(impact({periods: undefined}).words).toEqual([])
    const page = {_id: 'spring', _type: 'contentPage', parts: [{_key: 'a', _type: 'plansPart'}]}
    const {documents} = impact({}, [...imported, page])
    expect(documents.map(({_id}) => _id)).toEqual(['offer-summer', 'spring'])
  })
})

test.each<[string, Change, boolean]>([
  [
    'a price that holds for them',
    anew('price-pro-monthly', {validFrom: '2027-02-01', exclVat: 169, holdsForRunning: true}),
    true,
  ],
  ['an announced rate of VAT', changed('siteSettings', {vatChange: {rate: 23, validFrom: '2027-01-01'}}), true],
  ['a price for new customers', anew('price-pro-monthly', {validFrom: '2027-02-01', exclVat: 169}), false],
  ['a rate of VAT that is changed at once', changed('siteSettings', {vatRate: 9}), false],
])('says whether a change reaches running customers: %s', (_what, change, reached) => {
  expect(impactOf(datasetsAround(imported, change, NOW, schema)).reachesRunning).toBe(reached)
})

test('names the plan and period whose running customers are notified of a price, once', () => {
  const change = anew('price-pro-monthly', {validFrom: '2027-02-01', exclVat: 169, holdsForRunning: true})
  const {before, after} = datasetsAround(imported, change, NOW, schema)
  expect(impactOf({before, after}).notified).toMatchObject([{plan: 'pro', period: 'monthly'}])
  expect(impactOf({before: after, after}).notified).toEqual([])
})

test('asks before a page is kept out of search engines, and not again', () => {
  expect(found(changed('page-landing', {noIndex: true}))).toEqual(['ask page-landing noIndex'])
  const hidden = imported.map((each) => (each._id === 'page-landing' ? {...each, noIndex: true} : each))
  expect(found({publish: {...stored('page-landing'), noIndex: true}}, hidden)).toEqual([])
  expect(found(changed('page-login', {noIndex: true}))).toEqual([])
})
