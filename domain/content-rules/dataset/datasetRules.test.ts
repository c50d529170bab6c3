import {type ContentDocument, readSchema} from '../../../local/content/ndjson.ts'
import {everyLanguage} from '../../../tests/support/html/texts.ts'
import {seedDocuments, withChange} from '../../../tests/support/services/seed.ts'
import {PERIODS} from '../../money/periods.ts'
import {sentenceOf} from '../problem.ts'
import {datasetProblems} from './datasetRules.ts'

const TODAY = '2026-11-22'
const schema = readSchema()
const problemsOf = (documents: ContentDocument[]) => datasetProblems(documents, TODAY, schema)

/** `refuse price-x validFrom: message` */
const found = (documents: ContentDocument[]) =>
  problemsOf(documents).map((problem) => {
    const {severity, documentId, documentType, path} = problem
    return [severity, documentId ?? documentType, path, sentenceOf(problem, 'en')]
      .filter(Boolean)
      .join(' | ')
      .replaceAll('\u00a0', ' ')
  })
const without = (...ids: string[]) => seedDocuments().filter(({_id}) => !ids.includes(_id))
const copyOf = (id: string, change: object): ContentDocument => ({
  ...withChange(id, () => change).find(({_id}) => _id === id),
  _id: `${id}-copy`,
  _type: id.split('-')[0] ?? '',
})
const withCopy = (id: string, change: object) => [...seedDocuments(), copyOf(id, change)]
const priced = (id: string, exclVat: number) => withChange(id, () => ({exclVat}))
const text = (nl: string, en: string, type = 'localeText') => ({_type: type, ...everyLanguage(nl, en)})

test('the shipped content has no problems', () => {
  expect(found(seedDocuments())).toEqual([])
})

test('drafts, files and what is no type of the site are none of it', () => {
  const [plan] = seedDocuments().filter(({_type}) => _type === 'plan')
  const others = [
    {...plan, _id: 'drafts.plan-copy'},
    {_id: 'image-1', _type: 'sanity.imageAsset'},
    {_id: 'x', _type: 'x'},
  ]
  expect(found([...seedDocuments(), ...(others as ContentDocument[])])).toEqual([])
})

describe('required documents', () => {
  test.each([
    [
      'aboutPage',
      'refuse | aboutPage | The texts of the page “About us” must be published: without them the site cannot be made',
    ],
    [
      'navigation',
      'refuse | navigation | The document “navigation” must be published: without it the site cannot be made',
    ],
    ['page-hulp', 'refuse | page | “Search engines” has no entry for /hulp, so that page cannot be made: publish one'],
  ])('%s', (id, message) => {
    expect(found(without(id))).toEqual([message])
  })

  test('a checkout needs no entry of its own while there is one for every plan', () => {
    expect(found(without('page-checkout-pro'))).toEqual([])
    expect(found(without('page-checkout-pro', 'page-checkout'))).toEqual([
      'refuse | page | “Search engines” has no entry for /checkout/pro, so that page cannot be made: publish one',
    ])
  })

  test('is what its type wants, and every language', () => {
    expect(
      found(withChange('faq-costs', ({question}) => ({question: {...(question as object), en: undefined}}))),
    ).toEqual(['refuse | faq-costs | question.en | The English text is missing: fill it in'])
    expect(found(withChange('feature-seo-analysis', () => ({title: text(' ', 'x', 'localeString')})))).toEqual([
      'refuse | feature-seo-analysis | title.nl | The Dutch text is empty: fill it in',
    ])
    expect(found(withChange('feature-seo-analysis', () => ({title: text('\u200b', 'x', 'localeString')})))).toEqual([
      'refuse | feature-seo-analysis | title.nl | The Dutch text is empty: fill it in',
    ])
    expect(
      found(withChange('siteSettings', ({company}) => ({company: {...(company as object), kvk: '\u2060'}}))),
    ).toEqual(['refuse | siteSettings | company.kvk | This has no visible characters: fill it in'])
    expect(found(withChange('feature-seo-analysis', () => ({title: 3})))).toEqual([
      'refuse | feature-seo-analysis | title | The field “title” must be a group of fields',
    ])
  })

  test('a missing field that a migration adds is reported with the name of that migration', () => {
    const old = withChange('checkoutPage', ({customer}) => ({customer: {...(customer as object), city: undefined}}))
    expect(found(old)).toEqual([
      expect.stringMatching(/customer\.city .*\(npm run content -- migrate: the-checkout-asks-the-address\)$/),
    ])
  })
})

test('a line as long as an article is asked about, in its language', () => {
  const titled = (length: number) =>
    found(withChange('feature-seo-analysis', ({title}) => ({title: {...(title as object), en: 'x'.repeat(length)}})))
  expect(titled(400)).toEqual([])
  expect(titled(10_000)).toEqual([
    'ask | feature-seo-analysis | title.en | The line in English is 10000 characters long, and the site shows it so: make it shorter',
  ])
})

describe('singletons', () => {
  test('a copy of a plan with its key is refused, and the first plan is not', () => {
    expect(found(withCopy('plan-basis', {_createdAt: '2026-11-22T10:00:00Z', availability: 'comingSoon'}))).toEqual([
      'refuse | plan-basis-copy | key | “basis” is the key of the plan Basic too, so nobody could say what /checkout/basis sells: give this plan a key of its own',
      'ask | plan-basis-copy | name | Another plan has the name “Basic” (key basis), so customers cannot tell them apart: give one of the two another name',
    ])
  })

  test.each([
    [
      'page-hulp',
      'refuse | page-hulp-copy | route | The address /hulp has another entry under “Search engines”: keep one of the two',
    ],
    [
      'price-pro-monthly',
      'refuse | price-pro-monthly-copy | validFrom | There is another price from 1 January 2025 for the same plan and period as the monthly price of Pro: change that one, or choose another day',
    ],
  ])('%s', (id, message) => {
    expect(found(withCopy(id, {}))).toEqual([message])
  })

  test('an anchor that two sections have is asked about', () => {
    const section = seedDocuments().find(({anchor}) => anchor === 'changes') as ContentDocument
    expect(problemsOf([...seedDocuments(), {...section, _id: 'terms-again'}])).toEqual([
      expect.objectContaining({severity: 'ask', documentId: 'terms-again', path: 'anchor'}),
    ])
  })
})

describe('plans on sale', () => {
  const UNPRICED =
    'refuse | plan-basis | availability | Basic is on sale, but it has no price, so nobody could buy it. Take Basic off sale first, or give it a price that has started'
  /** Basis without prices, in texts too; `others` are those it has. */
  const pricedBy = (...others: ContentDocument[]) => [
    ...seedDocuments().filter(({_id}) => !/^price-basis-|^aboutPage$|^landingPage$|^faq-costs$/.test(_id)),
    ...seedDocuments()
      .filter(({_id}) => /^aboutPage$|^landingPage$|^faq-costs$/.test(_id))
      .map((document) => JSON.parse(JSON.stringify(document).replaceAll(/\{(price|total):basis:monthly\}/g, '€ 99'))),
    ...others,
  ]
  const only = (period: string, change: object = {}): ContentDocument => ({
    ...(seedDocuments().find(({_id}) => _id === 'price-basis-monthly') as ContentDocument),
    _id: `price-basis-${period}`,
    period,
    ...change,
  })

  test.each(PERIODS)('a plan may be sold for one period alone: %s', (period) =>
    // Texts that list the periods without a year are a rule of their own: periodRules.test.ts.
    expect(found(pricedBy(only(period))).filter((line) => !line.includes('is sold for 12 months too'))).toEqual([]),
  )

  test('a plan without a price is refused, and says where links are left out', () => {
    expect(found(pricedBy())).toEqual([
      UNPRICED,
      'ask | paymentPages | cancelled.retry.destination | A link leads to /checkout/basis, a plan that cannot be bought, so the site leaves it out',
    ])
  })

  test('so is one whose prices have yet to start', () => {
    const later = [only('yearly', {validFrom: '2027-06-01'}), only('monthly', {validFrom: '2027-03-01'})]
    expect(found(pricedBy(...later))).toContain(
      UNPRICED.replace('it has no price', 'its first price starts on 1 March 2027 only').replace(
        'give it a price',
        'publish a price',
      ),
    )
  })

  test('a plan that is coming soon needs none', () => {
    const documents = pricedBy().map((document) =>
      document._id === 'plan-basis' ? {...document, availability: 'comingSoon'} : document,
    )
    expect(found(documents).filter((problem) => problem.startsWith('refuse'))).toEqual([])
  })

  test('a price whose plan is not published is refused', () => {
    expect(found(without('plan-enterprise'))).toEqual([])
    expect(found(without('plan-pro'))).toContain(
      'refuse | price-pro-monthly | plan | This price has no published plan: delete the price first, or publish the plan',
    )
  })

  test('a site that sells nothing is asked about', () => {
    const nothing = seedDocuments().map((document) =>
      document._type === 'plan' ? {...document, availability: 'comingSoon'} : document,
    )
    expect(found(nothing)).toContain('ask | plan | No plan is on sale: visitors can buy nothing')
  })
})

describe('texts', () => {
  test('a placeholder of a price that there is not would be read as it is', () => {
    const off = without('price-basis-monthly').map((document) =>
      document._id === 'plan-basis' ? {...document, availability: 'comingSoon'} : document,
    )
    expect(found(off)).toContain(
      'refuse | faq-costs | answer | There is no price now for {price:basis:monthly}, {total:basis:monthly}, so visitors would read just that. Change the text first, or publish the price',
    )
  })

  test('a link leads to a page, an anchor or a section of the terms', () => {
    const linked = (destination: string) =>
      found(withChange('notFoundPage', ({action}) => ({action: {...(action as object), destination}})))
    for (const destination of [
      '/',
      '/#pricing',
      '/checkout/pro',
      '/algemene-voorwaarden#contact',
      '/algemene-voorwaarden#changes',
      'introCall',
    ])
      expect([destination, linked(destination)]).toEqual([destination, []])
    expect(linked('/checkout/enterprise')).toEqual([
      'ask | notFoundPage | action.destination | A link leads to /checkout/enterprise, a plan that cannot be bought, so the site leaves it out',
    ])
    for (const destination of ['/prijzen', '/#prijzen', '/algemene-voorwaarden#prijzen'])
      expect(linked(destination)).toEqual([
        `ask | notFoundPage | action.destination | A link leads to ${destination}, which the site does not have: choose another page`,
      ])
  })

  test('a section of the terms that a link leads to is missed', () => {
    const linked = withChange('notFoundPage', ({action}) => ({
      action: {...(action as object), destination: '/algemene-voorwaarden#data-and-privacy'},
    }))
    expect(found(linked.filter(({_id}) => _id !== 'terms-data-and-privacy'))).toEqual([
      expect.stringContaining('/algemene-voorwaarden#data-and-privacy, which the site does not have'),
    ])
  })
})

describe('discounts', () => {
  const question = (nl: string) => withChange('feature-seo-analysis', () => ({text: text(nl, 'Nothing of the kind')}))
  const note = (id: string, nl: string) => withChange(id, () => ({discountNote: text(nl, 'Yes', 'localeString')}))

  test.each([
    'Per 3 maanden krijg je 10% korting.',
    'Per 6 maanden is 1 maand gratis.',
    'Nu met 10% korting!',
    'Tot 40% sneller, 21% btw.',
  ])('that are true may be written by hand: %s', (words) => {
    expect(found(question(words))).toEqual([])
  })

  test.each([
    [
      'Per 3 maanden krijg je 15% korting.',
      'It promises “15% korting”, but 3 months of Basic cost 10% less than by the month. Write {discount:quarterly}, which follows the prices',
    ],
    ['Per 6 maanden zijn 2 maanden gratis.', 'It promises “2 maanden zijn gratis”, but'],
    [
      'Per 6 maanden heb je 10% korting.',
      'It promises “10% korting”, but 6 months of Basic cost 16.7% less than by the month. Write {discount:biannual}',
    ],
    ['Nu met 12,5% korting!', 'It promises “12,5% korting”'],
  ])('that are not are asked about: %s', (words, message) => {
    expect(found(question(words.replace('zijn 2 maanden gratis', '2 maanden zijn gratis')))).toEqual([
      expect.stringContaining(`ask | feature-seo-analysis | text.nl | ${message}`),
    ])
  })

  test('about a year are those of the yearly price, once there is one', () => {
    const claim = question('Per jaar krijg je 10% korting.')
    const yearly = copyOf('price-pro-biannual', {period: 'yearly', exclVat: 1490, discountNote: undefined})
    expect(found(claim)).toEqual([])
    expect(found([...claim, yearly])).toContainEqual(
      expect.stringContaining(
        'It promises “10% korting”, but 12 months of Pro cost 16.7% less than by the month. Write {discount:yearly}',
      ),
    )
  })

  test('in the note of a price are about that price', () => {
    expect(found(note('price-basis-quarterly', '10% korting'))).toEqual([])
    expect(found(note('price-basis-quarterly', '12% korting'))).toEqual([
      'ask | price-basis-quarterly | discountNote.nl | The note says “12% korting”, but 3 months of Basic cost 10% less than by the month. Write {discount:basis:quarterly}, which follows the prices',
    ])
    expect(found(note('price-basis-quarterly', '{discount:pro:quarterly} korting'))).toEqual([
      'ask | price-basis-quarterly | discountNote.nl | The note is about another price: write {discount:basis:quarterly} instead of {discount:pro:quarterly}',
    ])
  })

  test('that are placeholders follow another price by themselves; a part of a month is asked about', () => {
    expect(found(priced('price-basis-quarterly', 250))).toEqual([])
    expect(found(priced('price-basis-monthly', 109))).toEqual([
      expect.stringContaining('ask | faq-costs | answer | {monthsFree:biannual} reads “1.4 months” now'),
      expect.stringContaining(
        'ask | price-basis-biannual | discountNote | {monthsFree:basis:biannual} reads “1.4 months” now, since 6 months of Basic cost 24.3% less than by the month. {discount:basis:biannual} reads better: 24.3%',
      ),
    ])
  })

  test('that are placeholders for a discount of nothing are left out by the site, and asked about where nothing else is said', () => {
    const documents = priced('price-pro-monthly', 119)
    expect(found(documents)).toEqual([])
    const only = question('Per 3 maanden {discount:quarterly} korting!').map((each) =>
      each._id === 'price-pro-monthly' ? {...each, exclVat: 119} : each,
    )
    expect(found(only)).toEqual([
      'ask | feature-seo-analysis | text.nl | 3 months of Pro cost no less than by the month, so the site leaves out what {discount:quarterly} stands in, and nothing is left of this text: add words that hold without a discount',
    ])
  })

  test.each(['Nu 0% korting', 'Per 6 maanden zijn 0 maanden gratis.'])(
    'without a saving are asked about: %s',
    (words) => {
      const documents = question(words).map((each) =>
        /^price-\w+-(quarterly|biannual)$/.test(each._id) ? {...each, exclVat: 2000} : each,
      )
      expect(found(documents)).toContainEqual(
        expect.stringMatching(
          /^ask \| feature-seo-analysis \| text.nl \| It says “0[^”]*”, which is no discount: take it out$/,
        ),
      )
    },
  )
})

describe('dates', () => {
  const dated = (type: string, field: string, value: unknown) => {
    const own = seedDocuments().filter(({_type}) => _type === type)
    return seedDocuments().map((each) => (each._id === own[0]?._id ? {...each, [field]: value} : each))
  }
  const questions = (documents: ContentDocument[]) =>
    found(documents).filter((line) => line.includes('is in the future'))

  test.each([
    ['2026-11-22', []],
    ['2020-01-01', []],
    [
      '2099-01-01',
      [
        'ask | article | date | The date is in the future: 1 January 2099. It does not wait for that day, and stands first until then. Is the year right?',
      ],
    ],
    ['2026-11-23', [expect.stringMatching(/^ask \| article \| date \| The date is in the future: 23 November 2026/)]],
  ])('in the future of an article are asked about: %s', (date, expected) => {
    const article = {_id: 'article', _type: 'article', date}
    expect(questions([...seedDocuments(), article])).toEqual(expected)
  })

  test('in the future of updates and last changes are asked about too, by the day in Amsterdam', () => {
    expect(questions(dated('update', 'timestamp', '2026-11-22T22:59:00Z'))).toEqual([])
    expect(questions(dated('update', 'timestamp', '2026-11-22T23:01:00Z'))).toHaveLength(1)
    expect(questions(dated('dashboardPage', 'lastUpdated', '2062-11-22T10:00:00Z'))).toHaveLength(1)
  })
})

describe('prices', () => {
  const coming = (change: object) =>
    withCopy('price-pro-quarterly', {_createdAt: '2026-11-20T23:30:00Z', discountNote: undefined, ...change})

  test('with the promised notice are nothing to ask about', () => {
    expect(found(coming({validFrom: '2026-12-21', exclVat: 420}))).toEqual([])
  })

  test('are told of in the language in which they are shown', () => {
    const [problem] = problemsOf(coming({validFrom: '2026-12-20', exclVat: 420}))
    expect(problem && sentenceOf(problem, 'nl')).toContain('gaat in op 20 december 2026. De voorwaarden beloven')
  })

  test('that start sooner than the terms promise are', () => {
    expect(found(coming({validFrom: '2026-12-20', exclVat: 420}))).toEqual([
      'ask | price-pro-quarterly-copy | validFrom | This price starts on 20 December 2026. The terms promise customers 30 days’ notice, so let it start on 21 December 2026 or later',
    ])
    const promised = (noticeDays: number) =>
      coming({validFrom: '2026-12-20', exclVat: 420}).map((each) =>
        each._id === 'siteSettings' ? {...each, noticeDays} : each,
      )
    expect(found(promised(14))).toEqual([])
  })

  test.each([
    [40.23, /goes from €402.30 to €40.23: is the comma in the right place\?/],
    [4023, /goes from €402.30 to €4,023.00: is the comma in the right place\?/],
  ])('asks about %s in place of 402.30', (exclVat, message) => {
    expect(found(coming({validFrom: '2027-01-01', exclVat}))).toContainEqual(expect.stringMatching(message))
  })

  test.each([99.999, 0, -5])('refuses a price of %s', (exclVat) => {
    expect(found(coming({validFrom: '2027-01-01', exclVat}))).toEqual([
      `refuse | price-pro-quarterly-copy | exclVat | ${exclVat} is not a price: give a positive amount with at most two decimals`,
    ])
  })

  test('beyond what Mollie usually collects are', () => {
    expect(found(coming({validFrom: '2027-01-01', exclVat: 826.44}))).toEqual([])
    expect(found(coming({validFrom: '2027-01-01', exclVat: 826.46}))).toEqual([
      expect.stringMatching(/The 3-month price of Pro is €1,000.02 with VAT\. Mollie collects no more than €1,000.00/),
    ])
  })

  test('beyond it are fine where Mollie collects more, and asked about where less or with an announced rate', () => {
    const asked = (exclVat: number, settings: object) =>
      found(
        coming({validFrom: '2027-01-01', exclVat}).map((each) =>
          each._id === 'siteSettings' ? {...each, ...settings} : each,
        ),
      )
    expect(asked(826.46, {directDebitLimit: 1500})).toEqual([])
    expect(asked(420, {directDebitLimit: 950.5})).toEqual([])
    expect(asked(420, {directDebitLimit: 900})).toEqual([
      expect.stringMatching(/The 6-month price of Pro is €901.45 with VAT\. Mollie collects no more than €900.00/),
    ])
    expect(asked(810, {vatChange: {rate: 25, validFrom: '2028-01-01'}})).toEqual([
      expect.stringMatching(/The 3-month price of Pro is €1,012.50 with VAT/),
    ])
  })
})
