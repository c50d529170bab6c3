import {Html, html} from '../studio/model/html.ts'
import {COLOUR_PROPERTIES} from '../studio/model/tokens.ts'

export {html}

const STYLE = `:root{color-scheme:light dark;${COLOUR_PROPERTIES}}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;max-width:76rem;margin:0 auto;padding:1.5rem;background:var(--sky);color:var(--ink)}
h1{font-size:1.6rem}table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:left;padding:.5rem .75rem;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
.scroll{overflow-x:auto}a{color:inherit}button,.button{font:inherit;font-weight:600;line-height:1.2;min-height:2.75rem;padding:.5rem 1rem;border:1.5px solid var(--edge);border-radius:6px;background:var(--surface);color:inherit;cursor:pointer}
button.main{background:var(--signal);border-color:var(--signal);color:var(--on-signal)}label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem}
fieldset{border:1px solid var(--line);border-radius:6px;margin:1rem 0}.muted{opacity:.75}.big{font-size:2rem;font-weight:700}pre{white-space:pre-wrap;overflow-wrap:anywhere}
:focus-visible{outline:3px solid currentColor;outline-offset:2px}form.row{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1rem}
th{overflow-wrap:normal}.amount{white-space:nowrap}td form.row{margin:0 0 .375rem}td button{font-size:.875rem;min-height:2.25rem;padding:.25rem .625rem;white-space:nowrap}
@media(max-width:48rem){.scroll thead{display:none}.scroll :is(table,tbody,tr,td){display:block}.scroll tr{padding:.75rem 0;border-top:1px solid var(--line)}.scroll td{padding:.125rem 0;border:0}.scroll td:empty{display:none}
td form.row{margin-top:.5rem}td button{min-height:2.75rem}}`

/** A whole page of a local service. */
export const document = (title: string, body: Html, language = 'en'): string =>
  html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="data:,"><style>${new Html(STYLE)}</style></head>
<body><main>${body}</main></body>
</html>`.text
