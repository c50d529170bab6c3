import styled from 'styled-components'
import {formatNumber} from '../../../domain/format/format.ts'
import {usePage} from '../page/usePage.ts'
import {axisTicks, placed} from './scale.ts'
import {type ChartDay, type ChartProps, DEPTHS, endOf, INSETS, isLabelled, isLabelledOnPhone} from './series.ts'
import {swell} from './swell.ts'

const BOX = {width: 1000, height: 400}

const Plot = styled.div`
  position: absolute;
  inset: ${INSETS.top}px ${INSETS.right}px ${INSETS.bottom}px ${INSETS.left}px;
  svg { position: absolute; inset: 0; width: 100%; height: 100%; max-width: none; overflow: visible; }
  path { vector-effect: non-scaling-stroke; fill: none; }
  .grid { stroke: var(--line); }
  .area { fill: var(--sea); }
  .depth { stroke: var(--sea-line); }
  @media print { .depth { display: none; } } /* on paper the sea is none: they would be two series more */
  .crest { stroke: var(--ink); stroke-width: 2.5; stroke-linejoin: round; }
  .benchmark { stroke: var(--sea-muted); stroke-width: 1.75; stroke-dasharray: 2 5; stroke-linecap: round; }
  span { position: absolute; font-size: var(--t-1); line-height: 1; color: var(--muted); font-variant-numeric: tabular-nums; }
  .y { right: calc(100% + 0.6rem); translate: 0 -50%; white-space: nowrap; }
  .x { top: calc(100% + 0.6rem); translate: -50% 0; white-space: nowrap; }
  .x:first-of-type { translate: 0 0; }
  .x:last-of-type { translate: -100% 0; }
  @media (max-width: 30rem) { .x[data-middle] { display: none; } }
`

const Reading = styled.div`
  position: absolute;
  right: -6px;
  background: var(--surface);
  border: 1px solid var(--edge);
  border-radius: var(--r2);
  padding: 0.5rem 0.75rem;
  font-size: var(--t-1);
  line-height: 1.4;
  white-space: nowrap;
  b { display: block; font-size: var(--t0); }
  @media (max-width: 40rem) { display: none; }
`

const Dot = styled.i`
  position: absolute;
  left: 100%;
  width: 12px;
  height: 12px;
  margin: -6px;
  border-radius: 50%;
  background: var(--signal);
  border: 2px solid var(--surface);
  outline: 2px solid var(--signal);
`

/** The chart as drawn at build time: the first paint, and the only chart without JavaScript. */
export function StaticChart({days}: Pick<ChartProps, 'days'>) {
  const {language} = usePage()
  const end = endOf(days)
  const crest = swell(
    placed(
      days.map(({visitors}) => visitors),
      end,
      BOX,
    ),
  )
  const benchmark = swell(
    placed(
      days.map((day) => day.benchmark),
      end,
      BOX,
    ),
  )
  const last = days.at(-1)
  return (
    <Plot aria-hidden>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" aria-hidden>
        {axisTicks(end).map((tick) => (
          <path key={tick} className="grid" d={`M0 ${heightOf(tick, end) * 4}H${BOX.width}`} />
        ))}
        <path className="area" d={`${crest}V${BOX.height}H0z`} />
        {DEPTHS.map((share) => (
          <path
            key={share}
            className="depth"
            d={crest}
            transform={`matrix(1 0 0 ${share} 0 ${BOX.height * (1 - share)})`}
          />
        ))}
        <path className="benchmark" d={benchmark} />
        <path className="crest" d={crest} />
      </svg>
      {axisTicks(end).map((tick) => (
        <span key={tick} className="y" style={{top: `${heightOf(tick, end)}%`}}>
          {formatNumber(tick, language)}
        </span>
      ))}
      <div>
        {labelled(days).map(({label, index}) => (
          <span
            key={label}
            className="x"
            style={{left: `${(index / (days.length - 1)) * 100}%`}}
            data-middle={isLabelledOnPhone(index, days.length) ? undefined : ''}
          >
            {label}
          </span>
        ))}
      </div>
      {last && <LastDay day={last} end={end} />}
    </Plot>
  )
}

function LastDay({day, end}: {day: ChartDay; end: number}) {
  const height = heightOf(day.visitors, end)
  return (
    <>
      <Dot style={{top: `${height}%`}} />
      <Reading style={{bottom: `calc(${100 - height}% + 14px)`}}>
        <b>{day.reading}</b>
        {day.difference}
      </Reading>
    </>
  )
}

/** Percentage from the top of the plot. */
const heightOf = (value: number, end: number) => 100 - (value / end) * 100

const labelled = (days: readonly ChartDay[]) =>
  days.map(({label}, index) => ({label, index})).filter(({index}) => isLabelled(index, days.length))
