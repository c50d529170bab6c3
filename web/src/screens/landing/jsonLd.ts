import type {PageContext} from '../../content.ts'
import {breakdown, formatAmount, type LandingQueryResult, plainText} from '../../model.ts'

type Context = Pick<PageContext<LandingQueryResult>, 'content' | 'site' | 'language'>

/**
 * What the landing page tells search engines (schema.org): the company, the plans on sale with their prices, and the
 * questions. Prices come from the price documents, incl. VAT, so that they can never differ from what is charged.
 */
export function landingJsonLd({content, site, language}: Context, url: string): object {
  const {settings} = site
  const {company} = settings
  const offers = content.plans
    .filter(({key}) => site.plansOnSale.includes(key))
    .flatMap(({name, prices}) => {
      const monthly = prices.find(({period}) => period === 'monthly')
      if (!monthly) return []
      const {total} = breakdown(monthly.exclVat, settings.vatRate)
      const price = formatAmount(total)
      return [
        {
          '@type': 'Offer',
          name,
          price,
          priceCurrency: 'EUR',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: 'EUR',
            valueAddedTaxIncluded: true,
            billingDuration: 'P1M',
          },
        },
      ]
    })
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${url}#organization`,
        name: settings.brandName,
        legalName: company.legalName,
        url,
        email: settings.emails.info,
        telephone: settings.phone.international,
        vatID: company.vatNumber,
        address: {
          '@type': 'PostalAddress',
          streetAddress: company.street,
          postalCode: company.postalCode,
          addressLocality: company.city,
          addressRegion: company.region,
          addressCountry: company.countryCode,
        },
      },
      {
        '@type': 'Service',
        name: settings.brandName,
        description: settings.description,
        provider: {'@id': `${url}#organization`},
        inLanguage: language,
        offers,
      },
      {
        '@type': 'FAQPage',
        inLanguage: language,
        mainEntity: content.faqs.map(({question, answer}) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: {'@type': 'Answer', text: plainText(answer)},
        })),
      },
    ],
  }
}
