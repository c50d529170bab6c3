import {type Html, html} from './html.ts'

export const DETAILS_STYLE = `summary{display:flex;align-items:center;gap:.75rem;min-height:3rem;cursor:pointer;list-style:none;font-weight:600}
summary::-webkit-details-marker{display:none}
summary::before{content:"";flex:none;width:.62em;height:.86em;background:var(--edge);clip-path:polygon(0 0,100% 14%,100% 86%,0 100%);rotate:90deg;transition:rotate .22s}
details[open]>summary::before{background:var(--signal);rotate:none}
@media (forced-colors:active){summary::before,details[open]>summary::before{background:CanvasText}}`

/** Content that opens below its summary. */
export const details = (summary: Html | string, content: unknown, isOpen = false): Html =>
  html`<details${isOpen && html` open`}><summary>${summary}</summary>${content}</details>`

/** A text as its paragraphs. */
export type Paragraph = {words: string; isHeading: boolean}

export const paragraphs = (text: readonly Paragraph[]): Html[] =>
  text.map(({words, isHeading}) => (isHeading ? html`<h3>${words}</h3>` : html`<p>${words}</p>`))
