import {Link} from 'gatsby'
import {ArrowRight} from 'lucide-react'
import styled from 'styled-components'
import type {PageContext} from '../../content.ts'
import {usePage} from '../../layout/PageContext.ts'
import {
  type Breakdown,
  type CheckoutQueryResult,
  fill,
  formatDay,
  formatEuros,
  MONTHS,
  monthsLater,
  type Period,
  pathOf,
} from '../../model.ts'
import {Busy} from '../../ui/Busy.tsx'
import {Button} from '../../ui/Button.ts'
import {onSea, Small} from '../../ui/primitives.ts'
import {Methods} from './Methods.tsx'
import type {Offer} from './PeriodChoice.tsx'
import {useToday} from './useToday.ts'

const Box = styled.section`
  ${onSea}
  padding: clamp(1.5rem, 1rem + 1.8vw, 2.25rem);
  border-radius: var(--r3);
  h2 { font: 500 var(--t0) / 1.45 var(--text); color: var(--sea-muted); }
`

/** Every period is in the HTML; the chosen radio shows its own, also before or without JavaScript. */
const Sum = styled.div<{$period: Period}>`
  display: none;
  form:has(#period-${({$period}) => $period}:checked) & { display: block; }
  > p:first-child {
    font: 700 clamp(3rem, 2.4rem + 2.6vw, 4.5rem) / 1 var(--display);
    margin: var(--s2) 0 var(--s4);
    font-variant-numeric: tabular-nums;
  }
  dl { display: grid; gap: 0.35rem; border-top: 1px solid var(--sea-line); padding-top: var(--s4); }
  dl > div { display: flex; justify-content: space-between; gap: var(--s4); font-size: var(--t0); }
  dl > div:not(:last-child) dt { color: var(--sea-muted); }
  dd { font-variant-numeric: tabular-nums; }
  ${Small} { margin-top: var(--s4); }
`

/** A sentence of one period: shown when its radio is checked. */
const InShort = styled.span<{$period: Period}>`
  display: none;
  form:has(#period-${({$period}) => $period}:checked) & { display: inline; }
`

const Pay = styled.div`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s5);
`

type PageTexts = PageContext<CheckoutQueryResult>['content']['page']

type Props = {
  offers: Offer[]
  chosen: Period
  busy: boolean
  changed: Partial<Record<Period, Breakdown>>
  page: PageTexts
}

/** What is paid today, and the button that does it. */
export function Amount({offers, chosen, busy, changed, page}: Props) {
  const {language, site} = usePage()
  const {today, renewal, submit, terms, mandate} = page
  const {vatRate, paymentMethods} = site.settings
  const todaysDate = useToday()
  const newTotal = changed[chosen]?.total
  const label = newTotal === undefined ? submit.label : fill(submit.confirm, {total: formatEuros(newTotal, language)})
  return (
    <Box aria-labelledby="today">
      <h2 id="today">{today.heading}</h2>
      <div aria-live="polite">
        {offers.map(({period, exclVat, vat, total}) => (
          <Sum key={period} $period={period} data-period={period}>
            <p>{formatEuros(total, language)}</p>
            <dl>
              {[
                [today.exclVat, exclVat] as const,
                [fill(today.vat, {vatRate: String(vatRate)}), vat] as const,
                [today.total, total] as const,
              ].map(([term, cents]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{formatEuros(cents, language)}</dd>
                </div>
              ))}
            </dl>
            {period === 'monthly' ? (
              <Small>{renewal.monthly}</Small>
            ) : (
              <>
                <Small>{renewal.autoRenewed}</Small>
                <Small>{fill(renewal.prepaid, {months: String(MONTHS[period])})}</Small>
              </>
            )}
          </Sum>
        ))}
      </div>
      <Pay>
        <Button type="submit" $size="lg" $wide disabled={busy} aria-busy={busy}>
          {busy ? (
            <>
              <Busy />
              {submit.busy}
            </>
          ) : (
            <>
              {label}
              <ArrowRight aria-hidden className="go" />
            </>
          )}
        </Button>
        <Small>
          {offers.map(({period, total}) => (
            <InShort key={period} $period={period}>
              {fill(renewal.inShort, {
                total: formatEuros(total, language),
                date: formatDay(monthsLater(todaysDate, MONTHS[period]), language, 'long'),
                months: String(MONTHS[period]),
              })}{' '}
            </InShort>
          ))}
          {terms.before} <Link to={pathOf('terms', language)}>{terms.linkLabel}</Link>
          {terms.after}
        </Small>
        <Small>{mandate}</Small>
        <Small>{submit.note}</Small>
        <Methods names={paymentMethods} label={submit.methodsLabel} />
      </Pay>
    </Box>
  )
}
