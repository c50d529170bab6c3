import {test as base, expect} from '@playwright/test'
import type {SiteStatus} from '../../domain/content/siteStatus.ts'
import {CHANGE_SET, setId} from '../../domain/sets/changeSet.ts'
import {at, LANGUAGES, PATHS} from '../support/browser/languages.ts'
import {expectNoScript, publishScriptedLogo} from '../support/browser/scriptedImage.ts'
import {undated} from '../support/html/undated.ts'
import {BUILD_LIMIT_MS, WAIT_LIMIT_MS} from '../support/limits.ts'
import {TestServer} from '../support/services/testServer.ts'
import type {Netlify} from './netlify.ts'
import type {HostName} from './ownHost.ts'
import {openPublishingHost, type PublishingHost} from './publishingHost.ts'

/** Publishing on each host: Netlify's build in an emulation of what is around it, and the server of the image. */
const test = base.extend<object, {host: Netlify | PublishingHost; hostName: HostName}>({
  /** Set by the project. */
  hostName: ['Netlify', {option: true, scope: 'worker'}],
  host: [
    async ({hostName}, use) => {
      const testServer = new TestServer()
      await testServer.ready() // its build is the one that is deployed
      const host = await openPublishingHost(hostName, testServer.site)
      await use(host)
      await host.close()
    },
    {scope: 'worker', timeout: BUILD_LIMIT_MS},
  ],
})

// A whole set is made in the first of these: as long as a build on a busy machine.
test.describe.configure({timeout: BUILD_LIMIT_MS})

/** Publishes a question of the landing page. */
async function ask(host: Netlify | PublishingHost, text: string) {
  await host.content.patch('faq-costs').set({'question.nl': text}).commit()
  return host.publish('faq-costs')
}

/** Netlify's CDN answers what it kept until it is purged, which is after the publication and at most twice in five seconds. */
const expectOnPage = (host: Netlify | PublishingHost, text: string) => expect.poll(() => host.read('/')).toContain(text)

/** Answers of the site, without dates and with one address for each host. */
const answersOf = (host: Netlify | PublishingHost, addresses: readonly string[]) =>
  Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(host.site + address, {redirect: 'manual'})
      const {headers, status} = response
      const told = ['content-type', 'content-security-policy', 'x-content-type-options', 'cache-control', 'location']
      const [type, ...others] = told.map((name) => unnamed(headers.get(name) ?? ''))
      return {address, status, type: type?.split(';')[0], others, text: unnamed(undated(await response.text()))}
    }),
  )
const unnamed = (text: string) => text.replaceAll(/http:\/\/localhost:\d+/g, 'http://localhost')

test('pages, their data, redirects and what is missing are answered from a set as from the files of the build', async ({
  host,
}) => {
  const missing = ['/checkout/nope/', '/en/checkout/nope/', '/en/nope/', '/nope/', '/page-data/nope/page-data.json']
  const addresses = [
    ...LANGUAGES.flatMap((language) => PATHS.map((route) => at({site: ''}, route, language))),
    ...['/checkout/pro', '/en', '/en/nope/deep/', '/page-data/index/page-data.json', '/sitemap.xml', '/robots.txt'],
    ...['/favicon.ico', '/apple-touch-icon.png', '/logo.png', '/manifest.webmanifest', '/en/manifest.webmanifest'],
    ...['/.well-known/security.txt', '/llms.txt', '/index.md', '/en/over-ons/index.md', '/nope/index.md', ...missing],
  ]
  const built = await host.withBuiltPages(() => answersOf(host, addresses))
  expect((await host.publish('siteSettings')).status).toBe(200)
  if ('purges' in host) await expect.poll(() => host.purges.length).toBeGreaterThan(0)
  const published = await answersOf(host, addresses)
  expect(published).toEqual(built)
  for (const {address, status, type, others} of published) {
    if ([...missing, '/nope/index.md'].includes(address)) expect([address, status]).toEqual([address, 404])
    if (address === '/checkout/pro') expect(status).toBe(301)
    if (type === 'text/html' && status !== 301)
      expect([address, ...others]).toEqual([
        address,
        expect.stringContaining("default-src 'none'"),
        'nosniff',
        ...others.slice(2),
      ])
  }
})

test('a page, an article and a redirect that are newer than the deploy are answered, and gone when they are', async ({
  host,
}) => {
  const line = (text: string) => ({_type: 'localeString', nl: text, en: text})
  const words = (text: string) => ({_type: 'localeText', nl: text, en: text})
  const made = {
    title: line('Nieuw'),
    address: {nl: {_type: 'slug', current: 'nieuw'}, en: {_type: 'slug', current: 'new'}},
    intro: words('Nieuwer dan het uitrollen.'),
    parts: [{_key: 'f', _type: 'featuresPart', title: line('Wat het doet')}],
    seo: {title: line('Nieuwe pagina'), description: words('x'.repeat(80)), noIndex: false},
  }
  const ids = ['content-new', 'article-new', 'redirect-new']
  const status = async (address: string) => (await fetch(host.site + address, {redirect: 'manual'})).status
  expect([await status('/nieuw/'), await status('/en/blog/new/'), await status('/oud')]).toEqual([404, 404, 404])
  await host.content
    .transaction()
    .create({_id: 'content-new', _type: 'contentPage', ...made})
    .create({_id: 'article-new', _type: 'article', date: '2026-11-01', ...made})
    .create({_id: 'redirect-new', _type: 'redirect', from: '/oud', destination: 'page:content-new', permanent: false})
    .commit()
  expect((await host.publish('content-new')).status).toBe(200)
  await expect.poll(() => host.read('/nieuw/')).toContain('Nieuwer dan het uitrollen.')
  for (const address of ['/en/new/', '/en/new/index.md', '/blog/', '/en/blog/new/', '/blog/feed.xml'])
    expect([address, await status(address)]).toEqual([address, 200])
  // Each with the visitor's own question, also behind the CDN.
  for (const question of ['?a=b', '', '?c=d']) {
    const gone = await fetch(`${host.site}/oud${question}`, {redirect: 'manual'})
    expect([gone.status, gone.headers.get('location')]).toEqual([302, `/nieuw/${question}`])
  }
  expect(await status('/favicon.svg')).toBe(200)
  for (const id of ids) await host.content.delete(id)
  expect((await host.publish('content-new', {operation: 'delete'})).status).toBe(200)
  await expect.poll(() => status('/nieuw/')).toBe(404)
  expect([await status('/en/blog/'), await status('/oud')]).toEqual([404, 404])
})

test('a publication reaches every page that shows it, in HTML and data alike, and none before', async ({host}) => {
  await ask(host, 'Wat kost het nu?')
  await expectOnPage(host, 'Wat kost het nu?')
  const answer = await ask(host, 'Wat kost het straks?')
  expect(await answer.json()).toMatchObject({problems: 0})
  // By this call; or, where the store was slow for a visitor, by the set that was then made.
  const {publishes} = (await (await fetch(`${host.site}/api/site-status`)).json()) as SiteStatus
  expect(publishes.map(({changed}) => changed)).toContainEqual(['/', '/homepage/'])
  await expectOnPage(host, 'Wat kost het straks?')
  expect(await host.read('/page-data/index/page-data.json')).toContain('Wat kost het straks?')
  expect((await host.read('/')).match(/window\.pageData=.*Wat kost het straks\?/)).not.toBeNull()
})

test('a script in a drawing of an editor does not run, and other sites may show the drawing', async ({host, page}) => {
  const settings = await host.content.getDocument('siteSettings')
  await publishScriptedLogo(host.content)
  expect((await host.publish('siteSettings')).status).toBe(200)
  const find = async () => /\/images\/[\w-]+\.svg/.exec(await host.read('/'))?.[0] ?? ''
  await expect.poll(find).not.toBe('')
  const address = host.site + (await find())
  await expectNoScript(page, address)
  expect((await fetch(address)).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  await host.content.createOrReplace({...settings, _type: 'siteSettings', _id: 'siteSettings'})
})

test('a call that is not signed, forged, changed or old does nothing; one that is repeated does no harm', async ({
  host,
}) => {
  await ask(host, 'Waarheid?')
  const published = async () =>
    ((await (await fetch(`${host.site}/api/site-status`)).json()) as SiteStatus).publishes[0]?.startedAt
  // The own server follows the content as well: once more after the change, which may be between two of these.
  await expect(async () => {
    const before = await published()
    expect((await host.call('{"_id": "faq-costs"}')).status).toBe(401)
    expect((await host.publish('faq-costs', {secret: 'another-secret-of-somebody'})).status).toBe(401)
    expect((await host.publish('faq-costs', {at: Date.now() - 6 * 60_000})).status).toBe(401)
    expect((await fetch(`${host.site}/api/content-changed`)).status).toBe(405)
    expect(await published()).toBe(before)
  }).toPass({timeout: WAIT_LIMIT_MS})
  const again = await host.publish('faq-costs')
  expect(await again.json()).toEqual({changed: [], problems: 0})
  await expectOnPage(host, 'Waarheid?')
})

test('a broken document keeps its pages, and the Studio is told', async ({host}) => {
  await ask(host, 'Goed?')
  const question = await host.content.getDocument('faq-costs')
  await host.content.patch('faq-costs').unset(['answer.en']).commit()
  expect(await (await host.publish('faq-costs')).json()).toEqual({changed: [], problems: 1})
  await expectOnPage(host, 'Goed?')
  const status = () => fetch(`${host.site}/api/site-status`)
  expect((await status()).headers.get('access-control-allow-origin')).toBe('http://localhost:3333')
  // The own server, which follows the content as well, may be publishing it once more.
  await expect
    .poll(async () => (await status()).json())
    .toMatchObject({
      state: 'live',
      problems: [{documentId: 'faq-costs', pages: ['/', '/en/', '/homepage/', '/en/homepage/', '/hulp/', '/en/hulp/']}],
    })
  await host.content.createOrReplace({...question, _type: 'faq', _id: 'faq-costs'})
})

test('a set of changes goes live at its moment and comes back at its end, by a token of its own', async ({host}) => {
  const {content} = host
  const ID = setId('hosted')
  const {_rev, _updatedAt, ...question} = (await content.getDocument('faq-costs')) ?? {_type: ''}
  const was = (question as {question?: {nl: string}}).question?.nl ?? ''
  const asked = {_type: 'localeString', nl: 'Wat kost de zomeractie?', en: 'What does the summer offer cost?'}
  const draft = await content.createOrReplace({...question, _id: 'drafts.faq-costs', question: asked})
  const members = [{_key: 'faq-costs', id: 'faq-costs', documentType: 'faq', revision: draft._rev}]
  const hour = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString()
  const state = () => content.getDocument(ID).then((set) => set?.state)
  const planned = {_id: ID, _type: CHANGE_SET, title: 'Zomeractie', state: 'planned', members}
  await content.createOrReplace({...planned, goLiveAt: hour(1)})
  await host.runSets()
  expect(await state()).toBe('planned')
  await content.createOrReplace({...planned, goLiveAt: hour(-1)})
  await host.runSets()
  await expect.poll(state).toBe('live')
  expect((await host.publish('faq-costs')).status).toBe(200)
  await expectOnPage(host, 'Wat kost de zomeractie?')
  const {publishesSets} = (await (await fetch(`${host.site}/api/site-status`)).json()) as SiteStatus
  expect(publishesSets).toBe(true)
  await content
    .patch(ID)
    .set({endAt: hour(-1)})
    .commit()
  await host.runSets()
  await expect.poll(state).toBe('ended')
  expect((await host.publish('faq-costs')).status).toBe(200)
  await expect.poll(() => host.read('/')).not.toContain('Wat kost de zomeractie?')
  expect(await host.read('/')).toContain(was)
  await content.delete(ID)
})
