import {html} from '../../ui/html.ts'
import type {AccountSection} from './order.ts'
import {card} from './parts.ts'

/** All that is kept of the order, to take away. */
export const ownData: AccountSection = ({exportHref}, {words: {data: t}}) =>
  card('data', t.heading, html`<p>${t.text}</p><p><a class="button" href="${exportHref}" download>${t.button}</a></p>`)
