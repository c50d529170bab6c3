import {cellsOfPaste, cellsOfText} from './cells.ts'

test('reads cells of a sheet, with their quotes and line breaks', () => {
  expect(cellsOfText('Wat\tHoeveel\r\n"Regel 1\nregel ""2"""\t5" breed\r\n')).toEqual([
    ['Wat', 'Hoeveel'],
    ['Regel 1 regel "2"', '5" breed'],
  ])
})

test('keeps cells that are empty, and leaves out empty rows and columns', () => {
  expect(cellsOfText('a\t\tb\n\t\t\nc\t\t')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ])
})

test('reads a table of HTML before the text beside it', () => {
  const html = '<table><tr><td colspan="2">a</td><td>b</td></tr><tr><td>c</td><td>d</td><td>e</td></tr></table>'
  expect(cellsOfPaste({html, text: 'x\ty'})).toEqual([
    ['a', '', 'b'],
    ['c', 'd', 'e'],
  ])
})

test.each([
  ['words', {html: '', text: 'Een zin.\nNog een.'}],
  ['a cell', {html: '<table><tr><td>a</td></tr></table>', text: 'a'}],
  ['nothing', {html: '', text: ''}],
])('takes %s for no table', (_, paste) => {
  expect(cellsOfPaste(paste)).toBeNull()
})
