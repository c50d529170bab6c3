import {cardHeading} from '../../ui/card.ts'
import {type Html, html} from '../../ui/html.ts'
import type {PortalContext, PortalOrder, PortalWords} from './order.ts'
import {PARTS, type Part, READER_PARTS} from './sections/sections.ts'

const anchorOf = (part: Part) => `part-${part}`

/** The parts of the page that say something about an order, and an index of them beside it. */
export function portalParts(order: PortalOrder, context: PortalContext): Html {
  const {parts: names} = context.words
  const parts = (context.isReader ? READER_PARTS : PARTS)
    .map(([part, sections]) => ({
      part,
      cards: sections.map((section) => section(order, context)).filter((each) => each !== false),
    }))
    .filter(({cards}) => cards.length > 0)
  return html`<div class="parts">${parts.length > 1 && index(parts, names)}<div>${parts.map(
    ({part, cards}) =>
      html`<section class="part" id="${anchorOf(part)}" aria-labelledby="${anchorOf(part)}-heading">${cardHeading(anchorOf(part), names[part], 2)}${cards}</section>`,
  )}</div></div>`
}

const index = (parts: readonly {part: Part}[], names: PortalWords['parts']): Html =>
  html`<nav aria-label="${names.label}"><ul>${parts.map(
    ({part}) => html`<li><a href="#${anchorOf(part)}">${names[part]}</a></li>`,
  )}</ul></nav>`
