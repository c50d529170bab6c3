/** A point of the sock's spine: x, y, angle in degrees. */
type Spine = [x: number, y: number, angle: number]
/** SVG path data, whether it is lifted, and its right edge. */
export type Stripe = {d: string; on: boolean; right: number}

/**
 * Rounds to half a unit of the drawing, which is one or two pixels: socks are on every page, and finer values are
 * invisible.
 */
const round = (value: number) => Math.round(value * 2) / 2
const clamp = (value: number) => Math.min(1, Math.max(0, value))

const STRIPES = 5
const LENGTH = 100
const MOUTH = 34
const TAIL = 16
const GAP = 0.07 // share of a stripe
const TILT = -9 // degrees, for a full sock
const STEPS = STRIPES * 6

/**
 * The stripes of a windsock whose mouth is centred on 0,0, mouth first, as SVG path data in a box of about 100 × 100.
 * `level` runs from 0 (calm, it hangs) to 1 (full).
 */
export function windsock(level: number): Stripe[] {
  const calm = level < 0.06
  const spine = spineOf(anglesOf(level, calm), calm)
  return Array.from({length: STRIPES}, (_, index) => {
    const from = (index + (index ? GAP : 0)) / STRIPES
    const to = (index + 1 - (index < STRIPES - 1 ? GAP : 0)) / STRIPES
    const rows = [0, 1, 2, 3].map((k) => edgesAt(from + ((to - from) * k) / 3, spine, level, calm))
    const outline = [...rows.map(([upper]) => upper), ...rows.map(([, lower]) => lower).reverse()]
    return {
      d: `M${outline.map((point) => point.map(round).join(' ')).join('L')}z`,
      on: level * STRIPES - index >= 0.5,
      right: Math.max(...outline.map(([x]) => x)),
    }
  })
}

/** Left end of the sock, right of its pole. */
const MOUTH_AT = 8

/** The sock on its pole, as the parts of an SVG: one drawing for the site and for the pages that functions make. */
export function sockOnPole(level: number, pole = 124) {
  const stripes = windsock(level)
  const width = MOUTH_AT + Math.ceil(Math.max(...stripes.map(({right}) => right)))
  return {viewBox: `0 0 ${width} ${pole}`, pole: `M2 14h3.5V${pole}H2z`, place: `translate(${MOUTH_AT} 38)`, stripes}
}

function anglesOf(level: number, calm: boolean): number[] {
  let angles = Array.from({length: STEPS}, (_, index) =>
    calm ? 82 + index * 0.2 : 84 + (TILT - 84) * clamp(level * STRIPES - index / 6 + 0.35 + level ** 4 * 0.9),
  )
  for (let pass = 0; pass < 7; pass++)
    angles = angles.map((angle, index) => {
      if (index === 0) return calm ? 82 : 0
      return ((angles[index - 1] ?? angle) + angle + (angles[index + 1] ?? angle)) / 3
    })
  return angles
}

function spineOf(angles: number[], calm: boolean): Spine[] {
  let last: Spine = [calm ? MOUTH * 0.33 + 1 : 0, calm ? -MOUTH * 0.46 : 0, angles[0] ?? 0]
  const spine = [last]
  for (const angle of angles) {
    const radians = (angle * Math.PI) / 180
    const stride = LENGTH / STEPS
    last = [last[0] + Math.cos(radians) * stride, last[1] + Math.sin(radians) * stride, angle]
    spine.push(last)
  }
  return spine
}

type Point = [x: number, y: number]

function edgesAt(u: number, spine: Spine[], level: number, calm: boolean): [Point, Point] {
  const index = Math.min(STEPS - 1, Math.floor(u * STEPS))
  const a = spine[index] ?? [0, 0, 0]
  const b = spine[index + 1] ?? a
  const mix = (k: 0 | 1 | 2) => a[k] + (b[k] - a[k]) * (u * STEPS - index)
  const radians = (mix(2) * Math.PI) / 180
  const filled = calm ? 0 : clamp((level - u) * STRIPES + 0.6)
  const half = ((MOUTH + (TAIL - MOUTH) * u) * (0.66 + 0.34 * filled)) / 2
  const [dx, dy] = [Math.sin(radians) * half, Math.cos(radians) * half]
  return [
    [mix(0) + dx, mix(1) - dy],
    [mix(0) - dx, mix(1) + dy],
  ]
}

/** The highest score, and the points per word of the scale. */
export const HIGHEST = 10
export const POINTS_PER_STEP = 2

/** The level of a sock that stands for a word of the scale: the middle of its points. */
export const levelOfStep = (step: number, steps: number): number => (step + 0.5) / steps

/** Returns the index of the word of the scale for a score. */
export const stepOf = (score: number, steps: number): number => Math.min(steps - 1, Math.floor(score / POINTS_PER_STEP))
