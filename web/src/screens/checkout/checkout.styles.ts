import styled, {css} from 'styled-components'
import {HOME_COUNTRY} from '../../../../domain/customers/countries.ts'
import type {Period} from '../../../../domain/money/periods.ts'
import {Wrap} from '../../ui/primitives.ts'

export const Columns = styled(Wrap).attrs({as: 'form'})`
  display: flex;
  flex-direction: column;
  gap: var(--s6);
  padding-block: clamp(1.5rem, 4vw, 4rem) var(--section);
  @media (min-width: 60rem) {
    display: grid;
    align-items: start;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: var(--s7);
  }
`

/** On a narrow screen its parts lie in the form itself (Amount.tsx). */
export const Side = styled.div`
  display: contents;
  @media (min-width: 60rem) {
    display: grid;
    gap: var(--s4);
    grid-area: 1 / 2;
    position: sticky;
    top: 5.5rem;
  }
  @media print { position: static; }
`

/** The form once everything that it needs is filled in: the VAT number, which few see, aside. */
export const COMPLETE = 'form:not(:has(input:not(#customer-vat-number):invalid))'

/** Sections below the fields; on a wide screen the next steps have a line of their own. */
export const Beside = styled.section<{$wide?: boolean}>`
  display: grid;
  gap: var(--s4);
  max-width: 62ch;
  scroll-margin-top: 5.5rem;
  h2 { font-size: var(--t3); }
  @media (min-width: 60rem) { ${({$wide}) => $wide && 'grid-column: 1 / -1; max-width: none;'} }
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
