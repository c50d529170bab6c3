import {type Browser, expect, type Page} from '@playwright/test'
import {LOCALE_KEY, LOCALES} from '../../studio/language.ts'

/** A place of the Studio without a form. */
const START = '/structure/start'
const SIZE = {width: 1280, height: 720}
const LEAVING_MS = 8000

/** Has the Studio in English, which it is not at first, unless the tab chose a language itself. */
export const inEnglish = (page: Page) =>
  page.addInitScript(([key, english]) => localStorage.getItem(key) ?? localStorage.setItem(key, english), [
    LOCALE_KEY,
    LOCALES.en,
  ] as const)

/** A form, and the page or mail beside one. */
const shown = (page: Page) => page.locator('[data-testid=form-view], iframe')

const isIn = (page: Page, studio: string) => page.url().startsWith(`${studio}/`)

/** As a link inside the Studio goes: to load the Studio takes eight times the processor's time. */
const go = (page: Page, place: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, place)

/** Goes to a place of the Studio, which is loaded when it is not there yet. No form of before is there when this resolves. */
export async function visit(page: Page, studio: string, place: string) {
  if (!isIn(page, studio)) {
    await inEnglish(page)
    return void (await page.goto(studio + place))
  }
  await go(page, START)
  await expect(shown(page)).toHaveCount(0)
  await go(page, place)
}

/** A tab that stays open from test to test. */
export async function openTab(browser: Browser): Promise<Page> {
  const page = await browser.newPage({viewport: SIZE})
  await inEnglish(page)
  return page
}

/** Makes a tab what a new one is, with the Studio still loaded where it can be left. */
export async function refresh(page: Page, studio: string) {
  for (const event of ['console', 'pageerror', 'request', 'requestfailed', 'response', 'dialog'] as const)
    page.removeAllListeners(event)
  for (const other of page.context().pages()) if (other !== page) await other.close()
  await page.unrouteAll()
  await page.setViewportSize(SIZE)
  if (isIn(page, studio)) await leave(page).catch(() => page.goto('about:blank'))
}

/** Waits until typed text is saved, or it would come after the content was restored. */
async function leave(page: Page) {
  const saving = page.getByText(/^(Saving|Opslaan)\.\.\.$/)
  await expect(saving).toHaveCount(0, {timeout: LEAVING_MS})
  await go(page, START)
  await expect(shown(page)).toHaveCount(0, {timeout: LEAVING_MS})
  await expect(page.getByRole('dialog')).toHaveCount(0, {timeout: LEAVING_MS})
  // The language stays with the tab: some words of the Studio are read by it at each turn.
  await page.evaluate((key) => {
    const language = localStorage.getItem(key)
    localStorage.clear()
    sessionStorage.clear()
    if (language !== null) localStorage.setItem(key, language)
  }, LOCALE_KEY)
}
