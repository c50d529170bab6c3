import {SHARE, WITHDRAW_SHARED} from '../../../../domain/customers/portalActs.ts'
import {postButton} from '../../../ui/form.ts'
import {html} from '../../../ui/html.ts'
import type {PortalSection} from '../order.ts'
import {partCard} from '../partCard.ts'

/** The link for a bookkeeper or a colleague, who can change nothing. */
export const sharing: PortalSection = ({sharing: link}, {words: {reading: t}}) =>
  link !== null &&
  partCard({
    id: 'share',
    heading: t.heading,
    isFolded: link.href === '',
    content: link.href
      ? html`<p id="share-link">${t.link}</p><input readonly aria-labelledby="share-link" value="${link.href}">${postButton(t.withdraw, {act: WITHDRAW_SHARED})}`
      : html`<p>${t.text}</p>${postButton(t.button, {act: SHARE})}`,
  })
