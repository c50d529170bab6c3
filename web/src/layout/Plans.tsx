import {ArrowRight} from 'lucide-react'
import styled from 'styled-components'
import {byPeriod, savedBy} from '../../../domain/catalogue/priceList.ts'
import type {LandingQueryResult} from '../../../domain/content/content.types.ts'
import {inSentence} from '../../../domain/format/format.ts'
import {type Cents, formatEuros} from '../../../domain/money/money.ts'
import {MONTHS, type Period} from '../../../domain/money/periods.ts'
import {breakdown, perMonth} from '../../../domain/money/pricing.ts'
import type {Discounted} from '../../../domain/offers/introductory.ts'
import {pathOf} from '../../../domain/pages/pages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {PageContext} from '../page/pageContext.ts'
import {useLanguageOf, usePage} from '../page/usePage.ts'
import {Button, ButtonLink} from '../ui/Button.ts'
import {PlanDialog} from '../ui/dialogs/PlanDialog.tsx'
import {Badge, Card, onSea, Small, Subtitle, Ticks, VisuallyHidden} from '../ui/primitives.ts'
import {Comparison} from './Comparison.tsx'
import {ByPeriod, PeriodSwitch, shownFor} from './PeriodSwitch.tsx'

type Content = PageContext<LandingQueryResult>['content']
type Plan = Content['plans'][number]
type Texts = Content['page']['pricing']

const Cards = styled.div<{$columns: number}>`
  display: grid;
  gap: var(--gap);
  line-height: 1.45;
  @media (min-width: 40rem) {
    grid-template-columns: 1fr 1fr;
    > [data-soon], > :nth-child(3) { grid-column: 1 / -1; }
  }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(${({$columns}) => $columns}, minmax(0, 1fr));
    > :nth-child(3):not([data-soon]) { grid-column: auto; }
  }
  @media (min-width: 72rem) {
    /* The longer list has two columns, and ends where that of the plan beside it does. */
    &:has(> [data-chosen]:nth-child(2) + [data-soon]:last-child) {
      grid-template-columns: 5fr 7fr;
      > [data-chosen] > div > ul:last-of-type { display: block; columns: 2; column-gap: var(--s5); li { break-inside: avoid; margin-bottom: var(--s3); } }
    }
  }
  @media print { > * { break-inside: avoid; } }
`

const PlanCard = styled(Card).attrs({as: 'article'})<{$look: 'ordinary' | 'chosen' | 'soon'}>`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid; /* prices stand beside each other, however many lines are above them */
  gap: var(--s4);
  padding: clamp(1.5rem, 1rem + 1.8vw, 2.25rem);
  ${({$look}) => $look === 'chosen' && onSea}
  @media screen { ${({$look}) => $look === 'chosen' && 'border-color: transparent;'} }
  ${({$look}) => $look === 'soon' && 'background: transparent; border-style: dashed; border-color: var(--edge);'}
  header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s2); }
  /* A plan that cannot be bought yet stands back: a line below the others. */
  @media (min-width: 60rem) {
    &[data-soon] {
      grid: auto / 5fr 7fr;
      align-content: center;
      gap: var(--s2) var(--s7);
      > div { grid-area: 1 / 2 / 3; flex-direction: row; align-items: center; }
      ul { padding: 0; }
      button { width: auto; }
    }
  }
`

const Rest = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s4);
  > ul:last-of-type { flex: 1; font-size: var(--t0); padding-bottom: var(--s4); }
  > dl { margin-top: 0; }
`

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.1em 0.3em;
  font-variant-numeric: tabular-nums;
  strong { font: 700 var(--t5) / 1 var(--display); }
  span { font-size: var(--t0); }
`

/** Savings of longer periods. */
const Savings = styled.ul`
  display: grid;
  gap: 0.25rem;
  font-size: var(--t0);
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.1rem var(--s3); }
`

/** Every plan with its price, and a button where it is on sale; above them the choice of a period, if there is one. */
export function Plans({plans, texts}: {plans: Plan[]; texts: Texts}) {
  const {site} = usePage()
  const offered = plans.filter(({key}) => site.plansOnSale.includes(key))
  const periods = byPeriod(offered.flatMap(({prices}) => prices)).map(({period}) => period)
  return (
    <ByPeriod>
      {periods.length > 1 && <PeriodSwitch periods={periods} texts={texts.switch} />}
      <Cards $columns={offered.length || 1}>
        {plans.map((plan) => (
          <PlanColumn key={plan._id} plan={plan} periods={periods} texts={texts} />
        ))}
      </Cards>
      <Comparison plans={offered} texts={texts.compare} />
      <Small style={{marginTop: 'var(--s5)'}}>{texts.vatNote}</Small>
    </ByPeriod>
  )
}

function PlanColumn({plan, periods, texts}: {plan: Plan; periods: readonly Period[]; texts: Texts}) {
  const {language, site} = usePage()
  const languageOf = useLanguageOf()
  const prices = byPeriod(plan.prices)
  const checkout = pathOf('checkout', language, plan.key)
  const onSale = site.plansOnSale.includes(plan.key)
  const badge = onSale ? plan.badge : texts.comingSoon
  const chosen = onSale && Boolean(badge)
  return (
    <PlanCard
      $look={chosen ? 'chosen' : onSale ? 'ordinary' : 'soon'}
      data-chosen={chosen ? '' : undefined}
      data-soon={onSale ? undefined : ''}
      aria-labelledby={plan._id}
    >
      <header>
        <Subtitle as="h3" id={plan._id}>
          {plan.name}
        </Subtitle>
        {badge && (
          <Badge $tone={chosen ? 'fill' : 'muted'} lang={languageOf(badge)}>
            {badge}
          </Badge>
        )}
      </header>
      <Small>{plan.tagline}</Small>
      <Rest>
        {onSale && <PlanPrice prices={prices} periods={periods} texts={texts} />}
        <Ticks>
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Ticks>
        {onSale ? (
          prices.map(({period}, index) => (
            <div key={period} {...shownFor(period, prices, periods)}>
              <ButtonLink
                to={index === 0 ? checkout : `${checkout}?period=${period}`}
                $variant={chosen ? 'default' : 'secondary'}
                $size="lg"
                $wide
              >
                {plan.buttonLabel}
                {chosen && <ArrowRight aria-hidden className="go" />}
              </ButtonLink>
            </div>
          ))
        ) : (
          <Button type="button" disabled $variant="outline" $size="lg" $wide lang={languageOf(texts.comingSoon)}>
            {texts.comingSoon}
          </Button>
        )}
        <PlanDialog plans={[plan]} trigger={texts.detailsLabel} />
      </Rest>
    </PlanCard>
  )
}

type Prices = Plan['prices']
type PlanPriceProps = {prices: Prices; periods: readonly Period[]; texts: Texts}

/** The price of a plan for the chosen period, and the savings of its longer periods. */
function PlanPrice({prices, periods, texts}: PlanPriceProps) {
  const savings = prices.filter(({discountNote}) => discountNote)
  return (
    <>
      <div aria-live="polite">
        {prices.map((price) => (
          <div key={price.period} {...shownFor(price.period, prices, periods)}>
            <Figure price={price} saved={savedBy(price, prices)} texts={texts} />
          </div>
        ))}
      </div>
      {savings.length > 0 && (
        <Savings>
          {savings.map(({period, discountNote}) => (
            <li key={period}>
              {texts.periods?.[period]} <Badge>{discountNote}</Badge>
            </li>
          ))}
        </Savings>
      )}
    </>
  )
}

type FigureProps = {price: Prices[number]; saved: Cents | null; texts: Texts}

/** The price of a month, the amount of the whole period and what it saves; of an offer beside what it was, what follows, and its last day. */
function Figure({price: {exclVat, period, introductory}, saved, texts}: FigureProps) {
  const {language, site} = usePage()
  const {discount, ...amounts}: Discounted = introductory?.home ?? breakdown(exclVat, site.settings.vatRate)
  const label = texts.periods?.[period]
  const monthly = (cents: number) => formatEuros(perMonth(cents, period), language, {whole: true})
  return (
    <>
      <Price>
        {discount?.was && (
          <del>
            <VisuallyHidden>{`${discount.was.word} `}</VisuallyHidden>
            {`${monthly(discount.was.exclVat)} `}
          </del>
        )}
        <strong>{monthly(amounts.exclVat)}</strong>
        <span>{` ${texts.perMonth}`}</span>
      </Price>
      <Small>
        <span>{formatEuros(amounts.total, language)}</span> <span>{texts.inclVat}</span>
        {period !== 'monthly' && label && <span>, {inSentence(label)}</span>}
      </Small>
      {saved !== null && (
        <Badge>{fill(texts.saved, {saved: formatEuros(saved, language), months: String(MONTHS[period])})}</Badge>
      )}
      {discount && (
        <Small>
          {discount.label}: {discount.text} {discount.until}
        </Small>
      )}
    </>
  )
}
