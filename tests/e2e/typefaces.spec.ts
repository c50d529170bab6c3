import {readFileSync} from 'node:fs'
import type {Page} from '@playwright/test'
import {at, DIFFERENT, LANGUAGES} from '../support/browser/languages.ts'
import {expect, test} from '../support/browser/testServer.ts'

// A slow line: the page is painted in a fallback typeface, and then in ours.

/** A line less high on a phone's screen, and half of what counts as good: docs/decisions/0054 says why it is not 0. */
const A_LINE = 0.05

/** The widths of devices that have each fallback: phones of 360 and 412 pixels run Android. */
const FALLBACKS = {Arial: [375, 768, 1280], Roboto: [360, 412]} as const
type Fallback = keyof typeof FALLBACKS

const ROBOTO = {
  Roboto: import.meta.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
  'Roboto Bold': import.meta.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff2'),
}
/** Files that `local("Roboto")` finds on Android. */
const ROBOTO_FILES = Object.entries(ROBOTO).map(
  ([name, file]) => [name, `url(data:font/woff2;base64,${readFileSync(new URL(file), 'base64')})`] as const,
)

/** Takes a rule of a typeface as a device has it: Android has Roboto, and neither Arial nor its equal on Linux. */
const onDevice = (rule: string, fallback: Fallback): string =>
  fallback === 'Arial'
    ? rule
    : ROBOTO_FILES.reduce(
        (changed, [name, file]) => changed.replaceAll(`local("${name}")`, file),
        rule.replaceAll(/local\("(Arial|Liberation)[^"]*"\)/g, 'local("none")'),
      )

/** Takes the rules of typefaces out of the page's style sheets and returns them. */
function takeFaces(): string[] {
  return [...document.styleSheets].flatMap((sheet) => {
    const rules = [...sheet.cssRules]
    const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule)
    for (const face of faces.toReversed()) sheet.deleteRule(rules.indexOf(face))
    return faces.map(({cssText}) => cssText)
  })
}

/** Paints the page in the fallbacks, then in ours as well, and returns how much moved (layout shift). */
async function shiftOnArrival({fallbacks, ours}: {fallbacks: string[]; ours: string[]}): Promise<number> {
  // A typeface begins to load at the next layout: what is painted then asks for it.
  const painted = async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    if ([...document.fonts].some(({status}) => status === 'loading')) return painted()
  }
  const sheet = document.head.appendChild(document.createElement('style')).sheet as CSSStyleSheet
  for (const face of fallbacks) sheet.insertRule(face)
  await painted()
  // A change of the window counts as an act of the visitor, so all shifts are counted.
  let shift = 0
  const add = (entries: PerformanceEntryList) => {
    for (const {value} of entries as (PerformanceEntry & {value: number})[]) shift += value
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({type: 'layout-shift'})
  for (const face of ours) sheet.insertRule(face)
  await painted()
  if ([...document.fonts].some(({family, status}) => family.includes('VK') && status !== 'loaded'))
    throw new Error('A typeface did not come')
  add(observer.takeRecords())
  observer.disconnect()
  document.head.lastElementChild?.remove()
  return shift
}

async function shiftsOf(page: Page): Promise<[string, number][]> {
  const faces = await page.evaluate(takeFaces)
  const isOurs = (face: string) => face.includes('VK')
  const ours = faces.filter(isOurs)
  expect(ours).toHaveLength(2)
  const shifts: [string, number][] = []
  for (const fallback of Object.keys(FALLBACKS) as Fallback[]) {
    const fallbacks = faces.filter((face) => !isOurs(face)).map((face) => onDevice(face, fallback))
    for (const width of FALLBACKS[fallback]) {
      await page.setViewportSize({width, height: 812})
      shifts.push([`${fallback} at ${width} pixels`, await page.evaluate(shiftOnArrival, {fallbacks, ours})])
    }
  }
  return shifts
}

test.use({bypassCSP: true}) // the policy knows the style sheet that is sent, not the one with Roboto in it

for (const language of LANGUAGES)
  test(`no page moves by more than a line when its typefaces arrive late, in ${language}`, async ({
    page,
    testServer,
  }) => {
    await page.route('**/*.js', (route) => route.abort()) // shifts by scripts: pages.spec.ts
    const moved: [string, string, number][] = []
    for (const route of DIFFERENT) {
      await page.goto(at(testServer, route, language), {waitUntil: 'commit'})
      await page.waitForLoadState('load')
      for (const [when, shift] of await shiftsOf(page)) moved.push([route, when, shift])
    }
    expect(moved).toHaveLength(DIFFERENT.length * 5)
    expect(moved.filter(([, , shift]) => shift >= A_LINE)).toEqual([])
  })
