import type {CheckoutQueryResult} from '../../../../domain/content/content.types.ts'
import {ownPagesOf} from '../../../../domain/pages/ownPages.ts'
import {addressOf, pathFor, routesFor} from '../../../../domain/pages/pages.ts'
import {LANGUAGES, type Language} from '../../../../domain/texts/languages.ts'
import type {ContentDocument} from '../../../../local/content/ndjson.ts'
import {seedDocuments, withChange} from '../../../../tests/support/services/seed.ts'
import {makeSeedPages} from '../../testing/contexts.ts'

const PLANS = ['basis', 'pro']
const OWN = ownPagesOf(seedDocuments().filter(({_type}) => _type === 'contentPage') as never)
/** Every page by its path in the default language. */
const ADDRESSES = new Map(routesFor(PLANS, OWN).map((route) => [route.path, route]))
const ROUTES = [...ADDRESSES.keys()]
/** The address of a page, by its path in the default language. */
const at = (path: string, language: Language) => {
  const route = ADDRESSES.get(path)
  return route ? addressOf(route, language) : pathFor(path, language)
}

describe('a problem names its cause and blocks its pages only', () => {
  const without = (...ids: string[]) => seedDocuments().filter(({_id}) => !ids.includes(_id))
  const both = (...routes: string[]) => routes.flatMap((route) => LANGUAGES.map((language) => at(route, language)))

  test.each([
    [
      'a field that is missing',
      withChange('faq-costs', ({question}) => ({question: {...(question as object), en: undefined}})),
      {message: 'The English text is missing: fill it in (question.en)', documentId: 'faq-costs', documentType: 'faq'},
      both('/', '/homepage/', '/hulp/'),
    ],
    [
      'a page that is not published',
      without('aboutPage'),
      {documentId: 'aboutPage', documentType: 'aboutPage'},
      both('/over-ons/'),
    ],
    [
      'settings that are not published',
      without('siteSettings'),
      {documentId: 'siteSettings', documentType: 'siteSettings'},
      both(...ROUTES),
    ],
    [
      'a page without title and description',
      seedDocuments().filter(({route}) => route !== '/hulp'),
      {
        message: expect.stringContaining('has no entry for /hulp, so that page'),
        documentId: null,
        documentType: 'page',
      },
      both('/hulp/'),
    ],
    [
      'an entry for search engines that is broken',
      seedDocuments().map((document) => (document.route === '/hulp' ? {...document, title: 3} : document)),
      {documentType: 'page', message: expect.stringContaining('must be a group of fields')},
      both('/hulp/'),
    ],
    [
      'a mail, which no page shows',
      seedDocuments().map((document) => (document._type === 'mailMessage' ? {...document, subject: 3} : document)),
      {documentType: 'mailMessage', message: expect.stringContaining('must be a group of fields')},
      [],
    ],
  ] as const)('%s', async (_what, documents, problem, held) => {
    const {pages, problems} = await makeSeedPages([...documents])
    expect(problems).toContainEqual(expect.objectContaining(problem))
    expect([...new Set(problems.flatMap((each) => each.pages))].sort()).toEqual([...held].sort())
    const isHeld = new Set<string>(held)
    expect(pages.map(({path}) => path).sort()).toEqual(
      both(...ROUTES)
        .filter((path) => !isHeld.has(path))
        .sort(),
    )
  })

  test('a plan without a price is not on sale and is reported', async () => {
    const {pages, problems} = await makeSeedPages(
      without('price-pro-monthly', 'price-pro-quarterly', 'price-pro-biannual'),
    )
    expect(problems.map(({message}) => message)).toContainEqual(
      expect.stringContaining('Pro is on sale, but it has no price, so nobody could buy it'),
    )
    expect(pages.map(({path}) => path)).not.toContain('/checkout/pro/')
    expect(pages[0]?.context.site.plansOnSale).toEqual(['basis'])
  })

  test('a plan without the price of one period is sold for the others', async () => {
    const {pages, problems} = await makeSeedPages(without('price-pro-quarterly'))
    expect(problems).toEqual([])
    const checkout = pages.find(({path}) => path === '/checkout/pro/')?.context.content as CheckoutQueryResult
    expect(checkout.prices.map(({period}) => period)).toEqual(expect.not.arrayContaining(['quarterly', 'yearly']))
  })

  test('a page whose text names a missing price is blocked', async () => {
    const documents = withChange('faq-costs', ({question}) => ({
      question: {...(question as object), nl: 'Waarom {price:enterprise:monthly}?'},
    }))
    const {problems} = await makeSeedPages(documents)
    expect(problems).toContainEqual(
      expect.objectContaining({
        pages: ['/'],
        message: '/ names {price:enterprise:monthly}, and there is no such price',
      }),
    )
  })

  test('two plans with one key have one checkout', async () => {
    const twin = {...seedDocuments().find(({_id}) => _id === 'plan-basis'), _id: 'plan-twin'} as ContentDocument
    const {pages} = await makeSeedPages([...seedDocuments(), twin])
    expect(pages.filter(({path}) => path === '/checkout/basis/')).toHaveLength(1)
  })
})
