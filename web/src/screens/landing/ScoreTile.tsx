import styled from 'styled-components'
import {HIGHEST, POINTS_PER_STEP, stepOf} from '../../../../domain/brand/windsock.ts'
import type {LandingQueryResult} from '../../../../domain/content/content.types.ts'
import {formatNumber} from '../../../../domain/format/format.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {onSea} from '../../ui/primitives.ts'
import {Windsock} from '../../ui/Windsock.tsx'

/** In the sky above the last day, which is `--last-day` from the left. */
const Tile = styled.div`
  ${onSea}
  position: absolute;
  border-radius: var(--r3);
  outline: 1px solid transparent;
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: var(--s4);
  align-items: center;
  padding: var(--s3) var(--s4);
  > svg { height: 4.5rem; }
  small { display: block; font-size: var(--t-1); line-height: 1.3; color: var(--sea-muted); }
  p { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.4em; }
  strong { font: 700 var(--t5) / 1 var(--display); font-variant-numeric: tabular-nums; }
  b { font: 700 var(--t3) / 1 var(--display); text-transform: lowercase; }
  span { font: 600 var(--t0) / 1.3 var(--text); color: var(--sea-up); }
  @media (max-width: 63.99rem) {
    left: var(--gutter);
    bottom: calc(var(--sea-height) - 2.25rem);
    max-width: calc(var(--last-day) - var(--gutter) - 0.5rem);
  }
  @media (min-width: 64rem) {
    bottom: calc(100% + 2rem);
    left: var(--last-day);
    translate: -62% 0;
    width: max-content;
    max-width: 21rem;
    padding: var(--s4) var(--s5);
    > svg { height: 6rem; }
  }
  @media print { border: 1px solid var(--line); }
`

/** A thin line from the tile to the top of that day's sock. */
const Tie = styled.i`
  position: absolute;
  border: 0 solid var(--edge);
  @media (max-width: 63.99rem) {
    left: var(--gutter);
    width: calc(var(--last-day) - var(--gutter));
    bottom: calc(var(--sea-height) + 1.8rem);
    height: 0.6rem;
    border-width: 1px 1px 0 0;
  }
  @media (min-width: 64rem) { left: var(--last-day); bottom: calc(100% - 0.7rem); height: 2.7rem; border-left-width: 1px; }
`

/** A stripe per step of the scale, orange as far as the score goes. */
const Steps = styled.i`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(${HIGHEST / POINTS_PER_STEP}, 1fr);
  gap: 3px;
  margin-top: var(--s3);
  b { height: 0.6rem; background: linear-gradient(90deg, var(--signal) var(--filled), var(--sea-off) 0); forced-color-adjust: none; }
`

type Score = PageContext<LandingQueryResult>['content']['score']

/** The score of the demo dashboard as its banner shows it, small. */
export function ScoreTile({score}: {score: Score}) {
  const {language} = usePage()
  if (!score) return null
  const {scoreLabel, steps, change} = score
  return (
    <>
      <Tie aria-hidden />
      <Tile>
        <Windsock level={score.score / HIGHEST} />
        <div>
          <small>{scoreLabel}</small>
          <p>
            <strong>{formatNumber(score.score, language, 1)}</strong> <b>{steps[stepOf(score.score, steps.length)]}</b>
          </p>
          <span>{change}</span>
        </div>
        <Steps aria-hidden>
          {steps.map((step, index) => {
            const filled = Math.min(1, Math.max(0, (score.score - index * POINTS_PER_STEP) / POINTS_PER_STEP))
            return <b key={step} style={{'--filled': `${filled * 100}%`} as React.CSSProperties} />
          })}
        </Steps>
      </Tile>
    </>
  )
}
