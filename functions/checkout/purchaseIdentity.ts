import {createHash, randomUUID} from 'node:crypto'
import type {Quote} from './quote.ts'

export type Identity = {
  orderId: string
  /** A hash of the attempt; undefined when the caller gave none. */
  attempt?: string | undefined
  /** A UUID for the provider: the same for the same step of the same purchase. */
  idempotencyKey: (step: string) => string
}

/**
 * Ids that are the same whenever the same purchase is tried again, so that two clicks, a refresh or two tabs make one
 * order and one payment. Without an attempt every request is a purchase of its own.
 */
export function purchaseIdentity(attempt: string | undefined, quote: Quote, language: string): Identity {
  const purchase = [
    ...[attempt ?? randomUUID(), quote.plan, quote.period, quote.total, quote.priceRevision, language],
    ...(quote.discount ? [quote.discount.offer.id, quote.discount.offer.periods] : []),
    // With a rate of 0 in the shop's own country the total is the same.
    ...(quote.vatScheme ? [quote.vatScheme] : []),
  ]
  return {
    orderId: orderId(hashOf(...purchase, 'order')),
    attempt: attemptOf(attempt),
    idempotencyKey: (step) => uuid(hashOf(...purchase, step)),
  }
}

const hashOf = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest()

/** Attempt as orders keep it. */
export const attemptOf = (attempt: string | undefined) => attempt && hashOf('attempt', attempt).toString('hex')

/** The same UUID for the same step of an order, whichever process takes it. */
export const idempotencyKeyOf = (order: {id: string}, step: string): string =>
  uuid(createHash('sha256').update(`${order.id} ${step}`).digest())

/** Crockford's base 32: no letters that are mistaken for digits when read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const orderId = (hash: Buffer) => `VK-${[...hash.subarray(0, 12)].map((byte) => ALPHABET[byte % 32]).join('')}`

function uuid(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
