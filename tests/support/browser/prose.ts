/**
 * Sentences of the checkout's form that somebody in the Netherlands reads on the way to its button, and the one beside it: no
 * labels, breakdown or notices, nothing folded, and no note of the specification. Runs in a page too, so it uses nothing outside.
 */
export function proseBeforeButton(button: Element, period: string): string[] {
  const {DOCUMENT_POSITION_FOLLOWING: follows} = Node
  const isAsked = (element: Element) =>
    !element.closest('label, dl, details, [role=alert], [hidden], [data-reversed], [aria-hidden]') &&
    (element.closest<HTMLElement>('[data-period]')?.dataset.period ?? period) === period &&
    !element.parentElement?.querySelector(':scope > [name=vatNumber]') &&
    !element.closest('p:has([data-amount=total])') &&
    (element.compareDocumentPosition(button) & follows || element.matches('[data-agree]'))
  return [...document.querySelectorAll('form p, form small')]
    .filter(isAsked)
    .map(({textContent}) => textContent ?? '')
    .filter((text) => /[.?!]$/.test(text) && !/^(Automatisch verlengd|Renews auto)/.test(text))
}

/** Longest way to the checkout's button, in words. */
export const PROSE_LIMIT = 60

export const countWords = (texts: readonly string[]) => texts.join(' ').split(/\s+/).filter(Boolean).length

/** Sentences and lists that are seen between the top of the screen and a control, and how far down that is. */
export function wayTo(control: Element): {texts: string[]; screens: number} {
  const {top, bottom} = control.getBoundingClientRect()
  const isRead = (element: Element) => {
    const {top: y, width} = element.getBoundingClientRect()
    return element.checkVisibility() && width > 1 && y >= 0 && y < top
  }
  const all = [...document.querySelectorAll<HTMLElement>('main :is(p, small, li, dd)')].filter(
    (element) =>
      !element.closest('label, nav, summary, figure, [aria-hidden], [role=alert]') &&
      !element.querySelector('p, small, li, dd') &&
      isRead(element),
  )
  const screens = Math.max(0, bottom - window.innerHeight) / window.innerHeight
  return {texts: all.map(({innerText}) => innerText), screens: Math.round(screens * 100) / 100}
}
