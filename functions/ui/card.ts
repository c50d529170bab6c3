import {type Html, html} from './html.ts'

export const CARD_STYLE =
  '.card{background:var(--surface);border:1px solid var(--line);border-radius:12px;display:grid;gap:1rem;min-width:0}'

type Card = {
  /** The anchor of the card; its heading has an id of its own. */
  id: string
  heading: string
  content: Html | readonly (Html | false)[]
  className?: string
  /** Words beside the heading. */
  beside?: Html
}

/** A section with its heading. */
export const card = ({id, heading, content, className, beside}: Card): Html => {
  const title = html`<h2 id="${id}-heading">${heading}</h2>`
  return html`<section class="card${className && ` ${className}`}" id="${id}" aria-labelledby="${id}-heading">${beside ? html`<div class="title">${title}${beside}</div>` : title}
${content}</section>`
}

/** The section that the heading of the page names. */
export const pageCard = (content: Html): Html =>
  html`<section class="card" aria-labelledby="${PAGE_HEADING}">${content}</section>`

export const PAGE_HEADING = 'page-heading'
