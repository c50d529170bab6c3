import {destinationOf} from './destination.ts'

const links = {introCall: 'https://example.com/a', reviews: 'https://example.com/r'}
const from = (route: string, language: 'nl' | 'en' = 'nl') => ({links, language, route})

test('a page is found in the language of the page that links to it', () => {
  expect(destinationOf('/checkout/pro', from('/'))).toEqual({kind: 'page', href: '/checkout/pro/'})
  expect(destinationOf('/checkout/pro', from('/', 'en'))).toEqual({kind: 'page', href: '/en/checkout/pro/'})
})

test('the prices are scrolled to on both landing routes, and gone to from anywhere else', () => {
  expect(destinationOf('/#pricing', from('/'))).toEqual({kind: 'anchor', href: '#pricing'})
  expect(destinationOf('/#pricing', from('/homepage/'))).toEqual({kind: 'anchor', href: '#pricing'})
  expect(destinationOf('/#pricing', from('/404/', 'en'))).toEqual({kind: 'page', href: '/en/#pricing'})
})

test('outside addresses come from the settings', () => {
  expect(destinationOf('introCall', from('/'))).toEqual({kind: 'outside', href: links.introCall})
})

test('a page that the site does not have is not linked to', () => {
  expect(destinationOf('/somewhere', from('/'))).toBeNull()
})
