import styled from 'styled-components'
import type {CheckoutQueryResult} from '../../../../domain/content/content.types.ts'
import {formatEuros} from '../../../../domain/money/money.ts'
import type {Period} from '../../../../domain/money/periods.ts'
import {perMonth} from '../../../../domain/money/pricing.ts'
import type {Discounted, ShownDiscount} from '../../../../domain/offers/introductory.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {Badge, VisuallyHidden} from '../../ui/primitives.ts'
import {WhenAbroad, WhenHome} from './checkout.styles.ts'

/**
 * Amounts of one billing period in cents, and its discount. `reversed`: without VAT, which the customer accounts for.
 */
export type PeriodOffer = Discounted & {period: Period; discountNote: string | null; reversed: Discounted}

const Choices = styled.fieldset`
  legend { font: 600 var(--t1) / 1.3 var(--text); margin-bottom: var(--s2); }
  > p { font-size: var(--t0); color: var(--muted); margin-bottom: var(--s3); }
  > div { display: grid; gap: var(--s3); }
`

const Choice = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0.15rem var(--s4);
  align-items: start;
  padding: var(--s4) var(--s5);
  border: 1.5px solid var(--edge);
  border-radius: var(--r2);
  background: var(--surface);
  cursor: pointer;
  &:hover { border-color: var(--ink); }
  input {
    appearance: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0.1rem 0 0;
    border: 1.5px solid var(--edge);
    border-radius: 50%;
    background: var(--surface);
    scroll-margin-bottom: 8rem; /* the bar with the total lies over the foot of a phone's screen */
  }
  input:checked { border: 0.42rem solid var(--ink); }
  input:focus-visible { box-shadow: none; }
  &:has(:focus-visible) { box-shadow: var(--focus); }
  &:has(:checked) { border-color: var(--ink); box-shadow: inset 0 0 0 1.5px var(--ink); }
  &:has(:checked):has(:focus-visible) { box-shadow: inset 0 0 0 1.5px var(--ink), var(--focus); }
  b { font-size: var(--t1); font-weight: 600; }
  small {
    grid-column: 2 / -1;
    color: var(--muted);
    font-size: var(--t0);
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
    text-wrap: balance;
  }
  @media (forced-colors: active) { &:has(:checked) { outline: 3px solid Highlight; } }
`

type Texts = PageContext<CheckoutQueryResult>['content']['page']
type Props = {
  offers: PeriodOffer[]
  chosen: Period
  onChoose: (period: Period) => void
  texts: Texts['period']
  /** Label of an amount without VAT. */
  totalLabel: string
}

export function PeriodChoice({offers, chosen, onChoose, texts, totalLabel}: Props) {
  const {language} = usePage()
  return (
    <Choices>
      <legend>{texts.legend}</legend>
      <p>{texts.help}</p>
      <div>
        {offers.map(({period, discountNote, exclVat, total, discount, reversed}) => (
          <Choice key={period}>
            <input
              type="radio"
              name="billingPeriod"
              id={`period-${period}`}
              value={period}
              checked={chosen === period}
              onChange={() => onChoose(period)}
            />
            <b>{texts.labels[period]}</b>
            {discountNote ? <Badge $tone="up">{discountNote}</Badge> : <span />}
            <small>
              <WhenHome>
                {discount ? (
                  <Offer discount={discount} />
                ) : (
                  <span>
                    {fill(discountNote ? texts.subtitleWithDiscount : texts.subtitle, {
                      perMonth: formatEuros(perMonth(exclVat, period), language),
                      total: formatEuros(total, language),
                      discount: discountNote ?? '',
                    })}
                  </span>
                )}
              </WhenHome>
              <WhenAbroad>
                {reversed.discount ? (
                  <Offer discount={reversed.discount} />
                ) : (
                  <>
                    <span>
                      {fill(texts.subtitle, {perMonth: formatEuros(perMonth(reversed.exclVat, period), language)})}
                    </span>
                    {discountNote && (
                      <>
                        <br />
                        <span>{`${totalLabel} `}</span>
                        <span>{formatEuros(reversed.total, language)}</span>
                      </>
                    )}
                  </>
                )}
              </WhenAbroad>
            </small>
          </Choice>
        ))}
      </div>
    </Choices>
  )
}

/** The first and later amounts of an offer, beside the former price, and until when it can be ordered. */
function Offer({discount: {text, until = '', was}}: {discount: ShownDiscount}) {
  const {language} = usePage()
  return (
    <>
      {was && (
        <del>
          <VisuallyHidden>{`${was.word} `}</VisuallyHidden>
          {formatEuros(was.total, language)}
        </del>
      )}
      <span>{` ${text} ${until}`}</span>
    </>
  )
}
