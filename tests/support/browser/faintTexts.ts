import type {Page} from '@playwright/test'

/**
 * Texts that are too faint in an open dialog or menu: axe skips colours in the browser's top layer. Every text in it, what
 * stands in its fields, and the drawings on its buttons.
 */
export const faintTexts = (page: Page): Promise<string[]> => page.evaluate(findFaintTexts)

function findFaintTexts(): string[] {
  const TEXT = 4.5
  const DRAWING = 3
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true})
  if (!canvas) throw new Error('There is nothing to mix colours on')

  /** How bright these colours are when each is laid over those before it, in whatever space they are written. */
  const luminance = (colours: string[]) => {
    for (const colour of ['white', ...colours]) {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const groundsOf = (element: Element | null): string[] =>
    element ? [...groundsOf(element.parentElement), getComputedStyle(element).backgroundColor] : []
  const contrastOf = (element: Element, ink: string) => {
    const grounds = groundsOf(element)
    const [darker = 0, lighter = 0] = [luminance(grounds), luminance([...grounds, ink])].sort((a, b) => a - b)
    return (lighter + 0.05) / (darker + 0.05)
  }

  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  /** Visible colour of an element, and the least contrast that it needs. */
  const inkOf = (element: Element): [ink: string, least: number] | null => {
    const {color} = getComputedStyle(element)
    if (element.matches('input, textarea') && element.matches(':placeholder-shown'))
      return [getComputedStyle(element, '::placeholder').color, TEXT]
    if (element.matches('input:not([type=checkbox], [type=radio]), textarea, select') || hasText(element))
      return [color, TEXT]
    return element.matches(':is(button, a) svg') ? [color, DRAWING] : null
  }

  return [...document.querySelectorAll('dialog[open] *, :popover-open, :popover-open *')].flatMap((element) => {
    const [ink, least] = inkOf(element) ?? []
    if (!ink || !least || !element.checkVisibility({visibilityProperty: true})) return []
    const contrast = contrastOf(element, ink)
    const name = `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`
    return contrast < least ? [`${name} ${contrast.toFixed(2)}`] : []
  })
}
