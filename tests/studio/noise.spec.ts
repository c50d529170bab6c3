import type {Locator, Page} from '@playwright/test'
import {isLoopbackHost} from '../../domain/environment/loopback.ts'
import {anew, expect, test} from './studioServer.ts'
import {visit} from './tab.ts'

/** The media library takes a subscription back while its connection is still being made, when it is drawn a second time. */
const TAKEN_BACK = /^WebSocket connection to .* WebSocket is closed before the connection is established/

/** Console messages of a browser, and its requests to other machines, from now on. */
function noiseOf(page: Page): string[] {
  const noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !TAKEN_BACK.test(message.text()))
      noise.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`))
  page.on('request', (request) => {
    const {protocol, host} = new URL(request.url())
    if (protocol.startsWith('http') && !isLoopbackHost(host)) noise.push(`asked elsewhere: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const {errorText = ''} = request.failure() ?? {}
    // The Studio itself takes back what it no longer needs.
    if (errorText !== 'net::ERR_ABORTED') noise.push(`failed: ${request.url()} ${errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`)
  })
  return noise
}

/** Places by their address, and how each is known when it is drawn. */
const PLACES: Record<string, (page: Page) => Locator> = {
  '/': (page) => page.getByText('The site is live and up to date'),
  '/intent/edit/id=landingPage;type=landingPage/': (page) => page.getByTestId('form-view'),
  '/structure/pricing;price-list': (page) => page.getByRole('row').filter({hasText: 'Pro, per 3 months'}),
  '/media': (page) => page.getByRole('button', {name: /upload/i}).first(),
}

anew(
  'the Studio opens without a complaint of the browser or a request to another machine, in its own typeface',
  async ({page, studioServer}) => {
    const noise = noiseOf(page)
    for (const [place, drawn] of Object.entries(PLACES)) {
      await visit(page, studioServer.studio, place)
      await expect(drawn(page)).toBeVisible()
      expect([place, ...noise]).toEqual([place])
    }
    // Its typeface is one that it serves itself.
    const loaded = () => document.fonts.ready.then(() => [...document.fonts].some((face) => face.status === 'loaded'))
    expect(await page.evaluate(loaded)).toBe(true)
    expect(await page.evaluate(() => document.fonts.check('500 13px Inter'))).toBe(true)
  },
)

test('no menu offers what only a hosted project has', async ({page, studioServer}) => {
  await visit(page, studioServer.studio, '/structure/start')
  await expect(page.getByTestId('studio-help')).toBeVisible()
  await expect(page.getByTestId('button-resources-menu')).toBeHidden()
  // A tool for queries is for developers: the build leaves it out.
  await expect(page.getByRole('link', {name: 'Vision'})).toHaveCount(0)
  for (const menu of ['#user-menu', '#global-presence-menu', 'button:has-text("Vindkracht")']) {
    await page.locator(menu).click()
    await expect(page.getByText(/sign out|invite|manage (members|project)/i).filter({visible: true})).toHaveCount(0)
    await page.keyboard.press('Escape')
  }
})
