import {createHmac, timingSafeEqual} from 'node:crypto'

/**
 * The link with which a customer manages an order without an account: the signature is the proof. The first
 * secret signs; all of them are accepted, so that a secret can be replaced while old mails keep working.
 */
const signatureOf = (orderId: string, secret: string) =>
  createHmac('sha256', secret).update(`manage ${orderId}`).digest('base64url')

export const manageToken = (orderId: string, [secret]: readonly [string, ...string[]]) => signatureOf(orderId, secret)

export function isManageToken(token: string, orderId: string, secrets: readonly string[]): boolean {
  const given = Buffer.from(token)
  return secrets
    .map((secret) => Buffer.from(signatureOf(orderId, secret)))
    .some((expected) => expected.length === given.length && timingSafeEqual(expected, given))
}

export const manageUrl = (siteUrl: string, orderId: string, secrets: readonly [string, ...string[]]) =>
  `${siteUrl}/api/subscription?${new URLSearchParams({order: orderId, token: manageToken(orderId, secrets)})}`
