import {FILE_POLICY} from '../renderer/siteSet.ts'
import {contentHeaders, contentPolicy} from './headers.ts'

const policy = (studio: string | null, errors: string | null = null) =>
  contentPolicy({images: 'https://cdn.sanity.io/images/p/d/', payments: 'https://*.mollie.com', studio, errors})

test('the Studio may frame the pages, by its exact origin', () => {
  expect(policy('https://studio.example')).toMatch(/; frame-ancestors 'self' https:\/\/studio\.example;/)
})

test('where Sanity hosts the Studio, its dashboard is around it and may too', () => {
  expect(policy('https://shop.sanity.studio')).toMatch(/ https:\/\/shop\.sanity\.studio https:\/\/www\.sanity\.io;/)
  expect(policy('https://shop.sanity.studio.evil.example')).not.toContain('www.sanity.io')
})

test('without a Studio nobody else may', () => {
  expect(policy(null)).toMatch(/; frame-ancestors 'self';/)
})

test('forms lead to this site and to where one pays, images come from here and from the content', () => {
  expect(policy(null)).toContain("; form-action 'self' https://*.mollie.com;")
  expect(policy(null)).toContain("; img-src 'self' data: https://cdn.sanity.io/images/p/d/;")
})

test('pages connect to this site, and to where errors are told when there is such a place', () => {
  expect(policy(null)).toContain("; connect-src 'self';")
  expect(policy(null, 'https://errors.example')).toContain("; connect-src 'self' https://errors.example;")
})

test('what is not named is refused, and only attributes may have any style: elements are named by the page', () => {
  expect(policy(null)).toMatch(/^default-src 'none'; /)
  expect(policy(null)).not.toMatch(/(^| )style-src /)
  expect(policy(null)).toContain("; style-src-attr 'unsafe-inline';")
})

test('text becomes markup, a script or its address by three named policies only', () => {
  expect(policy(null)).toMatch(/; require-trusted-types-for 'script'; trusted-types later-scripts webpack default$/)
})

test('files of editors have a policy of their own, in a rule after that of pages', () => {
  const lines = contentHeaders().split('\n')
  expect(lines.slice(lines.indexOf('/images/*'))).toEqual([
    '/images/*',
    `  Content-Security-Policy: ${FILE_POLICY}`,
    '',
  ])
  expect(lines[0]).toBe('/*')
})
