import {observe} from '../support/html/observatory.ts'

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self' https://*.mollie.com; frame-ancestors 'self'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
const META = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-a'; style-src-elem 'self'">`

const judge = (headers: Record<string, string> = {}, html = META) =>
  observe({headers: new Headers({...HEADERS, ...headers}), html})

const policyWith = (change: (policy: string) => string) => ({
  'content-security-policy': change(HEADERS['content-security-policy']),
})

test('a page that has all of it comes to 130 points', () => {
  expect(judge()).toEqual({score: 130, missing: []})
})

test.each([
  ['a page that names no scripts of its own', judge({}, ''), /^csp/],
  ['inline scripts without a name', judge({}, META.replace("'sha256-a'", "'unsafe-inline'")), /^csp/],
  ['scripts as data', judge({}, META.replace("'sha256-a'", 'data:')), /^csp/],
  ['a wider ground', judge(policyWith((policy) => policy.replace("default-src 'none'", "default-src 'self'"))), /^csp/],
  ['forms to anywhere', judge(policyWith((policy) => policy.replace('https://*.mollie.com', 'https:'))), /^csp/],
  ['content without TLS', judge(policyWith((policy) => `${policy}; img-src http://cdn.example`)), /^csp/],
  ['frames by anybody', judge(policyWith((policy) => policy.replace("frame-ancestors 'self'", ''))), /^x-frame/],
  ['a cookie', judge({'set-cookie': 'a=1'}), /^cookies/],
  ['answers for other sites', judge({'access-control-allow-origin': '*'}), /-sharing-/],
  ['a short memory of https', judge({'strict-transport-security': 'max-age=3600'}), /^hsts/],
  ['addresses told to all', judge({'referrer-policy': 'unsafe-url'}), /^referrer/],
  ['guessed types', judge({'x-content-type-options': 'none'}), /^x-content-type/],
  ['resources for all', judge({'cross-origin-resource-policy': 'cross-origin'}), /^corp/],
  ['a script from elsewhere', judge({}, `${META}<script src="//a.example/a.js"></script>`), /^sri/],
] as const)('%s is missed', (_, {missing}, name) => {
  expect(missing).toEqual([expect.stringMatching(name)])
})

test('points that are missing are not counted', () => {
  expect(judge({'cross-origin-resource-policy': 'cross-origin'}).score).toBe(120)
})
