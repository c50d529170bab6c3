import {escapeHTML} from '@portabletext/to-html'
import {SELECT_ARROW} from '../../domain/brand/selectArrow.ts'
import {COLOUR_PROPERTIES, FONT_FACES, FONT_PROPERTIES} from '../../domain/brand/tokens.ts'
import type {Language} from '../../domain/texts/languages.ts'

/** What all pages of functions share: colours, typefaces, links, buttons, what opens, focus. */
const STYLE = `${FONT_FACES}
:root{color-scheme:light dark;${COLOUR_PROPERTIES}${FONT_PROPERTIES}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:var(--sky);color:var(--ink);font:400 1.0625rem/1.6 var(--text);overflow-wrap:anywhere}
h1{font:700 clamp(1.75rem,5vw,2.5rem)/1.1 var(--display)}
a{color:inherit;text-underline-offset:.2em}
.alone{display:inline-flex;align-items:center;min-height:2.75rem}
.row{display:flex;flex-wrap:wrap;gap:.75rem}
button,.button{display:inline-flex;align-items:center;min-height:3rem;padding:.5rem 1.25rem;border:1.5px solid var(--edge);border-radius:6px;font:inherit;font-weight:600;line-height:1.2;text-decoration:none;background:none;color:inherit;cursor:pointer}
:focus-visible{outline:3px solid currentColor;outline-offset:3px}
select:not([multiple]){${SELECT_ARROW}}
summary{display:flex;align-items:center;gap:.75rem;min-height:3rem;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::before{content:"";flex:none;width:.62em;height:.86em;background:var(--edge);clip-path:polygon(0 0,100% 14%,100% 86%,0 100%);rotate:90deg;transition:rotate .22s}
details[open]>summary::before{background:var(--signal);rotate:none}
@media (forced-colors:active){summary::before{background:CanvasText}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}`

const CARD = `body{padding:clamp(1.25rem,5vw,4rem)}
main{max-width:38rem;margin:0 auto;padding:clamp(1.25rem,4vw,2.5rem);background:var(--surface);border:1px solid var(--line);border-radius:12px;display:grid;gap:1.5rem}
dl{border-top:1px solid var(--line)}dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.6rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--muted)}dd{margin-left:auto;font-weight:600;text-align:right;font-variant-numeric:tabular-nums}
button{background:var(--danger);border-color:transparent;color:var(--on-danger)}
label{font-weight:600}form>*+*{margin-top:1rem}.row form>*+*{margin-top:0}
input:not([type=hidden]){width:100%;min-height:3rem;margin-top:.35rem;padding:.5rem .75rem;border:1.5px solid var(--edge);border-radius:6px;background:none;color:inherit;font:inherit}
input[aria-invalid=true]{border:2px solid var(--danger)}
#wrong{color:var(--down);font-weight:600}
button[name]{background:var(--signal);color:var(--on-signal)}
h2,summary{font:700 1.25rem/1.3 var(--display)}
details>*+*{margin-top:1rem}
header,footer{max-width:38rem;margin:0 auto}
header{margin-bottom:1.5rem}header a{display:inline-flex;align-items:center;gap:.5rem;min-width:2.75rem;min-height:2.75rem;font:700 1.375rem/1 var(--display);text-decoration:none}
header svg{width:1.75rem;height:1.75rem;fill:currentColor}header .stripes{fill:var(--signal)}
footer{margin-top:1.5rem;padding:1.25rem clamp(1.25rem,4vw,2.5rem);border-radius:12px;background:var(--sea);color:var(--sea-ink);font-size:.9375rem;display:grid;gap:.5rem}`

type Shell = {language: Language; title: string; style: string; body: string}

/** A complete page that a function serves; it loads nothing but the site's fonts and its mark. `style` and `body` are not escaped. */
export const pageShell = ({language, title, style, body}: Shell) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHTML(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}
${style}</style></head>
<body>${body}</body>
</html>
`

type Parts = {
  language: Language
  title: string
  heading: string
  text: string
  details?: string
  actions: string
  header?: string
  footer?: string
}

/** A page of one card. All parts but `title` and `heading` are HTML. */
export const plainPage = ({language, title, heading, text, details = '', actions, header = '', footer = ''}: Parts) =>
  pageShell({
    language,
    title,
    style: CARD,
    body: `${header}<main>
<h1>${escapeHTML(heading)}</h1>
<p>${text}</p>
${details}
${actions}
</main>${footer}`,
  })

/** `act` says which of a page's buttons was pressed. */
export const postButton = (label: string, act: string) =>
  `<form method="post"><button name="act" value="${act}">${escapeHTML(label)}</button></form>`

/** Buttons side by side. */
export const buttonRow = (buttons: string) => `<div class="row">${buttons}</div>`

export const linkButton = (href: string, label: string) =>
  `<a class="button" href="${escapeHTML(href)}">${escapeHTML(label)}</a>`
