import type {Page} from '@playwright/test'

/** Roles that screen readers stop at, or jump to; other texts are read between them. */
const STOPS =
  /^\s*- '?(banner|navigation|main|contentinfo|complementary|region|form|search|dialog|heading|group|radiogroup|radio|checkbox|switch|textbox|combobox|spinbutton|button|link|table|columnheader|rowheader|list|img|alert|status)\b(.*?)'?:?$/

/** Days depend on the day of the test. */
const DAY = /\b\d{1,2} \p{L}+ 20\d\d\b/gu

/**
 * The names of a page in the order in which a screen reader meets them, a line each, from the browser's accessibility tree:
 * `heading "Je abonnement loopt" [level=1]`. Indents show what is within what.
 */
export async function readingOf(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot()
  const lines = tree.split('\n').flatMap((line) => {
    const [, role, rest = ''] = STOPS.exec(line) ?? []
    // A value, or the text within, is no name.
    const name = rest.replace(/(^| ".*?")?((?: \[.*?\])*)(: .*)?$/, '$1$2')
    return role ? [`${/^\s*/.exec(line)?.[0] ?? ''}${role}${name}`] : []
  })
  return `${lines.join('\n').replace(DAY, '<dag>').replaceAll('\u2060', '')}\n`
}
