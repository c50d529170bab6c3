import {METHOD} from '../../../../domain/customers/portalActs.ts'
import {postButton} from '../../../ui/form.ts'
import {html} from '../../../ui/html.ts'
import {withMailLinks} from '../../../ui/mailLinks.ts'
import {notice} from '../../../ui/notice.ts'
import type {PortalSection} from '../order.ts'
import {partCard} from '../partCard.ts'

/** Another bank account or card. An unpaid renewal has no such form: paying it lets the customer choose. */
export const method: PortalSection = ({state}, {words: {method: t}, problem}) =>
  (state === 'running' || state === 'onPause') &&
  partCard({
    id: 'method',
    heading: t.heading,
    isFolded: problem !== 'method',
    content: html`<p>${t.text}</p>${problem === 'method' && notice('down', withMailLinks(t.failed))}
${postButton(t.button, {act: METHOD})}`,
  })
