import styled from 'styled-components'
import type {PaymentSuccessQueryResult} from '../../../../domain/content/content.types.ts'
import {formatDay, inSentence} from '../../../../domain/format/format.ts'
import {formatEuros} from '../../../../domain/money/money.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {Card} from '../../ui/primitives.ts'
import type {OrderState} from './orderStatus.ts'

const Beside = styled.div`
  display: grid;
  gap: var(--s5);
  width: 100%;
  align-items: start;
  h2 { font: 600 var(--t1) / 1.3 var(--text); margin-bottom: var(--s3); }
  @media (min-width: 60rem) { grid-template-columns: 1fr 1fr; }
`

const Rows = styled.dl`
  display: grid;
  gap: var(--s2);
  div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s4); font-size: var(--t0); }
  dt { color: var(--muted); }
  dd { font-weight: 600; font-variant-numeric: tabular-nums; }
`

/** The step that is done has a tick, the one that is to be taken a thick edge. */
const Rail = styled.ol`
  display: grid;
  gap: var(--s3);
  list-style: none;
  counter-reset: step;
  li { counter-increment: step; display: grid; grid-template-columns: 1.75rem 1fr; gap: var(--s3); align-items: center; }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    height: 1.75rem;
    border: 1.5px solid var(--edge);
    border-radius: 50%;
    font: 600 var(--t0) / 1 var(--text);
  }
  li[data-done]::before { content: '✓'; background: var(--up); border-color: transparent; color: var(--surface); }
  li[aria-current] { font-weight: 600; }
  li[aria-current]::before { border: 2px solid var(--ink); }
`

const STEPS = ['paid', 'told', 'connected', 'live'] as const

type Content = PageContext<PaymentSuccessQueryResult>['content']

/** The receipt of an order beside the four steps from its payment to the work on the website. */
export function Receipt({state, content}: {state: OrderState; content: Content}) {
  const {language} = usePage()
  const {page, plans, periods} = content
  const {receipt, orderLabel} = page.success
  const {labels, steps} = page
  const planName = plans.find(({key}) => key === state.plan)?.name ?? ''
  const day = state.nextPayment && formatDay(state.nextPayment, language, 'long')
  const isDone = (step: string) => step === 'paid' || Boolean(state.done?.includes(step))
  const current = STEPS.find((step) => !isDone(step))
  const rows = [
    [labels.plan, `${planName}, ${inSentence(periods[state.period])}`],
    state.paidTotal !== undefined && [receipt.paid, formatEuros(state.paidTotal, language)],
    day && state.nextTotal !== undefined && [labels.nextPayment, `${formatEuros(state.nextTotal, language)}, ${day}`],
    state.hasAddress && !state.lacksInvoice && [receipt.invoice, receipt.byMail],
    [orderLabel, state.order],
  ].filter((row) => Array.isArray(row))
  return (
    <Beside>
      <Card as="section" aria-labelledby="receipt">
        <h2 id="receipt">{receipt.heading}</h2>
        <Rows>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Rows>
      </Card>
      <section aria-labelledby="steps">
        <h2 id="steps">{receipt.steps}</h2>
        <Rail>
          {STEPS.map((step) => (
            <li key={step} data-done={isDone(step) || undefined} aria-current={step === current ? 'step' : undefined}>
              {steps[step]}
            </li>
          ))}
        </Rail>
      </section>
    </Beside>
  )
}
