import {pathToFileURL} from 'node:url'
import {add, type Script, type Seen, share} from './coverage.ts'

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

/** How much these scripts ran of some files of 100 bytes. */
function shareOf(files: string[], scripts: Script[]) {
  const seen: Seen = new Map()
  for (const each of scripts) add(seen, each)
  return share(
    files.map((file) => ({file, bytes: 100})),
    seen,
  )
}

test('a function that nobody called is not covered', () => {
  expect(shareOf([FILE], [script(url, false)])).toBe(0.6)
  expect(shareOf([FILE], [script(url, true)])).toBe(1)
})

test('counts code that any process ran when a file was loaded again', () => {
  expect(shareOf([FILE], [script(url, false), script(`${url}?1764`, true)])).toBe(1)
  expect(shareOf([FILE], [script(FILE, true)])).toBe(1)
})

test('a file that no test loads is not covered', () => {
  expect(shareOf([FILE, OTHER], [script(url, true)])).toBe(0.5)
})
