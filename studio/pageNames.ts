import {nlEn} from './language.ts'

/** What editors call the pages and their parts, by the names in the table of pages, which has them in English. */
const DUTCH: Readonly<Record<string, string>> = {
  'Landing page': 'Landingspagina',
  'Landing page, second address': 'Landingspagina, tweede adres',
  'Features on the landing page': 'Functies op de landingspagina',
  'Prices on the landing page': 'Prijzen op de landingspagina',
  'Questions on the landing page': 'Vragen op de landingspagina',
  Checkout: 'Afrekenen',
  Paid: 'Betaald',
  Cancelled: 'Betaling afgebroken',
  'About us': 'Over ons',
  'Terms and conditions': 'Algemene voorwaarden',
  'Terms: data and privacy': 'Voorwaarden: gegevens en privacy',
  'Terms: contact': 'Voorwaarden: contact',
  'Log in': 'Inloggen',
  'Log out': 'Uitloggen',
  Adjustments: 'Aanpassingen',
  Information: 'Informatie',
  Help: 'Hulp',
  'Questions on the help page': 'Vragen op de hulppagina',
  Article: 'Artikel',
  Page: 'Pagina',
  'Page not found': 'Pagina niet gevonden',
  'Paid, no mail address': 'Betaald, zonder mailadres',
  'Waiting for the bank': 'Wachten op de bank',
  'Paid twice': 'Dubbel betaald',
  'Unknown order': 'Onbekende bestelling',
  'Order cannot be looked up': 'Bestelling niet op te zoeken',
  'Payment failed': 'Betaling mislukt',
  'Payment expired': 'Betaling verlopen',
  'Error screen': 'Foutscherm',
}

export const pageName = (title: string): string => nlEn(DUTCH[title] ?? title, title)
