import {pricesInForce} from '../../catalogue/priceList.ts'
import {daysLater} from '../../format/dates.ts'
import {centsFromEuros} from '../../money/money.ts'
import {PERIODS} from '../../money/periods.ts'
import {type Breakdown, breakdown} from '../../money/pricing.ts'
import {vatRateOn} from '../../money/vat.ts'
import {discounted, type Offer, periodsOf} from '../../offers/offers.ts'
import type {NamedPrice} from '../problem.ts'
import {type Dataset, named, type PlanPrice} from './dataset.ts'
import {laterDays} from './datasetDays.ts'
import {offerFor} from './everybodysOffers.ts'

/** Amounts that a buyer pays first for a plan and period, before and after a change; null when it cannot be bought. */
export type AmountChange = {
  price: NamedPrice
  from: string
  /** The last day, where both are the same again after it. */
  until?: string
  before: Breakdown | null
  after: Breakdown | null
  /** For how many payments an offer makes them so; null for good, none without an offer. */
  payments?: number | null
}

type Asked = {amount: Breakdown | null; offer: Offer | undefined}

/** On the day of the change, and on each day to come on which something starts or ends that is not there before and after. */
export function amountChanges(before: Dataset, after: Dataset): AmountChange[] {
  const days = [after.today, ...laterDays(before, after)]
  const slots = new Map([...before.prices, ...after.prices].map((price) => [slotOf(price), price]))
  const changes = [...slots].flatMap(([slot, price]) => {
    const name = named(price, after.plans.some(({key}) => key === price.plan.key) ? after : before)
    return changesOf(slot, {name, before, after, days})
  })
  const order = ({from, price}: AmountChange) => `${from} ${price.plan} ${PERIODS.indexOf(price.period)}`
  return changes.toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
}

type About = {name: NamedPrice; before: Dataset; after: Dataset; days: readonly string[]}

function changesOf(slot: string, {name, before, after, days}: About): AmountChange[] {
  const found: AmountChange[] = []
  for (const from of days) {
    const [old, now] = [askedFor(slot, before, from), askedFor(slot, after, from)]
    const last = found.at(-1)
    if (totalOf(old.amount) === totalOf(now.amount)) {
      if (last && !last.until) last.until = daysLater(from, -1)
      continue
    }
    const isSame = totalOf(last?.before) === totalOf(old.amount) && totalOf(last?.after) === totalOf(now.amount)
    if (last && !last.until && isSame) continue
    const payments = now.offer && {payments: periodsOf(now.offer)}
    found.push({price: name, from, before: old.amount, after: now.amount, ...payments})
  }
  return found
}

function askedFor(slot: string, dataset: Dataset, day: string): Asked {
  const price = pricesInForce(dataset.prices, day).find((candidate) => slotOf(candidate) === slot)
  if (!price) return {amount: null, offer: undefined}
  const {settings} = dataset
  const offer = offerFor(price, dataset, day)
  const cents = discounted(offer ?? {}, centsFromEuros(price.exclVat))
  return {amount: breakdown(cents / 100, settings ? vatRateOn(settings, day) : 0), offer}
}

const slotOf = ({plan, period}: PlanPrice) => `${plan.key}/${period}`
const totalOf = (amount: Breakdown | null | undefined) => amount?.total
