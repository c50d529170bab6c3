import {type Language, perLanguage} from '../texts/languages.ts'
import {destinationOf, hrefOf, withHrefs} from './destinations.ts'
import {findRoute, routesFor} from './pages.ts'

const own = (_id: string, nl: string, en: string) => ({
  _id,
  _type: 'contentPage' as const,
  address: {...perLanguage(() => ({current: nl})), en: {current: en}},
  parts: [{_key: 'k1', title: {...perLanguage(() => 'Hoe lang bewaren we het?'), en: 'How long do we keep it?'}}],
})
const ownPages = [own('imprint', 'colofon', 'imprint'), own('annex', 'voorwaarden/bijlage', 'terms/annex')]
const settings = {
  links: {introCall: 'https://example.com/a', reviews: 'https://example.com/r'},
  emails: {info: 'info@example.nl', support: 'hulp@example.nl', privacy: 'privacy@example.nl'},
}
const routes = routesFor(['basis', 'pro'], ownPages)
const href = (destination: string, from = '/', language: Language = 'nl') =>
  hrefOf(destination, {routes, ownPages, settings}, language, findRoute(from, [], ownPages))

test('a page is found in the language of the page that links to it', () => {
  expect(href('/checkout/pro')).toBe('/checkout/pro/')
  expect(href('/checkout/pro', '/', 'en')).toBe('/en/checkout/pro/')
})

test('a page that editors made is found by its document, at its address in the language', () => {
  expect(href(destinationOf('imprint'))).toBe('/colofon/')
  expect(href(destinationOf('imprint'), '/', 'en')).toBe('/en/imprint/')
  expect(href(destinationOf('annex'), '/', 'en')).toBe('/en/terms/annex/')
})

test('a part of such a page is found by its heading, and scrolled to on that page', () => {
  const part = destinationOf('imprint', 'k1')
  expect(href(part)).toBe('/colofon/#hoe-lang-bewaren-we-het')
  expect(href(part, '/', 'en')).toBe('/en/imprint/#how-long-do-we-keep-it')
  expect(href(part, '/colofon/')).toBe('#hoe-lang-bewaren-we-het')
  expect(href(part, '/voorwaarden/bijlage/')).toBe('/colofon/#hoe-lang-bewaren-we-het')
})

test('the prices are scrolled to on both landing routes, and gone to from anywhere else', () => {
  expect(href('/#pricing')).toBe('#pricing')
  expect(href('/#pricing', '/homepage/')).toBe('#pricing')
  expect(href('/#pricing', '/404/', 'en')).toBe('/en/#pricing')
})

test('external addresses and mail come from the settings, or are written by the editor', () => {
  expect(href('introCall')).toBe('https://example.com/a')
  expect(href('supportEmail', '/hulp/')).toBe('mailto:hulp@example.nl')
  expect(href('infoEmail')).toBe('mailto:info@example.nl')
  expect(href('https://example.org/x#y')).toBe('https://example.org/x#y')
  expect(href('mailto:a@example.org')).toBe('mailto:a@example.org')
  expect(href('#faq', '/hulp/', 'en')).toBe('#faq')
})

test('nothing leads to a page that the site does not have, nor to the checkout of a plan that is not sold', () => {
  for (const destination of ['/somewhere', '/checkout/enterprise', destinationOf('gone'), 'javascript:alert(1)'])
    expect([destination, href(destination)]).toEqual([destination, ''])
})

test('links are found at any depth, and nothing else is touched', () => {
  const value = {a: [{destination: '/over-ons', label: '/over-ons'}], markDefs: [{_type: 'pageLink', destination: 'x'}]}
  expect(withHrefs(value, (destination) => `<${destination}>`)).toEqual({
    a: [{destination: '</over-ons>', label: '/over-ons'}],
    markDefs: [{_type: 'pageLink', destination: '<x>'}],
  })
})
