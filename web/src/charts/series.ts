import {axisEnd} from './scale.ts'

/** One day as the chart draws it: its label, both values, and the text of its tooltip. */
export type ChartDay = {label: string; visitors: number; benchmark: number; reading: string; difference: string}

export type ChartProps = {days: ChartDay[]; visitorsLabel: string; benchmarkLabel: string}

/** Margins of the plot for the axis labels, in pixels, shared by the static and the interactive chart. */
export const INSETS = {left: 40, right: 14, top: 14, bottom: 30}

export const endOf = (days: readonly ChartDay[]) =>
  axisEnd(Math.max(0, ...days.flatMap(({visitors, benchmark}) => [visitors, benchmark])))

/** The crest scaled down: depth lines of the water. */
export const DEPTHS = [0.72, 0.44]

const DAYS_BETWEEN_LABELS = 6

/** The axis labels every sixth day and the last. */
export const isLabelled = (index: number, count: number) =>
  index === count - 1 || (index % DAYS_BETWEEN_LABELS === 0 && count - 1 - index >= DAYS_BETWEEN_LABELS / 2)

/** A phone has room for every second of them, and the last. */
export const isLabelledOnPhone = (index: number, count: number) =>
  isLabelled(index, count) && (index === count - 1 || index % (2 * DAYS_BETWEEN_LABELS) === 0)
