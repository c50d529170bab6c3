import {Link} from 'gatsby'
import styled from 'styled-components'
import type {CheckoutQueryResult} from '../../../../domain/content/content.types.ts'
import {MONTHS, type Period} from '../../../../domain/money/periods.ts'
import {pathOf} from '../../../../domain/pages/pages.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import {Hyphenated} from '../../layout/Hyphenated.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {PromiseLine} from '../../ui/PromiseLine.tsx'
import {Subtitle} from '../../ui/primitives.ts'
import {Beside} from './checkout.styles.ts'

type Content = PageContext<CheckoutQueryResult>['content']
type Texts = Content['page']

/** Stops of the promise until our work is on the site. */
const STEPS = 3

/** The steps after the button: the beginning of the promise, in its own words. */
export const Next = ({heading, stops}: {heading: string; stops: NonNullable<Content['stops']>}) => (
  <Beside $wide aria-labelledby="next">
    <Subtitle id="next">
      <Hyphenated>{heading}</Hyphenated>
    </Subtitle>
    <PromiseLine stops={stops} first={STEPS} />
  </Beside>
)

/** High enough for a finger, since it stands alone. */
const Terms = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--control);
`

const OfChosen = styled.p<{$period: Period}>`
  form:has([name=billingPeriod]:not(#period-${({$period}) => $period}):checked) & { display: none; }
`

/**
 * The agreement of the button, in full: how long a period runs, the mandate, whose words the order keeps
 * (functions/checkout/createPayment.ts), and the terms.
 */
export function Debit({periods, texts: {debit, renewal, mandate}}: {periods: readonly Period[]; texts: Texts}) {
  const {language} = usePage()
  return (
    <Beside id="debit" aria-labelledby="debit-heading">
      <Subtitle id="debit-heading">
        <Hyphenated>{debit.heading}</Hyphenated>
      </Subtitle>
      {periods.map((period) => (
        <OfChosen key={period} $period={period}>
          {period === 'monthly' ? renewal.monthly : fill(renewal.prepaid, {months: String(MONTHS[period])})}
        </OfChosen>
      ))}
      <p>{mandate}</p>
      <Terms to={pathOf('terms', language)}>{debit.terms}</Terms>
    </Beside>
  )
}
