import type {Page} from '@playwright/test'

/**
 * Has every page do from now on as a browser that translates it: each text node is taken away and its words stand in two `font`
 * elements, those that come later too.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const UNTRANSLATED = 'script, style, noscript, textarea, option, title, svg, font'
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (text.parentElement?.closest(UNTRANSLATED)) continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.append(text.data)
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    addEventListener('DOMContentLoaded', () => {
      translate()
      new MutationObserver(translate).observe(document.body, {childList: true, subtree: true, characterData: true})
    })
  })
}
