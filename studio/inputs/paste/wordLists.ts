/** Items of a list are paragraphs in Word, and say so in their style: which list, how deep. */
const ITEM = '[style*="mso-list:" i]'
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i
const MARKER = '[style*="mso-list:ignore" i], [style*="mso-list: ignore" i]'
/** "1.", "a)", "iv." */
const NUMBER = /^(?:\d+|[a-z]|[ivxlc]+)[.)]/i

type Item = {element: Element; level: number; isNumbered: boolean}

/** Makes lists of Word's paragraphs, numbered ones where their signs are numbers. */
export function listsOfWord(body: Element): void {
  let run: Item[] = []
  const close = () => {
    if (run[0]) run[0].element.before(listOf(run))
    for (const {element} of run) element.remove()
    run = []
  }
  for (const element of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = itemOf(element)
    if (!item || (run.length > 0 && run.at(-1)?.element.nextElementSibling !== element)) close()
    if (item) run.push(item)
  }
  close()
}

function itemOf(element: Element): Item | null {
  const level = element.matches(ITEM) && LEVEL.exec(element.getAttribute('style') ?? '')?.[1]
  if (!level) return null
  const marker = element.querySelector(MARKER)
  const isNumbered = NUMBER.test(marker?.textContent?.trim() ?? '')
  return {element, level: Number(level), isNumbered}
}

/** A deeper item belongs to the one before it. */
function listOf(items: readonly Item[]): Element {
  const [first] = items as [Item]
  const {ownerDocument} = first.element
  const root = ownerDocument.createElement(first.isNumbered ? 'ol' : 'ul')
  const open = [{list: root, level: first.level}]
  for (const {element, level, isNumbered} of items) {
    while (open.length > 1 && level < (open.at(-1)?.level ?? 0)) open.pop()
    const current = open.at(-1) as (typeof open)[number]
    if (level > current.level) {
      const list = ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
      ;(current.list.lastElementChild ?? current.list).append(list)
      open.push({list, level})
    }
    const item = ownerDocument.createElement('li')
    for (const marker of element.querySelectorAll(MARKER)) marker.remove()
    item.append(...element.childNodes)
    open.at(-1)?.list.append(item)
  }
  return root
}
