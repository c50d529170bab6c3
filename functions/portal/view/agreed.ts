import {html} from '../../ui/html.ts'
import type {AccountSection} from './order.ts'
import {card} from './parts.ts'

/** The accepted texts, folded: the mandate with its reference, and the terms. */
export const agreed: AccountSection = ({terms, mandate, mandateReference: reference}, {words: {agreed: t}}) =>
  (terms.length > 0 || mandate !== '') &&
  card(
    'agreed',
    t.heading,
    html`<p>${t.text}</p>${mandate && html`<details><summary>${t.mandate}</summary><p>${mandate}</p></details>`}${
      reference && html`<p>${t.reference}: ${reference}</p>`
    }${
      terms.length > 0 &&
      html`<details><summary>${t.terms}</summary>${terms.map(({words, isHeading}) => (isHeading ? html`<h3>${words}</h3>` : html`<p>${words}</p>`))}</details>`
    }`,
  )
