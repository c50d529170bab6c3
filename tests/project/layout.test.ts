import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const [, MAP = ''] =
  /## Where things are\n\n```\n([\s\S]*?)```/.exec(readFileSync(path.join(ROOT, 'README.md'), 'utf8')) ?? []

/** The top-level folders of the map, each with the folders that it names. */
const NAMED = MAP.split(/\n(?=\S)/).map((block) => {
  const [top = '', ...names] = block.match(/[\w-]+(?=\/)/g) ?? []
  return {top, names}
})
/** Folders that a reader need not know: built, installed, or files that are served as they are. */
const UNNAMED = ['node_modules', 'dist', 'public', 'static', 'types', 'src', 'images']

const foldersIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !UNNAMED.includes(entry.name))
    .map(({name}) => name)

test('the map in the README fits one screen and names the top-level folders', () => {
  expect(MAP.split('\n').length).toBeLessThanOrEqual(24)
  expect(NAMED.map(({top}) => top)).toEqual(['domain', 'studio', 'web', 'functions', 'local', 'tests', 'docs'])
})

test.each(NAMED)('each folder of $top is on the map', ({top, names}) => {
  const nested = top === 'web' ? ['web/src'] : top === 'functions' ? ['functions/billing'] : []
  for (const folder of [top, ...nested]) expect(names).toEqual(expect.arrayContaining(foldersIn(folder)))
})

test.each(NAMED)('each folder that the map names in $top is there', ({top, names}) => {
  const places = [top, `${top}/src`, `${top}/billing`, 'netlify', 'netlify/database', '.']
  expect(names.filter((name) => !places.some((place) => existsSync(path.join(ROOT, place, name))))).toEqual([])
})
