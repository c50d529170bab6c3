import {landingJsonLd} from './jsonLd.ts'

type Context = Parameters<typeof landingJsonLd>[0]

const context = {
  language: 'nl',
  site: {
    plansOnSale: ['basis'],
    settings: {
      brandName: 'Merk',
      labels: {kvk: 'KvK-nummer'},
      description: 'Wat het doet.',
      vatRate: 21,
      company: {legalName: 'Merk B.V.', region: 'Noord-Holland', kvk: '12345678', vatNumber: 'NL001'},
      emails: {info: 'info@example.nl'},
      phone: {international: '+31 20'},
    },
  },
  content: {
    plans: [
      {key: 'basis', name: 'Basis', prices: [{period: 'monthly', exclVat: 99}]},
      {key: 'enterprise', name: 'Enterprise', prices: [{period: 'monthly', exclVat: 299}]},
    ],
    faqs: [
      {
        question: 'Hoe?',
        answer: [
          {
            _type: 'block',
            children: [
              {_type: 'span', text: 'Zo. '},
              {_type: 'span', text: 'En zo.'},
            ],
          },
        ],
      },
    ],
  },
} as unknown as Context

test('structured data offers only plans on sale, at the price that is charged', () => {
  const [company, service, faq, site] = landingJsonLd(context, 'https://example.nl') as unknown as Record<
    string,
    unknown
  >[]
  expect(company).toMatchObject({
    '@type': 'Organization',
    '@id': 'https://example.nl/#organization',
    legalName: 'Merk B.V.',
    logo: 'https://example.nl/logo.png',
    vatID: 'NL001',
    identifier: {'@type': 'PropertyValue', propertyID: 'KvK', value: '12345678'},
  })
  expect(site).toMatchObject({'@type': 'WebSite', name: 'Merk', publisher: {'@id': 'https://example.nl/#organization'}})
  expect(service?.offers).toEqual([
    expect.objectContaining({
      name: 'Basis',
      price: '119.79',
      priceCurrency: 'EUR',
      url: 'https://example.nl/checkout/basis/',
    }),
  ])
  expect(faq?.mainEntity).toEqual([
    {'@type': 'Question', name: 'Hoe?', acceptedAnswer: {'@type': 'Answer', text: 'Zo. En zo.'}},
  ])
})
