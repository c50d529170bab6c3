import {readFileSync} from 'node:fs'
import path from 'node:path'
import {FONT_FACES} from '../../domain/brand/tokens.ts'
import {BRAND_STYLE, wordmark} from '../../functions/ui/brand.ts'
import {type Html, html} from '../../functions/ui/html.ts'
import {page} from '../../functions/ui/page.ts'
import {TABLE_STYLE} from '../../functions/ui/table.ts'
import {ROOT} from '../settings/environment.ts'

export {html}

/** The site's typefaces as data URLs: each service has a port of its own, and the site may not be built yet. */
const FONTS = FONT_FACES.replace(/url\((.*?)\)/g, (_, file: string) => {
  const bytes = readFileSync(path.join(ROOT, 'web/static', file))
  return `url(data:font/woff2;base64,${bytes.toString('base64')})`
})

const STYLE = `body{font-size:1.0625rem;line-height:1.55;max-width:76rem;margin:0 auto;padding:clamp(1rem,4vw,1.5rem)}
:is(p,pre,ul,ol,dl){margin:1em 0}header .brand{display:flex;min-height:0}header .brand svg{width:2rem;height:2rem}
h1,h2{font-family:var(--display);line-height:1.12}h1{font-size:clamp(1.75rem,5vw,2.375rem);margin:1rem 0}h2{font-size:1.5rem;margin:2rem 0 1rem}
table{width:100%;font-size:.9375rem}th,td{padding:.5rem .75rem;border-top:1px solid var(--line);border-bottom:0;vertical-align:baseline}td{overflow-wrap:anywhere}th{color:inherit;font-weight:700;font-size:inherit}
.scroll{overflow-x:auto}:is(td,p,td div)>a:only-child{display:inline-block;min-width:2.75rem;min-height:2.75rem;align-content:center}
button{min-height:2.75rem;padding:.5rem 1rem;background:var(--surface)}label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem}
fieldset{border:1px solid var(--line);border-radius:6px;margin:1rem 0}.big{font:700 2rem/1.12 var(--display)}pre{white-space:pre-wrap;font-size:.875rem}
iframe{display:block;width:100%;height:48rem;border:1px solid var(--line);background:#fff}
form.row{margin-top:1rem}
.amount{white-space:nowrap}td form.row{margin:0 0 .375rem}td button{font-size:.875rem;padding:.25rem .625rem;white-space:nowrap}
@media(max-width:48rem){.scroll thead{display:none}.scroll :is(table,tbody,tr,td){display:block}.scroll tr{padding:.75rem 0;border-top:1px solid var(--line)}.scroll td{padding:.125rem 0;border:0}.scroll td:empty{display:none}
td form.row{margin-top:.5rem}}`

/** Makes a whole page of a local service: the mark, and one main part. */
export const document = (title: string, body: Html, language = 'en'): string =>
  page({
    language,
    title: [title],
    fontFaces: FONTS,
    icon: 'data:,',
    styles: [BRAND_STYLE, TABLE_STYLE, STYLE],
    body: html`<header><span class="brand">${wordmark('')}</span></header>
<main>${body}</main>`,
  })
