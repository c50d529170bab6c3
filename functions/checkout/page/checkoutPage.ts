import {CHECKOUT_FIELDS, type CheckoutProblem, fieldOf} from '../../../domain/customers/customerDetails.ts'
import {type ShownAmounts, showAmounts} from '../code/showAmounts.ts'
import {
  addText,
  attribute,
  detach,
  type Element,
  elementsIn,
  isIn,
  type Node,
  remove,
  replaceText,
  set,
} from './elements.ts'

export type Notice =
  | 'paymentFailed'
  | 'priceChanged'
  | 'priceChangedReversed'
  | 'codeApplied'
  | 'alreadyCustomer'
  | 'tooManyAttempts'
  | 'invalidEmail'
  | 'checkFields'

export type CheckoutState = {
  /** Without one the form was filled in beforehand, and nothing is wrong. */
  notice?: Notice
  /** The fields of the form as they were submitted. */
  typed: Readonly<Record<string, string>>
  /** Its problems. */
  wrong?: readonly CheckoutProblem[]
  /** The new total of the chosen period: the form's field for it, as it sends it, and as a person reads it. */
  newTotal?: {field: string; amount: string; words: string}
  /** Why the page's amount does not hold any more, in place of the notice's heading. */
  reason?: string | undefined
  /** The amounts of the chosen period, with the discount that they have. */
  amounts?: ShownAmounts | undefined
  /** Ends the notice: it leads support to the log lines of the request. */
  reference?: string | undefined
}

/**
 * The site's checkout page with what was typed and at most one notice, for a browser that submitted the form without a script. Null
 * when the page has no such form. The scripts that would hydrate it are removed.
 */
export async function checkoutPage(
  html: string,
  {notice, typed, wrong = [], newTotal, reason, amounts, reference}: CheckoutState,
): Promise<string | null> {
  // Imported when it is needed: a payment should not wait for an HTML parser to load.
  const {parse, serialize} = await import('parse5')
  const page = parse(html)
  const elements = [...elementsIn(page)]
  const notices = elements.filter((element) => attribute(element, 'data-notice') !== undefined)
  const noticeOf = (name: Notice) => notices.find((element) => attribute(element, 'data-notice') === name)
  const shown = notice && (noticeOf(notice) ?? noticeOf('paymentFailed'))
  if (notices.length === 0 || (notice && !shown)) return null
  if (shown) remove(shown, 'hidden')
  const heading = shown && [...elementsIn(shown)].find(({tagName}) => tagName === 'strong')
  if (heading && reason) replaceText(heading, textOf(heading), reason)
  if (shown && newTotal) replaceText(shown, '{total}', (notice === 'codeApplied' && amounts?.text) || newTotal.words)
  if (shown && reference) addText(shown, ` ${reference}`)
  if (amounts) showAmounts(elements, amounts)

  const {billingPeriod = '', ...texts} = typed
  const radios = elements.filter((element) => attribute(element, 'name') === 'billingPeriod')
  const chosen = radios.find((radio) => attribute(radio, 'value') === billingPeriod)
  if (chosen) {
    for (const radio of radios) remove(radio, 'checked')
    set(chosen, 'checked', '')
  }
  for (const input of elements) {
    const name = attribute(input, 'name')
    const text = name === 'code' || CHECKOUT_FIELDS.some((row) => row.name === name) ? texts[name ?? ''] : undefined
    if (text !== undefined) fillIn(input, text)
    if (text) unfold(input)
    if (newTotal && name === newTotal.field) set(input, 'value', newTotal.amount)
    // Sent once more, the form answers the question.
    if (name === 'again') set(input, 'value', notice === 'alreadyCustomer' ? 'yes' : (texts.again ?? ''))
  }
  for (const [index, problem] of wrong.entries()) markWrong(elements, problem, index === 0)
  if (shown && wrong.length === 0) focus(shown)
  if (shown) nameInTitle(elements, textOf(heading ?? shown))
  for (const element of elements.filter(isForHydration)) detach(element)
  return serialize(page)
}

/** Opens what is folded around a field. */
function unfold({parentNode}: Element) {
  if (!parentNode || !('tagName' in parentNode)) return
  if (parentNode.tagName === 'details') set(parentNode, 'open', '')
  unfold(parentNode)
}

/** A notice about no field is where the page begins. */
function focus(notice: Element) {
  set(notice, 'tabindex', '-1')
  set(notice, 'autofocus', '')
}

/** A screen reader reads the title first: it begins with what was refused. */
function nameInTitle(elements: Element[], problem: string) {
  const [text] = elements.find(({tagName}) => tagName === 'title')?.childNodes ?? []
  if (text && 'value' in text) text.value = `${problem.trim()} | ${text.value}`
}

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''

function fillIn(field: Element, text: string) {
  if (field.tagName !== 'select') return set(field, 'value', text)
  const options = [...elementsIn(field)].filter(({tagName}) => tagName === 'option')
  const chosen = options.find((option) => attribute(option, 'value') === text)
  if (!chosen) return
  for (const option of options) remove(option, 'selected')
  set(chosen, 'selected', '')
}

/** Shows what is wrong below its field, as the page's script would; the cursor stands in the first. */
function markWrong(elements: Element[], problem: CheckoutProblem, isFirst: boolean) {
  const words = elements.find((element) => attribute(element, 'data-error') === problem)
  const field = elements.find((element) => attribute(element, 'name') === fieldOf(problem))
  if (!words || !field) return
  remove(words, 'hidden')
  set(field, 'aria-invalid', 'true')
  set(
    field,
    'aria-describedby',
    [attribute(words, 'id'), attribute(field, 'aria-describedby')].filter(Boolean).join(' '),
  )
  if (isFirst) set(field, 'autofocus', '')
}

/**
 * Every script of the body, but for data and what is marked to stay without the page's own (web/src/gatsby/rendering/html.ts): Gatsby
 * knows no page at the address of this answer, and would draw the one for what is not found in its place.
 */
function isForHydration(element: Element) {
  if (element.tagName === 'link') return attribute(element, 'as') === 'script'
  if (element.tagName !== 'script' || attribute(element, 'type')?.endsWith('json')) return false
  if (attribute(element, 'src') !== undefined) return true
  return !isIn(element, 'head') && attribute(element, 'data-stays') === undefined
}
