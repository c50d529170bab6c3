import type {FAQPage, Graph, Service} from 'schema-dts'
import {byPeriod} from '../../../../domain/catalogue/priceList.ts'
import type {LandingQueryResult} from '../../../../domain/content/content.types.ts'
import {pathOf} from '../../../../domain/pages/pages.ts'
import {plainText} from '../../../../domain/texts/texts.ts'
import {idOf, ORGANIZATION, offer, organization, webSite} from '../../head/structuredData.ts'
import type {PageContext} from '../../page/pageContext.ts'

type Context = Pick<PageContext<LandingQueryResult>, 'content' | 'site' | 'language'>

/**
 * Structured data of the landing page (schema.org): the company, the plans on sale with their prices, the questions,
 * the site.
 */
export function landingJsonLd({content, site, language}: Context, siteUrl: string): Graph['@graph'] {
  const {settings} = site
  const offers = content.plans
    .filter(({key}) => site.plansOnSale.includes(key))
    .flatMap(({key, name, prices}) => {
      const url = siteUrl + pathOf('checkout', language, key)
      return byPeriod(prices)
        .slice(0, 1)
        .map((price) => offer(name, price, {vatRate: settings.vatRate, url}))
    })
  const service: Service = {
    '@type': 'Service',
    name: settings.brandName,
    description: settings.description,
    provider: idOf(ORGANIZATION, siteUrl),
    offers,
  }
  const faq: FAQPage = {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: content.faqs.map(({question, answer}) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: {'@type': 'Answer' as const, text: plainText(answer)},
    })),
  }
  return [organization(site, siteUrl), service, faq, webSite(site, siteUrl)]
}
