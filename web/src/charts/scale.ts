import type {Point} from './swell.ts'

const STEPS = [1, 2, 2.5, 4, 5, 8, 10]
const TICKS = 4

/** End of the axis: four equal, round steps that hold the highest value; at least 4. */
export function axisEnd(highest: number): number {
  const rough = Math.max(highest, TICKS) / TICKS
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = STEPS.map((factor) => factor * magnitude).find((candidate) => candidate >= rough) ?? rough
  return step * TICKS
}

/** Axis labels, from zero up. */
export const axisTicks = (end: number): number[] => Array.from({length: TICKS + 1}, (_, index) => (end * index) / TICKS)

/** Points of a line in a box: values from left to right, zero at the bottom and `end` at the top. */
export function placed(
  values: readonly number[],
  end: number,
  {width, height}: {width: number; height: number},
): Point[] {
  return values.map((value, index) => [
    values.length < 2 ? 0 : (index / (values.length - 1)) * width,
    height - (value / end) * height,
  ])
}
