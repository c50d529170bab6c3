import {phoneLink} from '../../../domain/company/phone.ts'
import {formatMoment} from '../../../domain/format/format.ts'
import {addressIn} from '../../../domain/forms/readForm.ts'
import {languageRow} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {FormMessage} from '../../forms/messages.ts'
import {button, buttonRow, linkButton} from '../../ui/button.ts'
import {card} from '../../ui/card.ts'
import {descriptionList} from '../../ui/descriptionList.ts'
import {details} from '../../ui/details.ts'
import {form} from '../../ui/form.ts'
import {type Html, html} from '../../ui/html.ts'
import {notice} from '../../ui/notice.ts'
import {ADMIN_MESSAGES, ADMIN_MESSAGES_ALL} from '../addresses.ts'
import {adminPage, badge, type SignedInView, withToken} from '../adminPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'
import {sendersName} from './messagesPage.ts'

export type MessageDone = 'handled' | 'reopened'

/** A message with the ways to answer it, and what can be done with it. */
export function messagePage(message: FormMessage, done: MessageDone | undefined, view: SignedInView): string {
  const {language} = view
  const {messages: w} = ADMIN_WORDS[language]
  const {fields, handledAt, handledBy, sentAt} = message
  const name = sendersName(message)
  const heading = [message.formName, name].filter(Boolean).join(': ')
  const state = handledAt
    ? fill(w.handledBy, {name: handledBy ?? '', moment: formatMoment(handledAt, language, {year: true})})
    : null
  const rows = descriptionList([
    [w.sent, formatMoment(sentAt, language, {year: true})],
    [w.language, languageRow(message.language).ownName],
    [w.mail, w.mailStates[message.mailState]],
  ])
  const body = html`<p><a class="alone" href="${handledAt ? ADMIN_MESSAGES_ALL : ADMIN_MESSAGES}">${w.back}</a></p>
<div class="title"><h1>${heading}</h1><p>${handledAt ? badge('muted', w.handled) : badge('warn', w.isOpen)}</p></div>
${done && notice('up', done === 'handled' ? w.doneHandled : w.doneReopened)}
<div class="columns"><div class="stack">${card({
    id: 'message',
    heading: message.formName,
    content: html`<dl class="typed">${fields.map(typed(w.empty))}</dl>${buttonRow(...answers(message, view))}`,
  })}</div><div class="stack">${card({
    id: 'state',
    heading: w.state,
    content: html`${rows}${state && html`<p class="muted">${state}</p>`}${act(message, handledAt ? 'reopenMessage' : 'handleMessage', view)}
${details(w.delete, html`<p>${w.deleteText}</p>${act(message, 'deleteMessage', view)}`)}`,
  })}</div></div>`
  return adminPage(heading, body, view)
}

const typed =
  (empty: string) =>
  ({label, value}: FormMessage['fields'][number]): Html =>
    html`<div><dt>${label}</dt><dd>${value || html`<span class="muted">${empty}</span>`}</dd></div>`

/** The mail program and the telephone, opened at the sender. */
function answers({fields, formName}: FormMessage, {language}: SignedInView): (Html | false)[] {
  const {messages: w} = ADMIN_WORDS[language]
  const address = addressIn(fields)
  const phone = fields.find(({kind, value}) => kind === 'phone' && value)?.value
  return [
    address !== '' &&
      linkButton(`mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(`Re: ${formName}`)}`, w.reply),
    phone !== undefined && linkButton(phoneHref(phone), fill(w.call, {phone})),
  ]
}

/** Without what nobody dials from abroad, and without an extension. */
const phoneHref = (phone: string) =>
  phoneLink({international: phone.replace(/\(0\)|(?:x|ext|tst).*$/gi, '').replace(/[^\d+]/g, '')})

function act(
  {id}: FormMessage,
  name: 'handleMessage' | 'reopenMessage' | 'deleteMessage',
  {session, language}: SignedInView,
): Html {
  const {messages: w} = ADMIN_WORDS[language]
  const label = {handleMessage: w.handle, reopenMessage: w.reopen, deleteMessage: w.deleteNow}[name]
  const variant = ({handleMessage: 'main', reopenMessage: false, deleteMessage: 'danger'} as const)[name]
  return form({
    fields: withToken(session, {act: name, message: id}),
    content: button(label, variant),
    className: '',
    isCheckedByBrowser: true,
  })
}
