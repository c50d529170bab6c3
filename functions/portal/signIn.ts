import * as v from 'valibot'
import {portalPath, signInPath} from '../../domain/pages/portalAddress.ts'
import type {Language} from '../../domain/texts/languages.ts'
import {MOST_ORDERS, ordersOfAddress} from '../billing/orders/lists/ofAddress.ts'
import {isOrderId, type Order, type OrderMail} from '../billing/orders/order.ts'
import {CustomerEmail} from '../checkout/request/customerName.ts'
import {readForm} from '../http/request.ts'
import {movedTo, redirectTo} from '../http/response.ts'
import {type Message, messageFor, messageIdOf} from '../notifications/message.ts'
import {sendOnce} from '../notifications/send.ts'
import {linkSecrets} from '../runtime/config.ts'
import {caught, log} from '../runtime/log.ts'
import type {Services} from '../runtime/services.ts'
import {isList, listPath} from './links/list.ts'
import {managePath} from './links/manage.ts'
import {newLink, takeLink} from './links/signInLink.ts'
import {replySignIn} from './reply.ts'
import {languageOf} from './unavailable.ts'

type SignInServices = Pick<Services, 'content' | 'database' | 'orders' | 'mail' | 'siteUrl'> & {now: Date}

/**
 * The way to a customer's page without its link. Whatever address is typed, the answer is the same, and as quick: `later`
 * takes the mail, which nobody waits for. A link's GET only shows a button, since mail scanners follow links.
 */
export async function handlePortalSignIn(
  request: Request,
  services: SignInServices,
  later: (work: () => Promise<void>) => void,
): Promise<Response> {
  const url = new URL(request.url)
  const language = languageOf(request)
  if (!url.pathname.endsWith('/')) return movedTo(`${url.pathname}/${url.search}`)
  if (request.method === 'GET') return show(url.searchParams, language, services)
  const {link, email = ''} = await readForm(request, services.siteUrl)
  if (link !== undefined) return open(link, language, services)
  const address = v.safeParse(CustomerEmail, email)
  if (!address.success) return replySignIn(422, {kind: 'signIn', problem: 'invalidEmail', email}, language, services)
  later(() => mailLink(address.output, language, services))
  return redirectTo(`${signInPath(language)}?sent=1`)
}

async function show(query: URLSearchParams, language: Language, services: SignInServices): Promise<Response> {
  const link = query.get('link')
  if (link) return replySignIn(200, {kind: 'open', link}, language, services)
  if (query.has('sent')) return replySignIn(200, {kind: 'sent'}, language, services)
  const ids = query.get('orders')?.split(',').filter(isOrderId).slice(0, MOST_ORDERS)
  if (!ids) return redirectTo(portalPath(language))
  const found = (await Promise.all(ids.map((id) => services.orders.get(id)))).flatMap((order) => order ?? [])
  if (!isList(query, found, linkSecrets(), services.now))
    return replySignIn(404, {kind: 'signIn', problem: 'invalidLink'}, language, services)
  const orders = found.map((order) => ({...order, href: managePath(order, linkSecrets(), language)}))
  return replySignIn(200, {kind: 'list', orders}, language, services)
}

/** To the one order of whoever has the link, or to the list of several. */
async function open(link: string, language: Language, services: SignInServices): Promise<Response> {
  const email = await takeLink(link, 'account', services)
  const orders = email === null ? [] : await ordersOfAddress(email, services)
  log('portal.signed_in', {worked: orders.length > 0})
  const [first] = orders
  if (!first) return replySignIn(410, {kind: 'signIn', problem: 'invalidLink'}, language, services)
  const secrets = linkSecrets()
  return redirectTo(
    orders.length === 1 ? managePath(first, secrets, language) : listPath(orders, secrets, language, services.now),
  )
}

async function mailLink(address: string, language: Language, services: SignInServices): Promise<void> {
  const {siteUrl, content, mail, now} = services
  try {
    const [order] = await ordersOfAddress(address, services)
    const link = order && (await newLink(address.toLowerCase(), 'account', services))
    if (!link) return log('portal.link_refused')
    const to = order.customerEmail ?? address
    const owed = {key: `signIn-${link.slice(0, 8)}-${now.getTime()}`, kind: 'signIn', to, state: 'pending'} as const
    const buttonUrl = `${siteUrl}${signInPath(language)}?${new URLSearchParams({link})}`
    const message = messageFor({...order, language}, owed, {
      content,
      siteUrl,
      linkSecrets: linkSecrets(),
      buttonUrl,
      now,
    })
    await sendOnce(
      await message.catch((error: unknown) => plainly(error, {order, owed, language, buttonUrl, siteUrl})),
      mail,
    )
  } catch (error) {
    caught('portal.link_send_failed', {}, error)
  }
}

type Asked = {order: Order; owed: OrderMail; language: Language; buttonUrl: string; siteUrl: string}

/** The words of docs/decisions/0020: without the texts of the CMS there is still a way to cancel. */
async function plainly(error: unknown, {order, owed, language, buttonUrl, siteUrl}: Asked): Promise<Message> {
  caught('texts.read_failed', {endpoint: 'subscription-link'}, error)
  const [{operatorMail}, {FALLBACK_WORDS}] = await Promise.all([
    import('../notifications/staffNotification.ts'),
    import('../fallback/fallbackWords.ts'),
  ])
  const {mail, open} = FALLBACK_WORDS[language]
  return {
    to: owed.to,
    subject: mail.heading,
    ...operatorMail(siteUrl, {...mail, language, button: {label: open, href: buttonUrl}}),
    messageId: messageIdOf(owed, order, siteUrl),
  }
}
