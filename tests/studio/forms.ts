import {expect, type Locator, type Page, type Response} from '@playwright/test'
import type {SanityClient} from '@sanity/client'
import {WAIT_LIMIT_MS} from '../support/limits.ts'
import {inEnglish, visit} from './tab.ts'

export {inEnglish}

/** Selector of enabled fields. */
const OPEN_FIELD = ':is(input, textarea, select):enabled:not([readonly]), [contenteditable="true"]'

/**
 * Opens a document in the real Studio, at a field if one is given, and waits until its form can be used: it is shown a moment
 * before that, read-only, and drops a file that is given to it then.
 */
export async function openDocument(page: Page, {studio}: {studio: string}, type: string, id: string, path?: string) {
  await visit(page, studio, `/intent/edit/id=${id};type=${type}${path ? `;path=${encodeURIComponent(path)}` : ''}/`)
  const form = page.getByTestId('form-view').first()
  await expect(form).toBeVisible()
  await expect(form.locator(OPEN_FIELD).first()).toBeAttached()
}

/** The part of the form of one field, by its path in the document. */
export const field = (page: Page, path: string): Locator => page.getByTestId(`field-${path}`)

/** In either language of the Studio; a document that is shown beside its form has it twice. */
export const publishButton = (page: Page): Locator => page.getByTestId(/^action-publi(sh|ceren)$/).first()

/** Text at the foot of a form whose last change was its publication. */
const PUBLISHED = /gepubliceerd|published/i
/** By then a draft is in the lake, and the foot of the form tells of it. */
const TOLD_AFTER_MS = 5000

/**
 * Publishes what is in the form, and waits for the lake to have done so: the button alone says nothing, it also rests while
 * the form is checked, and a click at the beginning of that is lost. Now and then Chromium does not report the lake's answer;
 * then the foot of the form says it. `anyway`: where the Studio asks first, it is told to go on; resolves with whether it asked.
 */
export async function publish(page: Page, {anyway = false} = {}): Promise<boolean> {
  let isAsked = false
  let published: boolean | undefined
  const answer = (response: Response) => {
    if (response.url().includes('document.publish')) published = response.ok()
  }
  page.on('response', answer)
  const button = publishButton(page)
  const foot = page.getByTestId('pane-footer-document-status').first()
  const started = performance.now()
  await expect(async () => {
    const goOn = page.getByTestId('go-on')
    const isTold = performance.now() - started > TOLD_AFTER_MS && (await button.isDisabled())
    if (isTold && PUBLISHED.test(await foot.innerText({timeout: 1000}))) published ??= true
    if (published === undefined && !(await goOn.isVisible())) await button.click({timeout: 1000})
    if (anyway && published === undefined) {
      await goOn.click({timeout: 3000})
      isAsked = true
    }
    await expect.poll(() => published, {timeout: 3000}).toBe(true)
  }).toPass({timeout: WAIT_LIMIT_MS})
  page.off('response', answer)
  await expect(button).toBeDisabled()
  return isAsked
}

/** Writes at the beginning of a rich text, in one piece: between single keys the editor may still move its cursor. */
export async function writeFirst(page: Page, path: string, words: string) {
  const editor = field(page, path).getByRole('textbox').first()
  await editor.click()
  await expect(editor).toBeFocused()
  await page.keyboard.press('Control+Home')
  await page.keyboard.insertText(words)
  await expect(editor).toContainText(words.trim())
}

/** Waits until what was typed is in the draft: the editor sends it a moment later, and Publish does not wait for it. */
export async function inDraft({client}: {client: SanityClient}, id: string, words: readonly string[]) {
  await expect
    .poll(async () => {
      const draft = JSON.stringify((await client.getDocument(`drafts.${id}`)) ?? {})
      return words.filter((written) => !draft.includes(written.trim()))
    })
    .toEqual([])
}

const MOST_TABS = 120

/** Goes from one thing to the next until this one is reached. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} cannot be reached with Tab`)
}
