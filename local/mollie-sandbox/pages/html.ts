/** HTML that is safe to insert. */
class Html {
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

/** Template tag: values are escaped unless they are Html themselves; lists are joined. */
export const html = (strings: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(strings.map((text, index) => text + render(values[index])).join(''))

export type PageLanguage = 'nl' | 'en'

/** Makes a whole page of a title and the HTML of its main part. */
export type Frame = (title: string, body: string, language: PageLanguage) => string

const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{font:1rem/1.5 system-ui,sans-serif;max-width:76rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{text-align:left;padding:.5rem;border-top:1px solid;vertical-align:baseline}
button{font:inherit;min-height:2.75rem;padding:.5rem 1rem}label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem}
.row{display:flex;flex-wrap:wrap;gap:.75rem}.scroll{overflow-x:auto}.big{font-size:2rem}.amount{white-space:nowrap}`

export const plainFrame: Frame = (title, body, language) =>
  html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="data:,"><style>${new Html(STYLE)}</style></head>
<body><main>${new Html(body)}</main></body>
</html>`.text
