import type {Cents} from '../../../domain/money/money.ts'
import {ENTRY_KINDS, type EntryKind, type LedgerEntry} from './entries.ts'

/** Money that came in by a payment, when, and how much of it went back. */
export type Balance = {paid: Cents; paidAt: string | null; refunded: Cents; chargedBack: Cents}

/** The balance of a payment by its entries. */
export function balanceOf(ledger: readonly LedgerEntry[], paymentId: string): Balance {
  const own = ledger.filter((entry) => entry.paymentId === paymentId)
  const sum = (kind: (typeof ENTRY_KINDS)[EntryKind]) =>
    own.reduce((all, entry) => (ENTRY_KINDS[entry.kind] === kind ? all + entry.total : all), 0)
  return {
    paid: sum('payment'),
    paidAt: own.find(({kind}) => kind === 'charge')?.at ?? null,
    // Without a sign, and never minus nought.
    refunded: Math.abs(sum('refund')),
    chargedBack: Math.abs(sum('chargeback')),
  }
}
