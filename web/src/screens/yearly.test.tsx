import {screen, within} from '@testing-library/react'
import type {CheckoutQueryResult, LandingQueryResult} from '../../../domain/content/content.types.ts'
import type {ContentDocument} from '../../../local/content/ndjson.ts'
import {seedDocuments} from '../../../tests/support/services/seed.ts'
import type {PageContext} from '../page/pageContext.ts'
import {makeSeedPages} from '../testing/contexts.ts'
import {renderPage} from '../testing/page.tsx'
import Checkout from './checkout/Checkout.tsx'
import {checkoutJsonLd} from './checkout/jsonLd.ts'
import {landingJsonLd} from './landing/jsonLd.ts'
import Landing from './landing/Landing.tsx'

// A year is on the site from the moment an editor publishes a price for it; nothing but that price and a text is added here.

const yearly = (documents: ContentDocument[], exclVat: number): ContentDocument => ({
  ...(documents.find(({_id}) => _id === 'price-pro-biannual') as ContentDocument),
  _id: 'price-pro-yearly',
  period: 'yearly',
  exclVat,
  discountNote: {
    _type: 'localeString',
    nl: '{discount:pro:yearly} korting',
    en: '{discount:pro:yearly} discount',
  },
})

async function contextOf<Result>(path: string, documents: ContentDocument[]): Promise<PageContext<Result>> {
  const {pages, problems} = await makeSeedPages(documents)
  expect(problems.map(({message}) => message)).toEqual([])
  return pages.find((page) => page.path === path)?.context as PageContext<Result>
}

const words = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')

test('a yearly price alone puts a year on card, switch, checkout, structured data and texts', async () => {
  const documents = seedDocuments().map((document) =>
    document._id === 'faq-costs'
      ? {...document, question: {_type: 'localeString', nl: 'Wat kost {price:pro:yearly} per jaar?', en: 'Why?'}}
      : document,
  )
  const content = [...documents, yearly(documents, 800)]

  const landing = await contextOf<LandingQueryResult>('/', content)
  const {unmount} = renderPage(Landing, landing)
  expect(screen.getByRole('radio', {name: '12 maanden'})).toBeInTheDocument()
  const card = screen.getAllByRole('article').find((each) => within(each).queryByRole('heading', {name: 'Pro'}))
  const shown = card?.querySelector('[data-for~=yearly]')
  expect(words(shown)).toBe(
    '€ 66,67 per maand, excl. btw€ 968,00 incl. btw, per jaarJe bespaart € 988,00 in 12 maanden',
  )
  expect(words(card)).toContain('Per jaar 55,3% korting')
  expect(document.querySelector('a[href="/checkout/pro/?period=yearly"]')).not.toBeNull()
  expect(words(document.body)).toContain('Wat kost € 800 per jaar?')
  expect(JSON.stringify(landingJsonLd(landing, ''))).toContain('"price":"180.29"')
  unmount()

  const checkout = await contextOf<CheckoutQueryResult>('/checkout/pro/', content)
  expect(JSON.stringify(checkoutJsonLd(checkout, ''))).toMatch(/"price":"968\.00".*"billingDuration":"P12M"/)
  renderPage(Checkout, checkout)
  const choice = screen.getByLabelText(/Per jaar/).closest('label')
  expect(words(choice)).toContain('€ 66,67 per maand excl. btw (55,3% korting, € 968,00 totaal incl. btw)')
})
