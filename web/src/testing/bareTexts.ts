// Detects at run time what tests/support/html/bareTexts.ts cannot see in the source: a changing text node with siblings. A
// browser that translates the page replaces that text node, so visitors would keep reading the old text.

const changed: string[] = []

/** Records every such change from now on. */
export function noteChangedTexts() {
  const own = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...own,
    set(this: Node, text: string) {
      const before = this.nodeValue
      if (this instanceof Text && before !== text && (this.parentNode?.childNodes.length ?? 0) > 1)
        changed.push(`"${before}" became "${text}" in ${this.parentElement?.outerHTML.slice(0, 300)}`)
      own?.set?.call(this, text)
    },
  })
}

/** Returns the changes since the last call. */
export const takeChangedTexts = (): string[] => changed.splice(0)
