import type {Cents, Language, Period, PlanKey} from '../model.ts'

/** What the customer saw and agreed to, pinned: a later change in the CMS cannot touch it. Amounts in cents. */
export type Order = {
  id: string
  createdAt: string
  plan: PlanKey
  planName: string
  period: Period
  periodLabel: string
  language: Language
  exclVat: Cents
  vat: Cents
  total: Cents
  vatRate: number
  priceId: string
  priceRevision: string
  customerName?: string
  customerEmail?: string
  paymentId?: string
  status: 'open' | 'paid' | 'failed' | 'canceled' | 'expired'
  paidAt?: string
  mail: 'none' | 'pending' | 'sent'
}

/** Keeps orders. Two adapters: files on one machine, Netlify Blobs hosted. */
export type Orders = {
  /** Keeps the order unless one with its id is there already; returns the one that is kept. */
  create: (order: Order) => Promise<Order>
  get: (id: string) => Promise<Order | null>
  /** Changes an order as one step against others that change it. Throws when there is no such order. */
  update: (id: string, change: (order: Order) => Order) => Promise<Order>
}

export const isOrderId = (id: unknown): id is string => typeof id === 'string' && /^VK-[0-9A-HJKMNP-TV-Z]{12}$/.test(id)
