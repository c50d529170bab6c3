/** How much of a kind was left out. */
export type LeftOut = {tables: number; images: number; deletions: number; comments: number; links: number}

const DELETED = 'del, .msoDel'
/** Comments of Word and Google Docs: the mark in the text, and the list below it. */
const REFERENCE_OF_DOCS = 'a[id^="cmnt_ref"]'
const COMMENT_MARKS = `.MsoCommentReference, a[href^="#_msocom"], ${REFERENCE_OF_DOCS}`
const COMMENT_LISTS = '[style*="mso-element:comment-list" i], [style*="mso-element: comment-list" i]'
const COMMENT_OF_DOCS = 'a[id^="cmnt"]:not([id^="cmnt_ref"])'
const IMAGES = 'img, picture, svg, v\\:imagedata'
const HEADINGS = 'h1, h2, h4, h5, h6'
const BLOCKS = 'p, li, h3, blockquote, div, ul, ol'
/** Links that a text may have: an address of another site, or mail. */
const LINK = /^(?:https:|mailto:)/i
/** Soft hyphens, and signs without a width. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g

/**
 * HTML of a paste without what a text cannot hold, and how much that is. `html` is null where there is nothing to change. A word
 * that was deleted with changes tracked would come back as text, a table as loose lines.
 */
export function cleanPaste(html: string): {html: string | null; leftOut: LeftOut} {
  const {body, documentElement} = new DOMParser().parseFromString(html, 'text/html')
  const before = body.innerHTML
  const all = (selector: string) => [...body.querySelectorAll(selector)].filter((element) => element.isConnected)
  const remove = (selector: string): number => {
    let count = 0
    for (const element of all(selector))
      if (body.contains(element)) {
        element.remove()
        count++
      }
    return count
  }

  const deletions = remove(DELETED)
  const comments = removeComments(body, remove)
  for (const table of all('table')) if (isOneColumn(table)) unwrapTable(table)
  const tables = remove('table')
  const images = remove(IMAGES)
  const links = removeLinks(all('a'))
  for (const heading of all(HEADINGS)) rename(heading, 'h3')
  const words = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode())
    node.nodeValue = node.nodeValue?.replace(UNSEEN, '') ?? ''
  removeEmpty(body)
  // With its head, by which the editor knows the lists of Word.
  return {
    html: body.innerHTML === before ? null : documentElement.outerHTML,
    leftOut: {tables, images, deletions, comments, links},
  }
}

function removeComments(body: HTMLElement, remove: (selector: string) => number): number {
  for (const anchor of body.querySelectorAll(COMMENT_OF_DOCS)) {
    const own = anchor.closest('div')
    const isOfText = own?.querySelector(REFERENCE_OF_DOCS)
    const comment = own && !isOfText ? own : anchor
    comment.remove()
  }
  for (const reference of body.querySelectorAll(`sup > ${REFERENCE_OF_DOCS}`))
    reference.parentElement?.replaceWith(reference)
  remove(COMMENT_LISTS)
  return remove(COMMENT_MARKS)
}

const isOneColumn = (table: Element) => [...table.querySelectorAll('tr')].every((row) => row.children.length < 2)

function unwrapTable(table: Element) {
  const cells = [...table.querySelectorAll('td, th')].filter((cell) => cell.closest('table') === table)
  table.replaceWith(...cells.flatMap((cell) => [...cell.childNodes]))
}

function removeLinks(anchors: readonly Element[]): number {
  let count = 0
  for (const anchor of anchors) {
    const address = anchor.getAttribute('href') ?? ''
    if (LINK.test(address)) continue
    if (address && !address.startsWith('#')) count++
    anchor.replaceWith(...anchor.childNodes)
  }
  return count
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Innermost first: a list of empty items is empty. */
function removeEmpty(body: HTMLElement) {
  for (const block of [...body.querySelectorAll(BLOCKS)].reverse()) if (!/\S/.test(block.textContent)) block.remove()
}
