export type Tag = {
  /** In lower case. */
  name: string
  isEnd: boolean
  /** Closed within itself: `<svg/>`. */
  isEmpty: boolean
  /** Content of an element whose text is no HTML: of a title, a script. Empty for others. */
  text: string
  attribute: (name: string) => string | undefined
}

/** Elements whose content is text up to their end. */
const OF_TEXT = new Set(['title', 'textarea', 'script', 'style', 'xmp', 'iframe', 'noembed', 'noframes'])
const NAME = /[a-z][^\s/>]{0,99}/iy
/** A name, and a value in quotes or without. Each part ends where the next begins, so that none is tried twice. */
const ATTRIBUTE = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*))?)?/y
/** A page's tag has a dozen; more are not read, and neither is the rest of the page. */
const MOST_ATTRIBUTES = 1000

/**
 * The tags of a page as browsers find them, for questions about it and for no more: each character is read a bounded number
 * of times, whatever a stranger wrote. An HTML parser builds a tree, and takes minutes for two megabytes that mean to.
 */
export function* tagsIn(html: string): Generator<Tag> {
  const ends = endsOf(html)
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const isEnd = html[at + 1] === '/'
    if (html.startsWith('<!--', at)) {
      at = after(html, '-->', at + 4)
      continue
    }
    NAME.lastIndex = at + (isEnd ? 2 : 1)
    const name = NAME.exec(html)?.[0].toLowerCase()
    if (!name) {
      // A declaration, or a sign that is no tag.
      at = /[!?/]/.test(html[at + 1] ?? '') ? after(html, '>', at + 1) : at + 1
      continue
    }
    const attributes = new Map<string, string>()
    const end = readAttributes(html, NAME.lastIndex, attributes)
    if (end < 0) return
    const isEmpty = html[end - 1] === '/'
    const until = !isEnd && OF_TEXT.has(name) ? ends(name, end + 1) : -1
    yield {
      ...{name, isEnd, isEmpty},
      text: until < 0 ? '' : html.slice(end + 1, until),
      attribute: (wanted) => attributes.get(wanted),
    }
    at = until < 0 ? end + 1 : until
  }
}

/** The place after a mark; the end when it is not there. */
function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found < 0 ? html.length : found + mark.length
}

/** The place of the sign that ends a tag; -1 when nothing does. */
function readAttributes(html: string, from: number, into: Map<string, string>): number {
  let at = from
  for (let count = 0; count < MOST_ATTRIBUTES; count++) {
    while (/[\s/=]/.test(html[at] ?? '')) at++
    if (html[at] === '>') return at
    ATTRIBUTE.lastIndex = at
    const [whole, name, double, single, bare] = ATTRIBUTE.exec(html) ?? []
    if (whole === undefined || name === undefined) return -1
    at = ATTRIBUTE.lastIndex
    // A quote that nothing closes takes in the rest of the page.
    if (/["']/.test(html[at] ?? '') && whole.trimEnd().endsWith('=')) return -1
    const key = name.toLowerCase()
    if (!into.has(key)) into.set(key, double ?? single ?? bare ?? '')
  }
  return -1
}

/** Finds where the text of an element ends. An end that is not there is looked for once a name. */
function endsOf(html: string) {
  const none = new Set<string>()
  return (name: string, from: number): number => {
    if (none.has(name)) return html.length
    const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
    end.lastIndex = from
    const found = end.exec(html)
    if (!found) none.add(name)
    return found?.index ?? html.length
  }
}
