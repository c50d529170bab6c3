import {createServer, type RequestListener, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {CLIENT_HEADER} from '../../domain/environment/clientHeader.ts'
import {amsterdamDay} from '../../domain/format/dates.ts'
import {KEEP_ALIVE} from '../../local/http/loopback.ts'
import {Endpoints} from '../../tests/support/shop/endpoints.ts'
import {readCounts} from '../counting/store.ts'
import wind from '../endpoints/wind.ts'
import {forgetByRule} from '../jobs/retention.ts'
import {exclude} from './excluded.ts'
import {WIND_LIMITS} from './windLimits.ts'

/** The page as a browser asks it, with this very site in the place of the visitor's: a test has no other. */
const BROWSER = {'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0', 'sec-fetch-dest': 'document'}
const PAGE = `<!doctype html><title>Bakkerij Jansen in Utrecht</title><h1>Brood</h1>
<img src="a.png"><a href="#">Niets</a><script>alert(1)</script><h4><script>alert(2)</script></h4>`
let endpoints: Endpoints
let server: Server
let asked: string[]
let answer: RequestListener

beforeEach(async () => {
  asked = []
  answer = (_, reply) => void reply.writeHead(200, {'content-type': 'text/html'}).end(PAGE)
  server = createServer(KEEP_ALIVE, (request, reply) => {
    asked.push(request.url ?? '')
    if (request.url === '/robots.txt') reply.writeHead(404).end()
    else answer(request, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoints = await new Endpoints(() => wind).open()
  process.env.SITE_URL = `http://localhost:${(server.address() as AddressInfo).port}`
  process.env.MEASURE_OWN_SITE = 'yes'
})
afterEach(async () => {
  server.close().closeAllConnections()
  await endpoints.close()
})

const own = () => new URL(process.env.SITE_URL ?? '').host
const measure = (site: string, headers: Record<string, string> = {}, path = '/meet-de-wind/') =>
  endpoints.call(`${path}?${new URLSearchParams({site})}`, undefined, {...BROWSER, ...headers})
const database = () => endpoints.shop.database.database
const today = () => amsterdamDay(new Date())
const counted = async () => {
  const {days} = await readCounts(database(), {from: today(), until: today()})
  return days.measure[0]
}
/** Sentence of a page that did not measure. */
const told = (html: string) =>
  /(?:role="alert"[^>]*>)(.*?)<\/(?:p|div)>/
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim()

test('gives a form that works without scripts, and measures nothing', async () => {
  const {status, html, headers} = await endpoints.call('/meet-de-wind/', undefined, BROWSER)
  expect(status).toBe(200)
  expect(html).toContain('<form class="form" action="/meet-de-wind/"')
  expect(html).toContain('name="site"')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(html).not.toContain('<script')
  expect(asked).toEqual([])
})

test('measures a website, in the language of the address, with plans and what is done about it', async () => {
  const {status, html, heading} = await measure(own())
  expect([status, heading]).toEqual([200, `De wind op ${own()}`])
  expect(asked).toEqual(['/robots.txt', '/', '/llms.txt'])
  expect(html).toContain('In orde: 4 van de 10 vragen.')
  expect(html).toContain('<strong>4,0</strong> <b>Matig</b>')
  expect(html).toContain('Zonder alt-tekst: 1 van de 1 afbeeldingen.')
  expect(html).toContain('href="/checkout/pro/"')
  expect(html).toMatch(/€\s99<\/strong> per maand, excl. btw/)
  expect(html).toContain('User-agent: VindkrachtWind')
  expect(html).not.toMatch(/<script|alert\(/)
  const english = await measure(own(), {}, '/en/measure-the-wind/')
  expect(english.html).toContain('Fine: 4 out of 10 questions.')
  expect(english.html).toContain(`href="/meet-de-wind/?site=${encodeURIComponent(own())}"`)
})

test('keeps a sum of the day, and not a word about the website', async () => {
  await measure(own())
  await measure(own(), {dnt: '1'})
  await measure('127.0.0.1')
  expect(await counted()).toBe(1)
  const tables = await Promise.all(
    ['page_counts', 'wind_counts', 'request_counts'].map((table) => database().query(`SELECT * FROM ${table}`)),
  )
  expect(JSON.stringify(tables)).not.toContain('localhost')
})

test.each([
  ['bakkerij', 'Dit is nog geen adres van een website. Schrijf het zoals bakkerij.nl.'],
  ['https://jo:geheim@bakkerij.nl', 'Dit is nog geen adres van een website. Schrijf het zoals bakkerij.nl.'],
  ['', 'Dit is nog geen adres van een website. Schrijf het zoals bakkerij.nl.'],
  ['127.0.0.1', 'Dit is geen openbaar adres. We meten alleen websites die iedereen kan bezoeken.'],
  ['http://[::ffff:10.0.0.1]/', 'Dit is geen openbaar adres. We meten alleen websites die iedereen kan bezoeken.'],
  ['http://169.254.169.254/', 'Dit is geen openbaar adres. We meten alleen websites die iedereen kan bezoeken.'],
  ['bakkerij.nl:8080', 'Dit is geen openbaar adres. We meten alleen websites die iedereen kan bezoeken.'],
])('refuses %s in a sentence, with what was typed', async (site, sentence) => {
  const {status, html} = await measure(site)
  expect([status, told(html)]).toEqual([422, sentence])
  expect(html).toContain(`value="${site}"`)
  expect(asked).toEqual([])
})

test('shows nothing that was typed as HTML', async () => {
  const {html} = await measure('"><script>alert(1)</script>')
  expect(html).not.toContain('<script')
})

test.each([
  ['http://127.0.0.1:1/', 'We konden deze website niet bereiken. Klopt het adres?'],
  ['http://localhost:1/', 'We konden deze website niet bereiken. Klopt het adres?'],
  ['http://169.254.169.254/', 'We konden deze website niet bereiken. Klopt het adres?'],
])('says the same of a redirect to %s as of a website that is away', async (location, sentence) => {
  answer = (_, reply) => void reply.writeHead(302, {location}).end()
  const {status, html} = await measure(own())
  expect(status).toBe(200)
  expect(html).toContain(sentence)
  expect(html).not.toContain('169.254')
})

test('says in a sentence that a page is none, is too big, or is away', async () => {
  const answers: [RequestListener, string][] = [
    [(_, reply) => void reply.writeHead(200, {'content-type': 'image/png'}).end(), 'Op dit adres staat geen webpagina'],
    [(_, reply) => void reply.writeHead(404).end(), 'maar foutcode 404.'],
    [
      (_, reply) => void reply.writeHead(200, {'content-type': 'text/html'}).end(Buffer.alloc(2_100_000)),
      'Deze pagina is groter dan 2 MB.',
    ],
  ]
  for (const [given, sentence] of answers) {
    answer = given
    expect((await measure(own())).html).toContain(sentence)
  }
})

test('measures nothing for a program that follows a link, a page that embeds it, a look ahead or HEAD', async () => {
  for (const headers of [
    {'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)'},
    {'user-agent': 'WhatsApp/2.24'},
    {'user-agent': 'Mozilla/5.0 (compatible; VindkrachtWind/1.0; +https://www.vindkracht.example/)'},
    {'sec-fetch-dest': 'image'},
    {'sec-fetch-dest': 'iframe'},
    {'sec-purpose': 'prefetch'},
  ])
    expect((await measure(own(), headers)).heading).toBe('Meet de wind op je site')
  expect(asked).toEqual([])
  expect(await counted()).toBe(0)
})

test('respects an owner who does not want it', async () => {
  await exclude(database(), {host: 'localhost', at: '2026-11-27T08:00:00.000Z', by: 'beheer@example.nl'})
  const {html} = await measure(own())
  expect(html).toContain('De eigenaar van deze website wil niet dat we haar meten.')
  expect(asked).toEqual([])
})

test('measures so often a day for one connection, and others as before', async () => {
  const from = (address: string) => measure(own(), {[CLIENT_HEADER]: address})
  await from('192.0.2.1')
  await database().query('UPDATE wind_counts SET times = $1 WHERE times < 2', [WIND_LIMITS.client.times])
  const {status, html} = await from('192.0.2.1')
  expect(status).toBe(429)
  expect(html).toContain('Er is vandaag genoeg gemeten')
  expect((await from('192.0.2.2')).status).toBe(200)
})

test('forgets how often who measured once the day is over', async () => {
  await measure(own())
  const later = new Date(Date.now() + 2 * 86_400_000)
  await forgetByRule({...endpoints.shop.services, now: () => later})
  expect(await database().query('SELECT * FROM wind_counts')).toEqual([])
})

test('measures no own site without the setting for one machine', async () => {
  delete process.env.MEASURE_OWN_SITE
  expect((await measure(own())).status).toBe(422)
  expect(asked).toEqual([])
})

test('leads to the address with its slash, and keeps what was asked', async () => {
  const {status, to} = await endpoints.call('/en/measure-the-wind?site=bakkerij.nl', undefined, BROWSER)
  expect([status, to]).toEqual([301, '/en/measure-the-wind/?site=bakkerij.nl'])
})
