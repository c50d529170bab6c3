import {details, paragraphs} from '../../../ui/details.ts'
import {html} from '../../../ui/html.ts'
import type {PortalSection} from '../order.ts'
import {partCard} from '../partCard.ts'

/** The accepted texts, folded: the mandate with its reference, also as a file, and the terms. */
export const agreed: PortalSection = (
  {id, terms, mandate, mandateReference: reference},
  {words: {agreed: t, orderLabel}},
) => {
  const referred = reference && `${t.reference}: ${reference}`
  const file = [t.mandate, mandate, referred, `${orderLabel}: ${id}`].filter(Boolean).join('\n\n')
  const download = html`<p><a download="${id}.txt" href="data:text/plain;charset=utf-8,${encodeURIComponent(file)}">${t.download}</a></p>`
  return (
    (terms.length > 0 || mandate !== '') &&
    partCard({
      id: 'agreed',
      heading: t.heading,
      content: html`<p>${t.text}</p>${mandate && details(t.mandate, html`<p>${mandate}</p>${download}`)}${
        referred && html`<p>${referred}</p>`
      }${terms.length > 0 && details(t.terms, paragraphs(terms))}`,
    })
  )
}
