import {Link} from 'gatsby'
import {ArrowRight} from 'lucide-react'
import {Fragment} from 'react'
import styled, {createGlobalStyle} from 'styled-components'
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
import {COMPLETE, shownWhenChosen, type Which} from './checkout.styles.ts'
import {Methods} from './Methods.tsx'
import type {PeriodOffer} from './PeriodChoice.tsx'
import {Total} from './TotalBar.tsx'
import {useToday} from './useToday.ts'

/**
 * One dark box. On a narrow screen its parts lie in the form itself, so that the one with the button can stick to the foot
 * of the screen for as long as the form lasts.
 */
const Box = styled.section`
  ${onSea}
  outline: 1px solid transparent; /* visible where forced colours remove the background */
  border-radius: var(--r3);
  > * { background: var(--sea); padding: var(--s4) clamp(1.5rem, 1rem + 1.8vw, 2.25rem); }
  > :first-child { padding-top: clamp(1.5rem, 1rem + 1.8vw, 2.25rem); border-radius: var(--r3) var(--r3) 0 0; }
  > :last-child { padding-bottom: var(--s5); border-radius: 0 0 var(--r3) var(--r3); }
  h2 { font: 500 var(--t0) / 1.45 var(--text); color: var(--sea-muted); }
  @media print { border: 1px solid var(--line); }
  @media screen and (max-width: 59.99rem) {
    display: contents;
    > :first-child { position: relative; z-index: 2; /* comes up over the bar with the total */ }
    > * + * { margin-top: calc(-1 * var(--s6)); }
  }
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

/** The amount stands beside the button only in the bar that this becomes once everything is filled in, while nobody types. */
const Pay = styled.div`
  display: grid;
  gap: var(--s3);
  > :first-child { display: none; }
  @media screen and (max-width: 59.99rem) and (min-height: 30rem) {
    ${COMPLETE}:not(:has(input:not([type='radio']):focus, select:focus)) & {
      position: sticky;
      z-index: 2;
      bottom: 0;
      grid-template-columns: auto 1fr;
      align-items: center;
      padding-block: var(--s3);
      ${Small} { grid-column: 1 / -1; font-size: var(--t-1); }
      > :first-child { display: block; font: 700 var(--t3) / 1 var(--display); font-variant-numeric: tabular-nums; }
      button { padding-inline: var(--s3); }
      .go { display: none; }
    }
  }
`

/** Keeps toasts above that bar: three lines of words and a button. */
const Room = createGlobalStyle`
@media screen and (max-width: 59.99rem) and (min-height: 30rem) { :root { --foot: 9rem; } }
@media (min-width: 60rem) { :root { --toast-right: calc(100% - var(--gutter) - 26rem); } }
`

const Marks = styled.div`
  display: grid;
  gap: var(--s3);
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

/** The amount due today, the button that pays it, and what paying agrees to. */
export function Amount({offers, busy, newTotal, sellsAbroad, hasOffers, page}: Props) {
  const {language, site} = usePage()
  const {today, submit, agree} = page
  const {vatRate, paymentMethods, labels} = site.settings
  const label = newTotal === undefined ? submit.label : fill(submit.confirm, {total: formatEuros(newTotal, language)})
  const vatLabel = fill(today.vat, {vatRate: String(vatRate)})
  return (
    <Box aria-labelledby="today">
      <Room />
      <div>
        <h2 id="today">{today.heading}</h2>
        <div aria-live="polite">
          {offers.map((offer) => (
            <Fragment key={offer.period}>
              <Sum $period={offer.period} data-period={offer.period}>
                <Amounts hasOffers={hasOffers} amounts={offer} labels={[today.exclVat, vatLabel, today.total]} />
                <Following period={offer.period} amounts={offer} texts={page.renewal} />
              </Sum>
              {sellsAbroad && (
                <Sum $period={offer.period} $reversed data-reversed={offer.period}>
                  <Amounts
                    hasOffers={hasOffers}
                    amounts={offer.reversed}
                    labels={[today.exclVat, labels.reverseCharge, today.totalReversed]}
                  />
                  <Following period={offer.period} amounts={offer.reversed} texts={page.renewal} />
                </Sum>
              )}
            </Fragment>
          ))}
        </div>
      </div>
      <Pay>
        <div aria-hidden>
          <Total offers={offers} sellsAbroad={sellsAbroad} />
        </div>
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
        <Small data-agree>
          {agree.before} <a href="#debit">{agree.mandate}</a> {agree.between}{' '}
          <Link to={pathOf('terms', language)}>{agree.terms}</Link>
          {agree.after}
        </Small>
      </Pay>
      <Marks>
        <Small>{submit.note}</Small>
        <Methods names={paymentMethods} label={submit.methodsLabel} />
      </Marks>
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
    </>
  )
}

type FollowingProps = {period: Period; amounts: Discounted; texts: PageTexts['renewal']}

/** The payments after this one: that they come by themselves, how much, and the first day. */
function Following({period, amounts: {total, discount}, texts}: FollowingProps) {
  const {language} = usePage()
  const today = useToday()
  const isMonthly = period === 'monthly'
  const sentence = (text: string, months: number) =>
    fill(text, {date: formatDay(monthsLater(today, months), language, 'long'), months: String(MONTHS[period])})
  const following = sentence(isMonthly ? texts.eachMonth : texts.eachMonths, MONTHS[period])
  return (
    <>
      {!isMonthly && <Small>{texts.autoRenewed}</Small>}
      <Small data-amount="inShort" data-following={following}>
        {discount
          ? sentence(discount.inShort, discount.months ?? MONTHS[period])
          : fill(following, {total: formatEuros(total, language)})}
      </Small>
    </>
  )
}
