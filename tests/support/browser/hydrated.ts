import type {Page, Request} from 'playwright'
import {scriptsCome} from '../../../domain/pages/pages.ts'

/** Whether a page's scripts run: web/src/layout/markHydrated.ts. */
export const isHydrated = () => 'hydrated' in document.documentElement.dataset || !document.querySelector('#content')

/** Has a page fetch its scripts, as a visitor would, and resolves when they run. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(isHydrated)
}

const UNANSWERED = new WeakMap<Page, Set<Request>>()

/** The requests of a page that have no answer yet, counted from the first call on. */
export function unansweredOf(page: Page): Set<Request> {
  const known = UNANSWERED.get(page)
  if (known) return known
  const unanswered = new Set<Request>()
  page.on('request', (request) => unanswered.add(request))
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  UNANSWERED.set(page, unanswered)
  return unanswered
}

/** Resolves when the typefaces are there and what they changed has been painted. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

/** How often nothing must be under way: what one frame shows (a chart, an image) is asked for in the next. */
const QUIET_ROUNDS = 2

/**
 * Resolves when nothing of a page is still to come: it is loaded, scripts that come by themselves run, every request is
 * answered, and all of it is painted in its typefaces. Playwright's `networkidle` waits half a second more each time.
 */
export async function settled(page: Page): Promise<void> {
  const unanswered = unansweredOf(page)
  await page.waitForLoadState('load')
  if (scriptsCome(new URL(page.url()).pathname) === 'idle') await page.waitForFunction(isHydrated)
  for (let quiet = 0; quiet < QUIET_ROUNDS; quiet++) {
    await painted(page)
    if (unanswered.size > 0) quiet = -1
  }
}
