import {RETENTION} from '../../../domain/customers/retention.ts'
import {formatMoment} from '../../../domain/format/format.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {FormMessage, MessageList} from '../../forms/messages.ts'
import {readableAddress} from '../../http/readableAddress.ts'
import {buttonRow, linkButton} from '../../ui/button.ts'
import {type Html, html} from '../../ui/html.ts'
import {notice} from '../../ui/notice.ts'
import {ADMIN_MESSAGES, ADMIN_MESSAGES_ALL, messageAddress} from '../addresses.ts'
import {adminPage, badge, type View} from '../adminPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'

type Shown = {list: MessageList; isOpen: boolean; after?: string | undefined; isDeleted: boolean; now: Date}

/** Messages of forms, the newest first: those that nobody handled yet, or all. */
export function messagesPage({list, isOpen, after, isDeleted, now}: Shown, view: View): string {
  const {messages: w} = ADMIN_WORDS[view.language]
  const own = isOpen ? ADMIN_MESSAGES : ADMIN_MESSAGES_ALL
  const tab = (href: string, label: string, count?: number) =>
    html`<a href="${href}"${href === own && html` aria-current="true"`}>${label}${count !== undefined && html` <b>${count}</b>`}</a>`
  const items = list.messages.map((message) => itemOf(message, view, now))
  const body = html`<h1>${w.title}</h1><p>${fill(w.intro, {days: String(RETENTION.messageDays)})}</p>
${isDeleted && notice('up', w.doneDeleted)}
<nav class="tabs" aria-label="${w.filters}">${tab(ADMIN_MESSAGES, w.open, list.open)}${tab(ADMIN_MESSAGES_ALL, w.all)}</nav>
${items.length > 0 ? html`<ul class="orders">${items}</ul>` : noneOf(isOpen, view)}
${buttonRow(
  after && linkButton(own, w.newest),
  list.next && linkButton(`${own}&${new URLSearchParams({after: list.next})}`, w.older),
)}`
  return adminPage(w.title, body, view)
}

function noneOf(isOpen: boolean, {language}: View): Html {
  const {messages: w} = ADMIN_WORDS[language]
  const [heading, text] = isOpen ? [w.noneOpenTitle, w.noneOpen] : [w.noneTitle, w.none]
  return html`<div class="card narrow"><h2>${heading}</h2><p>${text}</p></div>`
}

const EXCERPT = 90

/** The first words that a visitor typed, for lists and headings. */
export function sendersName({fields}: Pick<FormMessage, 'fields'>): string {
  const of = (kind: string) => fields.find((field) => field.kind === kind && field.value)?.value
  const mail = of('mail')
  return of('text') ?? (mail ? readableAddress(mail) : (of('phone') ?? ''))
}

function itemOf(message: FormMessage, {language}: View, now: Date): Html {
  const {messages: w} = ADMIN_WORDS[language]
  const name = sendersName(message)
  const others = message.fields.filter(({kind}) => kind === 'phone' || kind === 'choice').map(({value}) => value)
  const typed = message.fields.find(({kind, value}) => kind === 'longText' && value)?.value
  const text = typed ?? others.filter(Boolean).join(' · ')
  const excerpt = text.length > EXCERPT ? `${[...text].slice(0, EXCERPT).join('')}…` : text
  const isThisYear = message.sentAt.slice(0, 4) === now.toISOString().slice(0, 4)
  return html`<li><a href="${messageAddress(message.id)}">
<span class="who">${name || message.formName}${name && html`<small>${message.formName}</small>`}</span>
<span class="sum"></span>
<span class="what">${excerpt}</span>
<span class="when">${formatMoment(message.sentAt, language, {year: !isThisYear})}</span>
<span class="marks">${message.handledAt ? badge('muted', w.handled) : badge('warn', w.isOpen)}${message.mailState === 'given up' && badge('down', w.mailStates['given up'])}</span>
</a></li>`
}
