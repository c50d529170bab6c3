import type {Cents} from '../../../domain/money/money.ts'
import type {Breakdown} from '../../../domain/money/pricing.ts'

/** So much of an amount, in the same proportions: parts that come to the whole have its VAT to the cent. */
export function part({exclVat, total}: Breakdown, cents: Cents): Breakdown {
  const own = total > 0 ? Math.round((cents * exclVat) / total) : 0
  return {exclVat: own, vat: cents - own, total: cents}
}

/** Difference between two parts of an amount: such steps come to the whole, with its VAT. */
export function between(whole: Breakdown, from: Cents, to: Cents): Breakdown {
  const [before, after] = [part(whole, from), part(whole, to)]
  return {exclVat: after.exclVat - before.exclVat, vat: after.vat - before.vat, total: after.total - before.total}
}
