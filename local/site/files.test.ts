import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import {FILE_POLICY, type Release} from '../../web/src/renderer/release.ts'
import {releaseFolder} from '../../web/src/renderer/releaseFolder.ts'
import {serveSite} from './files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
const store = releaseFolder(path.join(folder, 'sets'))
const assets = path.join(folder, 'assets')
let release: Release
beforeAll(async () => {
  mkdirSync(assets)
  writeFileSync(path.join(assets, 'app-abc.js'), 'script')
  writeFileSync(path.join(assets, 'not-found.json'), '{}')
  writeFileSync(path.join(assets, 'favicon.svg'), '<svg/>')
  writeFileSync(path.join(assets, '_headers'), "/*\n  Content-Security-Policy: frame-ancestors 'self'\n")
  const page = async (html: string) => ({html: await store.put(html), data: await store.put(`{"of": "${html}"}`)})
  release = {
    code: 'code',
    today: '2026-01-01',
    sold: [],
    problems: [],
    publishes: [],
    pages: {
      '/': await page('home'),
      '/404.html': await page('Dutch 404'),
      '/en/404/': await page('English 404'),
      '/checkout/pro/': await page('pro'),
    },
    redirects: {
      '/oud': {to: '/checkout/pro/', permanent: true},
      '/actie': {to: '/#pricing', permanent: false},
      '/checkout/pro': {to: '/elsewhere/', permanent: true},
    },
    files: {
      '/sitemap.xml': await store.put('<urlset/>'),
      '/images/logo.svg': await store.put('<svg/>'),
      '/images/photo.html': await store.put('<p>'),
    },
    earlierImages: {'/images/old.svg': await store.put('<svg/>')},
  }
})
afterAll(() => rmSync(folder, {recursive: true}))

const ask = (request: Request) => serveSite(request, {release, assets}, store)
const get = (address: string) => ask(new Request(`http://localhost${address}`))

test('serves a page at its address with a final slash, and redirects the one without', async () => {
  expect(await (await get('/checkout/pro/')).text()).toBe('pro')
  const redirect = await get('/checkout/pro?plan=1')
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/checkout/pro/?plan=1'])
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s on a page, as hosted', async (method) => {
  for (const address of ['/checkout/pro/', '/app-abc.js', '/weg/']) {
    const refused = await ask(new Request(`http://localhost${address}`, {method}))
    expect([refused.status, refused.headers.get('allow'), await refused.text()]).toEqual([405, 'GET, HEAD', ''])
  }
})

test('redirects a removed address with its query, and never one that has a page', async () => {
  const leads = async (address: string) => {
    const {status, headers} = await get(address)
    return [status, headers.get('location')]
  }
  expect(await leads('/oud?utm=1')).toEqual([301, '/checkout/pro/?utm=1'])
  expect(await leads('/oud/')).toEqual([301, '/checkout/pro/'])
  expect(await leads('/actie?a=b')).toEqual([302, '/?a=b#pricing'])
  expect(await leads('/checkout/pro')).toEqual([301, '/checkout/pro/'])
  expect((await get('/checkout/pro/')).status).toBe(200)
})

test('answers 404 for a missing page in the language of its address', async () => {
  const [dutch, english] = [await get('/weg/'), await get('/en/gone/')]
  expect([dutch.status, await dutch.text()]).toEqual([404, 'Dutch 404'])
  expect([english.status, await english.text()]).toEqual([404, 'English 404'])
})

test('serves page data of the same release, and a small answer where there is none', async () => {
  expect(await (await get('/page-data/index/page-data.json')).json()).toEqual({of: 'home'})
  expect(await (await get('/page-data/checkout/pro/page-data.json')).json()).toEqual({of: 'pro'})
  const missing = await get('/page-data/gone/page-data.json')
  expect([missing.status, await missing.text()]).toEqual([404, '{}'])
})

test('serves other files with the type of their name', async () => {
  expect((await get('/sitemap.xml')).headers.get('content-type')).toBe('application/xml; charset=utf-8')
})

test('sends the headers of netlify.toml with every file, and lets scripts be cached for ever', async () => {
  const page = await get('/')
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect((await get('/app-abc.js')).headers.get('cache-control')).toContain('immutable')
})

test.each(['/../secret', '/%2e%2e/secret', '/%2e%2e%2fsecret', '/%00', '/%'])('answers 404 for %s', async (address) => {
  expect((await get(address)).status).toBe(404)
})

const asking = (address: string, headers: Record<string, string>, method = 'GET') =>
  ask(new Request(`http://localhost${address}`, {headers, method}))

test.each([
  ['gzip, deflate, br, zstd', 'br', zlib.brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', zlib.gunzipSync],
  ['gzip;q=1.0', 'gzip', zlib.gunzipSync],
  ['identity', null, (bytes: Buffer) => bytes],
])('sends text compressed to a client that accepts %s', async (accepted, encoding, decode) => {
  for (const address of ['/', '/', '/app-abc.js']) {
    const answer = await asking(address, {'accept-encoding': accepted})
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
      encoding,
      encoding && 'accept-encoding',
    ])
    expect(decode(Buffer.from(await answer.arrayBuffer())).toString()).toBe(address === '/' ? 'home' : 'script')
  }
})

test('answers 304 with the same headers to a client that has the bytes already', async () => {
  for (const address of ['/', '/checkout/pro/', '/app-abc.js', '/images/logo.svg']) {
    const first = await get(address)
    const tag = first.headers.get('etag') ?? ''
    const again = await asking(address, {'if-none-match': `"other", ${tag}`, 'accept-encoding': 'br'})
    expect([again.status, await again.text()]).toEqual([304, ''])
    for (const name of ['etag', 'cache-control', 'content-security-policy'])
      expect(again.headers.get(name)).toBe(first.headers.get(name))
    expect((await asking(address, {'if-none-match': 'W/"of-earlier-bytes"'})).status).toBe(200)
  }
  const missing = await asking('/weg/', {'if-none-match': '*'})
  expect([missing.status, missing.headers.get('etag')]).toEqual([404, null])
})

test('answers HEAD as GET, without a body', async () => {
  const {status, headers, body} = await asking('/', {'accept-encoding': 'br'}, 'HEAD')
  expect([status, headers.get('content-encoding'), body]).toEqual([200, 'br', null])
})

test('sends the headers of the build with every file, and hides their list', async () => {
  expect((await get('/')).headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
  expect((await get('/weg/')).headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
  expect((await get('/_headers')).status).toBe(404)
})

test.each([
  '/images/logo.svg',
  '/images/old.svg',
  '/images/photo.html',
  '/favicon.svg',
  '/fav%69con.svg',
  '/x%2f..%2ffavicon.svg',
  '/sitemap.xml',
])('forbids scripts in %s', async (address) => {
  const {status, headers} = await get(address)
  expect([status, headers.get('content-security-policy')]).toEqual([200, FILE_POLICY])
})

test('keeps the policy of pages for pages and scripts', async () => {
  for (const address of ['/', '/weg/', '/app-abc.js'])
    expect((await get(address)).headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
})
