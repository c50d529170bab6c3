/** HTML that is already safe to insert. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'}

function render(value: unknown): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(render).join('')
  if (value === null || value === undefined || value === false) return ''
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** A template whose values are escaped unless they are Html themselves; lists are joined. */
export const html = (strings: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(strings.map((text, index) => text + render(values[index])).join(''))
