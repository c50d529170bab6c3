import {createHash} from 'node:crypto'
import {existsSync, readFileSync} from 'node:fs'
import type {ServerResponse} from 'node:http'
import path from 'node:path'
import {Marked} from 'marked'
import {COLOUR_PROPERTIES} from '../../domain/brand/tokens.ts'
import type {StaffLanguage} from '../../domain/texts/languages.ts'
import {HELP_PAGES} from './helpPages.ts'

export const DOCS = path.resolve(import.meta.dirname, '../../docs')
const SOURCES: Record<StaffLanguage, string> = {nl: 'editors.md', en: 'editors.en.md'}

const STYLE = `@font-face{font-family:Inter;font-weight:100 900;src:url(/static/inter-latin-wght-normal.woff2)}
:root{color-scheme:light dark;${COLOUR_PROPERTIES}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:44rem;padding:1.5rem 1.25rem 6rem;font:1rem/1.6 Inter,system-ui,sans-serif;overflow-wrap:break-word;background:var(--surface);color:var(--ink)}
h1{font-size:1.75rem;line-height:1.2}h2{margin-top:3rem;padding-top:1.5rem;border-top:1px solid var(--line);font-size:1.25rem}
nav ol{columns:16rem;padding-left:1.25rem}
a{color:var(--signal-text)}
img{display:block;max-width:100%;height:auto;border:1px solid var(--line);border-radius:6px}
table{border-collapse:collapse}th,td{padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
kbd,code{font:.875em ui-monospace,monospace;border:1px solid var(--line);border-radius:4px;padding:.05em .3em;white-space:nowrap}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px}`

type Guide = {
  html: string
  /** Its pictures: where they are in docs/, and where the page has them. */
  pictures: ReadonlyMap<string, string>
  /** Those that are still to be made: `npm run screenshots -- --editors`. */
  missing: readonly string[]
}

const idOf = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')

/** A page that loads nothing but its pictures and the Studio's typeface, from what docs/ says in Markdown. */
export function guideIn(language: StaffLanguage): Guide {
  const pictures = new Map<string, string>()
  const missing: string[] = []
  const headings: string[] = []
  const marked = new Marked({
    renderer: {
      heading({tokens, depth, text}) {
        if (depth === 2) headings.push(text)
        return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      image({href, text}) {
        const file = path.join(DOCS, href)
        if (!existsSync(file)) {
          missing.push(href)
          return `<em>${text}</em>`
        }
        const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
        const address = `/static/help/${language}-${path.basename(href, '.png')}-${hash}.png`
        pictures.set(file, address)
        return `<img src="${address}" alt="${text}" loading="lazy">`
      },
    },
  })
  const body = marked.parse(readFileSync(path.join(DOCS, SOURCES[language]), 'utf8'), {async: false})
  const contents = headings.map((heading) => `<li><a href="#${idOf(heading)}">${heading}</a></li>`).join('')
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${/<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]}</title><style>${STYLE}</style></head>
<body>
${body.replace('</h1>', `</h1>\n<nav><ol>${contents}</ol></nav>`)}
</body>
</html>
`
  return {html, pictures, missing}
}

type DevServer = {
  middlewares: {use: (path: string, answer: (request: unknown, response: ServerResponse) => void) => void}
}

/** For the Studio: the guide lies beside it, so that it can be read without a network. */
export const guide = () => ({
  name: 'vindkracht-guide',
  /** Under `sanity dev` it is made for each reader, from what docs/ says by then. */
  configureServer({middlewares}: DevServer) {
    for (const language of Object.keys(HELP_PAGES) as StaffLanguage[]) {
      middlewares.use(HELP_PAGES[language], (_, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8').end(guideIn(language).html)
      })
      for (const [file, address] of guideIn(language).pictures)
        middlewares.use(address, (_, response) => void response.end(readFileSync(file)))
    }
  },
  generateBundle(this: {emitFile: (file: object) => void}) {
    for (const language of Object.keys(HELP_PAGES) as StaffLanguage[]) {
      const {html, pictures} = guideIn(language)
      this.emitFile({type: 'asset', fileName: HELP_PAGES[language].slice(1), source: html})
      for (const [file, address] of pictures)
        this.emitFile({type: 'asset', fileName: address.slice(1), source: readFileSync(file)})
    }
  },
})
