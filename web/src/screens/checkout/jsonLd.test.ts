import {checkoutJsonLd} from './jsonLd.ts'

const context = {
  language: 'en',
  site: {
    settings: {brandName: 'Merk', vatRate: 21, company: {}, emails: {}, phone: {}, labels: {}},
  },
  content: {
    plan: {key: 'pro', name: 'Pro', tagline: 'Meer wind.'},
    prices: [
      {period: 'biannual', exclVat: 745},
      {period: 'monthly', exclVat: 149},
      {period: 'quarterly', exclVat: 402.3},
    ],
  },
} as unknown as Parameters<typeof checkoutJsonLd>[0]

test('offers each period of a checkout at the amount that is charged', () => {
  const [service] = checkoutJsonLd(context, 'https://example.nl') as unknown as Record<string, unknown>[]
  expect(service).toMatchObject({'@type': 'Service', name: 'Merk Pro', description: 'Meer wind.'})
  const priceOf = (price: string, billingDuration: string) =>
    expect.objectContaining({
      price,
      url: 'https://example.nl/en/checkout/pro/',
      priceSpecification: expect.objectContaining({price, billingDuration, valueAddedTaxIncluded: true}),
    })
  expect(service?.offers).toEqual([priceOf('180.29', 'P1M'), priceOf('486.78', 'P3M'), priceOf('901.45', 'P6M')])
})
