import type {Frame} from '@playwright/test'

/** A text as a visitor sees it, and the field that the element it stands in leads to. */
export type Leaf = {text: string; element: string; source: string | null; around: string | null}

/** Every visible text of a page, and of what its fields hold. */
export const leavesOf = (frame: Frame): Promise<Leaf[]> =>
  frame.evaluate(() => {
    const found: Leaf[] = []
    const isSeen = (element: Element) =>
      element.checkVisibility({visibilityProperty: true}) &&
      !element.closest(
        'script, style, noscript, template, sanity-visual-editing, #gatsby-announcer, [data-testid=preview-day]',
      )
    const add = (text: string, element: Element) =>
      found.push({
        text: text.trim(),
        element: `${element.tagName.toLowerCase()}.${element.parentElement?.tagName.toLowerCase()}`,
        source: element.getAttribute('data-sanity'),
        around: element.parentElement?.closest('[data-sanity]')?.getAttribute('data-sanity') ?? null,
      })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (element && node.textContent?.trim() && isSeen(element)) add(node.textContent, element)
    }
    for (const input of document.querySelectorAll('input, textarea'))
      if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
        const shown = input.value || input.placeholder
        if (shown && isSeen(input) && !['radio', 'checkbox', 'hidden'].includes(input.type)) add(shown, input)
      }
    return found
  })
