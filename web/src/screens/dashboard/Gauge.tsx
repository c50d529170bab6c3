import styled from 'styled-components'
import {HIGHEST, POINTS_PER_STEP, stepOf} from '../../../../domain/brand/windsock.ts'
import type {DashboardQueryResult} from '../../../../domain/content/content.types.ts'
import {formatNumber} from '../../../../domain/format/format.ts'
import {pathOf} from '../../../../domain/pages/pages.ts'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {Hyphenated} from '../../layout/Hyphenated.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {PlanDialog} from '../../ui/dialogs/PlanDialog.tsx'
import {Card, onSea, Row, Small} from '../../ui/primitives.ts'
import {Windsock} from '../../ui/Windsock.tsx'

const Board = styled(Card).attrs({as: 'section'})`
  ${onSea}
  border-color: transparent;
  @media print { border-color: var(--line); }
  display: grid;
  gap: var(--s4) var(--s5);
  align-items: center;
  padding: clamp(1.25rem, 1rem + 1.5vw, 2rem);
  grid-template: 'sock reading' 'scale scale' 'aside aside' / auto 1fr;
  > svg { grid-area: sock; height: 8rem; color: var(--sea-ink); }
  @media (min-width: 48rem) {
    grid-template: 'sock reading aside' 'scale scale scale' / auto minmax(0, 1fr) minmax(14rem, 19rem);
    column-gap: var(--s6);
    > svg { height: 11rem; }
  }
  @media (min-width: 75rem) { grid-template-areas: 'sock reading aside' 'sock scale aside'; }
`

const Reading = styled.div`
  grid-area: reading;
  align-self: end;
  p:last-child { display: flex; align-items: baseline; flex-wrap: wrap; gap: 0.2em 0.5em; }
  strong { font: 700 clamp(3.5rem, 3rem + 2.4vw, 5rem) / 0.85 var(--display); font-variant-numeric: tabular-nums; }
  /* The background that browsers draw behind each line must not cover the line above. */
  @media (forced-colors: active) { strong { line-height: 1.15; } }
  b { font: 700 var(--t3) / 1 var(--display); text-transform: lowercase; }
  span { font: 600 var(--t0) / 1.2 var(--text); color: var(--sea-up); }
`

const Scale = styled.ol`
  grid-area: scale;
  align-self: start;
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 3px;
  overflow: hidden;
  li { font-size: var(--t-1); line-height: 1.25; color: var(--sea-muted); }
  li::before {
    content: '';
    display: block;
    height: 1.1rem;
    margin-bottom: 0.4rem;
    background: linear-gradient(90deg, var(--signal) calc(var(--filled) * 1%), var(--sea-off) 0);
    forced-color-adjust: none;
  }
  li[aria-current] { color: var(--sea-ink); font-weight: 700; }
  b { display: block; font-weight: inherit; font-variant-numeric: tabular-nums; }
  span { display: block; text-transform: lowercase; white-space: nowrap; }
  /* The longest word may use the room of the one before it. */
  li:last-child { text-align: right; }
  li:last-child span { margin-left: -100%; }
  /* On phones every second word stands a line lower, so that each has the room of two. */
  @media (max-width: 39.99rem) { li:nth-child(even) span { margin-top: 1.25em; } }
`

const Aside = styled.div`
  grid-area: aside;
  display: grid;
  gap: var(--s3);
  justify-items: start;
  h2 { font-size: var(--t3); }
  > p { color: var(--sea-ink); }
`

type Content = PageContext<DashboardQueryResult>['content']

/** The banner: the score on a scale from 0 to 10 in words of wind, and links to read on. */
export function Gauge({page, plans}: {page: Content['page']; plans: Content['plans']}) {
  const {language} = usePage()
  const {banner, planDialog, windScale} = page
  const {score, steps} = windScale
  const current = stepOf(score, steps.length)
  return (
    <Board aria-label={banner.heading}>
      <Windsock level={score / HIGHEST} />
      <Reading>
        <Small>{windScale.scoreLabel}</Small>
        <p>
          <strong>{formatNumber(score, language, 1)}</strong> <b>{steps[current]}</b> <span>{windScale.change}</span>
        </p>
      </Reading>
      <Scale aria-label={windScale.heading}>
        {steps.map((step, index) => {
          const from = index * POINTS_PER_STEP
          const filled = Math.min(1, Math.max(0, (score - from) / POINTS_PER_STEP)) * 100
          return (
            <li
              key={step}
              aria-current={index === current ? 'true' : undefined}
              style={{'--filled': filled} as React.CSSProperties}
            >
              <b>
                {from}–{from + POINTS_PER_STEP}
              </b>
              <span>{step}</span>
            </li>
          )
        })}
      </Scale>
      <Aside>
        <h2>
          <Hyphenated>{banner.heading}</Hyphenated>
        </h2>
        <Small as="p">{banner.text}</Small>
        <Row>
          <ActionLink
            action={{label: banner.linkLabel, destination: pathOf('adjustments', language)}}
            variant="outline"
          />
          <PlanDialog
            plans={plans}
            trigger={planDialog.trigger}
            title={planDialog.heading}
            foot={(plan) => <ChoosePlan plan={plan} />}
          />
        </Row>
      </Aside>
    </Board>
  )
}

/** The button of the demo's bar that leads to the checkout of a plan, with its price; none for a plan that is not sold. */
function ChoosePlan({plan}: {plan: string}) {
  const action = usePage().site.demoPlans?.find(({key}) => key === plan)
  return action ? (
    <p style={{marginTop: 'var(--s4)'}}>
      <ActionLink action={action} variant="secondary" />
    </p>
  ) : null
}
