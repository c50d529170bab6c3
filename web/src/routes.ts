import type {Language} from './model.ts'

/**
 * THE table of routes: pages, links, the language switch, canonical and hreflang all read it. Paths are Dutch and end
 * in a slash; English stands under /en. A link to a path that is not here is not shown.
 */
export const ROUTES = [
  {path: '/', screen: 'landing'},
  {path: '/homepage/', screen: 'landing'},
  {path: '/checkout/basis/', screen: 'checkout', plan: 'basis'},
  {path: '/checkout/pro/', screen: 'checkout', plan: 'pro'},
  {path: '/payment-success/', screen: 'paymentSuccess'},
  {path: '/payment-cancelled/', screen: 'paymentCancelled'},
  {path: '/over-ons/', screen: 'about'},
  {path: '/algemene-voorwaarden/', screen: 'terms'},
  {path: '/login/', screen: 'login'},
  {path: '/logout/', screen: 'logout'},
  {path: '/dashboard/', screen: 'dashboard'},
  {path: '/aanpassingen/', screen: 'adjustments'},
  {path: '/audit/', screen: 'audit'},
  {path: '/informatie/', screen: 'information'},
  {path: '/hulp/', screen: 'help'},
  {path: '/account/', screen: 'account'},
  {path: '/404/', screen: 'notFound'},
] as const satisfies readonly {path: string; screen: string; plan?: string}[]

export type Route = (typeof ROUTES)[number]
export type Screen = Route['screen']

export const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)

/** Dutch at the path itself, English under /en. */
export const pathFor = (path: string, language: Language) => (language === 'nl' ? path : `/${language}${path}`)

export const findRoute = (path: string): Route | undefined => ROUTES.find((route) => route.path === withSlash(path))
