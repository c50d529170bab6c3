import type {VisitorDay} from '../../../domain/content/visitorSeries.ts'
import {type Point, swell} from './swell.ts'

/** The drawing's own units; it is stretched to its place. */
export const SEA = {width: 1000, height: 400}

/** The series stands between these, in the drawing's units: calm water left of it, an open horizon right of it. */
const FROM = 430
const TO = 890
const CALM = 306
const CREST = 100

/** Where the socks stand: first day, half way, three quarters, last day. */
const SHARES = [0, 0.48, 0.74, 1]

type Buoy = {
  day: VisitorDay
  /** Percent of the drawing's width and height. */
  x: number
  y: number
  /** How far its sock lifts: (day − lowest) / (highest − lowest), 0 to 1. */
  lift: number
}
export type Sea = {crest: string; fill: string; benchmark: string; buoys: Buoy[]}

/**
 * The visitor chart as the sea: SVG path data of the crest, the water under it and the benchmark, and where the socks
 * stand. `from` and `to` are the drawing's units (0 to 1000) between which the series stands. Null without two days.
 */
export function seaOf(points: readonly VisitorDay[], {from = FROM, to = TO} = {}): Sea | null {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 2) return null
  const visitors = points.map((point) => point.visitors)
  const [lowest, highest] = [Math.min(...visitors), Math.max(...visitors)]
  const range = highest - lowest || 1
  const xOf = (index: number) => from + (index / (points.length - 1)) * (to - from)
  const yOf = (value: number) => CALM - ((value - lowest) / range) * (CALM - CREST)

  const series: Point[] = points.map(({visitors: value}, index) => [xOf(index), yOf(value)])
  const start = yOf(first.visitors)
  const end = yOf(last.visitors)
  const horizon: Point[] = [
    [to + 45, end + 4],
    [SEA.width + 10, end + 16],
  ]
  const crest = swell([[-10, start + 3], [from * 0.5, start + 4], ...series, ...horizon])
  return {
    crest,
    fill: `${crest}V${SEA.height + 1}H-10z`,
    benchmark: swell(points.map(({benchmark}, index) => [xOf(index), Math.min(SEA.height - 6, yOf(benchmark) + 8)])),
    buoys: SHARES.flatMap((share) => {
      const index = Math.round(share * (points.length - 1))
      const day = points[index]
      const at = series[index]
      if (!day || !at) return []
      return [{day, x: at[0] / 10, y: at[1] / 4, lift: (day.visitors - lowest) / range}]
    }),
  }
}
