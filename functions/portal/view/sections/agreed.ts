import {card} from '../../../ui/card.ts'
import {details, paragraphs} from '../../../ui/details.ts'
import {html} from '../../../ui/html.ts'
import type {PortalSection} from '../order.ts'

/** The accepted texts, folded: the mandate with its reference, and the terms. */
export const agreed: PortalSection = ({terms, mandate, mandateReference: reference}, {words: {agreed: t}}) =>
  (terms.length > 0 || mandate !== '') &&
  card({
    id: 'agreed',
    heading: t.heading,
    content: html`<p>${t.text}</p>${mandate && details(t.mandate, html`<p>${mandate}</p>`)}${
      reference && html`<p>${t.reference}: ${reference}</p>`
    }${terms.length > 0 && details(t.terms, paragraphs(terms))}`,
  })
