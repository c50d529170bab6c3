import {plansOnSale} from '../../domain/catalogue/plans.ts'
import {pricesInForce} from '../../domain/catalogue/priceList.ts'
import type {MailQueryResult} from '../../domain/content/content.types.ts'
import {hrefOf} from '../../domain/pages/destinations.ts'
import {ownPagesOf} from '../../domain/pages/ownPages.ts'
import {routesFor} from '../../domain/pages/pages.ts'
import type {Language} from '../../domain/texts/languages.ts'
import {fillContent, placeholderValuesFrom} from '../../domain/texts/placeholderValues.ts'

type Content = {settings: NonNullable<MailQueryResult['settings']>; targets: MailQueryResult['targets']}
type Reader = {language: Language; siteUrl: string; today: string}

/** Returns the whole address of a destination, since a mail stands on no site; empty for one that the site does not have. */
export function linkAddresses({settings, targets}: Content, {language, siteUrl, today}: Reader) {
  const {plans, prices, ownPages} = targets
  const inForce = pricesInForce(prices, today)
  const onSale = plansOnSale(plans, inForce)
  const values = placeholderValuesFrom({settings, prices: inForce, onSale, today}, language)
  const places = {
    settings,
    ownPages: fillContent(ownPages, values),
    routes: routesFor([...new Set(onSale.map(({key}) => key))], ownPagesOf(ownPages)),
  }
  return (destination: string): string => {
    const href = hrefOf(destination, places, language)
    if (href.startsWith('#')) return ''
    return href.startsWith('/') ? siteUrl + href : href
  }
}
