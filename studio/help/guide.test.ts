import {globSync} from 'node:fs'
import path from 'node:path'
import {DOCS, guideIn} from './guide.ts'

const LANGUAGES = ['nl', 'en'] as const

test.each(LANGUAGES)('each picture of the guide in %s is there, and none that it does not show', (language) => {
  const {missing, pictures} = guideIn(language)
  expect(missing).toEqual([])
  const made = globSync(`images/editors/${language}/*.png`, {cwd: DOCS}).map((file) => path.join(DOCS, file))
  expect(made.sort()).toEqual([...pictures.keys()].sort())
})

test('the guide has the same tasks and pictures in each language', () => {
  const shapes = LANGUAGES.map((language) => {
    const {html, pictures} = guideIn(language)
    return {
      tags: [...html.matchAll(/<(h\d|li|td|img|p)\b/g)].map(([, tag]) => tag),
      pictures: [...pictures.keys()].map((file) => path.basename(file)),
    }
  })
  expect(shapes[0]).toEqual(shapes[1])
})

test('the guide promises no italics, which no text has', () => {
  for (const language of LANGUAGES) expect(guideIn(language).html).not.toMatch(/cursief|italic|Ctrl I\b/i)
})

test('the guide asks nothing of another host', () => {
  for (const language of LANGUAGES) expect(guideIn(language).html).not.toMatch(/https?:\/\//)
})
