import type {Page} from '@playwright/test'
import {axeViolations} from '../support/browser/axe.ts'
import {hydrate} from '../support/browser/hydrated.ts'
import {at, either, ONE_LANGUAGE, WORDED_LANGUAGES} from '../support/browser/languages.ts'
import {expect, type TestServer, test} from '../support/browser/testServer.ts'

// The landing page as a browser has it; what it says is told in web/src/screens/public.test.tsx.

for (const language of ONE_LANGUAGE) {
  const say = (nl: string, en: string) => either(language, nl, en)
  const open = (page: Page, testServer: TestServer, path: string) => page.goto(at(testServer, path, language))

  test.describe(`the landing page, ${language}`, () => {
    test('is at / and at /homepage, which names / as its canonical address', async ({page, testServer}) => {
      for (const path of ['/', '/homepage/']) {
        await open(page, testServer, path)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', at(testServer, '/', language))
        await expect(page.locator('#pricing')).toHaveCount(1)
      }
    })

    test('a change of language keeps the place that was read, and so does Back', async ({page, testServer}) => {
      await open(page, testServer, '/')
      await hydrate(page) // or the browser itself goes there
      await page.locator('#questions').scrollIntoViewIfNeeded()
      await page
        .getByRole('banner')
        .getByRole('link', {name: say('EN English', 'NL Nederlands')})
        .click()
      await page.waitForURL(at(testServer, '/', language === 'nl' ? 'en' : 'nl'))
      await expect(page.locator('#questions')).toBeInViewport()
      await page.goBack()
      await page.waitForURL(at(testServer, '/', language))
      await expect(page.locator('#questions')).toBeInViewport()
    })

    test('a change of language as the very first act keeps the place that was read, too', async ({
      page,
      testServer,
    }) => {
      await page.route('**/*.js', () => {}) // not there yet
      await open(page, testServer, '/')
      await page.locator('#questions').scrollIntoViewIfNeeded()
      await page
        .getByRole('banner')
        .getByRole('link', {name: say('EN English', 'NL Nederlands')})
        .click()
      await page.waitForURL(at(testServer, '/', language === 'nl' ? 'en' : 'nl'))
      await expect(page.locator('#questions')).toBeInViewport()
      await open(page, testServer, '/') // a visit of its own begins at the top
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    })

    test('Start now scrolls to the prices, or goes to /#pricing where there are none', async ({page, testServer}) => {
      const start = page.getByRole('banner').getByRole('link', {name: say('Start nu', 'Start now')})
      await open(page, testServer, '/')
      await start.click()
      await expect(page.locator('#pricing')).toBeInViewport()
      await open(page, testServer, '/over-ons/')
      await start.click()
      await page.waitForURL(`${at(testServer, '/', language)}#pricing`)
      await expect(page.locator('#pricing')).toBeInViewport()
    })

    test('on phones three benefit lines take turns every three seconds, and can be paused', async ({
      page,
      testServer,
    }) => {
      await page.setViewportSize({width: 375, height: 812})
      await open(page, testServer, '/')
      const lines = page.getByRole('list', {name: say('Voordelen', 'Benefits')}).getByRole('listitem')
      await expect(lines).toHaveCount(3)
      const timing = await lines.evaluateAll((all) =>
        all.map((line) => {
          const {animationDuration, animationDelay} = getComputedStyle(line)
          return [animationDuration, animationDelay]
        }),
      )
      expect(timing).toEqual([
        ['9s', '0s'],
        ['9s', '3s'],
        ['9s', '6s'],
      ])
      const visible = () =>
        lines.evaluateAll((all) => all.findIndex((line) => getComputedStyle(line).clipPath === 'inset(0px)'))
      const seek = (seconds: number) =>
        lines.evaluateAll((all, time) => {
          for (const line of all)
            for (const animation of line.getAnimations()) {
              animation.pause()
              animation.currentTime = time * 1000
            }
        }, seconds)
      for (const [seconds, index] of [
        [1.5, 0],
        [4.5, 1],
        [7.5, 2],
        [10.5, 0],
      ] as const) {
        await seek(seconds)
        expect([seconds, await visible()]).toEqual([seconds, index])
      }
      for (const seconds of [0.2, 2.85, 3.1]) {
        await seek(seconds)
        expect([seconds, await axeViolations(page, ['color-contrast'])]).toEqual([seconds, []])
      }
      await page.reload()
      await page.getByRole('checkbox', {name: say('Pauzeren', 'Pause')}).check({force: true})
      expect(await lines.first().evaluate((line) => getComputedStyle(line).animationPlayState)).toBe('paused')
    })

    test('each plan has a "what exactly is in it" dialog; Escape closes it and a click outside does not', async ({
      page,
      testServer,
    }) => {
      await open(page, testServer, '/')
      for (const name of [say('Basis', 'Basic'), 'Pro', 'Enterprise']) {
        const trigger = say(`Wat zit er precies in? (${name})`, `What exactly is in it? (${name})`)
        await page.getByRole('button', {name: trigger}).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.locator('dt').first()).toBeVisible()
        await page.mouse.click(5, 5)
        await expect(dialog).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
    })
  })
}

for (const language of WORDED_LANGUAGES)
  test(`shows the purpose of each page on its first screen, and the whole sock of the hero on a phone, ${language}`, async ({
    page,
    testServer,
  }) => {
    for (const [path, name] of [
      ['/checkout/pro/', either(language, 'Doorgaan naar betaling', 'Continue to payment')],
      ['/payment-success/', either(language, 'Ga naar Dashboard', 'Go to dashboard')],
      ['/payment-cancelled/', either(language, 'Probeer Opnieuw', 'Try again')],
      ['/login/', either(language, 'Inloggen', 'Log in')],
      ['/aanpassingen/', either(language, 'Wijzigingen opslaan', 'Save changes')],
      ['/404/', either(language, 'Terug naar de startpagina', 'Back to the home page')],
      ['/', either(language, 'Plan een gratis kennismaking', 'Book a free intro call')],
    ] as const) {
      await page.goto(at(testServer, path, language))
      const action = page.getByRole('main').locator('a, button').filter({hasText: name}).first()
      // On a phone the bar with the total leads to the button that pays.
      const onPhone = path.startsWith('/checkout/') ? page.locator('[data-total-bar]') : action
      for (const [width, height] of [
        [1280, 720],
        [1366, 768],
        [360, 640],
      ] as const) {
        await page.setViewportSize({width, height})
        await expect(width < 600 ? onPhone : action, `${path} ${width}`).toBeInViewport({ratio: 1})
      }
    }
    const sock = await page.locator('main figure svg').last().boundingBox()
    // The price with its period, and that VAT comes on top.
    const price = page
      .getByRole('main')
      .getByText(either(language, '€ 99 per maand', '€99 a month'))
      .first()
    const note = page
      .getByRole('main')
      .getByText(either(language, 'excl. btw', 'excl. VAT'))
      .first()
    for (const height of [812, 667]) {
      await page.setViewportSize({width: 375, height})
      await expect(price).toBeInViewport({ratio: 1})
      // Its words without the link to the demo below them.
      await expect(note).toBeInViewport({ratio: 0.5})
    }
    expect((sock?.x ?? 0) + (sock?.width ?? Infinity)).toBeLessThanOrEqual(360)
  })

/** Words and controls of the hero that share room with a sock, the tile or each other. */
function collisions(): string[] {
  const hero = document.querySelector('h1')?.closest('main > div')
  if (!hero) return ['no hero']
  const rect = (element: Element) => element.getBoundingClientRect()
  const isSeen = (element: Element) => element.checkVisibility() && rect(element).width > 1
  const tile = [...hero.querySelectorAll('figure div:has(> svg)')].find((each) => each.querySelector('strong'))
  const drawn = [...hero.querySelectorAll('figure svg g path, figure svg .pole'), ...(tile ? [tile] : [])].filter(
    (each) => isSeen(each) && (each === tile || !tile?.contains(each)),
  )
  const words = [...hero.querySelectorAll('h1, p, li, a, figcaption p')].filter(
    (each) => isSeen(each) && !tile?.contains(each) && !each.closest('[aria-hidden]'),
  )
  const inReach = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
  const linesOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return element.matches('a') ? [rect(element)] : [...range.getClientRects()]
  }
  return words.flatMap((element) =>
    drawn.some((each) => linesOf(element).some((line) => inReach(line, rect(each))))
      ? [(element.textContent ?? '').slice(0, 40)]
      : [],
  )
}

for (const language of WORDED_LANGUAGES)
  test(`no word of the hero stands on a sock or the tile, at any width, ${language}`, async ({page, testServer}) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.goto(at(testServer, '/', language))
    for (let width = 320; width <= 1920; width += 40)
      for (const height of [720, 1080]) {
        await page.setViewportSize({width, height})
        expect([width, height, await page.evaluate(collisions)]).toEqual([width, height, []])
      }
    // The first sock is where it was told to be.
    expect(await page.locator('main figure svg g').count()).toBe(5)
  })

test('the full sock of the hero sways three times and rests, the others stand still, and so does it for who asks', async ({
  page,
  testServer,
}) => {
  const socks = page.locator('main figure').first().locator('svg g')
  const sways = () =>
    socks.evaluateAll((all) =>
      all.map((sock) => {
        const {animationName, animationDuration, animationIterationCount} = getComputedStyle(sock)
        return animationName === 'none' ? 'still' : `${animationDuration}, ${animationIterationCount} times`
      }),
    )
  await page.goto(testServer.site)
  expect(await sways()).toEqual([...Array((await socks.count()) - 1).fill('still'), '3.6s, 3 times'])
  await page.emulateMedia({reducedMotion: 'reduce'})
  expect(new Set(await sways())).toEqual(new Set(['still']))
})
