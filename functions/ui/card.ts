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
  /** Shows the heading alone until it is pressed. */
  isFolded?: boolean | undefined
  /** The level of the heading. */
  level?: 2 | 3
}

/** A section with its heading. */
export const card = ({id, heading, content, className, beside, isFolded, level = 2}: Card): Html => {
  const title = cardHeading(id, heading, level)
  const whole = isFolded
    ? html`<details><summary>${title}</summary><div class="unfolded">${beside}${content}</div></details>`
    : html`${beside ? html`<div class="title">${title}${beside}</div>` : title}
${content}`
  return html`<section class="card${isFolded && ' folded'}${className && ` ${className}`}" id="${id}" aria-labelledby="${id}-heading">${whole}</section>`
}

export const cardHeading = (id: string, heading: string, level: 2 | 3): Html =>
  level === 2 ? html`<h2 id="${id}-heading">${heading}</h2>` : html`<h3 id="${id}-heading">${heading}</h3>`

/** The section that the heading of the page names. */
export const pageCard = (content: Html): Html =>
  html`<section class="card" aria-labelledby="${PAGE_HEADING}">${content}</section>`

export const PAGE_HEADING = 'page-heading'
