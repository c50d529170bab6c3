// What tests/support/bareTexts.ts cannot see in the source: a text that stands beside others and is changed. A browser that
// translates the page has taken that text node away, so visitors would go on reading the words of before.

const changed: string[] = []

/** Notes every such change from now on. */
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

/** The changes since the last call. */
export const takeChangedTexts = (): string[] => changed.splice(0)
