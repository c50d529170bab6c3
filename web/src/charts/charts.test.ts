import {csv} from './csv.ts'
import {axisEnd, axisTicks, placed} from './scale.ts'
import {seaOf} from './sea.ts'
import {isLabelled, isLabelledOnPhone} from './series.ts'
import {swell} from './swell.ts'

const day = (visitors: number, index: number) => ({date: `2025-09-0${index + 1}`, visitors, benchmark: 10})

test('swell passes through each point', () => {
  expect(
    swell([
      [0, 10],
      [10, 0],
      [20, 5],
    ]),
  ).toMatch(/^M0 10C.* 10 0C.* 20 5$/)
  expect(swell([[0, 1]])).toBe('')
})

test('swell never folds back, however unevenly the points are spaced', () => {
  const path = swell([
    [-10, 309],
    [215, 310],
    [430, 306],
    [450, 290],
    [470, 306],
    [890, 100],
  ])
  const [, ...xs] = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x]) => Number(x))
  expect(xs).toEqual(xs.toSorted((a, b) => a - b))
})

/** Highest and lowest y of the curves of a path, control points included, from its nth point on. */
const reachOf = (path: string, from = 0) => {
  const ys = path
    .split('C')
    .slice(from)
    .flatMap((curve) => [...curve.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y)))
  return [Math.min(...ys), Math.max(...ys)]
}

test('swell never passes the values it goes through', () => {
  const path = swell([
    [0, 100],
    [10, 100],
    [20, 90],
    [30, 10],
    [40, 10],
    [50, 60],
  ])
  expect(reachOf(path)).toEqual([10, 100])
})

test('seaOf keeps the water level before the first day and after the last, however steep the last day was', () => {
  for (const visitors of [
    [45, 60, 150, 256],
    [45, 46, 47, 256],
    [45, 200, 256, 100],
  ]) {
    const {crest, buoys} = seaOf(visitors.map(day)) ?? {crest: '', buoys: []}
    const last = Number((4 * (buoys.at(-1)?.y ?? 0)).toFixed(1))
    expect(reachOf(crest, visitors.length + 1)).toEqual([last, last])
    expect(reachOf(crest, 0).at(-1)).toBe(Math.max(last, 306))
    expect(crest).toMatch(new RegExp(`^M-10 ${4 * (buoys[0]?.y ?? 0)}C`))
  }
})

test('seaOf draws the benchmark where the same number of visitors would be', () => {
  const points = [45, 60, 256].map((visitors) => ({date: '2025-09-01', visitors, benchmark: visitors}))
  const {crest, benchmark} = seaOf(points) ?? {crest: '', benchmark: ''}
  expect(benchmark).toContain('890 100')
  expect(crest).toContain('890 100')
})

test('axisEnd returns four round steps above the highest value', () => {
  expect(axisEnd(256)).toBe(320)
  expect(axisTicks(320)).toEqual([0, 80, 160, 240, 320])
  expect(axisEnd(3)).toBe(4)
  expect(axisEnd(0)).toBe(4)
  expect(axisEnd(1000)).toBe(1000)
})

test('labelled days are evenly spaced and include the first and the last, also on a phone', () => {
  const named = (isNamed: typeof isLabelled) =>
    Array.from({length: 24}, (_, day) => day).filter((day) => isNamed(day, 24))
  expect(named(isLabelled)).toEqual([0, 6, 12, 18, 23])
  expect(named(isLabelledOnPhone)).toEqual([0, 12, 23])
})

test('placed spreads values from left to right with zero at the bottom', () => {
  expect(placed([0, 5, 10], 10, {width: 100, height: 50})).toEqual([
    [0, 50],
    [50, 25],
    [100, 0],
  ])
})

test('seaOf lifts each sock in proportion to its day', () => {
  const sea = seaOf([45, 60, 150, 256].map(day))
  expect(sea?.buoys.map(({day: {visitors}, lift}) => [visitors, Number(lift.toFixed(2))])).toEqual([
    [45, 0],
    [60, 0.07],
    [150, 0.5],
    [256, 1],
  ])
})

test('seaOf handles a constant series and returns null for a single day', () => {
  expect(seaOf([5, 5].map(day))?.crest).not.toContain('NaN')
  expect(seaOf([5].map(day))).toBeNull()
  expect(seaOf([])).toBeNull()
})

test('csv quotes fields and uses the separator that spreadsheets of the language expect', () => {
  const rows = [
    ['Dag', 'Zegt "hoi"'],
    ['1 sep', 45],
  ]
  expect(csv(rows, 'nl')).toBe('"Dag";"Zegt ""hoi"""\r\n"1 sep";"45"\r\n')
  expect(csv(rows, 'en')).toContain('"1 sep","45"')
})
