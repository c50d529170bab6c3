import {useId} from 'react'
import styled from 'styled-components'
import type {LandingQueryResult} from '../../../domain/content/content.types.ts'
import {PERIODS, type Period} from '../../../domain/money/periods.ts'
import type {PageContext} from '../page/pageContext.ts'
import {Segment} from '../ui/Segment.ts'

/**
 * Shows the parts of the period that is chosen in it, without JavaScript; where a browser cannot, those of the first and no
 * choice.
 */
export const ByPeriod = styled.div`
  ${PERIODS.map((period) => `&:has([value='${period}']:checked) [data-for]:not([data-for~='${period}']) { display: none; }`)}
  @supports not selector(:has(a)) { [data-later] { display: none; } }
`

const Choices = styled(Segment)`
  margin-bottom: var(--s5);
  flex-wrap: wrap; /* a fourth period has a row of its own on a phone */
  > label { max-width: 100%; }
  > label:has(:focus-visible) { box-shadow: var(--focus); }
`

type Texts = PageContext<LandingQueryResult>['content']['page']['pricing']['switch']

/** Choice of the period whose prices the cards show; the browser keeps it, and the first is chosen before. */
export function PeriodSwitch({periods, texts}: {periods: readonly Period[]; texts: Texts}) {
  const name = `plan-period${useId()}`
  return (
    <Choices role="radiogroup" aria-label={texts.label} data-later>
      {periods.map((period, index) => (
        <label key={period}>
          <input type="radio" name={name} value={period} defaultChecked={index === 0} />
          {texts[period]}
        </label>
      ))}
    </Choices>
  )
}

/**
 * Marks a part about one price of a plan for the periods in which it shows: its own, and those that the plan is not sold for if
 * it is the first. Nothing to mark where the plan has one price.
 */
export function shownFor(period: Period, prices: readonly {period: Period}[], periods: readonly Period[]) {
  if (prices.length < 2) return {}
  const isFirst = prices[0]?.period === period
  const others = isFirst ? periods.filter((each) => !prices.some((price) => price.period === each)) : []
  return {'data-for': [period, ...others].join(' '), ...(!isFirst && {'data-later': true})}
}
