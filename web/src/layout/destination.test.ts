import type {Language} from '../model.ts'
import {destinationOf} from './destination.ts'

const links = {introCall: 'https://example.com/a', reviews: 'https://example.com/r'}
const emails = {info: 'info@example.nl', support: 'hulp@example.nl', privacy: 'privacy@example.nl'}
const from = (route: string, language: Language = 'nl') => ({
  settings: {links, emails},
  plansOnSale: ['basis', 'pro'],
  language,
  route,
})

test('a page is found in the language of the page that links to it', () => {
  expect(destinationOf('/checkout/pro', from('/'))).toEqual({kind: 'page', href: '/checkout/pro/'})
  expect(destinationOf('/checkout/pro', from('/', 'en'))).toEqual({kind: 'page', href: '/en/checkout/pro/'})
})

test('the prices are scrolled to on both landing routes, and gone to from anywhere else', () => {
  expect(destinationOf('/#pricing', from('/'))).toEqual({kind: 'anchor', href: '#pricing'})
  expect(destinationOf('/#pricing', from('/homepage/'))).toEqual({kind: 'anchor', href: '#pricing'})
  expect(destinationOf('/#pricing', from('/404/', 'en'))).toEqual({kind: 'page', href: '/en/#pricing'})
})

test('external addresses come from the settings', () => {
  expect(destinationOf('introCall', from('/'))).toEqual({kind: 'external', href: links.introCall})
})

test('a mail to support is a mailto link, and a bare anchor stays on its page', () => {
  expect(destinationOf('supportEmail', from('/hulp/'))).toEqual({kind: 'mail', href: 'mailto:hulp@example.nl'})
  expect(destinationOf('#faq', from('/hulp/', 'en'))).toEqual({kind: 'anchor', href: '#faq'})
})

test('a page that the site does not have is not linked to, nor the checkout of a plan that is not sold', () => {
  expect(destinationOf('/somewhere', from('/'))).toBeNull()
  expect(destinationOf('/checkout/enterprise', from('/'))).toBeNull()
})
