import type {Page} from '@playwright/test'
import {getDocumentProxy} from 'unpdf'
import {at, either, ONE_LANGUAGE} from '../support/browser/languages.ts'
import {layoutFaults, tooWide} from '../support/browser/layoutFaults.ts'
import {expect, type TestServer, test} from '../support/browser/testServer.ts'

// Printed pages: the rules know no words.

for (const language of ONE_LANGUAGE)
  test(`the terms print on paper: the mark and no bars, menus or buttons, dark on white, ${language}`, async ({
    page,
    testServer,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto(at(testServer, '/algemene-voorwaarden/', language))
    await page.emulateMedia({media: 'print'})
    for (const part of ['contentinfo', 'navigation'] as const) await expect(page.getByRole(part)).toBeHidden()
    const shown = page.getByRole('banner').locator('a, button, summary').filter({visible: true})
    await expect(shown).toHaveAccessibleName(/^Vindkracht/)
    const colors = await page.evaluate(() => {
      const {color, backgroundColor} = getComputedStyle(document.body)
      return [color, backgroundColor]
    })
    expect(colors).toEqual(['rgb(10, 39, 51)', 'rgb(255, 255, 255)'])
  })

const ONE_COLUMN = ['/', '/over-ons/', '/algemene-voorwaarden/', '/checkout/pro/'] as const

for (const language of ONE_LANGUAGE)
  test(`no heading is the last line of a printed page, ${language}`, async ({page, testServer}) => {
    for (const path of ONE_COLUMN) {
      await page.goto(at(testServer, path, language))
      const headings = await page.locator('main :is(h2, h3):visible').allTextContents()
      expect(headings.length).toBeGreaterThan(2)
      const last = (await printedLines(page)).map((lines) => lines.at(-1))
      expect([path, headings.map(plain).filter((heading) => last.includes(heading))]).toEqual([path, []])
    }
  })

const plain = (text: string) =>
  text
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The lines of each page on A4, from top to bottom. */
async function printedLines(page: Page): Promise<string[][]> {
  const paper = await getDocumentProxy(Uint8Array.from(await page.pdf({format: 'A4'})))
  return Promise.all(
    Array.from({length: paper.numPages}, async (_, index) => {
      const {items} = await (await paper.getPage(index + 1)).getTextContent()
      const heights = new Map<number, string>()
      for (const item of items)
        if ('str' in item && item.str.trim()) {
          const height = Math.round(item.transform[5])
          heights.set(height, `${heights.get(height) ?? ''}${item.str} `)
        }
      return [...heights].sort(([one], [other]) => other - one).map(([, text]) => plain(text))
    }),
  )
}

/** A sheet of A4 without its margins, as the browser measures it. */
const SHEET = {width: 718, height: 1047}

const WIDE = {width: 1920, height: 1080}

/** The dashboard with its interactive chart, on a wide screen in the dark. */
async function openDashboard(page: Page, testServer: TestServer, language: (typeof ONE_LANGUAGE)[number]) {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.setViewportSize(WIDE)
  await page.goto(at(testServer, '/dashboard/', language))
  await page.getByRole('img', {name: either(language, 'Vlakdiagram', 'Area chart')}).scrollIntoViewIfNeeded()
  await expect(page.locator('.echarts-for-react svg')).toBeVisible()
}

/** Dark areas that are no line or letter: grounds of boxes, and filled shapes. */
function darkGrounds(): string[] {
  const LARGE_PX = 1000
  const isDark = (colour: string) => {
    const [red = 255, green = 255, blue = 255, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
    return alpha > 0 && red + green + blue < 300
  }
  return [...document.querySelectorAll('main, main *')].flatMap((element) => {
    const {fill, backgroundColor} = getComputedStyle(element)
    const {width, height} = element.getBoundingClientRect()
    const isShape = element instanceof SVGGeometryElement && width * height > LARGE_PX
    return element.checkVisibility() && isDark(isShape ? fill : backgroundColor) ? [element.outerHTML.slice(0, 80)] : []
  })
}

for (const language of ONE_LANGUAGE) {
  test(`the dashboard prints on paper: nothing stands on a dark ground or on something else, ${language}`, async ({
    page,
    testServer,
  }) => {
    await openDashboard(page, testServer, language)
    const drawn = () => page.locator('.echarts-for-react svg').getAttribute('width')
    const onScreen = await drawn()
    await page.emulateMedia({media: 'print'})
    for (const size of [WIDE, SHEET]) {
      await page.setViewportSize(size)
      const seen = [await page.evaluate(darkGrounds), await tooWide(page), await layoutFaults(page, 'mouse')]
      expect([size.width, ...seen]).toEqual([size.width, [], 0, []])
    }
    // It is there at once when the printing is over.
    expect(await drawn()).toBe(onScreen)
  })

  test(`the chart of a wide screen fits the paper that it is printed on, ${language}`, async ({page, testServer}) => {
    await openDashboard(page, testServer, language)
    const paper = await getDocumentProxy(Uint8Array.from(await page.pdf({format: 'A4'})))
    const texts = await Promise.all(
      Array.from({length: paper.numPages}, async (_, index) => {
        const {items} = await (await paper.getPage(index + 1)).getTextContent()
        return items.flatMap((item) => ('str' in item ? [{...item, page: index}] : []))
      }),
    )
    const heightOf = (text: string) => {
      const found = texts.flat().filter(({str}) => str.trim() === text)
      expect([text, found.length]).toEqual([text, 1])
      return found.map(({page, transform}) => -1000 * page + transform[5]).at(0)
    }
    // The axis, and what stands under the chart.
    expect(heightOf('24 Sep')).toBeGreaterThan(heightOf(either(language, 'Totaal deze maand', 'Total this month')))
  })
}
