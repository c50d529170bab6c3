import {globSync, readFileSync} from 'node:fs'
import path from 'node:path'

const SOURCES = path.resolve(import.meta.dirname, '..')

/** Each windsock of the site: its file, its level in the code, and its meaning. */
const SHOWN: readonly (readonly [file: string, level: string, meaning: string])[] = [
  ['charts/Sea.tsx', 'lift', 'visitors of a day, between the least and the most of its series'],
  ['layout/Footer.tsx', 'wind', 'the same of the last day, on the landing page and where a form is'],
  ['screens/about/Scale.tsx', 'levelOfStep(index, words.length)', 'a word of the score'],
  ['screens/audit/Audit.tsx', 'score / HIGHEST', 'a score of the audit'],
  ['screens/dashboard/Gauge.tsx', 'score / HIGHEST', 'the score of the site'],
  ['screens/landing/Landing.tsx', '0', 'a blog without an article'],
  ['screens/landing/ScoreTile.tsx', 'score.score / HIGHEST', 'the score of the site, on the landing page'],
  ['screens/not-found/NotFound.tsx', '0', 'an address where nothing is'],
  ['screens/payment/Outcome.tsx', 'paid ? 1 : 0', 'a payment that came in, or did not'],
  ['ui/PromiseLine.tsx', 'level', 'how much of the promise has come by then'],
]

test('every windsock shows a value; a fixed one is calm, where there is nothing', () => {
  const found = globSync('**/*.tsx', {cwd: SOURCES})
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(/\slevel=\{(.*?)\}/g)].map(([, level = '']) => [
        file.replaceAll('\\', '/'),
        level,
      ]),
    )
  expect(found.sort()).toEqual(SHOWN.map(([file, level]) => [file, level]))
  expect(SHOWN.filter(([, level]) => Number(level) > 0)).toEqual([])
})
