import styled, {keyframes} from 'styled-components'
import type {VisitorDay} from '../../../domain/content/visitorSeries.ts'
import {formatNumber} from '../../../domain/format/format.ts'
import {usePage} from '../page/usePage.ts'
import {Windsock} from '../ui/Windsock.tsx'
import {SEA, type Sea as SeaPaths, seaOf} from './sea.ts'
import {seriesLabel} from './seriesLabel.ts'

const Plot = styled.div`
  position: relative;
  height: var(--sea-height, 15rem);
  > svg { position: absolute; inset: 0; width: 100%; height: 100%; max-width: none; overflow: visible; }
  path { vector-effect: non-scaling-stroke; fill: none; }
  .water { fill: var(--sea); }
  .depth { stroke: var(--sea-line); }
  .crest { stroke: var(--ink); stroke-width: 2.5; stroke-linejoin: round; }
  .benchmark { stroke: var(--sea-muted); stroke-width: 1.75; stroke-dasharray: 2 6; stroke-linecap: round; }
  @media (forced-colors: active) { .water { fill: CanvasText; } }
`

/** The full sock sways three times, then rests. */
const sway = keyframes`from { rotate: -1.2deg; } to { rotate: 1.8deg; }`

const Buoy = styled.div`
  position: absolute;
  width: 0;
  color: var(--ink);
  > svg { position: absolute; left: -3px; bottom: -2px; height: 6rem; }
  @media (min-width: 64rem) { > svg { height: 7.5rem; } }
  p {
    position: absolute;
    top: 1.3rem;
    left: 0;
    translate: -50% 0;
    padding: 0.15em 0.45em;
    background: var(--sea);
    white-space: nowrap;
    color: var(--sea-ink);
    font-size: var(--t-1);
    line-height: 1.25;
    text-align: center;
  }
  @media (forced-colors: active) { p { forced-color-adjust: none; --sea: Canvas; --sea-ink: CanvasText; --sea-muted: CanvasText; outline: 1px solid; } }
  b { display: block; font: 700 var(--t3) / 1 var(--display); font-variant-numeric: tabular-nums; }
  span { color: var(--sea-muted); }
  .pole { fill: currentColor; }
  .on { fill: var(--signal); }
  .off { fill: var(--off); }
  @media (max-width: 39.99rem) { &[data-middle] { display: none; } }
  @media (prefers-reduced-motion: no-preference) {
    &:last-child g { transform-box: fill-box; transform-origin: 0 0; animation: ${sway} 3.6s var(--swell) 3 alternate; }
  }
`

/** Long enough that the sock of a calm day hangs clear of the water that rises beside it. */
const POLE = 152

/** The crest scaled down: depth lines of the water. */
const DEPTHS = [0.86, 0.68, 0.46]

type Props = {
  points: readonly VisitorDay[]
  /** Writes the figures beside the socks. */
  labels?: boolean
  /** Range of the drawing that the series takes, 0 to 1000. */
  from?: number
  to?: number
}

/** The visitor chart as a sea, drawn at build time. A decorative picture: the text around it must carry its meaning. */
export function Sea({points, labels = false, from, to}: Props) {
  const {language} = usePage()
  const sea = seaOf(points, {from, to})
  if (!sea) return null
  return (
    <Plot aria-hidden>
      <Water sea={sea} />
      {sea.buoys.map(({day, x, y, lift}, index) => (
        <Buoy
          key={day.date}
          style={{left: `${x}%`, top: `${y}%`}}
          data-middle={index > 0 && index < sea.buoys.length - 1 ? '' : undefined}
        >
          <Windsock level={lift} pole={POLE} />
          {labels && (
            <p>
              <b>{formatNumber(day.visitors, language)}</b>
              <span>{seriesLabel(day.date, language)}</span>
            </p>
          )}
        </Buoy>
      ))}
    </Plot>
  )
}

function Water({sea}: {sea: SeaPaths}) {
  return (
    <svg viewBox={`0 0 ${SEA.width} ${SEA.height}`} preserveAspectRatio="none" aria-hidden>
      <path className="water" d={sea.fill} />
      {DEPTHS.map((share) => (
        <path
          key={share}
          className="depth"
          d={sea.crest}
          transform={`matrix(1 0 0 ${share} 0 ${SEA.height * (1 - share)})`}
        />
      ))}
      <path className="benchmark" d={sea.benchmark} />
      <path className="crest" d={sea.crest} />
    </svg>
  )
}
