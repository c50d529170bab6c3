import {landingJsonLd} from './jsonLd.ts'

type Context = Parameters<typeof landingJsonLd>[0]

const context = {
  language: 'nl',
  site: {
    plansOnSale: ['basis'],
    settings: {
      brandName: 'Merk',
      description: 'Wat het doet.',
      vatRate: 21,
      company: {legalName: 'Merk B.V.', region: 'Noord-Holland'},
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
  const [organization, service, faq] = (
    landingJsonLd(context, 'https://example.nl/') as {'@graph': Record<string, unknown>[]}
  )['@graph']
  expect(organization).toMatchObject({'@type': 'Organization', legalName: 'Merk B.V.'})
  expect(service?.offers).toEqual([expect.objectContaining({name: 'Basis', price: '119.79', priceCurrency: 'EUR'})])
  expect(faq?.mainEntity).toEqual([
    {'@type': 'Question', name: 'Hoe?', acceptedAnswer: {'@type': 'Answer', text: 'Zo. En zo.'}},
  ])
})
