import type {OfferLimits} from '../../../domain/offers/agreedOffer.ts'
import type {Refusal} from '../../../domain/offers/offers.ts'
import type {Change} from '../ledger/changes.ts'
import type {ReasonCode} from '../ledger/reasons.ts'
import type {Order} from './order.ts'

/** Actor and reason of a change, for the audit log. */
export type Audit = {
  actor: 'customer' | 'mollie' | 'shop' | `operator ${string}`
  reason: ReasonCode
  /** The payment or the day that it is about. */
  payment?: string | undefined
  day?: string | undefined
  /** The note of an operator, or a customer's reason for cancelling. */
  note?: string | undefined
  /** Audit entry for an order that knew the change already: Mollie's call was quicker than the actor's. */
  did?: Change
}

/** One line of an order's history; what is personal is not repeated. */
export type AuditEntry = Omit<Audit, 'did'> & {at: string; changes: Change[]}

/** The store has no order of this number. */
export class MissingOrder extends Error {
  override name = 'MissingOrder'

  constructor(id: string) {
    super(`No order ${id}`)
  }
}

/** A buyer with an offer, as far as it says who redeems it. */
export type Redeemer = Pick<Order, 'id' | 'mode' | 'attempt' | 'customerEmail' | 'details' | 'offer'>

/** The store of orders. */
export type Orders = {
  /**
   * Stores the order unless its id exists already, and the texts that it was agreed by, once; returns the stored one. Throws
   * OfferRefused when its offer is not left within `limits`: nobody else can take the last one meanwhile.
   */
  create: (order: Order, act: Audit, texts?: readonly string[], limits?: OfferLimits) => Promise<Order>
  get: (id: string) => Promise<Order | null>
  /** Changes an order, and writes the line of its history, both or neither. Throws MissingOrder when there is no such order. */
  update: (id: string, change: (order: Order) => Order, act: Audit) => Promise<Order>
  /**
   * The same for a payment that may be the first of its order: claims the attempt as well, unless the order is paid already.
   * `holder` is the order that has it, this one when there is no attempt. A change that throws leaves nothing claimed.
   */
  updateClaiming: (id: string, change: (order: Order, holder: string) => Order, act: Audit) => Promise<Order>
  /** Every change of the order, oldest first. */
  auditLog: (id: string) => Promise<AuditEntry[]>
  /**
   * Reads before a checkout: the order that has the attempt, and the name of the text that other orders in this language
   * agreed to at this revision of the terms; null when there is none.
   */
  beforeCheckout: (
    about: Pick<Order, 'attempt' | 'termsRevision' | 'language'>,
  ) => Promise<{paidOrder: string | null; termsId: string | null}>
  /** Why an offer is not left for a buyer; null when it is. */
  offerRefusal: (buyer: Redeemer, limits: OfferLimits) => Promise<Refusal | null>
  /** The numbers of the orders by which this customer has the plan already, the newest first; only those for the same website when others are known. */
  ofSameCustomer: (
    buyer: Pick<Order, 'plan' | 'mode' | 'customerEmail' | 'details'> & {isOtherWebsite?: boolean},
  ) => Promise<string[]>
  /** A text that was kept, by its name. */
  keptText: (id: string) => Promise<string | null>
  /** Gives the attempt to the order that asks first; returns the id of the order that has it. */
  claim: (attempt: string, orderId: string) => Promise<string>
}
