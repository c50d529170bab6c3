import styled, {css} from 'styled-components'
import {HOME_COUNTRY} from '../../../../domain/customers/countries.ts'
import type {Period} from '../../../../domain/money/periods.ts'
import {Wrap} from '../../ui/primitives.ts'

export const Columns = styled(Wrap).attrs({as: 'form'})`
  display: grid;
  gap: var(--s6);
  align-items: start;
  padding-block: clamp(1.5rem, 4vw, 4rem) var(--section);
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: var(--s7);
  }
`

export const Side = styled.div`
  display: grid;
  gap: var(--s4);
  @media (min-width: 60rem) { grid-area: 1 / 2 / span 2 / 3; position: sticky; top: 5.5rem; }
  @media print { position: static; }
`

export const Included = styled.section`
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--s2) var(--s4);
    margin-bottom: var(--s4);
  }
  h2 { font-size: var(--t3); }
  > p { margin-top: var(--s5); font-size: var(--t0); }
`

/** The form while a country other than the shop's is chosen, also before or without JavaScript. */
export const ABROAD = `form:has(#customer-country option:not([value="${HOME_COUNTRY}"]):checked)`

/** Parts shown only while such a country is chosen, and only while none is. */
export const WhenAbroad = styled.span`
  display: none;
  ${ABROAD} & { display: inline; }
`
export const WhenHome = styled.span`
  ${ABROAD} & { display: none; }
`

export type Which = {$period: Period; $reversed?: boolean}
/**
 * The HTML has every period; the chosen radio shows its own, also before or without JavaScript, and the country chooses
 * with or without VAT.
 */
export const shownWhenChosen = (display: string) => css<Which>`
  display: none;
  ${({$reversed}) => ($reversed ? ABROAD : 'form')}:has(#period-${({$period}) => $period}:checked) & { display: ${display}; }
  ${({$reversed}) => !$reversed && `${ABROAD} & { display: none; }`}
`

/** Texts of one period. */
export const OfPeriod = styled.span<Which>`${shownWhenChosen('inline')}`
