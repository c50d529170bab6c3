import {type PlanKey, plansOnSale} from '../../../../domain/catalogue/plans.ts'
import {type DatedPrice, monthlyOf, pricesInForce} from '../../../../domain/catalogue/priceList.ts'
import type {CatalogueQueryResult, SiteQueryResult} from '../../../../domain/content/content.types.ts'
import {breakdown} from '../../../../domain/money/pricing.ts'
import {vatRateOn} from '../../../../domain/money/vat.ts'
import {type Introductory, introductoryOf, isNoteTrue} from '../../../../domain/offers/introductory.ts'
import {announcementOn} from '../../../../domain/pages/announcements.ts'
import {hrefOf, type Places, withHrefs} from '../../../../domain/pages/destinations.ts'
import {ownPagesOf} from '../../../../domain/pages/ownPages.ts'
import {addressOf, type Route, routesFor} from '../../../../domain/pages/pages.ts'
import {type Language, perLanguage} from '../../../../domain/texts/languages.ts'
import type {PlaceholderValues} from '../../../../domain/texts/placeholders.ts'
import {fillContent, placeholderValuesFrom} from '../../../../domain/texts/placeholderValues.ts'
import {localise, SHARED_LANGUAGE, sharedTexts} from '../../../../domain/texts/texts.ts'
import {unbroken} from '../../../../domain/texts/unbroken.ts'
import {i18nContext} from '../../gatsby/conventions/i18nContext.ts'
import type {Complete, PageContext, Site} from '../../page/pageContext.ts'
import {withPictures} from '../images/pictures.ts'
import {withReadingTimes} from './readingTimes.ts'

/** Results of the queries of one page. */
export type PageParts = {route: Route; content: unknown; seo: unknown}

/** Results of the queries that all pages share. */
export type SharedParts = {site: SiteQueryResult; catalogue: CatalogueQueryResult}

type Area = Route['page']['area']

type PageOptions = {
  language: Language
  /** The day in Amsterdam. */
  today: string
  /** Maps the source of an image to its address on the site. */
  imageAddress: (source: string) => string
  /** Introductory offers that nothing is left of. */
  usedUp?: readonly string[] | undefined
}

/**
 * Makes page contexts: content in one language, with the prices of the day and all placeholders filled. Used for pages
 * and their preview alike; one call serves any number of pages. Throws without the site settings.
 */
export function pageContexts(
  {site, catalogue}: SharedParts,
  {language, today, imageAddress, usedUp = []}: PageOptions,
): (parts: PageParts) => PageContext {
  const known = placeholderValues(catalogue, {language, today})
  const places = linkTargets({site, catalogue}, {language, today})
  const inLanguage = <T>(value: T) => fillContent(localise(withPictures(value, imageAddress), language), known)
  const settings = settingsOf(site.settings, imageAddress, today)
  const day = {today, language, usedUp, vatRate: settings?.vatRate ?? 0, prices: catalogue.prices.filter(isWhole)}
  const frameOf = (area: Area) => {
    const {announcements, ...around} = site
    const frame = {
      ...around,
      ...announced(announcementOn(announcements, today)),
      navigation: menusOf(area, site.navigation),
      settings,
      plansOnSale: soldPlans(catalogue, today),
      ...(area === 'customer' && {demoPlans: demoPlans(catalogue, today)}),
    }
    return {frame: inLanguage(frame), shared: sharedTexts(frame)}
  }
  const frames: Partial<Record<Area, ReturnType<typeof frameOf>>> = {}
  return ({route, content, seo}) => {
    const {area} = route.page
    frames[area] ??= frameOf(area)
    const {frame, shared} = frames[area]
    const withAddresses = <T>(value: T) =>
      withHrefs(value, (destination) => hrefOf(destination, places, language, route))
    const prepare = <T>(value: T) => withAddresses(inLanguage(value))
    const plan = catalogue.plans.find(({key}) => key === route.plan)
    const same = language === SHARED_LANGUAGE ? [] : [...new Set([...sharedTexts(content), ...shared])]
    return {
      language,
      route: route.path,
      addresses: perLanguage((other) => addressOf(route, other)),
      ...(route.plan && {today}),
      ...(route.own && {ownPage: route.own}),
      content: unbroken(withReadingTimes(withIntroductory(prepare(onlyPricesInForce(content, today)), day))),
      site: unbroken(withAddresses(frame)) as Site,
      sharedTexts: unbroken(fillContent(same, known)),
      seo: plan ? fillContent(prepare(seo), {plan: localise(plan.name, language)}) : prepare(seo),
      i18n: i18nContext(route, language),
    } as PageContext
  }
}

/** Menus of an area: those of the customer area are on its pages only. */
function menusOf(area: Area, navigation: SiteQueryResult['navigation']) {
  if (!navigation || area === 'customer') return navigation
  const {header, footer} = navigation
  return {header, footer}
}

/** Pages without an announcement lack the field: it is in the data of every page. */
const announced = (found: SiteQueryResult['announcements'][number] | undefined) => {
  if (!found) return {}
  const {_id, text, link} = found
  return {announcement: {_id, text, link}}
}

type Day = Pick<PageOptions, 'language' | 'today'>

/** Values of placeholders. Throws without the site settings. */
function placeholderValues(catalogue: CatalogueQueryResult, {language, today}: Day): PlaceholderValues {
  const {settings, prices} = catalogue
  if (!settings) throw new Error('The page needs a published document "siteSettings"')
  const inForce = pricesInForce(prices.filter(isWhole), today)
  return placeholderValuesFrom(
    {settings, prices: inForce, onSale: soldPlans(catalogue, today).map((key) => ({key})), today},
    language,
  )
}

/** Targets that the links of a page resolve to. */
export function linkTargets({site: {settings}, catalogue}: SharedParts, day: Day): Places {
  if (!settings) throw new Error('The page needs a published document "siteSettings"')
  return {
    settings,
    ownPages: fillContent(catalogue.ownPages, placeholderValues(catalogue, day)),
    routes: routesFor(soldPlans(catalogue, day.today), ownPagesOf(catalogue.ownPages)),
  }
}

/** Plans on sale, each once. */
export const soldPlans = ({plans, prices}: CatalogueQueryResult, today: string): PlanKey[] => [
  ...new Set(plansOnSale(plans, pricesInForce(prices.filter(isWhole), today)).map(({key}) => key)),
]

/** Buttons of the demo that lead to the plans on sale, with the price of a month where there is one. */
function demoPlans(catalogue: CatalogueQueryResult, today: string) {
  const inForce = pricesInForce(catalogue.prices.filter(isWhole), today)
  return soldPlans(catalogue, today).flatMap((key) => {
    const words = catalogue.plans.find((plan) => plan.key === key)?.buttonLabel
    if (!words) return []
    const isMonthly = inForce.some(({plan, period}) => plan.key === key && period === 'monthly')
    const label = perLanguage((language) => words[language] + (isMonthly ? ` {price:${key}:monthly}` : ''))
    return [{key, label: {...words, ...label}, destination: `/checkout/${key}`}]
  })
}

/** An incomplete price is reported as a problem and not used. */
const isWhole = <T extends CatalogueQueryResult['prices'][number]>(price: T): price is T & Complete<T> =>
  Boolean(price.plan?.key && price.period && price.validFrom) && typeof price.exclVat === 'number'

/** Settings with the VAT rate of the day and the addresses of the logos. */
function settingsOf(found: SiteQueryResult['settings'], addressOf: PageOptions['imageAddress'], today: string) {
  if (!found) return found
  const {vatChange: _, ...settings} = {...found, vatRate: vatRateOn(found, today)}
  if (!settings.logo) return settings
  const at = (image: {url: string} | null) => image && {...image, url: addressOf(image.url)}
  return {...settings, logo: {light: at(settings.logo.light), dark: at(settings.logo.dark)}}
}

/** Filters every list of prices in a query's result, at any depth, to those in force. */
function onlyPricesInForce<T>(content: T, today: string): T {
  if (Array.isArray(content)) {
    const isPriceList =
      content.length > 0 && content.every((item) => item && typeof item === 'object' && 'validFrom' in item)
    return (
      isPriceList
        ? pricesInForce(content as DatedPrice[], today)
        : content.map((item) => onlyPricesInForce(item, today))
    ) as T
  }
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, inner]) => [name, onlyPricesInForce(inner, today)]),
  ) as T
}

/** Puts in place of the offers of every price, at any depth, what the first that counts comes to. */
function withIntroductory<T>(content: T, day: Parameters<typeof introductoryOf>[1]): T {
  if (Array.isArray(content)) return withTrueNotes(content.map((item) => withIntroductory(item, day))) as T
  if (typeof content !== 'object' || content === null) return content
  if (isPriced(content)) return {...content, introductory: introductoryOf(content, day)}
  return Object.fromEntries(Object.entries(content).map(([name, inner]) => [name, withIntroductory(inner, day)])) as T
}

const isPriced = (value: object): value is Parameters<typeof introductoryOf>[0] =>
  'introductory' in value && Array.isArray(value.introductory)

type Introduced = DatedPrice & {introductory: Introductory | null; discountNote?: string | null}

/** Leaves out the discount note of a price, in a list of prices, that an offer makes untrue. */
const withTrueNotes = (items: readonly unknown[]): unknown[] =>
  items.map((item) => {
    if (!isIntroduced(item) || !item.discountNote) return item
    const monthly = monthlyOf(items.filter(isIntroduced), item.plan.key)
    return isNoteTrue(paidFirst(item), monthly && paidFirst(monthly)) ? item : {...item, discountNote: null}
  })

const paidFirst = (price: Introduced) => ({
  ...price,
  first: price.introductory?.home.exclVat ?? breakdown(price.exclVat, 0).exclVat,
})

const isIntroduced = (item: unknown): item is Introduced =>
  typeof item === 'object' && item !== null && 'introductory' in item && !Array.isArray(item.introductory)
