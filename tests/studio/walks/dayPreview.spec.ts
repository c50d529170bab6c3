import type {Frame, Page} from '@playwright/test'
import {type Leaf, leavesOf} from '../leaves.ts'
import {openPreview} from '../previewFrame.ts'
import {expect, test} from './walk.ts'

/** The first hour of an editor's working day: the Studio opens, and the preview leads from words to their field. */
const PAGES = '/ /checkout/pro/ /dashboard/ /hulp/ /blog/ /contact/ /algemene-voorwaarden/ /login/'.split(' ')
/** Skip link, choice of language and theme, and days of the sample charts have no field. */
const LEADING_SHARE = 0.85

/** Connections that a load, or the next one, takes back. */
const OF_A_RELOAD = /WebSocket is (closed before the connection|already in CLOSING)/

test.describe.configure({timeout: 900_000})

test('the Studio opens without a word in the console, cold and warm', async ({walk, testServer}) => {
  const {page, say} = walk
  for (const kind of ['cold', 'warm']) {
    const lines: string[] = []
    let requests = 0
    page.removeAllListeners('console')
    page.removeAllListeners('request')
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`))
    page.on('request', () => requests++)
    const started = performance.now()
    await page.goto(`${testServer.studio}/structure/start`)
    await expect(page.getByText(say('De site is live', 'The site is live')).first()).toBeVisible()
    walk.tell(
      `Studio, ${kind}`,
      `${((performance.now() - started) / 1000).toFixed(1)} s, ${requests} requests, ${lines.length} lines`,
    )
    expect(lines.filter((line) => !OF_A_RELOAD.test(line))).toEqual([])
  }
  await walk.picture('start')
})

test('most texts of the preview lead to a field', async ({walk, testServer}) => {
  let [texts, leading] = [0, 0]
  const none = new Set<string>()
  for (const address of PAGES) {
    const frame = await openPreview(walk.page, testServer.studio, address)
    const leaves = await leavesOf(frame)
    const leads = ({source, around}: Leaf) => source !== null || around !== null
    texts += leaves.length
    leading += leaves.filter(leads).length
    for (const leaf of leaves) if (!leads(leaf)) none.add(leaf.text.slice(0, 40))
  }
  walk.tell('texts that lead to a field', `${leading} of ${texts}; others: ${[...none].slice(0, 30).join(' | ')}`)
  expect(leading / texts).toBeGreaterThan(LEADING_SHARE)
})

/** Numbers that look chosen by chance, and are the same in every run. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const plain = (words: string) =>
  words
    .replace(/[\u00a0\u2011\u00ad\u2060]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** The field that has the cursor: its path and its words. */
const cursorOf = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement
    const path = active?.closest<HTMLElement>('[data-testid^=field-]')?.dataset.testid
    const words = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? active.value : ''
    return path ? {path, words: words || (active?.textContent ?? '')} : null
  })

/** Whether something that stays at the foot or the head of the screen lies over an element. */
function isCovered(element: Element): boolean {
  element.scrollIntoView({block: 'center', behavior: 'instant'})
  const {x, y, width, height} = element.getBoundingClientRect()
  const over = document
    .elementsFromPoint(x + width / 2, y + height / 2)
    .filter((each) => !each.closest('sanity-visual-editing'))
  return !over[0] || !(element.contains(over[0]) || over[0].contains(element))
}

/** Texts of a page that can be clicked, without those around others. */
async function clickable(frame: Frame) {
  const texts = []
  for (const text of await frame.locator('[data-sanity]:not(:has([data-sanity]))').all())
    if ((await text.isVisible().catch(() => false)) && !(await text.evaluate(isCovered).catch(() => true)))
      texts.push(text)
  return texts
}

/** Whether the cursor is in the field of these words; a field with placeholders or figures is shown in other words. */
function holds(cursor: {words: string} | null, words: string): boolean {
  const held = plain(cursor?.words ?? '')
  if (held === '') return false
  return held.includes(words.slice(0, 30)) || words.includes(held.slice(0, 30)) || /[{\d]/.test(held)
}

const CLICKS: Record<string, number> = {'/': 6, '/checkout/pro/': 5, '/dashboard/': 4, '/hulp/': 2, '/contact/': 3}
/** Clicks without a cursor in their field by then are counted as such. */
const CURSOR_WITHIN_MS = 30_000

test('a click on a text of the preview puts the cursor in the field with its words', async ({walk, testServer}) => {
  const {page} = walk
  const pick = chance(7)
  const seconds: number[] = []
  const wrong: string[] = []
  for (const [address, clicks] of Object.entries(CLICKS)) {
    // Anew: an address that the Studio writes after the last click would be the preview's once more.
    await page.goto('about:blank')
    const frame = await openPreview(page, testServer.studio, address)
    for (let click = 0; click < clicks; click++) {
      const texts = await clickable(frame)
      const text = texts[pick(texts.length)]
      if (!text) throw new Error(`${address} has no texts`)
      const words = plain(await text.innerText())
      await text.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}))
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      const started = performance.now()
      await text.click({force: true}) // the overlay of the preview lies over it
      // The cursor of the click before may still come meanwhile.
      await expect
        .poll(async () => holds(await cursorOf(page), words), {timeout: CURSOR_WITHIN_MS})
        .toBe(true)
        .then(() => seconds.push((performance.now() - started) / 1000))
        .catch(async () =>
          wrong.push(`${address} ${words.slice(0, 40)}: ${(await cursorOf(page))?.path ?? 'no cursor'}`),
        )
    }
  }
  seconds.sort((one, other) => one - other)
  const total = Object.values(CLICKS).reduce((sum, clicks) => sum + clicks, 0)
  const middle = seconds[Math.floor(seconds.length / 2)]?.toFixed(1)
  walk.tell('clicks by chance', `${total - wrong.length} of ${total} right, half of them within ${middle} s`)
  expect(wrong).toEqual([])
})

test('the first price that is clicked in a session has the cursor in its amount, in sight', async ({
  walk,
  testServer,
}) => {
  const {page, say} = walk
  await page.goto(`${testServer.studio}/structure/pricing;price-list`)
  await walk.press(page.getByRole('link', {name: say('Basis, Maandelijks', 'Basic, Monthly')}).first())
  const amount = page.getByTestId('field-exclVat').getByRole('textbox')
  await expect(amount).toBeFocused()
  await expect(amount).toBeInViewport()
  await expect(page.getByTestId('read-back').first()).toBeInViewport()
  const {y = 0} = (await amount.boundingBox()) ?? {}
  walk.tell('first price', `cursor in its amount, ${Math.round(y)} px from the top`)
  await walk.picture('first-price')
})
