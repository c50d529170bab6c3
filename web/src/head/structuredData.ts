import type {BreadcrumbList, Offer, Organization, WebSite} from 'schema-dts'
import {formatAmount} from '../../../domain/money/money.ts'
import {MONTHS, type Period} from '../../../domain/money/periods.ts'
import {breakdown} from '../../../domain/money/pricing.ts'
import type {Introductory} from '../../../domain/offers/introductory.ts'
import {pathOf} from '../../../domain/pages/pages.ts'
import {LANGUAGES} from '../../../domain/texts/languages.ts'
import type {PageContext, Site} from '../page/pageContext.ts'
import {pageTitle} from '../page/pageTitle.ts'

/** Structured data (schema.org). One company and one site, whatever the language. */
export const ORGANIZATION = '#organization'
const WEBSITE = '#website'

/** Address of the logo as an image; the renderer writes it. */
export const LOGO_ADDRESS = '/logo.png'

export const idOf = (name: string, siteUrl: string) => ({'@id': `${siteUrl}/${name}`})

export function organization({settings}: Site, siteUrl: string): Organization {
  const {brandName, company, emails, phone, labels, logo} = settings
  return {
    '@type': 'Organization',
    ...idOf(ORGANIZATION, siteUrl),
    name: brandName,
    legalName: company.legalName,
    url: `${siteUrl}/`,
    logo: siteUrl + (logo?.light?.url ?? LOGO_ADDRESS),
    email: emails.info,
    telephone: phone.international,
    vatID: company.vatNumber,
    identifier: {'@type': 'PropertyValue', propertyID: 'KvK', name: labels.kvk, value: company.kvk},
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressRegion: company.region,
      addressCountry: company.countryCode,
    },
  }
}

export const webSite = ({settings}: Site, siteUrl: string): WebSite => ({
  '@type': 'WebSite',
  ...idOf(WEBSITE, siteUrl),
  url: `${siteUrl}/`,
  name: settings.brandName,
  inLanguage: [...LANGUAGES],
  publisher: idOf(ORGANIZATION, siteUrl),
})

type Price = {period: Period; exclVat: number; introductory: Introductory | null}

/** An offer for a period, incl. VAT, from the documents of prices and offers, so that it equals the amount that is charged first. */
export function offer(
  name: string,
  {period, exclVat, introductory}: Price,
  {vatRate, url}: {vatRate: number; url: string},
): Offer {
  const {total} = introductory?.home ?? breakdown(exclVat, vatRate)
  const price = formatAmount(total)
  return {
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'EUR',
    url,
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: true,
      billingDuration: `P${MONTHS[period]}M`,
    },
    ...(introductory && {description: introductory.home.discount.text}),
    ...(introductory?.lastDay && {priceValidUntil: introductory.lastDay}),
  }
}

/** Breadcrumbs from the landing page to a page; null on the landing page itself. */
export function breadcrumbs(
  {seo, site, language, addresses}: Pick<PageContext, 'seo' | 'site' | 'language' | 'addresses'>,
  siteUrl: string,
): BreadcrumbList | null {
  const home = pathOf('landing', language)
  const address = addresses[language]
  if (address === home) return null
  const {brandName} = site.settings
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: brandName, item: siteUrl + home},
      {'@type': 'ListItem', position: 2, name: pageTitle(seo.title, brandName), item: siteUrl + address},
    ],
  }
}
