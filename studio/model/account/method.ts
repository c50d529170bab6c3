import {Html, html} from '../html.ts'
import {withMailLinks} from '../mailLinks.ts'
import {METHOD} from './acts.ts'
import type {AccountSection} from './order.ts'
import {card} from './parts.ts'

/** Another account or card; an unpaid renewal is paid with whatever one chooses, which is the same. */
export const method: AccountSection = ({state}, {words: {method: t}, problem}) =>
  state === 'running' &&
  card(
    'method',
    t.heading,
    html`<p>${t.text}</p>${problem === 'method' && html`<p class="notice down" role="alert">${new Html(withMailLinks(t.failed))}</p>`}
<form method="post" action="#method"><input type="hidden" name="act" value="${METHOD}"><button>${t.button}</button></form>`,
  )
