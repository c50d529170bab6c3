import {deleteMessage, isMessageId, listMessages, markHandled, readMessage} from '../../forms/messages.ts'
import {redirectTo, replyPage} from '../../http/response.ts'
import type {Services} from '../../runtime/services.ts'
import {html} from '../../ui/html.ts'
import type {MESSAGE_ACTS} from '../access.ts'
import {ADMIN_MESSAGES, ADMIN_MESSAGES_ALL, messageAddress} from '../addresses.ts'
import {adminPage, type SignedInView} from '../adminPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'
import {type MessageDone, messagePage} from './messagePage.ts'
import {messagesPage} from './messagesPage.ts'

type MessageServices = Pick<Services, 'database'> & {now: Date}

/** The list of messages. */
export async function showMessages(view: SignedInView, {database, now}: MessageServices): Promise<Response> {
  const query = view.url.searchParams
  const isOpen = query.get('messages') !== 'all'
  const after = query.get('after') ?? undefined
  const list = await listMessages(database, {isOpen, after})
  return replyPage(200, messagesPage({list, isOpen, after, isDeleted: query.get('done') === 'deleted', now}, view))
}

const DONE: readonly MessageDone[] = ['handled', 'reopened']

/** One message. */
export async function showMessage(view: SignedInView, {database}: MessageServices): Promise<Response> {
  const query = view.url.searchParams
  const id = query.get('message')
  const message = isMessageId(id) ? await readMessage(id, database) : null
  if (!message) return unknownMessage(view)
  const done = DONE.find((each) => each === query.get('done'))
  return replyPage(200, messagePage(message, done === 'handled' && !message.handledAt ? undefined : done, view))
}

function unknownMessage(view: SignedInView): Response {
  const {messages: w} = ADMIN_WORDS[view.language]
  const body = html`<h1>${w.unknownTitle}</h1><p>${w.unknown}</p><p><a href="${ADMIN_MESSAGES_ALL}">${w.back}</a></p>`
  return replyPage(404, adminPage(w.unknownTitle, body, view))
}

/** Marks a message as handled or open, or deletes it. Twice is as once. */
export async function actOnMessage(
  act: (typeof MESSAGE_ACTS)[number],
  form: Readonly<Record<string, string>>,
  view: SignedInView,
  {database, now}: MessageServices,
): Promise<Response> {
  const id = form.message
  if (!isMessageId(id)) return unknownMessage(view)
  if (act === 'deleteMessage') {
    await deleteMessage(id, database)
    return redirectTo(`${ADMIN_MESSAGES}&done=deleted`)
  }
  if (!(await readMessage(id, database))) return unknownMessage(view)
  const isHandled = act === 'handleMessage'
  await markHandled(id, isHandled ? view.session.email : null, database, now)
  return redirectTo(`${messageAddress(id)}&done=${isHandled ? 'handled' : 'reopened'}`)
}
