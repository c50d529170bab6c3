import type {Locator, Page} from '@playwright/test'
import {STATES} from '../screenshots/states.ts'
import {brokenWords} from '../support/browser/brokenWords.ts'
import {faintTexts} from '../support/browser/faintTexts.ts'
import {setTheme} from '../support/browser/gate.ts'
import {hydrate} from '../support/browser/hydrated.ts'
import {at, either, WORDED_LANGUAGES} from '../support/browser/languages.ts'
import {layoutFaults, tooWide} from '../support/browser/layoutFaults.ts'
import {expect, test} from '../support/browser/testServer.ts'

// Visual checks beside those of the visit to each page (pages.spec.ts) at every width.

const tops = (all: Element[]) => all.map((each) => each.getBoundingClientRect().top)

/** By how many pixels more there is room on one side than on the other, in what it is in; the other column is the menu. */
function offMiddle(main: Element): number {
  const {left, right} = main.getBoundingClientRect()
  const menu = [...document.querySelectorAll('header')].find((each) => each.checkVisibility())?.getBoundingClientRect()
  const from = menu && menu.height >= window.innerHeight ? menu.right : 0
  return Math.abs(left - from - (window.innerWidth - right))
}

test('the scores of the audit stand in a row on a tablet, and a wide dashboard in the middle of its room', async ({
  page,
  testServer,
}) => {
  await page.setViewportSize({width: 768, height: 900})
  await page.goto(at(testServer, '/audit/', 'nl'))
  const scores = page.locator('#content ul').first().locator('> li')
  expect(new Set(await scores.evaluateAll(tops)).size).toBe(1)
  await page.setViewportSize({width: 1920, height: 900})
  await page.goto(at(testServer, '/dashboard/', 'nl'))
  expect(await page.locator('#content').evaluate(offMiddle)).toBeLessThanOrEqual(1)
})

for (const language of WORDED_LANGUAGES)
  test(`the prices of the plans stand beside each other, below a headline as large as the design has it, ${language}`, async ({
    page,
    testServer,
  }) => {
    await page.setViewportSize({width: 1920, height: 1080})
    await page.goto(at(testServer, '/', language))
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontSize)).toBe('112px')
    for (const width of [1920, 1280, 768]) {
      await page.setViewportSize({width, height: 900})
      const prices = await page.locator('#pricing article strong:visible').evaluateAll(tops)
      expect([width, prices.length, new Set(prices).size]).toEqual([width, 2, 1])
    }
  })

for (const language of WORDED_LANGUAGES)
  test(`the chart as it is drawn in the HTML is right at every width, ${language}`, async ({browser, testServer}) => {
    const context = await browser.newContext({javaScriptEnabled: false})
    const page = await context.newPage()
    await page.goto(at(testServer, '/dashboard/', language))
    const labels = page.getByRole('img', {name: either(language, 'Vlakdiagram', 'Area chart')}).locator('span')
    for (const [width, pointer] of [
      [320, 'finger'],
      [768, 'mouse'],
      [1280, 'mouse'],
      [1920, 'mouse'],
    ] as const) {
      await page.setViewportSize({width, height: 900})
      expect(await labels.count()).toBeGreaterThan(8)
      const seen = [await tooWide(page), await brokenWords(page), await layoutFaults(page, pointer)]
      expect([width, ...seen, await labels.evaluateAll(outside)]).toEqual([width, 0, [], [], []])
    }
    await context.close()
  })

/** Texts that stand beyond the card that they are in. */
function outside(texts: Element[]): string[] {
  return texts.flatMap((text) => {
    const card = text.closest('section')?.getBoundingClientRect()
    const {left, right, top, bottom} = text.getBoundingClientRect()
    const isInside = card && left >= card.left && right <= card.right && top >= card.top && bottom <= card.bottom
    return isInside || !text.checkVisibility() ? [] : [text.textContent ?? '']
  })
}

test('finds faint words, figures, fields, buttons and drawings in a dialog', async ({page}) => {
  const faint = 'style="color: rgb(0 0 0 / 0.4)"'
  await page.setContent(`
    <dialog style="background: white; color: black">
      <p>read</p> <button style="background: black; color: white">pressed</button> <input value="typed">
      <small ${faint}>small</small> <del ${faint}>before</del> <span ${faint}>status</span> <a href="#" ${faint}>link</a>
      <button style="background: oklab(0.5 0 0); color: black">button</button> <input ${faint} value="field">
      <button aria-label="close" style="color: #ccc"><svg></svg></button>
    </dialog>`)
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal())
  expect((await faintTexts(page)).map((fault) => fault.replace(/ [\d.]+$/, ''))).toEqual([
    'small "small"',
    'del "before"',
    'span "status"',
    'a "link"',
    'button "button"',
    'input ""',
    'svg ""',
  ])
})

test('finds clipped texts, emptied boxes and small targets, not scrolling, overflowing, closed or screen-reader content', async ({
  page,
}) => {
  await page.setContent(`
    <style>p { margin: 0; white-space: nowrap } div { width: 60px; height: 44px; margin: 8px }</style>
    <div style="overflow: hidden"><section><p>a line that is longer than its box</p></section></div>
    <div style="overflow: clip"><p>first</p><p>second</p><p>third</p></div>
    <div style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap">words that end in three dots</div>
    <div style="overflow: hidden; height: 60px"><p style="overflow: auto; height: 50px">words that can be scrolled to</p></div>
    <div style="overflow: hidden"><span style="position: absolute; left: 400px">words that stand elsewhere</span></div>
    <div style="overflow: hidden"><details><summary>more</summary><p>words that are not open</p></details></div>
    <div style="overflow: hidden"><p style="clip-path: inset(50%)">words that are only read out</p></div>
    <div class="board" style="background: navy"><p hidden>words for a wide screen</p></div> <div style="background: navy"></div>
    <button style="width: 20px; height: 44px; padding: 0">x</button> <button style="width: 44px; height: 44px">y</button>
    <p>words with <a href="#">a</a> link</p>`)
  expect(await layoutFaults(page)).toEqual([
    'cut off: p "a line that is longer than its box"',
    'cut off: p "third"',
    'cut off: div "words that end in three dots"',
    'empty: div.board',
    'small: summary "more" 60 × 18',
    'small: button "x" 20 × 44',
  ])
})

/** Marks the controls that a colour or a line sets apart from what is around them. */
function markBounded() {
  const isDrawn = (element: Element) => {
    const {backgroundColor, borderTopStyle, borderTopWidth} = getComputedStyle(element)
    const isFilled = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
    return isFilled || (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0)
  }
  for (const control of document.querySelectorAll('button, a, input, select, textarea'))
    if (control.checkVisibility() && isDrawn(control)) control.setAttribute('data-bounded', '')
}

/** Those of them that nothing sets apart any more: colours of grounds are the visitor's now. */
const unbounded = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-bounded]')].flatMap((control) => {
      const {borderTopStyle, borderTopWidth, outlineStyle} = getComputedStyle(control)
      const isBounded = (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0) || outlineStyle !== 'none'
      return isBounded ? [] : [(control.ariaLabel ?? control.textContent ?? control.tagName).trim()]
    }),
  )

test('every button and field has an edge in forced colours, in a dialog and under a message too', async ({
  page,
  testServer,
}) => {
  const width = page.viewportSize()?.width ?? 0
  for (const [route, language, state] of [
    ['/', 'en', 'landing-plan-dialog'],
    ['/checkout/pro/', 'nl', 'checkout-failed'],
    ['/dashboard/', 'nl'],
    ['/aanpassingen/', 'nl', 'adjustments-edit'],
    ['/audit/', 'en'],
    ['/login/', 'nl', 'login-incomplete'],
  ] as const) {
    await page.emulateMedia({forcedColors: 'none'})
    await page.goto(at(testServer, route, language))
    await hydrate(page)
    if (state) await STATES[state]?.reach(page, {width, language})
    await page.evaluate(markBounded)
    expect(await page.locator('[data-bounded]').count()).toBeGreaterThan(0)
    await page.emulateMedia({forcedColors: 'active'})
    expect([route, await unbounded(page)]).toEqual([route, []])
  }
})

test('marks of status and of disclosure have the colour of text in forced colours', async ({page, testServer}) => {
  await page.emulateMedia({forcedColors: 'active'})
  const colours = (mark: Locator, part: '::before' | '::after') =>
    mark.evaluate(
      (element, part) => [getComputedStyle(element, part).backgroundColor, getComputedStyle(document.body).color],
      part,
    )
  await page.goto(at(testServer, '/account/', 'nl'))
  const [stripe, text] = await colours(page.getByText('Actief', {exact: true}), '::before')
  expect(stripe).toBe(text)
  await page.goto(at(testServer, '/', 'nl'))
  const [sock] = await colours(page.locator('#questions summary').first(), '::after')
  const [benefit] = await colours(page.getByRole('list', {name: 'Voordelen'}).getByRole('listitem').first(), '::before')
  expect([sock, benefit]).toEqual([text, text])
})

test('on a phone the comparison and the days of the chart show all of their columns, the button that closes a long dialog stays in reach, and at 400 % all of it can be reached', async ({
  page,
  testServer,
}) => {
  await page.setViewportSize({width: 375, height: 812})
  await page.goto(at(testServer, '/over-ons/', 'nl'))
  const comparison = page.locator('[aria-labelledby=comparison] [role=group]')
  expect(await comparison.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await page.setViewportSize({width: 360, height: 812})
  await page.goto(at(testServer, '/dashboard/', 'nl'))
  await page.getByText('Toon als tabel').click()
  const days = page.getByRole('group', {name: 'Cijfers van de grafiek'})
  expect(await days.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await page.getByRole('button', {name: 'Bekijk de pakketten'}).click()
  const dialog = page.getByRole('dialog')
  const stands = await dialog.evaluate((element) => {
    element.scrollTo({top: element.scrollHeight, behavior: 'instant'})
    return element.scrollTop
  })
  expect(stands).toBeGreaterThan(0)
  const close = dialog.getByRole('button', {name: 'Sluiten'})
  await expect(close).toBeInViewport({ratio: 1})

  // 1280 by 1024 at 400%: all of it can be brought into the screen, with nothing over it.
  await page.setViewportSize({width: 320, height: 256})
  // The chart beneath is drawn for the other size a moment later.
  await expect
    .poll(async () => [await tooWide(page), await brokenWords(page), await layoutFaults(page)])
    .toEqual([0, [], []])
  for (const part of [dialog.locator('dt, dd, li').last(), close]) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport({ratio: 1})
    await part.click({trial: true})
  }
})

test('the way to a place that a link names is smooth, for who likes things to move', async ({page, testServer}) => {
  const smooth = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  await page.goto(`${testServer.site}/algemene-voorwaarden/`)
  expect(await smooth()).toBe('auto')
  await page.locator('a[href="#contact"]').first().click()
  await expect.poll(smooth).toBe('smooth')
  await page.emulateMedia({reducedMotion: 'reduce'})
  await expect.poll(smooth).toBe('auto')
})

test('the colour around a page is that of its theme', async ({page, testServer}) => {
  await page.goto(testServer.site)
  const colour = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      return metas.filter(({media}) => !media || matchMedia(media).matches).map(({content}) => content)
    })
  expect(await colour()).toEqual(['#EAF0F0'])
  await setTheme(page, 'dark')
  await expect.poll(colour).toEqual(['#06171F'])
  await page.emulateMedia({colorScheme: 'light'})
  await page.evaluate(() => (document.documentElement.dataset.theme = 'system'))
  await expect.poll(colour).toEqual(['#EAF0F0'])
})
