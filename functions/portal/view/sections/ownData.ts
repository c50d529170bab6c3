import {linkButton} from '../../../ui/button.ts'
import {card} from '../../../ui/card.ts'
import {html} from '../../../ui/html.ts'
import type {PortalSection} from '../order.ts'

/** The download of everything that is kept of the order. */
export const ownData: PortalSection = ({exportHref}, {words: {data: t}}) =>
  card({
    id: 'data',
    heading: t.heading,
    content: html`<p>${t.text}</p><p>${linkButton(exportHref, t.button, {isDownload: true})}</p>`,
  })
