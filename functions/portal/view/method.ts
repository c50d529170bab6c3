import {METHOD} from '../../../domain/customers/portalActs.ts'
import {Html, html} from '../../ui/html.ts'
import {withMailLinks} from '../../ui/mailLinks.ts'
import type {AccountSection} from './order.ts'
import {card, failure} from './parts.ts'

/** Another account or card; an unpaid renewal is paid with whatever one chooses, which is the same. */
export const method: AccountSection = ({state}, {words: {method: t}, problem}) =>
  state === 'running' &&
  card(
    'method',
    t.heading,
    html`<p>${t.text}</p>${problem === 'method' && failure(new Html(withMailLinks(t.failed)))}
<form method="post"><input type="hidden" name="act" value="${METHOD}"><button>${t.button}</button></form>`,
  )
