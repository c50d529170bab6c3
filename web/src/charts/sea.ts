import type {VisitorDay} from '../../../domain/content/visitorSeries.ts'
import {type Point, swell} from './swell.ts'

/** Units of the drawing, which is stretched to its container. */
export const SEA = {width: 1000, height: 400}

/** Range of the series in the drawing's units: calm water left of it, an open horizon right of it, level both. */
const FROM = 430
const TO = 890
const CALM = 306
const CREST = 100

/** Positions of the socks: first day, half way, three quarters, last day. */
const SHARES = [0, 0.48, 0.74, 1]

type Buoy = {
  day: VisitorDay
  /** Percentages of the drawing's width and height. */
  x: number
  y: number
  /** Lift of its sock: (day − lowest) / (highest − lowest), 0 to 1. */
  lift: number
}
export type Sea = {crest: string; fill: string; benchmark: string; buoys: Buoy[]}

/**
 * The visitor chart as a sea: SVG path data of the crest, the water under it and the benchmark, and the positions of
 * the socks. The series is drawn between `from` and `to`, in the drawing's units (0 to 1000). Null with fewer than two
 * days.
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
  const crest = swell([[-10, start], ...series, [SEA.width + 10, end]])
  return {
    crest,
    fill: `${crest}V${SEA.height + 1}H-10z`,
    benchmark: swell(points.map(({benchmark}, index) => [xOf(index), Math.min(SEA.height - 6, yOf(benchmark))])),
    buoys: SHARES.flatMap((share) => {
      const index = Math.round(share * (points.length - 1))
      const day = points[index]
      const at = series[index]
      if (!day || !at) return []
      return [{day, x: at[0] / 10, y: at[1] / 4, lift: (day.visitors - lowest) / range}]
    }),
  }
}
