import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import {folderStore} from '../../web/src/renderer/folderStore.ts'
import {FILE_POLICY, type SiteSet} from '../../web/src/renderer/siteSet.ts'
import {serveSite} from './files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
const store = folderStore(path.join(folder, 'sets'))
const assets = path.join(folder, 'assets')
let set: SiteSet
beforeAll(async () => {
  mkdirSync(assets)
  writeFileSync(path.join(assets, 'app-abc.js'), 'script')
  writeFileSync(path.join(assets, 'not-found.json'), '{}')
  writeFileSync(path.join(assets, 'favicon.svg'), '<svg/>')
  writeFileSync(path.join(assets, '_headers'), "/*\n  Content-Security-Policy: frame-ancestors 'self'\n")
  const page = async (html: string) => ({html: await store.put(html), data: await store.put(`{"of": "${html}"}`)})
  set = {
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

const ask = (request: Request) => serveSite(request, {set, assets}, store)
const get = (address: string) => ask(new Request(`http://localhost${address}`))

test('a page is served at its address with a final slash, and the address without it leads there', async () => {
  expect(await (await get('/checkout/pro/')).text()).toBe('pro')
  const redirect = await get('/checkout/pro?plan=1')
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/checkout/pro/?plan=1'])
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('a page is read only: %s is refused, as hosted', async (method) => {
  for (const address of ['/checkout/pro/', '/app-abc.js', '/weg/']) {
    const refused = await ask(new Request(`http://localhost${address}`, {method}))
    expect([refused.status, refused.headers.get('allow'), await refused.text()]).toEqual([405, 'GET, HEAD', ''])
  }
})

test('an address that is gone leads on, for good or for now, with what was asked; where a page stands it does not', async () => {
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

test('what is missing is a 404 in the language of the address', async () => {
  const [dutch, english] = [await get('/weg/'), await get('/en/gone/')]
  expect([dutch.status, await dutch.text()]).toEqual([404, 'Dutch 404'])
  expect([english.status, await english.text()]).toEqual([404, 'English 404'])
})

test('the data of a page is of the same set, and what has no data is a small answer, not the page for what is missing', async () => {
  expect(await (await get('/page-data/index/page-data.json')).json()).toEqual({of: 'home'})
  expect(await (await get('/page-data/checkout/pro/page-data.json')).json()).toEqual({of: 'pro'})
  const missing = await get('/page-data/gone/page-data.json')
  expect([missing.status, await missing.text()]).toEqual([404, '{}'])
})

test('what is no page has the type of its name', async () => {
  expect((await get('/sitemap.xml')).headers.get('content-type')).toBe('application/xml; charset=utf-8')
})

test('the headers of netlify.toml are on every file, and scripts may be kept for ever', async () => {
  const page = await get('/')
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect((await get('/app-abc.js')).headers.get('cache-control')).toContain('immutable')
})

test.each(['/../secret', '/%2e%2e/secret', '/%2e%2e%2fsecret', '/%00', '/%'])('%s leads nowhere', async (address) => {
  expect((await get(address)).status).toBe(404)
})

test('text travels compressed to whoever takes it so, and plain to others', async () => {
  const zipped = await ask(new Request('http://localhost/', {headers: {'accept-encoding': 'gzip, br'}}))
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  expect(zlib.gunzipSync(await zipped.arrayBuffer()).toString()).toBe('home')
  const plain = await get('/')
  expect(plain.headers.get('content-encoding')).toBeNull()
})

test('the headers that the build wrote are on every file, and the list of them is no file', async () => {
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
])('a browser that opens %s runs nothing in it', async (address) => {
  const {status, headers} = await get(address)
  expect([status, headers.get('content-security-policy')]).toEqual([200, FILE_POLICY])
})

test('pages and scripts keep the policy of pages', async () => {
  for (const address of ['/', '/weg/', '/app-abc.js'])
    expect((await get(address)).headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
})
