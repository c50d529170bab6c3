import {POLE, STRIPES} from '../../../../domain/brand/mark.ts'
import {type ColourName, colourOf} from '../../../../domain/brand/tokens.ts'
import {type Face, runsOf} from '../../../../domain/brand/typefaceLetters.ts'
import type {InvoiceView} from '../view.ts'

/** In points, on A4. */
export const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN
const RIGHT = MARGIN + WIDTH
const BOTTOM = 841.89 - MARGIN
const MARK_SIZE = 30
const GAP = 28
/** Left edges of the table's columns. */
const COLUMNS = [MARGIN + 12, MARGIN + 200, RIGHT - 102] as const
const AMOUNT_WIDTH = 90

type Weight = 'regular' | 'strong' | 'heading'
type Doc = PDFKit.PDFDocument & {facesOf: (weight: Weight) => readonly Face[]}
type Element = PDFKit.PDFStructureElement
type Style = {
  size?: number
  weight?: Weight
  colour?: ColourName
  align?: 'left' | 'right'
  width?: number
}

const paint = (name: ColourName) => colourOf(name, 'light')

/** An invoice on one sheet, from the top down: a heading, facts, both parties, a table, notes. */
export function drawSheet(document: PDFKit.PDFDocument, view: InvoiceView, brand: string, facesOf: Doc['facesOf']) {
  const doc: Doc = Object.assign(document, {facesOf})
  const root = doc.struct('Document')
  doc.addStructure(root)
  mark(doc)
  root.add(
    tagged(doc, 'P', () => write(doc, brand, MARGIN + MARK_SIZE + 10, MARGIN + 3, {size: 18, weight: 'heading'})),
  )
  let y = MARGIN + 66
  const put = (type: string, text: string, style: Style, after: number) => {
    root.add(tagged(doc, type, () => (y += write(doc, text, MARGIN, y, style))))
    y += after
  }
  put('H1', view.title, {size: 27, weight: 'heading'}, 14)
  y = drawDetails(doc, root, view.details, y) + 22
  y = parties(doc, root, view.parties, y) + 28
  y = table(doc, root, view, y) + 24
  for (const note of view.notes) put('P', note, {}, 5)
  root.add(tagged(doc, 'P', () => write(doc, view.questions, MARGIN, BOTTOM, {size: 9, colour: 'muted'})))
  root.end()
}

/** Writes a text; returns how high it is. */
function write(doc: Doc, given: string, x: number, y: number, style: Style = {}): number {
  const {size = 10.5, weight = 'regular', colour = 'ink', align = 'left', width = RIGHT - x} = style
  const options = {width, align, lineGap: 2.5}
  const runs = runsOf(given, doc.facesOf(weight))
  doc.fontSize(size).fillColor(paint(colour))
  for (const [index, {face, text}] of runs.entries()) {
    const goesOn = {...options, continued: index < runs.length - 1}
    doc.font(face)
    if (index === 0) doc.text(text, x, y, goesOn)
    else doc.text(text, goesOn)
  }
  return doc.y - y
}

/** An element of the structure that is read out, with what is drawn. */
function tagged(doc: Doc, type: string, draw: () => void, options: object = {}): Element {
  const content = doc.markStructureContent(type)
  draw()
  doc.endMarkedContent()
  return doc.struct(type, options, content)
}

/** Draws decoration, which is not read out. */
function artifact(doc: Doc, draw: () => void) {
  doc.markContent('Artifact', {type: 'Layout'})
  draw()
  doc.endMarkedContent()
}

function mark(doc: Doc) {
  artifact(doc, () => {
    doc
      .save()
      .translate(MARGIN, MARGIN)
      .scale(MARK_SIZE / 32)
    doc.path(POLE).fill(paint('ink'))
    doc.path(STRIPES).fill(paint('signal'))
    doc.restore()
  })
}

const block = (doc: Doc, y: number, height: number, name: ColourName) =>
  artifact(doc, () => doc.roundedRect(MARGIN, y, WIDTH, height, 5).fill(paint(name)))

/** A cell of a row; drawing it returns its height. */
type Cell = {type: 'TH' | 'TD'; scope?: 'Row' | 'Column'; draw: () => number}

function row(doc: Doc, cells: readonly Cell[]): {element: Element; height: number} {
  let height = 0
  const elements = cells.map(({type, scope, draw}) =>
    tagged(doc, type, () => (height = Math.max(height, draw())), scope ? {scope} : {}),
  )
  return {element: doc.struct('TR', {}, elements), height}
}

function drawDetails(doc: Doc, root: Element, rows: InvoiceView['details'], top: number): number {
  const list = doc.struct('Table')
  root.add(list)
  return rows.reduce((y, [label, value]) => {
    const {element, height} = row(doc, [
      {type: 'TH', scope: 'Row', draw: () => write(doc, label, MARGIN, y, {colour: 'muted', width: 130})},
      {type: 'TD', draw: () => write(doc, value, MARGIN + 140, y)},
    ])
    list.add(element)
    return y + height + 2
  }, top)
}

function parties(doc: Doc, root: Element, both: InvoiceView['parties'], top: number): number {
  const width = (WIDTH - GAP) / 2
  const ends = both.map(({heading, name, lines}, index) => {
    const x = MARGIN + index * (width + GAP)
    let y = top
    root.add(tagged(doc, 'H2', () => (y += write(doc, heading, x, y, {colour: 'muted', width}) + 2)))
    const put = (text: string, style: Style = {}) =>
      root.add(tagged(doc, 'P', () => (y += write(doc, text, x, y, {...style, width}))))
    put(name, {weight: 'strong'})
    for (const line of lines) put(line)
    return y
  })
  return Math.max(...ends)
}

function table(doc: Doc, root: Element, {columns, lines, sums, total}: InvoiceView, top: number): number {
  const element = doc.struct('Table')
  root.add(element)
  const [first, second, third] = COLUMNS
  const places = [
    {x: first, width: second - first - 12},
    {x: second, width: third - second - 12},
    {x: third, width: AMOUNT_WIDTH, align: 'right'},
  ] as const
  const cells = (texts: readonly string[], y: number, style: Style, type: Cell['type']): Cell[] =>
    texts.map((text, index) => ({
      type,
      ...(type === 'TH' && {scope: 'Column'}),
      draw: () => write(doc, text, places[index]?.x ?? first, y, {...style, ...places[index]}),
    }))
  const add = (made: ReturnType<typeof row>) => {
    element.add(made.element)
    return made.height
  }

  block(doc, top, 27, 'sunken')
  add(row(doc, cells(columns, top + 7, {weight: 'strong'}, 'TH')))
  let y = top + 38
  for (const [index, line] of lines.entries())
    y += add(row(doc, cells(line, y, {}, 'TD'))) + (index === lines.length - 1 ? 12 : 4)
  artifact(doc, () => doc.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(paint('line')))
  y += 11
  for (const [label, amount] of sums) y += add(row(doc, sum(label, amount, y, {}))) + 4
  y += 6
  block(doc, y, 38, 'sea')
  add(row(doc, sum(total[0], total[1], y + 10, {colour: 'sea-ink', weight: 'strong', size: 13})))
  return y + 38

  function sum(label: string, amount: string, at: number, style: Style): Cell[] {
    return [
      {type: 'TH', scope: 'Row', draw: () => write(doc, label, first, at, {...style, width: 250})},
      {type: 'TD', draw: () => write(doc, amount, RIGHT - 172, at, {...style, width: 160, align: 'right'})},
    ]
  }
}
