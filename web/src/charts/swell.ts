export type Point = readonly [x: number, y: number]

const round = (value: number) => Number(value.toFixed(1))

/** A smooth path (SVG path data) through the points; it passes through every one of them. Empty for fewer than two. */
export function swell(points: readonly Point[], tension = 0.16): string {
  const [first] = points
  if (!first || points.length < 2) return ''
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? first
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    const handles = [
      from[0] + (to[0] - before[0]) * tension,
      from[1] + (to[1] - before[1]) * tension,
      to[0] - (after[0] - from[0]) * tension,
      to[1] - (after[1] - from[1]) * tension,
    ]
    return `C${[...handles, ...to].map(round).join(' ')}`
  })
  return `M${first.map(round).join(' ')}${curves.join('')}`
}
