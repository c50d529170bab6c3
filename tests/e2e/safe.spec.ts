import {readFileSync} from 'node:fs'
import {errorsOf} from '../support/browser/errorsOf.ts'
import {hydrate} from '../support/browser/hydrated.ts'
import {at, LANGUAGES, PATHS} from '../support/browser/languages.ts'
import {expect, HOSTED, test} from '../support/browser/testServer.ts'
import {observe} from '../support/html/observatory.ts'

// Policies and headers that hold on every page.

test('a script that somebody got into a page does not run', HOSTED, async ({page, testServer}) => {
  const blocked = errorsOf(page)
  await page.route(`${testServer.site}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', '<script>window.ran = true</script></body>')
    await route.fulfill({response, body})
  })
  for (const route of ['/', '/checkout/pro/', '/payment-success/']) {
    await page.goto(testServer.site + route)
    expect([route, await page.evaluate(() => 'ran' in window)]).toEqual([route, false])
  }
  expect(blocked.filter((error) => error.startsWith('Executing inline script violates'))).toHaveLength(3)
})

test('by the table of Mozilla’s Observatory every page comes to 130 points', HOSTED, async ({testServer}) => {
  for (const language of LANGUAGES)
    for (const route of PATHS) {
      const response = await fetch(at(testServer, route, language))
      const judged = observe({headers: response.headers, html: await response.text()})
      expect([route, judged]).toEqual([route, {score: 130, missing: []}])
    }
})

/** Tries to turn text into running code. */
function tryTexts() {
  const names = (attempt: () => unknown) => {
    try {
      attempt()
      return 'done'
    } catch (error) {
      return error instanceof Error ? error.name : 'something'
    }
  }
  const script = document.createElement('script')
  return {
    markup: names(() => document.createElement('div').insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')),
    address: names(() => script.setAttribute('src', 'https://elsewhere.example/a.js')),
    ownAddress: names(() => script.setAttribute('src', '/a.js')),
    text: names(() => Object.assign(script, {text: 'alert(1)'})),
    policy: names(() => window.trustedTypes?.createPolicy('default', {createHTML: String, createScript: String})),
    words: names(() => Object.assign(document.createElement('div'), {innerHTML: 'words'})),
  }
}

test('a script of ours turns no text into markup, a script or its address', HOSTED, async ({page, testServer}) => {
  for (const route of ['/', '/checkout/pro/', '/dashboard/']) {
    await page.goto(testServer.site + route)
    await hydrate(page)
    expect([route, await page.evaluate(tryTexts)]).toEqual([
      route,
      {
        markup: 'TypeError',
        address: 'TypeError',
        ownAddress: 'TypeError',
        text: 'TypeError',
        policy: 'TypeError',
        words: 'done',
      },
    ])
  }
})

test('no build carries anything of the preview: no attributes, no overlays, no invisible characters', async ({
  testServer,
}) => {
  const files = testServer.files.filter(({address}) => /\.(html|js|json)$/.test(address))
  expect(files.length).toBeGreaterThan(30)
  for (const {address, file} of files) {
    const text = readFileSync(file, 'utf8').replace(/e-\u2060(?=mail)/gi, '') // the one of our own: domain/texts/unbroken.ts
    expect([address, /data-sanity=|enableVisualEditing/.test(text)]).toEqual([address, false])
    if (!address.endsWith('.js'))
      expect([address, /[\u200b-\u200f\u2060-\u2064\ufeff]/.test(text)]).toEqual([address, false])
  }
})
