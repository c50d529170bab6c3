import http from 'node:http'
import {pathToFileURL} from 'node:url'
import type {Email} from 'postal-mime'
import {SITE_STATUS_PATH} from '../../domain/content/siteStatus.ts'
import {openDatabase} from '../../functions/database/index.ts'
import {closing, listening} from '../../local/supervision/service.ts'
import {CHROMIUM_FLAGS} from '../chromium.ts'
import {expect, type TestServer, test} from '../support/browser/testServer.ts'
import {setting} from '../support/run/setting.ts'

/** A page of another website can do nothing to the ports of `npm start`, in a browser. */
const FOREIGN = 'evil.example'

// The name leads to this machine, as a name of an attacker may.
test.use({
  launchOptions: {
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${FOREIGN} 127.0.0.1`],
    ...(process.env.CHROMIUM_PATH && {executablePath: process.env.CHROMIUM_PATH}),
  },
})

const MUTATION = JSON.stringify({mutations: [{createOrReplace: {_id: 'foreign', _type: 'faq'}}]})

/** Addresses of every port to read, and to write to: with a body as a form can send it. */
function targets(testServer: TestServer) {
  const {site, studio, lake, mollie, mail} = testServer
  const smtp = `http://localhost:${setting('SMTP_PORT')}`
  return {
    read: [
      ...[
        '/',
        '/page-data/index/page-data.json',
        '/api/payment-methods',
        '/api/health',
        '/beheer',
        SITE_STATUS_PATH,
      ].map((address) => site + address),
      `${studio}/`,
      ...['query/production?query=*', 'export/production', 'listen/production?query=*', 'live/events/production'].map(
        (address) => `${lake}/v2025-02-19/data/${address}`,
      ),
      `${lake}/v1/socket/production`,
      ...['/', '/v2/payments', '/methods/ideal.svg'].map((address) => mollie + address),
      ...['/', '/messages'].map((address) => mail + address),
      `${smtp}/`,
    ],
    write: [
      {url: `${site}/api/create-payment`, body: 'planType=basis&billingPeriod=monthly&language=nl&shownTotal=119.79'},
      {url: `${site}/api/mollie-webhook`, body: 'id=tr_1234567890'},
      {url: `${site}/api/content-changed`, body: '{}'},
      {url: `${studio}/`, body: '{}'},
      {url: `${lake}/v2025-02-19/data/mutate/production`, body: MUTATION},
      {url: `${lake}/copy`, body: ''},
      {url: `${mollie}/control/reset`, body: '{}'},
      {url: `${mollie}/control/clock`, body: 'minutes=60'},
      {url: `${mollie}/v2/payments`, body: '{}'},
      {url: `${mollie}/vies/check-vat-number`, body: '{"countryCode":"BE","vatNumber":"0100000070"}'},
      {url: `${mail}/`, body: 'x'},
      {
        url: `${smtp}/`,
        body: 'EHLO x\r\nMAIL FROM:<a@b.nl>\r\nRCPT TO:<b@b.nl>\r\nDATA\r\nsubject: x\r\n\r\nx\r\n.\r\n',
      },
    ],
  }
}

/** Sender of the shop's own mails, which are ignored: background jobs send them when they are due. */
const OWN_SENDER = 'hulp@example.nl'

/** All that could have been changed. */
async function state(testServer: TestServer) {
  const get = async (url: string) => (await fetch(url, {headers: {authorization: 'Bearer test_reading'}})).json()
  const orders = openDatabase(pathToFileURL(`${testServer.folder}/orders.db`).href)
  return {
    content: await testServer.client.fetch('*[]{_id, _rev} | order(_id)', {}, {perspective: 'raw'}),
    payments: (await get(`${testServer.mollie}/v2/payments`)).count,
    now: (await get(`${testServer.mollie}/v2/payments?limit=1`))._embedded.payments[0]?.createdAt,
    mails: ((await get(`${testServer.mail}/messages`)) as Email[]).filter(({from}) => from?.address !== OWN_SENDER),
    orders: await orders.query('SELECT COUNT(*) AS count FROM orders'),
    publishes: (await testServer.status()).publishes,
  }
}

type Targets = ReturnType<typeof targets>

/** Runs in the foreign page. Returns what each try got, when it got anything. Ports are tried side by side. */
async function tryAll({read, write}: Targets): Promise<string[]> {
  const got: string[] = []
  const within = <T>(work: Promise<T>) =>
    Promise.race([work, new Promise<null>((resolve) => setTimeout(() => resolve(null), 5000))])
  const element = (tag: 'img' | 'script' | 'link', url: string) =>
    new Promise<boolean>((resolve) => {
      const made = document.createElement(tag)
      made.onload = () => resolve(true)
      made.onerror = () => resolve(false)
      if (made instanceof HTMLLinkElement) Object.assign(made, {rel: 'stylesheet', href: url})
      else made.src = url
      document.body.append(made)
    })
  const opens = (stream: WebSocket | EventSource) =>
    new Promise<boolean>((resolve) => {
      stream.onopen = () => resolve(true)
      stream.onerror = () => resolve(false)
    }).finally(() => stream.close())
  const text = (url: string, init: RequestInit) =>
    fetch(url, init).then(
      (response) => response.text(),
      () => '',
    )
  const note = async (kind: string, url: string, work: Promise<unknown>) => {
    if (await within(work)) got.push(`${kind} ${url}`)
  }
  const tryToRead = (url: string) =>
    Promise.all([
      note('fetch', url, text(url, {credentials: 'include'})),
      note('fetch without CORS', url, text(url, {mode: 'no-cors'})),
      note('image', url, element('img', url)),
      note('script', url, element('script', url)),
      note('style', url, element('link', url)),
      note('EventSource', url, opens(new EventSource(url))),
      note('WebSocket', url, opens(new WebSocket(url.replace('http', 'ws')))),
    ])
  const tryToWrite = async ({url, body}: Targets['write'][number]) => {
    await note('POST', url, text(url, {method: 'POST', body}))
    await note('POST without CORS', url, text(url, {method: 'POST', body, mode: 'no-cors'}))
    await note('JSON', url, text(url, {method: 'POST', body, headers: {'content-type': 'application/json'}}))
    for (const enctype of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const frame = Object.assign(document.createElement('iframe'), {name: `f${Math.random()}`})
      const form = Object.assign(document.createElement('form'), {
        method: 'POST',
        action: url,
        enctype,
        target: frame.name,
      })
      for (const [name, value] of body.includes('=') ? new URLSearchParams(body) : [[body, '']]) {
        const input = Object.assign(document.createElement('input'), {type: 'hidden', name, value})
        form.append(input)
      }
      document.body.append(frame, form)
      const answered = new Promise((resolve) => frame.addEventListener('load', resolve))
      form.submit()
      await within(answered)
    }
  }
  const ports = new Set([...read, ...write.map(({url}) => url)].map((url) => new URL(url).port))
  await Promise.all(
    [...ports].map(async (port) => {
      for (const url of read) if (new URL(url).port === port) await tryToRead(url)
      for (const each of write) if (new URL(each.url).port === port) await tryToWrite(each)
    }),
  )
  return got
}

test('a page of another website reads nothing of any port and changes nothing', async ({page, testServer}) => {
  const elsewhere = http.createServer((_, response) => {
    response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html><title>Elsewhere</title>')
  })
  const {port} = new URL(await listening(elsewhere))
  const before = await state(testServer)
  const asked = targets(testServer)

  // Under another name, and as another program of this machine.
  for (const origin of [`http://${FOREIGN}:${port}`, `http://localhost:${port}`]) {
    await page.goto(origin, {waitUntil: 'commit'})
    expect(await page.evaluate(tryAll, asked)).toEqual([])
  }
  // The name leads to the port itself: the page would be of the same origin.
  for (const url of asked.read) {
    const {port: own, pathname, search} = new URL(url)
    const answer = await page
      .goto(`http://${FOREIGN}:${own}${pathname}${search}`, {waitUntil: 'commit'})
      .catch(() => null)
    expect([url, answer?.status() ?? 403]).toEqual([url, 403])
  }
  expect(await state(testServer)).toEqual(before)
  await closing(elsewhere)
})
