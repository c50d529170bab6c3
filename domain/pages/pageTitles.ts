import type {StaffWords} from '../texts/languages.ts'
import type {PagePlace} from './pages.ts'

/** Names of the pages and of their anchors for editors. Apart from the table of pages, which every visitor downloads. */
export const PAGE_TITLES: Readonly<Record<PagePlace, StaffWords>> = {
  '/': {nl: 'Landingspagina', en: 'Landing page'},
  '/#features': {nl: 'Functies op de landingspagina', en: 'Features on the landing page'},
  '/#pricing': {nl: 'Prijzen op de landingspagina', en: 'Prices on the landing page'},
  '/#questions': {nl: 'Vragen op de landingspagina', en: 'Questions on the landing page'},
  '/homepage/': {nl: 'Landingspagina, tweede adres', en: 'Landing page, second address'},
  '/checkout/:plan/': {nl: 'Afrekenen', en: 'Checkout'},
  '/payment-success/': {nl: 'Betaald', en: 'Paid'},
  '/payment-cancelled/': {nl: 'Betaling afgebroken', en: 'Cancelled'},
  '/over-ons/': {nl: 'Over ons', en: 'About us'},
  '/algemene-voorwaarden/': {nl: 'Algemene voorwaarden', en: 'Terms and conditions'},
  '/algemene-voorwaarden/#data-and-privacy': {nl: 'Voorwaarden: gegevens en privacy', en: 'Terms: data and privacy'},
  '/algemene-voorwaarden/#contact': {nl: 'Voorwaarden: contact', en: 'Terms: contact'},
  '/login/': {nl: 'Inloggen', en: 'Log in'},
  '/dashboard/': {nl: 'Dashboard', en: 'Dashboard'},
  '/aanpassingen/': {nl: 'Aanpassingen', en: 'Adjustments'},
  '/audit/': {nl: 'Audit', en: 'Audit'},
  '/informatie/': {nl: 'Informatie', en: 'Information'},
  '/hulp/': {nl: 'Hulp', en: 'Help'},
  '/account/': {nl: 'Account', en: 'Account'},
  '/logout/': {nl: 'Uitloggen', en: 'Log out'},
  '/blog/': {nl: 'Blog', en: 'Blog'},
  '/blog/:page/': {nl: 'Artikel', en: 'Article'},
  '/:page/': {nl: 'Pagina', en: 'Page'},
  '/404/': {nl: 'Pagina niet gevonden', en: 'Page not found'},
}
