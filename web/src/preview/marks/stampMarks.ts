import type {FormattedValues} from './formattedValues.ts'
import {sourcesOf, unmarked} from './marks.ts'

/** Visible attributes, which can link to their field; marks in the others are only removed. */
const SEEN = ['value', 'placeholder', 'alt', 'aria-label']
const OTHERS = ['title', 'content', 'href', 'aria-description', 'aria-valuetext', 'label']
const STAMP = 'data-sanity'

let formatted: FormattedValues = new Map()

/** Formatted numbers and dates of the current page. */
export function setFormattedValues(next: FormattedValues) {
  formatted = next
  stampFormattedValues(document.body)
}

/**
 * Turns each mark of the page into a `data-sanity` attribute of its element, before anything is painted: mutation
 * observers run as soon as React has written.
 */
export function stampMarks() {
  settle(document.documentElement)
  new MutationObserver((records) => {
    for (const {type, target, addedNodes} of records)
      for (const node of type === 'childList' ? addedNodes : [target]) settle(node)
    stampFormattedValues(document.body)
  }).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...SEEN, ...OTHERS],
  })
}

function settle(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) settleText(node)
    else if (node instanceof Element) settleAttributes(node)
  }
}

function settleText(text: Text) {
  const [source] = sourcesOf(text.data)
  if (!source) return
  text.data = unmarked(text.data)
  const element = text.parentElement
  if (!element || element.closest('title, script, style')) return
  if (element instanceof HTMLTextAreaElement) element.value = unmarked(element.value)
  // The first of several texts in one element wins.
  const isFirst = [...element.childNodes].find((node) => node instanceof Text && node.data.trim()) === text
  if (isFirst || !element.hasAttribute(STAMP)) element.setAttribute(STAMP, source)
}

function settleAttributes(element: Element) {
  for (const name of [...SEEN, ...OTHERS]) {
    const value = element.getAttribute(name)
    const [source] = sourcesOf(value ?? '')
    if (value === null || !source) continue
    element.setAttribute(name, unmarked(value))
    if (name === 'value' && element instanceof HTMLInputElement) element.value = unmarked(element.value)
    if (SEEN.includes(name) && !element.hasAttribute(STAMP)) element.setAttribute(STAMP, source)
  }
}

/** Stamps numbers and dates, found by their format. */
function stampFormattedValues(root: Element) {
  if (formatted.size === 0) return
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || element.hasAttribute(STAMP)) continue
    const day = element.getAttribute('datetime')
    const source = nearest(element, formatted.get(day ?? (node as Text).data.trim()) ?? [])
    if (source) element.setAttribute(STAMP, source)
  }
}

const documentOf = (source: string) => /(?:^|;)id=([^;]+)/.exec(source)?.[1]

/** Picks, from fields with equal values, the one whose document is shown nearest; null when that does not decide. */
function nearest(element: Element, candidates: readonly string[]): string | null {
  if (candidates.length <= 1) return candidates[0] ?? null
  for (let around = element.parentElement; around; around = around.parentElement) {
    const nearby = new Set(
      [...around.querySelectorAll(`[${STAMP}]`)].map((each) => documentOf(each.getAttribute(STAMP) ?? '')),
    )
    const here = candidates.filter((candidate) => nearby.has(documentOf(candidate)))
    if (here.length > 0) return here.length === 1 ? (here[0] ?? null) : null
  }
  return null
}
