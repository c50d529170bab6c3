import {CANCEL, LONGEST_REASON, UNDO} from '../../../../domain/customers/portalActs.ts'
import {pathOf} from '../../../../domain/pages/pages.ts'
import {button, buttonRow, linkButton} from '../../../ui/button.ts'
import {details} from '../../../ui/details.ts'
import {field} from '../../../ui/field.ts'
import {form, postButton} from '../../../ui/form.ts'
import {type Html, html} from '../../../ui/html.ts'
import {withMailLinks} from '../../../ui/mailLinks.ts'
import {notice} from '../../../ui/notice.ts'
import type {PortalContext, PortalOrder, PortalSection, PortalWords} from '../order.ts'
import {partCard} from '../partCard.ts'

/** The consequence of cancelling now. No period that is unpaid or refunded is said to go on. */
const meaningOf = ({state, isGivenBack, period}: PortalOrder, confirm: PortalWords['confirm']) =>
  state === 'overdue' || state === 'paused'
    ? confirm.overdue
    : state === 'chargedBack'
      ? confirm.chargedBack
      : isGivenBack
        ? confirm.refunded
        : period === 'monthly'
          ? confirm.monthly
          : confirm.prepaid

/** Cancelling, behind a summary that has to be opened first; or resuming, until the last day. */
export const stopping: PortalSection = (order, context) => {
  if (order.mayUndo) return resuming(context)
  return ['running', 'overdue', 'chargedBack', 'paused', 'onPause'].includes(order.state) && cancelling(order, context)
}

const resuming = ({words: {undo}, problem}: PortalContext): Html =>
  partCard({
    id: 'undo',
    heading: undo.heading,
    content: html`<p>${undo.text}</p>${problem === 'undo' && notice('down', withMailLinks(undo.failed))}
${postButton(undo.button, {act: UNDO})}`,
  })

/** The one question, which needs no answer. */
const whyFields = ({why, reasons, noReason, more}: PortalWords['confirm']): Html =>
  html`${field({
    name: 'reason',
    label: why,
    options: [['', noReason], ...reasons.map((reason) => [reason, reason] as const)],
  })}${field({name: 'more', label: more, max: LONGEST_REASON})}`

function cancelling(order: PortalOrder, {language, words: {confirm, failed}, problem}: PortalContext): Html {
  const hasFailed = problem === 'cancel'
  const failure = notice('down', html`<strong>${failed.heading}.</strong> ${withMailLinks(failed.text)}`)
  const buttons = buttonRow(button(confirm.button, 'danger'), linkButton(pathOf('landing', language), confirm.keep))
  return html`<section class="card${!hasFailed && ' folded'}" id="cancel" aria-labelledby="cancel-heading">${hasFailed && failure}
${details(
  html`<h3 id="cancel-heading">${confirm.heading}</h3>`,
  html`<div class="unfolded"><p>${meaningOf(order, confirm)}</p>
${order.pause?.isAgreed === false && html`<p><a class="alone" href="#pause">${confirm.pause}</a></p>`}${form({
  fields: {act: CANCEL},
  content: html`${whyFields(confirm)}${buttons}`,
  isCheckedByBrowser: true,
})}</div>`,
  hasFailed,
)}</section>`
}
