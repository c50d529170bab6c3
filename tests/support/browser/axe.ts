import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {Page} from '@playwright/test'
import type axe from 'axe-core'

/** The minified file is less than half of the other: to bring it into a page takes longer than to look at a short one. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules that a theme can break; the others see the same page in both. */
export const COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Findings of axe, by all of its rules or by these. While a modal dialog is open only the dialog is looked at: the page
 * behind it cannot be reached, and tests look at it where no dialog is open. Axe is put into a page once, and told to bring
 * nothing but faults: to list all that is well takes twice as long as to look. (No page of ours has frames.)
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(async (only) => {
    const {run} = (window as unknown as {axe: typeof axe}).axe
    // The one rule of WCAG 2.2 AA that axe knows is off unless it is asked for.
    const rules = {'target-size': {enabled: true}}
    const scope = document.querySelector('dialog:modal') ?? document
    const {violations} = await run(scope, {resultTypes: ['violations'], ...(only ? {runOnly: only} : {rules})})
    return violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)
  }, rules)
}
