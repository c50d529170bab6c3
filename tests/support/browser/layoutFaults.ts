import type {Page} from '@playwright/test'

/**
 * Visible faults of the page as it stands: text that a box around it cuts off or that stands on other text, painted boxes
 * with nothing left in them, controls that another element lies over, and controls that a finger misses (less than 44 pixels
 * high or wide; a link within a sentence is as high as its line). A dialog makes what is under it no control.
 */
export async function layoutFaults(page: Page, pointer: 'finger' | 'mouse' = 'finger'): Promise<string[]> {
  const faults = await page.evaluate(findLayoutFaults)
  return faults.filter((fault) => pointer === 'finger' || !fault.startsWith('small: '))
}

/** By how many pixels the page, or a dialog that is open in it, is wider than there is room for. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    return Math.max(...boxes.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth))
  })

/** How much of a screen what stays in place while one scrolls takes, from 0 to 1. */
export const shareOfStaying = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo({top: 600, behavior: 'instant'})
    const staying = [...document.querySelectorAll('body *')].filter(
      (element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position) && element.checkVisibility(),
    )
    const bars = staying
      .map((element) => element.getBoundingClientRect())
      .filter(({width}) => width >= window.innerWidth / 2)
    const rows = Array.from({length: window.innerHeight}, (_, row) => row)
    return rows.filter((row) => bars.some(({top, bottom}) => top <= row && row < bottom)).length / rows.length
  })

type Edges = {left: number; right: number; top: number; bottom: number}

function findLayoutFaults(): string[] {
  const FINGER = 44
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}"`
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const isSeen = (element: Element) =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
    element.getBoundingClientRect().width > 1

  /** Visible areas of overflowing elements: some boxes scroll, and clip their content further down. */
  const clips = new Map<Element, Edges>()
  const clipOf = (element: Element | null): Edges => {
    if (element === null) return {left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity}
    const known = clips.get(element)
    if (known) return known
    const {overflowX, position} = getComputedStyle(element)
    const around = clipOf(position === 'fixed' ? null : element.parentElement)
    const isBody = element === document.body || element === document.documentElement
    const clip = isBody || overflowX === 'visible' ? around : both(around, element.getBoundingClientRect())
    clips.set(element, clip)
    return clip
  }
  const both = (one: Edges, other: Edges): Edges => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  })

  /** The lines of texts that are seen, each as high as its letters: lines that follow each other may touch. */
  const isForEars = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isForEars(element.parentElement))
  const lines = [...document.querySelectorAll('body *')]
    .filter((element) => hasText(element) && isSeen(element) && !isForEars(element))
    .flatMap((element) => {
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const letters = Number.parseFloat(getComputedStyle(element).fontSize) * 0.7
      return texts.flatMap((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return [...range.getClientRects()].map(({left, right, top, bottom}) => {
          const middle = (top + bottom) / 2
          const whole = {left, right, top: middle - letters / 2, bottom: middle + letters / 2}
          return {element, whole, ...both(whole, clipOf(element))}
        })
      })
    })

  type Box = {edges: Edges; cuts: boolean; scrolls: boolean; isGround: boolean; leaves: boolean}
  const boxes = new Map<Element, Box>()
  const boxOf = (element: Element): Box => {
    const known = boxes.get(element)
    if (known) return known
    const {overflowX, overflowY, position, display, transform} = getComputedStyle(element)
    const has = (...kinds: string[]) =>
      display !== 'inline' && [overflowX, overflowY].some((kind) => kinds.includes(kind))
    const box = {
      edges: element.getBoundingClientRect(),
      cuts: has('hidden', 'clip'),
      scrolls: has('auto', 'scroll'),
      isGround: position !== 'static' || transform !== 'none',
      leaves: position === 'absolute',
    }
    boxes.set(element, box)
    return box
  }
  /** Whether a box around it cuts a line off for good: what scrolls brings the rest, and what is absolute leaves some boxes. */
  const isCut = (line: Edges, element: Element, hasLeft = false): boolean => {
    if (element === document.body || getComputedStyle(element).position === 'fixed') return false
    const {edges, cuts, scrolls, isGround, leaves} = boxOf(element)
    const isIn = !hasLeft || isGround
    const seen = isIn && (cuts || scrolls) ? both(line, edges) : line
    if (isIn && cuts && !scrolls && !isWhole(line, seen)) return true
    const isThere = seen.right > seen.left && seen.bottom > seen.top
    return isThere && element.parentElement !== null && isCut(seen, element.parentElement, isIn ? leaves : hasLeft)
  }
  const isWhole = (line: Edges, seen: Edges) =>
    seen.right - seen.left > line.right - line.left - 1 && seen.bottom - seen.top > line.bottom - line.top - 1
  const clipped = new Set(lines.filter(({element, whole}) => isCut(whole, element)).map(({element}) => element))

  const hasGround = (element: Element) =>
    !/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(element).backgroundColor)
  /** Layer over the page with a ground of its own, such as a tip or messages: it hides the page below. */
  const sheetOf = (element: Element | null): Element | null => {
    if (element === null) return null
    const {position} = getComputedStyle(element)
    const isSheet =
      (['absolute', 'fixed', 'sticky'].includes(position) && hasGround(element)) ||
      (position === 'fixed' && [...element.children].some(hasGround))
    return isSheet ? element : sheetOf(element.parentElement)
  }
  const overlapping = lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter(
        (other) =>
          other.element !== line.element &&
          Math.min(line.right, other.right) - Math.max(line.left, other.left) > 2 &&
          Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top) > 2 &&
          sheetOf(other.element) === sheetOf(line.element),
      )
      .map((other) => `${nameOf(line.element)} on ${nameOf(other.element)}`),
  )

  /** Painted boxes that stay although all in them is hidden. */
  const emptied = [...document.querySelectorAll('body :not(select, canvas)')].filter(
    (element) =>
      element.children.length > 0 &&
      [...element.children].every((child) => !child.checkVisibility()) &&
      !hasText(element) &&
      hasGround(element) &&
      isSeen(element),
  )

  window.scrollTo({top: 0, behavior: 'instant'}) // further down the header lies over the page, as it should
  const inReach = document.querySelector('dialog:modal') ?? document.body
  const controls = [
    ...inReach.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, textarea, summary'),
  ].filter((control) => isSeen(control) && !control.closest('[aria-hidden=true]')) // a field for programs alone is for nobody
  /** A box that is ticked is pressed by its label as well. */
  const pressed = (control: HTMLElement) => control.closest('label') ?? control
  /** Size of a control, including an overlay that is pressed in its place. */
  const sizeOf = (control: HTMLElement) => {
    const after = getComputedStyle(control, '::after')
    const {width, height} = pressed(control).getBoundingClientRect()
    if (after.position !== 'absolute') return [width, height]
    return [Math.max(width, Number.parseFloat(after.width)), Math.max(height, Number.parseFloat(after.height))]
  }
  /** Words stand around it, as they are or in elements of their own: a translated page needs those (docs/decisions/0060). */
  const isAmongWords = ({parentElement: around}: HTMLElement) =>
    around !== null &&
    (hasText(around) || [...around.children].some((part) => part.localName === 'span' && hasText(part)))
  const small = controls.filter((control) => {
    const isInSentence = getComputedStyle(control).display === 'inline' && isAmongWords(control)
    return !isInSentence && sizeOf(control).some((side) => side < FINGER - 0.5)
  })

  const isCovered = (control: HTMLElement) => {
    const {left, top, width, height} = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const upmost = document.elementFromPoint(x, y) // null outside the screen
    return upmost !== null && !pressed(control).contains(upmost) && !upmost.contains(control)
  }
  const covered = controls.filter(isCovered).filter((control) => {
    // A bar at the foot of the screen covers controls that scroll from under it.
    control.scrollIntoView({block: 'center', behavior: 'instant'})
    return isCovered(control)
  })
  window.scrollTo({top: 0, behavior: 'instant'})

  return [
    ...[...clipped].map((element) => `cut off: ${nameOf(element)}`),
    ...emptied.map((element) => `empty: ${element.localName}.${element.className}`),
    ...overlapping.map((texts) => `text on text: ${texts}`),
    ...small.map((element) => `small: ${nameOf(element)} ${sizeOf(element).map(Math.round).join(' × ')}`),
    ...covered.map((element) => `covered: ${nameOf(element)}`),
  ]
}
