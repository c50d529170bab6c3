import {Link} from 'gatsby'
import styled from 'styled-components'
import type {DashboardQueryResult} from '../../../../domain/content/content.types.ts'
import {useTranslation} from '../../i18n/index.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {Icon} from '../../ui/Icon.tsx'
import {Empty, VisuallyHidden} from '../../ui/primitives.ts'

const Board = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: 1px;
  background: var(--line);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  overflow: hidden;
  @media (max-width: 79.99rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 22.49rem) { grid-template-columns: minmax(0, 1fr); }
`

const Card = styled.div`
  position: relative;
  background: var(--surface);
  outline: 1px solid transparent; /* an edge where colours are the visitor's own */
  padding: clamp(1rem, 0.7rem + 1.2vw, 1.5rem);
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  gap: 0.3rem;
  dt { display: flex; align-items: flex-start; gap: 0.5em; font: 500 var(--t0) / 1.3 var(--text); color: var(--muted); }
  dt svg { flex: none; }
  dd { line-height: 1.35; font-size: var(--t-1); color: var(--muted); }
  dd:nth-of-type(1) { font: 700 var(--t4) / 1.12 var(--display); color: var(--ink); font-variant-numeric: tabular-nums; }
  a { text-decoration: underline from-font; text-underline-offset: 0.2em; text-decoration-color: var(--edge); }
  /* Makes the whole card the link. */
  a::after { content: ''; position: absolute; inset: 0; }
  &:has(a:hover) { background: color-mix(in oklab, var(--surface) 92%, var(--ink)); }
  &:has(a:hover) a { text-decoration-color: currentColor; }
  &:has(:focus-visible) { box-shadow: inset 0 0 0 3px var(--ring); }
  a:focus-visible { box-shadow: none; }
  @media (max-width: 30rem) { dt { flex-direction: column; } }
`

const TONES = {up: 'var(--up)', down: 'var(--down)', neutral: 'var(--muted)'}

const Delta = styled.span<{$tone: string}>`
  font: 600 var(--t0) / 1.2 var(--text);
  font-variant-numeric: tabular-nums;
  color: ${({$tone}) => $tone};
`

type Metric = PageContext<DashboardQueryResult>['content']['metrics'][number]

/** The four figures; one with a page of its own links to it. A delta that is neutral, such as a forecast, says no more than it shows. */
export function Metrics({metrics, empty}: {metrics: Metric[]; empty: string}) {
  if (metrics.length === 0) return <Empty>{empty}</Empty>
  return (
    <Board>
      {metrics.map((metric) => (
        <MetricCard key={metric._id} metric={metric} />
      ))}
    </Board>
  )
}

function MetricCard({metric}: {metric: Metric}) {
  const {t} = useTranslation()
  return (
    <Card>
      <dt>
        <Icon name={metric.icon} />
        {metric.destination ? <Link to={metric.destination}>{metric.label}</Link> : <span>{metric.label}</span>}
      </dt>
      <dd>{metric.value}</dd>
      <dd>
        <Delta $tone={TONES[metric.deltaType]}>
          {metric.delta}
          {metric.deltaType !== 'neutral' && <VisuallyHidden>, {t(`delta.${metric.deltaType}`)}</VisuallyHidden>}
        </Delta>
      </dd>
      <dd>{metric.helpText}</dd>
    </Card>
  )
}
