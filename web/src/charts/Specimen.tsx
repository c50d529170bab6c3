import styled from 'styled-components'
import type {LandingQueryResult} from '../../../domain/content/content.types.ts'
import {formatDay} from '../../../domain/format/format.ts'
import {useTranslation} from '../i18n/index.ts'
import type {PageContext} from '../page/pageContext.ts'
import {usePage} from '../page/usePage.ts'
import {placed} from './scale.ts'
import {swell} from './swell.ts'

export type Feature = PageContext<LandingQueryResult>['content']['features'][number]

const LINES = {width: 200, height: 80}
const DAYS_PER_POINT = 4

const Log = styled.ul`
  li { display: grid; grid-template-columns: 4.5rem 1fr; gap: var(--s3); padding: 0.45rem 0; border-top: 1px solid var(--line); }
  li:first-child { border: 0; }
  time { color: var(--muted); font-variant-numeric: tabular-nums; }
`

const Bars = styled.ul`
  display: grid;
  gap: 0.55rem;
  li { display: grid; gap: 0.2rem; }
  svg { width: 100%; height: 0.55rem; }
  li:first-child svg { color: var(--signal); }
`

const Ideas = styled.ul`
  li { padding: 0.45rem 0; border-top: 1px solid var(--line); }
  li:first-child { border: 0; }
`

const Answer = styled.div`
  display: grid;
  gap: 0.5rem;
  q {
    quotes: none;
    justify-self: end;
    background: var(--sunken);
    padding: 0.5rem 0.7rem;
    border-radius: var(--r2) var(--r2) 0 var(--r2);
    outline: 1px solid transparent;
  }
  mark { background: none; color: var(--signal-text); font-weight: 600; box-shadow: inset 0 -2px var(--signal); }
`

const Change = styled.dl`
  display: grid;
  gap: 0.6rem;
  > div { display: grid; grid-template-columns: 3.5rem 1fr; gap: var(--s3); align-items: baseline; }
  dt { color: var(--muted); }
  del { color: var(--muted); text-decoration-thickness: 1.5px; }
  ins { text-decoration: none; font: 700 var(--t3) / 1.15 var(--display); }
`

const Race = styled.svg`
  width: 100%;
  height: 6rem;
  overflow: visible;
  path { fill: none; stroke: currentColor; stroke-width: 3.5; vector-effect: non-scaling-stroke; }
  path:first-child { color: var(--edge); stroke-width: 2; }
  path:last-child { color: var(--signal); }
`

/** The one word that each line of a drawing needs. */
const Legend = styled.p`
  display: flex;
  justify-content: space-between;
  color: var(--muted);
  span { display: inline-flex; align-items: center; gap: 0.5em; }
  span::before { content: ''; width: 1rem; height: 3px; background: var(--edge); }
  span:first-child { color: var(--ink); font-weight: 600; }
  span:first-child::before { background: var(--signal); }
  @media (forced-colors: active) { span::before, span:first-child::before { background: CanvasText; } }
`

const Ranks = styled.ol`
  display: flex;
  gap: 4px;
  min-height: 8.5rem;
  li {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    align-items: center;
    gap: 0.3rem;
    color: var(--muted);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  li > span:first-child { white-space: nowrap; }
  b { color: var(--ink); font: 700 var(--t3) / 1 var(--display); }
  svg { width: 100%; color: var(--off); }
  li:last-child svg { color: var(--signal); }
`

const Checks = styled.div`
  display: grid;
  gap: 0.6rem;
  svg { width: 100%; max-width: 24rem; height: auto; }
  polygon:not([data-passed]) { color: var(--off); }
  polygon { fill: currentColor; }
`

type Kind<Name extends keyof Feature> = {[Key in Name]: NonNullable<Feature[Key]>}

/** The last entries of the demo's log. */
function LogSpecimen({log}: Kind<'log'>) {
  const {language} = usePage()
  return (
    <Log>
      {log.map(({_id, date, title}) => (
        <li key={_id}>
          <time dateTime={date}>{formatDay(date, language)}</time>
          <span>{title}</span>
        </li>
      ))}
    </Log>
  )
}

/** Labels with a bar each, in proportion to the highest value. */
function BarsSpecimen({examples}: Kind<'examples'>) {
  const highest = Math.max(1, ...examples.map(({value}) => value ?? 0))
  return (
    <Bars>
      {examples.map(({_key, text, value}) => {
        const end = (100 * (value ?? 0)) / highest
        return (
          <li key={_key}>
            {text}
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" fill="currentColor" aria-hidden>
              <polygon points={`0,0 ${end},1.8 ${end},8.2 0,10`} />
            </svg>
          </li>
        )
      })}
    </Bars>
  )
}

/** A question to an assistant, its answer, and the name in it. */
function AnswerSpecimen({examples: [question, answer, name]}: Kind<'examples'>) {
  return (
    <Answer>
      <q>{question?.text}</q>
      <p>
        {answer?.text} <mark>{name?.text}</mark>
      </p>
    </Answer>
  )
}

/** The first card of the demo: its text before and after. */
function ChangeSpecimen({change}: Kind<'change'>) {
  const {t} = useTranslation()
  return (
    <Change>
      <div>
        <dt>{t('specimen.before')}</dt>
        <dd>
          <del>{change.original}</del>
        </dd>
      </div>
      <div>
        <dt>{t('specimen.after')}</dt>
        <dd>
          <ins>{change.optimised}</ins>
        </dd>
      </div>
    </Change>
  )
}

/** The demo's visitors overtake its benchmark. */
function RaceSpecimen({points}: Kind<'points'>) {
  const shown = points.filter((_, index) => index % DAYS_PER_POINT === 0 || index === points.length - 1)
  const end = Math.max(1, ...shown.flatMap(({visitors, benchmark}) => [visitors, benchmark]))
  const {t} = useTranslation()
  return (
    <>
      <Race viewBox={`0 0 ${LINES.width} ${LINES.height}`} preserveAspectRatio="none" aria-hidden>
        <path
          d={swell(
            placed(
              shown.map(({benchmark}) => benchmark),
              end,
              LINES,
            ),
          )}
        />
        <path
          d={swell(
            placed(
              shown.map(({visitors}) => visitors),
              end,
              LINES,
            ),
          )}
        />
      </Race>
      <Legend>
        <span>{t('specimen.you')}</span> <span>{t('specimen.benchmark')}</span>
      </Legend>
    </>
  )
}

const STEP_HEIGHT = 104

/** A position per week: the lower the number, the higher its step. */
function RanksSpecimen({examples}: Kind<'examples'>) {
  const {t} = useTranslation()
  const lowest = Math.max(1, ...examples.map(({value}) => value ?? 0)) + 2
  return (
    <Ranks>
      {examples.map(({_key, text, value}, index) => (
        <li key={_key}>
          {index === 0 && <span>{t('specimen.position')}</span>}
          <b>{value}</b>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            height={Math.round(STEP_HEIGHT * (1 - (value ?? 0) / lowest))}
            fill="currentColor"
            aria-hidden
          >
            <polygon points="0,12 100,0 100,100 0,100" />
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </Ranks>
  )
}

const ROW = 9

/** The first score of the demo's audit: a stripe per check, faint where one needs attention. */
function ChecksSpecimen({score: {label, passed, total}}: Kind<'score'>) {
  const {t} = useTranslation()
  return (
    <Checks>
      <svg viewBox={`0 0 ${ROW * 40 - 5} ${Math.ceil(total / ROW) * 33 - 5}`} aria-hidden>
        {Array.from({length: total}, (_, index) => {
          const [x, y] = [(index % ROW) * 40, Math.floor(index / ROW) * 33]
          return (
            <polygon
              // biome-ignore lint/suspicious/noArrayIndexKey: a check has no other name here
              key={index}
              data-passed={index < passed ? '' : undefined}
              points={`${x},${y} ${x + 35},${y + 4} ${x + 35},${y + 24} ${x},${y + 28}`}
            />
          )
        })}
      </svg>
      <p>
        {label}: {t('specimen.checks', {passed, total})}
      </p>
    </Checks>
  )
}

/**
 * A feature as it looks in the product, drawn from the sample data of the demo or from its own examples; null without
 * any.
 */
export function Specimen({feature: {specimen, examples, log, change, points, score}}: {feature: Feature}) {
  switch (specimen) {
    case 'log':
      return log.length > 0 ? <LogSpecimen log={log} /> : null
    case 'change':
      return change && <ChangeSpecimen change={change} />
    case 'race':
      return points && <RaceSpecimen points={points} />
    case 'checks':
      return score && <ChecksSpecimen score={score} />
    case 'bars':
      return examples && <BarsSpecimen examples={examples} />
    case 'ranks':
      return examples && <RanksSpecimen examples={examples} />
    case 'answer':
      return examples && <AnswerSpecimen examples={examples} />
    case 'ideas':
      return (
        examples && (
          <Ideas>
            {examples.map(({_key, text}) => (
              <li key={_key}>{text}</li>
            ))}
          </Ideas>
        )
      )
  }
}
