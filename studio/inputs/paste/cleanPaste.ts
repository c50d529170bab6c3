import {isTable} from '../table/tableValue.ts'
import {cellsOf} from './cells.ts'
import {listsOfWord} from './wordLists.ts'

/** Kinds that a text takes beside paragraphs, bullets, bold and links; `tables` when its page takes them as a part. */
export type Allowed = {headings: boolean; numbers: boolean; tables: boolean}

/** How much of a kind was left out. */
type LeftOut = {
  tables: number
  images: number
  deletions: number
  comments: number
  links: number
  italics: number
}
/** How much was kept, changed into something else, and left out. */
export type Receipt = {
  kept: {paragraphs: number; lists: number; links: number}
  turned: {headings: number; numbers: number; tables: number}
  leftOut: LeftOut
}
export type Cleaned = {html: string | null; tables: string[][][]; receipt: Receipt}

const DELETED = 'del, .msoDel'
/** Comments of Word and Google Docs: the mark in the text, and the list below it. */
const REFERENCE_OF_DOCS = 'a[id^="cmnt_ref"]'
const COMMENT_MARKS = `.MsoCommentReference, a[href^="#_msocom"], ${REFERENCE_OF_DOCS}`
const COMMENT_LISTS = '[style*="mso-element:comment-list" i], [style*="mso-element: comment-list" i]'
const COMMENT_OF_DOCS = 'a[id^="cmnt"]:not([id^="cmnt_ref"])'
const IMAGES = 'img, picture, svg, v\\:imagedata'
const HEADINGS = 'h1, h2, h4, h5, h6, .MsoTitle, .MsoSubtitle'
const ITALICS = 'i, em, [style*="font-style:italic" i], [style*="font-style: italic" i]'
const BLOCKS = 'p, li, h3, blockquote, div, ul, ol'
/** Links that a text may have: an address of another site, mail, or telephone. */
const LINK = /^(?:https:|mailto:|tel:)/i
/** Soft hyphens, and signs without a width. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g

/**
 * HTML of a paste without what a text cannot hold, and how much that is. `html` is null where there is nothing to change. A word
 * that was deleted with changes tracked would come back as text, a table as loose lines.
 */
export function cleanPaste(html: string, allowed: Allowed): Cleaned {
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
  listsOfWord(body)
  for (const table of all('table')) if (isOneColumn(table)) unwrapTable(table)
  const tables = allowed.tables ? takeTables(all('table')) : []
  const leftOut = {
    tables: remove('table'),
    images: remove(IMAGES),
    deletions,
    comments,
    links: removeLinks(all('a')),
    italics: all(ITALICS).filter(isOutermostItalic).length,
  }
  const headings = turnHeadings(all(allowed.headings ? HEADINGS : `${HEADINGS}, h3`), allowed.headings)
  const numbers = allowed.numbers ? 0 : turnNumbers(all('ol'))
  const words = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode())
    node.nodeValue = node.nodeValue?.replace(UNSEEN, '') ?? ''
  removeEmpty(body)
  return {
    // With its head, by which the editor knows a paste of Word.
    html: body.innerHTML === before ? null : documentElement.outerHTML,
    tables,
    receipt: {kept: keptIn(body), turned: {headings, numbers, tables: tables.length}, leftOut},
  }
}

function keptIn(body: HTMLElement): Receipt['kept'] {
  const count = (selector: string) => body.querySelectorAll(selector).length
  const outermost = [...body.querySelectorAll('ul, ol')].filter((list) => !list.parentElement?.closest('ul, ol'))
  return {
    paragraphs: [...body.querySelectorAll('p, h3, blockquote')].filter((block) => !block.closest('li')).length,
    lists: outermost.length,
    links: count('a[href]'),
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

/** Takes out the tables that a page can have; a table in another is words of its cell. */
function takeTables(tables: readonly Element[]): string[][][] {
  return tables.flatMap((table) => {
    const cells = table.isConnected && !table.parentElement?.closest('table') ? cellsOf(table) : []
    if (!isTable(cells)) return []
    table.remove()
    return [cells]
  })
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

const isOutermostItalic = (element: Element) =>
  !element.parentElement?.closest(ITALICS) && /\S/.test(element.textContent ?? '')

/** Makes sub-headings, or bold paragraphs in a text without headings. */
function turnHeadings(headings: readonly Element[], areAllowed: boolean): number {
  const written = headings.filter((heading) => /\S/.test(heading.textContent ?? ''))
  for (const heading of written) {
    const turned = rename(heading, areAllowed ? 'h3' : 'p')
    if (areAllowed) continue
    const bold = turned.ownerDocument.createElement('strong')
    bold.append(...turned.childNodes)
    turned.append(bold)
  }
  return written.length
}

function turnNumbers(lists: readonly Element[]): number {
  for (const list of lists) rename(list, 'ul')
  return lists.length
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Innermost first: a list of empty items is empty. */
function removeEmpty(body: HTMLElement) {
  for (const block of [...body.querySelectorAll(BLOCKS)].reverse()) if (!/\S/.test(block.textContent)) block.remove()
}
