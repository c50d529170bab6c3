import {readFileSync} from 'node:fs'
import path from 'node:path'
import {POLE, STRIPES} from '../../domain/brand/mark.ts'
import {COLOUR_PROPERTIES, FONT_FACES, FONT_PROPERTIES} from '../../domain/brand/tokens.ts'
import {Html, html} from '../../functions/ui/html.ts'
import {ROOT} from '../settings/environment.ts'

export {html}

/** The site's typefaces as data URLs: each service has a port of its own, and the site may not be built yet. */
const FONTS = FONT_FACES.replace(/url\((.*?)\)/g, (_, file: string) => {
  const bytes = readFileSync(path.join(ROOT, 'web/static', file))
  return `url(data:font/woff2;base64,${bytes.toString('base64')})`
})

const STYLE = `${FONTS}
:root{color-scheme:light dark;${COLOUR_PROPERTIES}${FONT_PROPERTIES}}
*{box-sizing:border-box}body{font:1.0625rem/1.55 var(--text);max-width:76rem;margin:0 auto;padding:clamp(1rem,4vw,1.5rem);background:var(--sky);color:var(--ink);overflow-wrap:anywhere}
header svg{display:block;width:2rem;height:2rem;fill:currentColor}.stripes{fill:var(--signal)}
h1,h2{font-family:var(--display);line-height:1.12}h1{font-size:clamp(1.75rem,5vw,2.375rem);margin:1rem 0}h2{font-size:1.5rem;margin:2rem 0 1rem}
table{border-collapse:collapse;width:100%;font-size:.9375rem;font-variant-numeric:tabular-nums}th,td{text-align:left;padding:.5rem .75rem;border-top:1px solid var(--line);vertical-align:baseline}
.scroll{overflow-x:auto}a{color:inherit;text-underline-offset:.2em}:is(td,p)>a:only-child{display:inline-block;min-width:2.75rem;min-height:2.75rem;align-content:center}
button{font:inherit;font-weight:600;line-height:1.2;min-height:2.75rem;padding:.5rem 1rem;border:1.5px solid var(--edge);border-radius:6px;background:var(--surface);color:inherit;cursor:pointer}
button.main{background:var(--signal);border-color:var(--signal);color:var(--on-signal)}label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem}
fieldset{border:1px solid var(--line);border-radius:6px;margin:1rem 0}.muted{color:var(--muted)}.big{font:700 2rem/1.12 var(--display)}pre{white-space:pre-wrap;font-size:.875rem}
iframe{display:block;width:100%;height:48rem;border:1px solid var(--line);background:#fff}
:focus-visible{outline:3px solid currentColor;outline-offset:2px}.row{display:flex;flex-wrap:wrap;gap:.75rem}form.row{margin-top:1rem}
th{overflow-wrap:normal}.amount{white-space:nowrap}td form.row{margin:0 0 .375rem}td button{font-size:.875rem;padding:.25rem .625rem;white-space:nowrap}
@media(max-width:48rem){.scroll thead{display:none}.scroll :is(table,tbody,tr,td){display:block}.scroll tr{padding:.75rem 0;border-top:1px solid var(--line)}.scroll td{padding:.125rem 0;border:0}.scroll td:empty{display:none}
td form.row{margin-top:.5rem}}`

/** Makes a whole page of a local service: the mark, and one main part. */
export const document = (title: string, body: Html, language = 'en'): string =>
  html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="data:,"><style>${new Html(STYLE)}</style></head>
<body><header><svg viewBox="0 0 32 32" aria-hidden="true"><path d="${POLE}"/><path class="stripes" d="${STRIPES}"/></svg></header>
<main>${body}</main></body>
</html>`.text
