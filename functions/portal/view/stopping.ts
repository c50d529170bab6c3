import {CANCEL, UNDO} from '../../../domain/customers/portalActs.ts'
import {pathOf} from '../../../domain/pages/pages.ts'
import {Html, html} from '../../ui/html.ts'
import {withMailLinks} from '../../ui/mailLinks.ts'
import type {AccountOrder, AccountSection, AccountWords} from './order.ts'
import {card, failure} from './parts.ts'

/** Nobody reads that a period that is not paid goes on, or is not given back. */
const meaningOf = ({state, isGivenBack, period}: AccountOrder, confirm: AccountWords['confirm']) =>
  state === 'overdue' || state === 'paused'
    ? confirm.overdue
    : state === 'chargedBack'
      ? confirm.chargedBack
      : isGivenBack
        ? confirm.refunded
        : period === 'monthly'
          ? confirm.monthly
          : confirm.prepaid

const act = (name: string) => html`<input type="hidden" name="act" value="${name}">`

/** Cancelling, which one has to ask for before the button is there; or taking that back, until the last day. */
export const stopping: AccountSection = (order, {language, words: {confirm, undo, failed}, problem}) => {
  if (order.mayUndo)
    return card(
      'undo',
      undo.heading,
      html`<p>${undo.text}</p>${problem === 'undo' && failure(new Html(withMailLinks(undo.failed)))}
<form method="post">${act(UNDO)}<button class="main">${undo.button}</button></form>`,
    )
  if (!['running', 'overdue', 'chargedBack', 'paused'].includes(order.state)) return false
  const hasFailed = problem === 'cancel'
  return html`<section class="card" id="cancel" aria-labelledby="cancel-heading">${hasFailed && failure(html`<strong>${failed.heading}.</strong> ${new Html(withMailLinks(failed.text))}`)}
<details${hasFailed && html` open`}><summary><h2 id="cancel-heading">${confirm.heading}</h2></summary>
<p>${meaningOf(order, confirm)}</p>
<form method="post">${act(CANCEL)}<div class="row"><button class="end-it">${confirm.button}</button><a class="button" href="${pathOf('landing', language)}">${confirm.keep}</a></div></form></details></section>`
}
