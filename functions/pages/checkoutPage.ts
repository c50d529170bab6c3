import type {DefaultTreeAdapterTypes} from 'parse5'

export type Notice = 'paymentFailed' | 'priceChanged' | 'tooManyAttempts' | 'invalidEmail'

export type CheckoutState = {
  notice: Notice
  /** The fields of the form as they were submitted. */
  typed: Readonly<Record<string, string>>
  /** The new total of the chosen period: as the form sends it, and as a person reads it. */
  newTotal?: {amount: string; words: string}
}

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/**
 * The site's checkout page with what was typed and one notice, for a browser that submitted the form without a script. Null
 * when the page has no such form. The scripts that would hydrate it are removed: they would empty it again.
 */
export async function checkoutPage(html: string, {notice, typed, newTotal}: CheckoutState): Promise<string | null> {
  // Imported when it is needed: a payment should not wait for an HTML parser to load.
  const {parse, serialize} = await import('parse5')
  const page = parse(html)
  const elements = [...elementsIn(page)]
  const notices = elements.filter((element) => attribute(element, 'data-notice') !== undefined)
  const noticeOf = (name: Notice) => notices.find((element) => attribute(element, 'data-notice') === name)
  const shown = noticeOf(notice) ?? noticeOf('paymentFailed')
  if (!shown) return null
  remove(shown, 'hidden')
  if (newTotal) replaceText(shown, '{total}', newTotal.words)

  const {billingPeriod = '', ...texts} = typed
  const radios = elements.filter((element) => attribute(element, 'name') === 'billingPeriod')
  const chosen = radios.find((radio) => attribute(radio, 'value') === billingPeriod)
  if (chosen) {
    for (const radio of radios) remove(radio, 'checked')
    set(chosen, 'checked', '')
  }
  for (const input of elements) {
    const name = attribute(input, 'name')
    const text = name === 'customerName' || name === 'customerEmail' ? texts[name] : undefined
    if (text !== undefined) set(input, 'value', text)
    if (newTotal && name === `shownTotal-${billingPeriod}`) set(input, 'value', newTotal.amount)
  }
  for (const element of elements.filter(isForHydration)) detach(element)
  return serialize(page)
}

const isForHydration = (element: Element) =>
  (element.tagName === 'script' &&
    (attribute(element, 'src') !== undefined || attribute(element, 'id')?.startsWith('gatsby'))) ||
  (element.tagName === 'link' && attribute(element, 'as') === 'script')

function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child)
}

const attribute = ({attrs}: Element, name: string) => attrs.find((found) => found.name === name)?.value

function remove(element: Element, name: string) {
  element.attrs = element.attrs.filter((found) => found.name !== name)
}

function set(element: Element, name: string, value: string) {
  remove(element, name)
  element.attrs.push({name, value})
}

function replaceText(node: Node, placeholder: string, text: string) {
  if ('value' in node) node.value = node.value.replace(placeholder, () => text)
  if ('childNodes' in node) for (const child of node.childNodes) replaceText(child, placeholder, text)
}

function detach(element: Element) {
  const {parentNode} = element
  if (parentNode) parentNode.childNodes = parentNode.childNodes.filter((child) => child !== element)
}
