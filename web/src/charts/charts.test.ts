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
