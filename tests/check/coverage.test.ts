import {pathToFileURL} from 'node:url'
import {type Script, share} from './coverage.ts'

const FILE = '/project/local/a.ts'
const OTHER = '/project/local/b.ts'
const url = pathToFileURL(FILE).href

/** A script of 100 characters, of which one function has 40. */
const script = (address: string, called: boolean): Script => ({
  url: address,
  functions: [
    {ranges: [{startOffset: 0, endOffset: 100, count: 1}]},
    {ranges: [{startOffset: 50, endOffset: 90, count: called ? 1 : 0}]},
  ],
})

test('a function that nobody called is not covered', () => {
  expect(share([{file: FILE, bytes: 100}], [script(url, false)])).toBe(0.6)
  expect(share([{file: FILE, bytes: 100}], [script(url, true)])).toBe(1)
})

test('what one process ran of a file counts, also when it was loaded again', () => {
  expect(share([{file: FILE, bytes: 100}], [script(url, false), script(`${url}?1764`, true)])).toBe(1)
  expect(share([{file: FILE, bytes: 100}], [script(FILE, true)])).toBe(1)
})

test('a file that no test loads is not covered', () => {
  const both = [FILE, OTHER].map((file) => ({file, bytes: 100}))
  expect(share(both, [script(url, true)])).toBe(0.5)
})
