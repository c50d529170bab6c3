import {linkButton} from '../../../ui/button.ts'
import {html} from '../../../ui/html.ts'
import type {PortalSection} from '../order.ts'
import {partCard} from '../partCard.ts'

/** The download of everything that is kept of the order. */
export const ownData: PortalSection = ({exportHref}, {words: {data: t}}) =>
  partCard({
    id: 'data',
    heading: t.heading,
    isFolded: true,
    content: html`<p>${t.text}</p><p>${linkButton(exportHref, t.button, {isDownload: true})}</p>`,
  })
