import {FILE_POLICY} from '../../renderer/release.ts'
import {contentHeaders, contentPolicy} from './headers.ts'

const policy = (studio: string | null, errors: string | null = null) =>
  contentPolicy({images: 'https://cdn.sanity.io/images/p/d/', payments: 'https://*.mollie.com', studio, errors})

test('allows framing by the exact origin of the Studio', () => {
  expect(policy('https://studio.example')).toMatch(/; frame-ancestors 'self' https:\/\/studio\.example;/)
})

test("allows framing by Sanity's dashboard when Sanity hosts the Studio", () => {
  expect(policy('https://shop.sanity.studio')).toMatch(/ https:\/\/shop\.sanity\.studio https:\/\/www\.sanity\.io;/)
  expect(policy('https://shop.sanity.studio.evil.example')).not.toContain('www.sanity.io')
})

test('allows framing by nobody else without a Studio', () => {
  expect(policy(null)).toMatch(/; frame-ancestors 'self';/)
})

test('limits forms to this site and Mollie, and images to this site and the content', () => {
  expect(policy(null)).toContain("; form-action 'self' https://*.mollie.com;")
  expect(policy(null)).toContain("; img-src 'self' data: https://cdn.sanity.io/images/p/d/;")
})

test('limits connections to this site and the error tracker', () => {
  expect(policy(null)).toContain("; connect-src 'self';")
  expect(policy(null, 'https://errors.example')).toContain("; connect-src 'self' https://errors.example;")
})

test('denies by default, and allows any style in attributes only', () => {
  expect(policy(null)).toMatch(/^default-src 'none'; /)
  expect(policy(null)).not.toMatch(/(^| )style-src /)
  expect(policy(null)).toContain("; style-src-attr 'unsafe-inline';")
})

test('allows Trusted Types by three named policies only', () => {
  expect(policy(null)).toMatch(/; require-trusted-types-for 'script'; trusted-types later-scripts webpack default$/)
})

test('gives files of editors a policy of their own, in a later rule than that of pages', () => {
  const lines = contentHeaders().split('\n')
  expect(lines.slice(lines.indexOf('/images/*'))).toEqual([
    '/images/*',
    `  Content-Security-Policy: ${FILE_POLICY}`,
    '',
  ])
  expect(lines[0]).toBe('/*')
})
