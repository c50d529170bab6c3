import type {DocumentLocation} from 'sanity/presentation'
import {ownPagesOf} from '../domain/pages/ownPages.ts'
import {
  addressOf,
  PAGES,
  type PageDocument,
  type PageRow,
  type Route,
  routesFor,
  withSlash,
} from '../domain/pages/pages.ts'
import {PAGE_TITLES} from '../domain/pages/pageTitles.ts'
import {DEFAULT_LANGUAGE, LANGUAGES} from '../domain/texts/languages.ts'
import {inStudio, languageName} from './language.ts'
import {currentlyPublished} from './published/published.ts'
import {readText} from './published/readText.ts'

/** The addresses of some of the site's routes, in every language; of the checkout there is one per plan on sale. */
function locationsWhere(isShown: (route: Route) => boolean): DocumentLocation[] {
  const {onSale, ownPages} = currentlyPublished()
  const routes = routesFor(
    onSale.map(({key}) => key),
    ownPages,
  ).filter(isShown)
  return routes.flatMap((route) => {
    const {page, plan, own} = route
    const name = readText(onSale.find(({key}) => key === plan)?.name)
    const ownName = readText(ownPages.find(({_id}) => _id === own?._id)?.title)
    const title = ownName || [inStudio(PAGE_TITLES[page.path]), name].filter(Boolean).join(': ')
    return locationsAt(route, title)
  })
}

const locationsAt = (route: Route, title: string): DocumentLocation[] =>
  LANGUAGES.map((language) => ({
    title: language === DEFAULT_LANGUAGE ? title : `${title}, ${languageName(language)}`,
    href: addressOf(route, language),
  }))

/** A page may have a second address, which nobody needs to look at too. */
const isOwnAddress = (page: PageRow) => PAGES.find(({type}) => type === page.type) === page

/** Pages that show the texts of a page's document. */
export const locationsOf = (document: PageDocument) =>
  locationsWhere(({page}) => page.document === document && isOwnAddress(page))

/** The checkout of a plan; none while it cannot be bought. */
export const checkoutOf = (key: string | undefined) => locationsWhere(({plan}) => plan !== undefined && plan === key)

/** The pages of the demo, above which buttons lead to the plans on sale. */
export const locationsOfDemo = () => locationsWhere(({page}) => page.area === 'customer' && page.type !== 'logout')

/** The page that an editor made, in every language, as the form has it; none before it has an address in each. */
export const locationsOfOwn = (page: Parameters<typeof ownPagesOf>[0][number], title: string): DocumentLocation[] =>
  routesFor([], ownPagesOf([page]))
    .filter(({own}) => own)
    .flatMap((route) => locationsAt(route, title))

/** The pages that a path stands for: itself, or with `:plan` in it every page of its kind. */
export const locationsOfRoute = (route: string) =>
  locationsWhere(({page, path}) => [path, page.path].includes(withSlash(route)))

/** The pages of editors that show a form, or with no id those that show any. */
export const locationsOfForm = (id?: string) => {
  const shown = currentlyPublished().formPages.filter(({forms}) =>
    forms?.some((form) => id === undefined || form === id),
  )
  return locationsWhere(({own}) => shown.some(({_id}) => _id === own?._id))
}

/** Title of the page at an address; the address itself when no document has it. */
export const pageTitle = (address: string): string =>
  locationsWhere(() => true).find(({href}) => href === address)?.title ?? address
