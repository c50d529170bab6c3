import {test as base, expect} from '@playwright/test'
import type {SiteStatus} from '../../domain/content/siteStatus.ts'
import {expectNoScript, publishScriptedLogo} from '../support/browser/scriptedImage.ts'
import {BUILD_LIMIT_MS, WAIT_LIMIT_MS} from '../support/limits.ts'
import {TestServer} from '../support/services/testServer.ts'
import {Netlify} from './netlify.ts'
import {PublishingHost} from './publishingHost.ts'

/** Publishing on each host: Netlify's build in an emulation of what is around it, and the server of the image. */
const test = base.extend<object, {host: Netlify | PublishingHost; hostName: 'Netlify' | 'own'}>({
  /** Set by the project. */
  hostName: ['Netlify', {option: true, scope: 'worker'}],
  host: [
    async ({hostName}, use) => {
      const testServer = new TestServer()
      await testServer.ready() // its build is the one that is deployed
      const host = hostName === 'own' ? new PublishingHost() : new Netlify()
      await host.openLastBuild(testServer.site)
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
