import type {Order} from '../../../functions/billing/orders/order.ts'
import {decide} from '../../../functions/billing/state/decide.ts'
import {
  type BillingEvent,
  EVENT_MEANINGS,
  type EventName,
  type Outcome,
} from '../../../functions/billing/state/events.ts'
import {STATE_NAMES, STATES, type StateName, stateOf} from '../../../functions/billing/state/stateOf.ts'
import {eventsFor, NOW, ORDERS, orderMeeting} from '../../../functions/billing/state/states.fixture.ts'
import {TABLE} from '../../../functions/billing/state/table.ts'
import {seedDocuments} from '../services/seed.ts'

/** Path of the document in the project. */
export const BILLING_DOCUMENT = 'docs/billing.md'

const INTRODUCTION = `# Billing: every event in every state

Printed by \`npm run typegen\` from \`functions/billing/state/table.ts\`, the table by which the program itself decides; a test
compares the two. An order is in one state. When an event comes, find it below, then the state: its line has the outcome, the
state after it where that is another, and in brackets what is written to whom. In a state that an event does not list nothing
more happens: the fact is recorded. Each line was carried out on a sample order (monthly, € 486,78, paid on 24 September and
24 October 2026, looked at on 28 October): what depends on amounts or days is said in the sentence of the outcome. Events may
come twice and in any order; the same one again changes nothing. The sample in *missing* owes a renewal. Where a line says
*cancelled* and the last paid day is over, it is *ended*. Prices, addresses and details are no events here: they change no
state. Nor do discounts: the first payment is the first of their periods, and after the last the full price is collected. Whoever was forgotten gets no mail.`

type Cell = {outcome: string; after: StateName; writes: string[]}

/** The cell of an event and a state, as the program carries it out. */
function cellOf(name: EventName, state: StateName): Cell {
  const event: BillingEvent = eventsFor(ORDERS[state])[name]
  const before = orderMeeting(event, ORDERS[state])
  const after = decide(before, event, NOW)
  return {outcome: TABLE[name][state].name, after: stateOf(after, NOW), writes: writtenBetween(before, after)}
}

function writtenBetween(before: Order, after: Order): string[] {
  const kindsOf = (mails: Order['mails'], known: Order['mails']) => mails.slice(known.length).map(({kind}) => kind)
  return [
    ...kindsOf(after.mails, before.mails).map((kind) => `mail *${kind}*`),
    ...kindsOf(after.staffNotifications, before.staffNotifications).map((kind) => `staff *${kind}*`),
    ...after.alerts.slice(before.alerts.length).map(({kind}) => `alert *${kind}*`),
  ]
}

/** Lines of one event: states in which the same happens share one, and nothing happens in those without one. */
function linesOf(name: EventName): string[] {
  const rows = new Map<string, StateName[]>()
  for (const state of STATE_NAMES) {
    const {outcome, after, writes} = cellOf(name, state)
    const then = after === state ? '' : `, then ${after}`
    const row = `${outcome}${then}${writes.length > 0 ? ` (${writes.join(', ')})` : ''}`
    rows.set(row, [...(rows.get(row) ?? []), state])
  }
  const largest = Math.max(...[...rows.values()].map(({length}) => length))
  const named = (states: StateName[]) =>
    rows.size === 1 ? 'every state' : states.length === largest && largest > 5 ? 'every other state' : states.join(', ')
  return [...rows]
    .toSorted(([, one], [, other]) => one.length - other.length)
    .map(([row, states]) => `- ${named(states)}: ${row}`)
    .filter((line) => line !== '- every other state: nothing')
}

const outcomes = (): Outcome<never>[] => {
  const all = Object.values(TABLE).flatMap((row) => Object.values<Outcome<never>>(row))
  return [...new Map(all.map((outcome) => [outcome.name, outcome])).values()]
}

/** The Dutch subject of each mail that the table sends, as it ships. */
function subjects(): string[] {
  const sent = new Set(
    (Object.keys(TABLE) as EventName[]).flatMap((name) =>
      STATE_NAMES.flatMap((state) =>
        cellOf(name, state).writes.flatMap((each) => /^mail \*(\w+)\*$/.exec(each)?.[1] ?? []),
      ),
    ),
  )
  return seedDocuments().flatMap((document) => {
    const {_type, key, subject} = document as {_type: string; key?: string; subject?: {nl: string}}
    return _type === 'mailMessage' && key && sent.has(key) ? [`- **${key}**: ${subject?.nl ?? ''}`] : []
  })
}

export function billingDocument(): string {
  const events = Object.entries(EVENT_MEANINGS) as [EventName, string][]
  return `${[
    INTRODUCTION,
    '## States',
    STATE_NAMES.map((name) => `- **${name}**: ${STATES[name]}`).join('\n'),
    '## Outcomes',
    outcomes()
      .map(({name, does}) => `- **${name}**: ${does}`)
      .join('\n'),
    '## Mails',
    [
      'The Dutch subjects of the mails of these events; invoices, questions for details and announcements come besides.',
      '',
      ...subjects(),
    ].join('\n'),
    '## Events',
    ...events.map(([name, meaning]) => [`### ${name}`, '', meaning, '', ...linesOf(name)].join('\n')),
  ].join('\n\n')}\n`
}
