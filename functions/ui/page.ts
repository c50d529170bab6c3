import {SELECT_ARROW} from '../../domain/brand/selectArrow.ts'
import {COLOUR_PROPERTIES, FONT_FACES, FONT_PROPERTIES} from '../../domain/brand/tokens.ts'
import {BUTTON_STYLE} from './button.ts'
import {Html, html} from './html.ts'

/** Colours, typefaces, links and focus of all pages. */
const STYLE = `:root{color-scheme:light dark;${COLOUR_PROPERTIES}${FONT_PROPERTIES}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:var(--sky);color:var(--ink);font:400 1.0625rem/1.6 var(--text);overflow-wrap:anywhere}
h1{font:700 clamp(1.75rem,5vw,2.5rem)/1.1 var(--display)}
a{color:inherit;text-underline-offset:.2em}
.alone{display:inline-flex;align-items:center;min-width:2.75rem;min-height:2.75rem}
.row{display:flex;flex-wrap:wrap;gap:.75rem}
.muted{color:var(--muted)}
:focus-visible{outline:3px solid currentColor;outline-offset:3px}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
${BUTTON_STYLE}
select:not([multiple]){${SELECT_ARROW}}`

type Page = {
  /** The language of its words, as HTML has it. */
  language: string
  /** Parts of the title, the most specific first; empty ones are left out. */
  title: readonly (string | false | undefined)[]
  /** Styles of the components on the page, and its own after them. */
  styles: readonly string[]
  body: Html
  /** Rules for the typefaces, when they are not the site's files. */
  fontFaces?: string
  icon?: string
}

/** A complete page, which loads nothing but the site's typefaces and its mark. */
export const page = ({language, title, styles, body, fontFaces = FONT_FACES, icon = '/favicon.svg'}: Page): string =>
  html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title.filter(Boolean).join(' | ')}</title><link rel="icon" href="${icon}"><style>${new Html([fontFaces, STYLE, ...styles].join('\n'))}</style></head>
<body>${body}</body>
</html>
`.text
