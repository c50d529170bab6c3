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
compares the two. An order is in one state. When an event comes, find it below, then the state: the row says what happens, the
state after it, and what is written to whom. Each row was carried out on a sample order (monthly, € 486,78, paid on
24 September and 24 October 2026, looked at on 28 October): what depends on amounts or days is said in the sentence of the
outcome. Events may come twice and in any order; the same one again changes nothing.`

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

/** Rows of one event: states in which the same happens share one. */
function rowsOf(name: EventName): string[] {
  const rows = new Map<string, StateName[]>()
  for (const state of STATE_NAMES) {
    const {outcome, after, writes} = cellOf(name, state)
    const stays = after === state ? 'stays' : after
    const row = `${outcome} | ${stays} | ${writes.join(', ') || '–'}`
    rows.set(row, [...(rows.get(row) ?? []), state])
  }
  const largest = Math.max(...[...rows.values()].map(({length}) => length))
  const named = (states: StateName[]) =>
    rows.size === 1 ? 'every state' : states.length === largest && largest > 5 ? 'every other state' : states.join(', ')
  return [...rows]
    .toSorted(([, one], [, other]) => one.length - other.length)
    .map(([row, states]) => `| ${named(states)} | ${row} |`)
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
    return _type === 'mailMessage' && key && sent.has(key) ? [`| ${key} | ${subject?.nl ?? ''} |`] : []
  })
}

export function billingDocument(): string {
  const events = Object.entries(EVENT_MEANINGS) as [EventName, string][]
  return `${[
    INTRODUCTION,
    '## States',
    ['| state | meaning |', '| --- | --- |', ...STATE_NAMES.map((name) => `| ${name} | ${STATES[name]} |`)].join('\n'),
    '## Outcomes',
    ['| outcome | does |', '| --- | --- |', ...outcomes().map(({name, does}) => `| ${name} | ${does} |`)].join('\n'),
    '## Mails',
    ['| mail | subject |', '| --- | --- |', ...subjects()].join('\n'),
    '## Events',
    ...events.map(([name, meaning]) =>
      [
        `### ${name}`,
        '',
        meaning,
        '',
        '| in | outcome | then | writes |',
        '| --- | --- | --- | --- |',
        ...rowsOf(name),
      ].join('\n'),
    ),
  ].join('\n\n')}\n`
}
