export type Point = readonly [x: number, y: number]

const round = (value: number) => Number(value.toFixed(1))

/** Share of the distance to a neighbour at which a curve's control point lies; below a half, no curve folds back. */
const REACH = 0.32

/** Steeper than this many times the gentler side, a curve would pass the value of a neighbour. */
const STEEPEST = 3

/**
 * Smooth path (SVG path data) through all points, from left to right: it rises and falls only where they do, so that no day
 * looks higher than it was. Empty with fewer than two points.
 */
export function swell(points: readonly Point[]): string {
  const [first] = points
  if (!first || points.length < 2) return ''
  const slopes = slopesOf(points)
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? first
    const reach = (to[0] - from[0]) * REACH
    const handles = [
      from[0] + reach,
      from[1] + reach * (slopes[index] ?? 0),
      to[0] - reach,
      to[1] - reach * (slopes[index + 1] ?? 0),
    ]
    return `C${[...handles, ...to].map(round).join(' ')}`
  })
  return `M${first.map(round).join(' ')}${curves.join('')}`
}

/** The slope at each point: level at a top, in a valley and beside level water. */
function slopesOf(points: readonly Point[]): number[] {
  const between = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y]
    return (y - fromY) / (x - fromX)
  })
  return points.map(([x, y], index) => {
    const [before, after] = [between[index - 1], between[index]]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    if (before * after <= 0) return 0
    const [from, to] = [points[index - 1] ?? [x, y], points[index + 1] ?? [x, y]]
    const mean = (to[1] - from[1]) / (to[0] - from[0])
    return Math.sign(mean) * Math.min(Math.abs(mean), STEEPEST * Math.abs(before), STEEPEST * Math.abs(after))
  })
}
