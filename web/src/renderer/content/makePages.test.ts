import {amsterdamDay} from '../../../../domain/format/dates.ts'
import {ownPagesOf} from '../../../../domain/pages/ownPages.ts'
import {addressOf, PAGES, pathFor, routesFor} from '../../../../domain/pages/pages.ts'
import {LANGUAGES, type Language, perLanguage} from '../../../../domain/texts/languages.ts'
import {placeholderNames} from '../../../../domain/texts/placeholderValues.ts'
import {mapTexts} from '../../../../domain/texts/texts.ts'
import {type ContentDocument, readSchema} from '../../../../local/content/ndjson.ts'
import {HOSTILE_CASES, hostileContent} from '../../../../tests/hostile/content.ts'
import {seedDocuments, withChange} from '../../../../tests/support/services/seed.ts'
import {makeContexts} from '../../testing/contexts.ts'

type Content = Record<string, {[field: string]: unknown}[]>
type Context = {language: Language; route: string; content: Content; site: object; seo: Record<string, unknown>}

/** Makes the pages of these documents, by address. */
async function pagesOf(documents?: ContentDocument[]): Promise<Map<string, Context>> {
  const pages = Object.entries(await makeContexts(documents))
  return new Map(pages.map(([address, context]) => [address, JSON.parse(context)]))
}

const withPrice = (price: object) => [
  ...seedDocuments(),
  {...seedDocuments().find(({_id}) => _id === 'price-pro-monthly'), _id: 'price-new', _type: 'price', ...price},
]
const dayFromNow = (days: number) => amsterdamDay(new Date(Date.now() + days * 86_400_000))

const PLANS = ['basis', 'pro']
const FIXED = routesFor(PLANS)
const OWN = ownPagesOf(seedDocuments().filter(({_type}) => _type === 'contentPage') as never)
/** Every page by its path in the default language. */
const ADDRESSES = new Map(routesFor(PLANS, OWN).map((route) => [route.path, route]))
const ROUTES = [...ADDRESSES.keys()]
/** The address of a page, by its path in the default language. */
const at = (path: string, language: Language) => {
  const route = ADDRESSES.get(path)
  return route ? addressOf(route, language) : pathFor(path, language)
}

test('makes every page in every language', async () => {
  const pages = await pagesOf()
  expect([...pages.keys()].sort()).toEqual(
    ROUTES.flatMap((route) => LANGUAGES.map((language) => at(route, language))).sort(),
  )
  for (const [address, {language, route}] of pages) expect(address).toBe(at(route, language))
})

test('no line breaks within "e-mail", except in texts for search engines', async () => {
  for (const [address, {seo, ...shown}] of await pagesOf()) {
    expect([address, JSON.stringify(shown).match(/\se-mail/i)]).toEqual([address, null])
    expect(JSON.stringify(seo)).not.toContain('\u2060')
  }
  expect(JSON.stringify(Object.fromEntries(await pagesOf()))).toContain(' e-\u2060mail')
})

test('no page mentions a discount of zero while a price is lower for a time', async () => {
  const sale = withPrice({exclVat: 119, validFrom: dayFromNow(0)})
  const pages = JSON.stringify(Object.fromEntries(await pagesOf(sale)))
  const ofNothing = /(?<![\d,.])0\s*%|(?<![\d,.])0[\s-]+(?:\d+ )?(?:maand|month)|\{(?:discount|monthsFree):/
  expect(ofNothing.exec(pages)).toBeNull()
  expect(pages).toContain('Opstartkosten zijn er niet')
  expect(pages).toContain('10% korting')
  expect(pages).not.toContain('Betaal je per 3 maanden, dan krijg je')
})

test('an answer links to a page of editors at its address in the language, also after it moved', async () => {
  const block = {
    ...{_type: 'block', _key: 'b', style: 'normal'},
    markDefs: [{_type: 'pageLink', _key: 'l', destination: 'page:content-imprint'}],
    children: [{_type: 'span', _key: 's', text: 'Colofon', marks: ['l']}],
  }
  const documents = withChange('faq-costs', () => ({
    answer: {_type: 'localeRichText', ...perLanguage(() => [block])},
  })).map((document) =>
    document._id === 'content-imprint'
      ? {...document, address: {_type: 'localeSlug', nl: {current: 'wie-wij-zijn'}, en: {current: 'who-we-are'}}}
      : document,
  )
  const pages = await pagesOf(documents)
  const answerOn = (address: string) =>
    JSON.stringify(pages.get(address)?.content.faqs?.find(({_id}) => _id === ('faq-costs' as unknown)))
  expect(answerOn('/')).toContain('"destination":"/wie-wij-zijn/"')
  expect(answerOn('/en/')).toContain('"destination":"/en/who-we-are/"')
})

describe('each kind of document reaches its pages', () => {
  const routesWith = (...types: string[]) =>
    FIXED.flatMap(({page, path: route}) => (types.includes(page.type) ? [route] : []))
  const withDocument = (type: string) => PAGES.filter(({document}) => document === type).map((page) => page.type)

  const ABOUT = ['feature-automatically-optimised', 'feature-ai-assistant', 'feature-follow-competitor']

  /** Pages that show a document of each type, except the single document of a page. */
  const SHOWN_ON: Record<string, (document: ContentDocument) => string[]> = {
    colleague: () => routesWith('about'),
    siteSettings: () => ROUTES,
    form: () => ['/contact/'],
    formSettings: () => ['/contact/'],
    windPage: () => routesWith('landing'),
    // The page after paying draws its promise.
    landingPage: () => routesWith('landing', 'checkout', 'terms', 'paymentSuccess'),
    navigation: () => ROUTES,
    errorScreen: () => ROUTES,
    page: ({route}) => ROUTES.filter((address) => address === `${route}/` || address === route),
    contentPage: ({_id}) => ROUTES.filter((path) => ADDRESSES.get(path)?.own?._id === _id),
    // The page about us shows specimens of three.
    feature: ({_id}) => routesWith('landing', ...(ABOUT.includes(String(_id)) ? ['about'] : [])),
    plan: ({key}) => [
      ...routesWith('landing', 'paymentSuccess'),
      // The bar of the demo leads to the plans on sale.
      ...(key === 'enterprise'
        ? routesWith('dashboard')
        : ROUTES.filter((path) => ADDRESSES.get(path)?.page.area === 'customer')),
      // A checkout sells its own plan and links to the others on sale.
      ...(key === 'enterprise' ? [] : routesWith('checkout')),
    ],
    // The audit uses the words of the dashboard's scale.
    // The landing page shows its score.
    dashboardPage: () => routesWith('dashboard', 'audit', 'landing', 'about'),
    // Plan cards use the checkout's names of periods, other forms its message on addresses.
    checkoutPage: () => routesWith('checkout', 'landing', 'login', 'paymentSuccess'),
    price: ({plan, period}) => [
      ...(period === 'monthly' ? [] : routesWith('landing')), // the savings of longer periods
      `/checkout/${(plan as {_ref: string})._ref.replace('plan-', '')}/`,
    ],
    faq: ({page}) => routesWith(String(page)),
    termsSection: () => routesWith('terms'),
    metricCard: () => routesWith('dashboard'),
    update: () => routesWith('dashboard'),
    // The features on the landing page show specimens of these.
    optimisationCard: ({_id}) => routesWith('adjustments', ...(_id === 'card-h1' ? ['landing', 'about'] : [])),
    optimisationLogEntry: ({_id}) =>
      routesWith('adjustments', ...(['log-19', 'log-20', 'log-21'].includes(String(_id)) ? ['landing', 'about'] : [])),
    auditScore: ({_id}) => routesWith('audit', ...(_id === 'score-technical' ? ['landing'] : [])),
    auditFinding: () => routesWith('audit'),
    helpCard: () => routesWith('help'),
    visitorSeries: () => [],
    mailMessage: () => [],
    redirect: () => [],
    announcement: () => ROUTES,
    blogPage: () => [], // until there is an article: ownPages.test.ts
  }
  /** Texts that no page shows, with their readers. */
  const ELSEWHERE = [
    /^mailMessage /, // customers, in mails
    /^paymentPages \S+ cancelSubscription\./, // customers, on the page behind the link in mails
    /^siteSettings \S+ mail\./, // customers, below mails
    /^siteSettings \S+ invoice\./, // customers, on invoices
    /^siteSettings \S+ counted\./, // readers of the privacy statement, by {countedSteps}
    /^siteSettings \S+ paymentDescription /, // customers, on Mollie's page and their bank's statement
    /^checkoutPage \S+ code\.(first|some|always|inShort|free|until|was|over)[ .]/, // visitors with a discount code, as the function answers
    /^windPage \S+ (?!form\.(heading|label|button|hint) )/, // visitors of the page that measures, as the function answers
    /^visitorSeries \S+ title /, // editors
    /^form \S+ name /, // staff, in lists and mails
    /^plan \S+ updateFrequency /, // unused
    /^landingPage \S+ proof\./, // visitors, once there are testimonials
    /^(blogPage|page \/blog) /, // readers of the blog, once there is an article
    /^page \/checkout\/:plan /, // visitors of a plan that has no entry of its own
  ]

  function routesOf(document: ContentDocument): string[] {
    const {_type} = document
    const own = withDocument(_type)
    if (own.length === 0 && !SHOWN_ON[_type])
      throw new Error(
        `Add ${_type} to SHOWN_ON in web/src/renderer/content/makePages.test.ts, with the pages that show it`,
      )
    return SHOWN_ON[_type]?.(document) ?? routesWith(...own)
  }

  const MARK = /«(.*?)»/g
  const marked = (document: ContentDocument) =>
    mapTexts(document, (text, field) => ({
      ...text,
      ...perLanguage((language) => {
        const mark = `«${document._type} ${document.route ?? document._id} ${field} ${language}»`
        return typeof text[language] === 'string' ? mark : paragraph(mark)
      }),
    })) as ContentDocument
  const paragraph = (words: string) => [
    {_type: 'block', _key: 'a', style: 'normal', markDefs: [], children: [{_type: 'span', _key: 'b', text: words}]},
  ]
  const marksIn = (value: unknown) => new Set([...JSON.stringify(value).matchAll(MARK)].map(([, mark = '']) => mark))

  const documents = seedDocuments()
  const texts = documents.map(marked)
  const found = new Map<string, string[]>()
  beforeAll(async () => {
    for (const [address, context] of await pagesOf(texts))
      for (const mark of marksIn(context)) found.set(mark, [...(found.get(mark) ?? []), address])
  })

  test.each(readSchema().flatMap(({type, name}) => (type === 'document' && /^[a-z]\w*$/.test(name) ? [name] : [])))(
    '%s',
    (type) => {
      const ofType = documents.filter(({_type}) => _type === type)
      if (!['announcement', 'article', 'colleague', 'proof', 'offer'].includes(type))
        expect(ofType.length).toBeGreaterThan(0) // these ship empty
      for (const document of ofType) {
        const routes = routesOf(document)
        for (const language of LANGUAGES) {
          const marks = [...marksIn(marked(document))].filter((mark) => mark.endsWith(` ${language}`))
          const reached = new Set(marks.flatMap((mark) => found.get(mark) ?? []))
          const wanted = routes.map((route) => at(route, language))
          if (marks.length > 0) expect([document._id, [...reached].sort()]).toEqual([document._id, wanted.sort()])
          const lost = marks.filter((mark) => !found.has(mark) && !ELSEWHERE.some((texts) => texts.test(mark)))
          expect(lost).toEqual([])
        }
      }
    },
  )

  test('no page contains a text of another language', () => {
    const astray = [...found].filter(([mark, addresses]) =>
      addresses.some((address) => {
        const language = mark.split(' ').at(-1) as Language
        return !ROUTES.some((route) => at(route, language) === address)
      }),
    )
    expect(astray).toEqual([])
  })

  test('the chart and its headings get the figures of the visitor series', async () => {
    const pages = await pagesOf(withChange('visitor-series', () => ({previousTotal: 987_654})))
    const {content} = pages.get('/dashboard/') ?? {}
    expect(content?.series).toMatchObject({previousTotal: 987_654})
  })
})

test('lists keep the order of the editors', async () => {
  const first = 'faq-time-needed'
  const pages = await pagesOf(withChange(first, () => ({orderRank: '0|000001:'})))
  expect(pages.get('/')?.content.faqs?.[0]?._id).toBe(first)
})

test('drafts are on no page', async () => {
  const documents = withChange('faq-how-it-works', ({_id}) => ({_id: `drafts.${_id}`}))
  const pages = await pagesOf(documents)
  expect(pages.get('/')?.content.faqs).toHaveLength(5)
})

test('a price counts from its first day on, and replaces the earlier one', async () => {
  const perMonth = async (documents: ContentDocument[]) => {
    const pages = await pagesOf(documents)
    const prices = pages.get('/checkout/pro/')?.content.prices ?? []
    return prices.filter(({period}) => period === 'monthly').map(({exclVat}) => exclVat)
  }
  expect(await perMonth(withPrice({exclVat: 199, validFrom: dayFromNow(2)}))).toEqual([149])
  expect(await perMonth(withPrice({exclVat: 199, validFrom: dayFromNow(-1)}))).toEqual([199])
})

test('texts name the prices in force and the company, with no known placeholder unfilled', async () => {
  const documents = withPrice({exclVat: 199, validFrom: dayFromNow(-1)})
  const about = documents.map((document) =>
    document._id === 'aboutPage'
      ? mapTexts(document, (text) =>
          typeof text.nl === 'string' ? {...text, nl: 'Vanaf {price:pro:monthly} bij {brand}'} : text,
        )
      : document,
  ) as ContentDocument[]
  const pages = await pagesOf(about)
  expect(JSON.stringify(pages.get('/over-ons/')?.content)).toContain('Vanaf €\u00a0199 bij Vindkracht')
  const known = new RegExp(`\\{(${placeholderNames(PLANS).join('|')})\\}`)
  for (const [address, context] of pages)
    expect([address, known.exec(JSON.stringify(context))]).toEqual([address, null])
})

test('titles and descriptions of the checkout name the plan', async () => {
  const pages = await pagesOf()
  for (const [address, name] of [
    ['/checkout/basis/', 'Basis'],
    ['/en/checkout/basis/', 'Basic'],
    ['/en/checkout/pro/', 'Pro'],
  ] as const)
    expect([address, pages.get(address)?.seo.title]).toEqual([address, expect.stringContaining(name)])
})

test.each(HOSTILE_CASES)('makes pages of content with $name', async (item) => {
  const documents = hostileContent(item, seedDocuments(), readSchema())
  const pages = await pagesOf(documents)
  const listed = documents.filter(({_type, page}) => _type === 'faq' && page === 'landing')
  expect(pages.get('/')?.content.faqs).toHaveLength(listed.length)
})
