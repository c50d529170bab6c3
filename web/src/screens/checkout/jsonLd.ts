import type {Graph, Service} from 'schema-dts'
import {byPeriod} from '../../../../domain/catalogue/priceList.ts'
import type {CheckoutQueryResult} from '../../../../domain/content/content.types.ts'
import {pathOf} from '../../../../domain/pages/pages.ts'
import {idOf, ORGANIZATION, offer, organization} from '../../head/structuredData.ts'
import type {PageContext} from '../../page/pageContext.ts'

type Context = Pick<PageContext<CheckoutQueryResult>, 'content' | 'site' | 'language'>

/** Structured data of a checkout: the plan, and the price of each period. */
export function checkoutJsonLd({content: {plan, prices}, site, language}: Context, siteUrl: string): Graph['@graph'] {
  const {brandName, vatRate} = site.settings
  const url = siteUrl + pathOf('checkout', language, plan.key)
  const service: Service = {
    '@type': 'Service',
    name: `${brandName} ${plan.name}`,
    description: plan.tagline,
    provider: idOf(ORGANIZATION, siteUrl),
    offers: byPeriod(prices).map((price) => offer(plan.name, price, {vatRate, url})),
  }
  return [service, organization(site, siteUrl)]
}
