import type {Page} from '@playwright/test'

/** Words that a page cuts in the middle: those of letters alone, which stand on more than one line. */
export const brokenWords = (page: Page): Promise<string[]> => page.evaluate(findBrokenWords)

function findBrokenWords(): string[] {
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken = new Set<string>()
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const {0: word, index, input} of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      // A hyphen that a line ends in belongs to the letter after it.
      range.setStart(node, input[index - 1] === '\u00ad' ? index + 1 : index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)))
      if (lines.size > 1) broken.add(word)
    }
  return [...broken]
}
