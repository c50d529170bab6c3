import {Fragment} from 'react'
import styled from 'styled-components'
import {formatEuros} from '../../../../domain/money/money.ts'
import {usePage} from '../../page/usePage.ts'
import {onSea} from '../../ui/primitives.ts'
import {COMPLETE, OfPeriod} from './checkout.styles.ts'
import type {PeriodOffer} from './PeriodChoice.tsx'

/**
 * The bar sticks to the foot of the screen where the amount is below the fields, until the amount itself scrolls over
 * it: the bar's own place is under the amount and takes no room. It hides while somebody types, on a low screen
 * (magnified, or with a keyboard on it), and once the button itself is at the foot of the screen (Amount.tsx).
 */
const Bar = styled.div`
  ${onSea}
  --total-bar: 3.5rem;
  display: none;
  @media screen and (max-width: 59.99rem) and (min-height: 30rem) {
    position: sticky;
    z-index: 1;
    bottom: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s4);
    height: var(--total-bar);
    margin: var(--s6) 0 calc(-1 * var(--s6) - var(--total-bar));
    padding-inline: var(--s5);
    border-radius: var(--r3) var(--r3) 0 0;
    outline: 1px solid transparent;
    font-size: var(--t0);
    font-variant-numeric: tabular-nums;
    strong { font: 700 var(--t3) / 1 var(--display); }
  }
  form:has(input:not([type='radio']):focus, select:focus) &, ${COMPLETE} & { visibility: hidden; }
`

type Props = {offers: PeriodOffer[]; sellsAbroad: boolean; labels: {total: string; totalReversed: string}}

/**
 * Total of the chosen period while the amount is out of sight. Hidden from screen readers, which read the amount
 * itself.
 */
export const TotalBar = ({labels, ...totals}: Props) => (
  <Bar aria-hidden data-total-bar>
    <Total {...totals} labels={labels} />
  </Bar>
)

/** Totals of all periods, of which the chosen one is shown. */
export function Total({offers, sellsAbroad, labels}: Omit<Props, 'labels'> & Partial<Pick<Props, 'labels'>>) {
  const {language} = usePage()
  return offers.map(({period, total, reversed}) => (
    <Fragment key={period}>
      {labels && <OfPeriod $period={period}>{labels.total}</OfPeriod>}
      <OfPeriod as="strong" $period={period} data-bar={period}>
        {formatEuros(total, language)}
      </OfPeriod>
      {sellsAbroad && (
        <>
          {labels && (
            <OfPeriod $period={period} $reversed>
              {labels.totalReversed}
            </OfPeriod>
          )}
          <OfPeriod as="strong" $period={period} $reversed data-bar-reversed={period}>
            {formatEuros(reversed.total, language)}
          </OfPeriod>
        </>
      )}
    </Fragment>
  ))
}
