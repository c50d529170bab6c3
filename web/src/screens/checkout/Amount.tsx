import {Link} from 'gatsby'
import {ArrowRight} from 'lucide-react'
import {Fragment} from 'react'
import styled from 'styled-components'
import type {CheckoutQueryResult} from '../../../../domain/content/content.types.ts'
import {monthsLater} from '../../../../domain/format/dates.ts'
import {formatDay} from '../../../../domain/format/format.ts'
import {type Cents, formatEuros} from '../../../../domain/money/money.ts'
import {MONTHS, type Period} from '../../../../domain/money/periods.ts'
import type {Discounted} from '../../../../domain/offers/introductory.ts'
import {pathOf} from '../../../../domain/pages/pages.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {Busy} from '../../ui/Busy.tsx'
import {Button} from '../../ui/Button.ts'
import {onSea, Small} from '../../ui/primitives.ts'
import {OfPeriod, shownWhenChosen, type Which} from './checkout.styles.ts'
import {Methods} from './Methods.tsx'
import type {PeriodOffer} from './PeriodChoice.tsx'
import {useToday} from './useToday.ts'

/** Visible where forced colours remove the background. */
const Box = styled.section`
  ${onSea}
  padding: clamp(1.5rem, 1rem + 1.8vw, 2.25rem);
  border-radius: var(--r3);
  outline: 1px solid transparent;
  @media print { border: 1px solid var(--line); }
  position: relative;
  z-index: 2; /* comes up over the bar with the total */
  h2 { font: 500 var(--t0) / 1.45 var(--text); color: var(--sea-muted); }
`

const Sum = styled.div<Which>`
  ${shownWhenChosen('block')}
  > p:first-child {
    font: 700 clamp(3rem, 2.4rem + 2.6vw, 4.5rem) / 1 var(--display);
    margin: var(--s2) 0 var(--s4);
    font-variant-numeric: tabular-nums;
  }
  > p:first-child small { display: block; margin-top: var(--s2); font: 500 var(--t0) / 1.45 var(--text); }
  dl { display: grid; gap: 0.35rem; border-top: 1px solid var(--sea-line); padding-top: var(--s4); }
  dl > div { display: flex; justify-content: space-between; gap: var(--s4); font-size: var(--t0); }
  dt { color: var(--sea-muted); }
  dd { font-variant-numeric: tabular-nums; }
  ${Small} { margin-top: var(--s4); }
`

const Pay = styled.div`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s5);
`

type PageTexts = PageContext<CheckoutQueryResult>['content']['page']

type Props = {
  offers: PeriodOffer[]
  busy: boolean
  /** The new total to agree to, when it changed since the page was made. */
  newTotal: Cents | undefined
  /** Whether the shop sells in other countries too. */
  sellsAbroad: boolean
  /** Whether a code may be given, or a discount is. */
  hasOffers: boolean
  page: PageTexts
}

/** The amount due today, and the button that pays it. */
export function Amount({offers, busy, newTotal, sellsAbroad, hasOffers, page}: Props) {
  const {language, site} = usePage()
  const {today, renewal, submit, mandate} = page
  const {vatRate, paymentMethods, labels} = site.settings
  const label = newTotal === undefined ? submit.label : fill(submit.confirm, {total: formatEuros(newTotal, language)})
  const vatLabel = fill(today.vat, {vatRate: String(vatRate)})
  return (
    <Box aria-labelledby="today">
      <h2 id="today">{today.heading}</h2>
      <div aria-live="polite">
        {offers.map((offer) => (
          <Fragment key={offer.period}>
            <Sum $period={offer.period} data-period={offer.period}>
              <Amounts hasOffers={hasOffers} amounts={offer} labels={[today.exclVat, vatLabel, today.total]} />
              <Renewal period={offer.period} texts={renewal} />
            </Sum>
            {sellsAbroad && (
              <Sum $period={offer.period} $reversed data-reversed={offer.period}>
                <Amounts
                  hasOffers={hasOffers}
                  amounts={offer.reversed}
                  labels={[today.exclVat, labels.reverseCharge, today.totalReversed]}
                />
                <Renewal period={offer.period} texts={renewal} />
              </Sum>
            )}
          </Fragment>
        ))}
      </div>
      <Pay>
        <Button type="submit" $size="lg" $wide disabled={busy} aria-busy={busy}>
          {busy ? (
            <>
              <Busy />
              <span>{submit.busy}</span>
            </>
          ) : (
            <>
              <span>{label}</span>
              <ArrowRight aria-hidden className="go" />
            </>
          )}
        </Button>
        <Conditions offers={offers} sellsAbroad={sellsAbroad} page={page} />
        <Small>{mandate}</Small>
        <Small>{submit.note}</Small>
        <Methods names={paymentMethods} label={submit.methodsLabel} />
      </Pay>
    </Box>
  )
}

type AmountsProps = {hasOffers: boolean; amounts: Discounted; labels: [exclVat: string, vat: string, total: string]}

/** Marked for the function, which fills in the amounts of its answer without scripts (functions/checkout/code/showAmounts.ts). */
function Amounts({hasOffers, amounts, labels: [exclLabel, vatLabel, totalLabel]}: AmountsProps) {
  const {exclVat, vat, total, discount} = amounts
  const {language} = usePage()
  const off = discount?.off ?? 0
  return (
    <>
      <p>
        <span data-amount="total">{formatEuros(total, language)}</span> <small>{totalLabel}</small>
      </p>
      <dl>
        <div>
          <dt>{exclLabel}</dt>
          <dd data-amount="exclVat">{formatEuros(exclVat + off, language)}</dd>
        </div>
        {hasOffers && (
          <div hidden={!discount}>
            <dt data-amount="label">{discount?.label}</dt>
            <dd data-amount="off">{discount && formatEuros(-off, language)}</dd>
          </div>
        )}
        <div>
          <dt>{vatLabel}</dt>
          <dd data-amount="vat">{formatEuros(vat, language)}</dd>
        </div>
      </dl>
      {hasOffers && (
        <Small data-amount="text" hidden={!discount}>
          {discount?.text}
        </Small>
      )}
    </>
  )
}

const Renewal = ({period, texts}: {period: Period; texts: PageTexts['renewal']}) =>
  period === 'monthly' ? (
    <Small>{texts.monthly}</Small>
  ) : (
    <>
      <Small>{texts.autoRenewed}</Small>
      <Small>{fill(texts.prepaid, {months: String(MONTHS[period])})}</Small>
    </>
  )

/** The next payment of the chosen period, and the terms. */
function Conditions({offers, sellsAbroad, page: {renewal, terms}}: Pick<Props, 'offers' | 'sellsAbroad' | 'page'>) {
  const {language} = usePage()
  const today = useToday()
  const inShort = (text: string, period: Period, {total, discount}: Discounted) =>
    fill(discount?.inShort ?? text, {
      total: formatEuros(total, language),
      date: formatDay(monthsLater(today, discount?.months ?? MONTHS[period]), language, 'long'),
      months: String(MONTHS[period]),
    })
  return (
    <Small>
      {offers.map((offer) => (
        <Fragment key={offer.period}>
          <OfPeriod $period={offer.period} data-in-short={offer.period}>
            {`${inShort(renewal.inShort, offer.period, offer)} `}
          </OfPeriod>
          {sellsAbroad && (
            <OfPeriod $period={offer.period} $reversed data-in-short-reversed={offer.period}>
              {`${inShort(renewal.inShortReversed, offer.period, offer.reversed)} `}
            </OfPeriod>
          )}
        </Fragment>
      ))}
      <span>
        {terms.before} <Link to={pathOf('terms', language)}>{terms.linkLabel}</Link>
        {terms.after}
      </span>
    </Small>
  )
}
