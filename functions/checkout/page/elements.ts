import type {DefaultTreeAdapterTypes} from 'parse5'

// The part of the DOM that answers with a page need.

export type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

export const isIn = ({parentNode}: Element, tagName: string) =>
  parentNode !== null && 'tagName' in parentNode && parentNode.tagName === tagName

export function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child)
}

export const attribute = ({attrs}: Element, name: string) => attrs.find((found) => found.name === name)?.value

export function remove(element: Element, name: string) {
  element.attrs = element.attrs.filter((found) => found.name !== name)
}

export function set(element: Element, name: string, value: string) {
  remove(element, name)
  element.attrs.push({name, value})
}

export function replaceText(node: Node, placeholder: string, text: string) {
  if ('value' in node) node.value = node.value.replace(placeholder, () => text)
  if ('childNodes' in node) for (const child of node.childNodes) replaceText(child, placeholder, text)
}

export function detach(element: Element) {
  const {parentNode} = element
  if (parentNode) parentNode.childNodes = parentNode.childNodes.filter((child) => child !== element)
}

/** Ends an element with a text. */
export function addText(element: Element, value: string) {
  element.childNodes.push({nodeName: '#text', value, parentNode: element})
}

/** Replaces everything in an element by a text. */
export function setText(element: Element, value: string) {
  element.childNodes = [{nodeName: '#text', value, parentNode: element}]
}
