export type Point = readonly [x: number, y: number]

const round = (value: number) => Number(value.toFixed(1))

/** Share of the distance to a neighbour at which a curve's control point lies; below a half, no curve folds back. */
const REACH = 0.32

/** Smooth path (SVG path data) through all points, from left to right. Empty with fewer than two points. */
export function swell(points: readonly Point[]): string {
  const [first] = points
  if (!first || points.length < 2) return ''
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? first
  const slope = (index: number) => {
    const [before, after] = [at(index - 1), at(index + 1)]
    return (after[1] - before[1]) / (after[0] - before[0])
  }
  const curves = points.slice(1).map((to, index) => {
    const from = at(index)
    const reach = (to[0] - from[0]) * REACH
    const handles = [from[0] + reach, from[1] + reach * slope(index), to[0] - reach, to[1] - reach * slope(index + 1)]
    return `C${[...handles, ...to].map(round).join(' ')}`
  })
  return `M${first.map(round).join(' ')}${curves.join('')}`
}
