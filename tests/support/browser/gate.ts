import type {Page} from '@playwright/test'
import {axeViolations, COLOURS} from './axe.ts'
import {brokenWords} from './brokenWords.ts'
import {faintTexts} from './faintTexts.ts'
import {layoutFaults, tooWide} from './layoutFaults.ts'

/** Findings of axe, by all of its rules or by these, and texts that are too faint. */
export async function faults(page: Page, rules?: string[]): Promise<string[]> {
  const violations = await axeViolations(page, rules)
  const faint = await faintTexts(page)
  return [...violations, ...faint.map((text) => `too faint: ${text}`)]
}

/** Another theme without another visit; resolves when colours have stopped changing. */
export async function setTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate(async (value) => {
    document.documentElement.dataset.theme = value
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.all(changing.map((transition) => transition.finished.catch(() => {})))
  }, theme)
}

/** Layout faults of a page at its width, in words. */
export async function roomFaults(page: Page, pointer: 'finger' | 'mouse'): Promise<string[]> {
  const excess = await tooWide(page)
  return [
    ...(excess > 0 ? [`${excess} pixels too wide`] : []),
    ...(await brokenWords(page)),
    ...(await layoutFaults(page, pointer)),
  ]
}

/** Everything that is wrong with a page as it stands, at its width, in both themes: in words, none if nothing is. */
export async function gateFaults(page: Page, pointer: 'finger' | 'mouse'): Promise<string[]> {
  const light = await faults(page)
  await setTheme(page, 'dark')
  const dark = await faults(page, COLOURS)
  return [...light, ...dark.map((fault) => `dark: ${fault}`), ...(await roomFaults(page, pointer))]
}
