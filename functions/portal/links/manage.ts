import {createHmac, timingSafeEqual} from 'node:crypto'
import {RETENTION} from '../../../domain/customers/retention.ts'
import {DAY_MS} from '../../../domain/format/dates.ts'
import {portalPath} from '../../../domain/pages/portalAddress.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import type {Order} from '../../billing/orders/order.ts'

/**
 * The link with which a customer manages an order without an account: the signature is the proof. The first
 * secret signs; all of them are accepted, so that a secret can be replaced while old mails keep working. Links of one order
 * are withdrawn by counting it up: those that were sent before open nothing more.
 */
type Linked = Pick<Order, 'id' | 'linkSerial'>
type Secrets = readonly [string, ...string[]]

const signatureOf = ({id, linkSerial}: Linked, secret: string) =>
  createHmac('sha256', secret)
    .update(linkSerial ? `manage ${id} ${linkSerial}` : `manage ${id}`)
    .digest('base64url')

export const manageToken = (order: Linked, [secret]: Secrets) => signatureOf(order, secret)

/**
 * A token that expires, for the page after paying, which anybody with the number of a fresh order may open. It opens the same
 * pages as the lasting token; links on them expire with it.
 */
export const pageToken = (order: Linked, [secret]: Secrets, until: number) =>
  `${until}.${pageSignatureOf(order, secret, until)}`

const pageSignatureOf = ({id, linkSerial = 0}: Linked, secret: string, until: number) =>
  createHmac('sha256', secret).update(`page ${id} ${linkSerial} ${until}`).digest('base64url')

/** Whether it is one of these tokens, and still holds. */
export function isManageToken(token: string, order: Linked, secrets: readonly string[], now = new Date()): boolean {
  const [until = '', signature, ...more] = token.split('.')
  return signature === undefined
    ? isOneOf(
        token,
        secrets.map((secret) => signatureOf(order, secret)),
      )
    : more.length === 0 &&
        Number(until) > now.getTime() &&
        isOneOf(
          signature,
          secrets.map((secret) => pageSignatureOf(order, secret, Number(until))),
        )
}

/** Whether a token that holds is the one of mails: its reader reads the mail of the order's address. */
export const isLasting = (token: string): boolean => !token.includes('.')

/**
 * The token for others, who may look at an order and change nothing. No check for another token takes it, and it is right only
 * for the moment that the order keeps: a new link or none ends it.
 */
type Shared = Linked & Pick<Order, 'readUntil'>

export const readToken = (order: Shared, [secret]: Secrets) => `read.${readSignatureOf(order, secret)}`

const readSignatureOf = ({id, linkSerial = 0, readUntil}: Shared, secret: string) =>
  createHmac('sha256', secret).update(`read ${id} ${linkSerial} ${readUntil}`).digest('base64url')

export const isReadToken = (token: string, order: Shared, secrets: readonly string[], now = new Date()): boolean =>
  order.readUntil !== undefined &&
  order.readUntil > now.toISOString() &&
  isOneOf(
    token,
    secrets.map((secret) => readToken(order, [secret])),
  )

/** The token of one document of an order: it opens that document and nothing else. */
export const documentToken = ({id, linkSerial = 0}: Linked, number: string, [secret]: Secrets) =>
  `document.${createHmac('sha256', secret).update(`document ${id} ${linkSerial} ${number}`).digest('base64url')}`

export const isDocumentToken = (token: string, order: Linked, number: string, secrets: readonly string[]): boolean =>
  isOneOf(
    token,
    secrets.map((secret) => documentToken(order, number, [secret])),
  )

/** Whether a signature is one of those that are right; how long it takes says nothing about them. */
export function isOneOf(signature: string, right: readonly string[]): boolean {
  const given = Buffer.from(signature)
  return right
    .map((each) => Buffer.from(each))
    .some((expected) => expected.length === given.length && timingSafeEqual(expected, given))
}

/** The customer's page of an order, in its language or another; `token` is another than the one that lasts. */
export const managePath = (order: Linked, secrets: Secrets, language: Language, token = manageToken(order, secrets)) =>
  `${portalPath(language)}?${new URLSearchParams({order: order.id, token})}`

export const manageUrl = (siteUrl: string, order: Linked & Pick<Order, 'language'>, secrets: Secrets) =>
  `${siteUrl}${managePath(order, secrets, order.language)}`

/** Whether the order's links still open anything. */
export const isLinkAlive = ({subscription}: Order, now: Date): boolean =>
  !subscription?.endsOn || now.getTime() - Date.parse(subscription.endsOn) < RETENTION.linkDays * DAY_MS
