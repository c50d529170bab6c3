import type {Locator, Page} from '@playwright/test'
import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {LOCALE_KEY, LOCALES} from '../../../studio/language.ts'
import {test as serverTest} from '../../support/browser/testServer.ts'
import {expect} from '../previewFrame.ts'

/** Screens of editors. */
export const DEVICES = {desk: {width: 1440, height: 900}, phone: {width: 375, height: 812}} as const
export type Device = keyof typeof DEVICES

/** How long a screen must have stood still before its picture is taken. */
const STILL_FOR_MS = 400

const SAVING = /^(Saving|Opslaan)\.\.\.$/m

/** One editor at work in the Studio: their language and screen, what they pressed, and a picture of each step. */
export class Walk {
  /** Clicks and taps so far. */
  presses = 0
  readonly page: Page
  readonly language: StaffLanguage
  readonly #file: (name: string) => string
  #pictures = 0

  /** `file`: path of a picture of this name. */
  constructor(page: Page, language: StaffLanguage, file: (name: string) => string) {
    this.page = page
    this.language = language
    this.#file = file
  }

  say = (nl: string, en: string) => (this.language === 'nl' ? nl : en)

  press = async (target: Locator) => {
    this.presses++
    await target.click()
  }

  /** Resolves when the words on the screen no longer change, and all of them are saved where they can be. */
  async stands(page: Page, {saves = true} = {}) {
    const words = () => page.evaluate(() => document.body.innerText)
    let before = await words()
    await expect
      .poll(
        async () => {
          const now = await words()
          const isSame = now === before && !(saves && SAVING.test(now))
          before = now
          return isSame
        },
        {intervals: [STILL_FOR_MS]},
      )
      .toBe(true)
  }

  async picture(name: string, page = this.page, options?: {saves: boolean}) {
    await this.stands(page, options)
    this.#pictures++
    const path = this.#file(`${String(this.#pictures).padStart(2, '0')}-${name}.png`)
    await page.screenshot({path, animations: 'disabled'})
  }

  /** Goes to another part of a form: its tabs, or on a phone a list of them. */
  async part(nl: string, en: string) {
    const name = this.say(nl, en)
    const list = this.page.getByTestId('field-group-select')
    const tab = this.page.getByRole('tab', {name})
    await expect(list.or(tab).first()).toBeVisible()
    if (await tab.isVisible()) return this.press(tab)
    const option = list.locator('option').filter({hasText: name})
    this.presses += 2
    await list.selectOption((await option.getAttribute('value')) ?? name)
  }

  /** Fills a field in both languages of the site. */
  async write(field: (language: StaffLanguage) => Locator, nl: string, en: string) {
    await field('nl').fill(nl)
    await field('en').fill(en)
  }

  /** One line of what was counted. */
  tell = (task: string, figure: string | number) => console.log(`${task}: ${figure}`)

  /** A day as this language of the Studio writes it. */
  day = (iso: string) => {
    const [year, month, date] = iso.split('-')
    return [date, month, year].join(this.say('-', '/'))
  }
}

type Stored = {_id: string; _type: string; _rev: string; _updatedAt: string}

/** A walk in a tab of its own, in the Studio of `npm start`. The content is after it what it was before. */
export const test = serverTest.extend<{walk: Walk; kept: undefined; language: StaffLanguage; device: Device}>({
  language: ['nl', {option: true}],
  device: ['desk', {option: true}],
  walk: async ({browser, language, device}, use, testInfo) => {
    const context = await browser.newContext({viewport: DEVICES[device], timezoneId: 'Europe/Amsterdam'})
    const page = await context.newPage()
    await page.addInitScript(([key, locale]) => localStorage.setItem(key, locale), [
      LOCALE_KEY,
      LOCALES[language],
    ] as const)
    await use(new Walk(page, language, (name) => testInfo.outputPath(name)))
    await context.close()
  },
  kept: [
    async ({testServer: {client}}, use) => {
      const read = async () =>
        new Map((await client.fetch<Stored[]>('*[]', {}, {perspective: 'raw'})).map((one) => [one._id, one]))
      const before = await read()
      await use(undefined)
      const after = await read()
      const transaction = client.transaction()
      for (const id of after.keys()) if (!before.has(id)) transaction.delete(id)
      for (const [id, {_rev, _updatedAt, ...document}] of before)
        if (after.get(id)?._rev !== _rev) transaction.createOrReplace(document)
      await transaction.commit()
    },
    {auto: true},
  ],
})

export {expect}
