import {markOf, sourcesOf, unmarked} from './marks.ts'

test('a marked text names its source, and unmarked returns the text', () => {
  const text = `${markOf('id=a;path=title')}Meer bezoekers`
  expect(sourcesOf(text)).toEqual(['id=a;path=title'])
  expect(unmarked(text)).toBe('Meer bezoekers')
})

test('sourcesOf returns the outer source first when one text contains another', () => {
  const text = `${markOf('outer')}Kies ${markOf('inner')}Basis`
  expect(sourcesOf(text)).toEqual(['outer', 'inner'])
  expect(unmarked(text)).toBe('Kies Basis')
})

test('markOf returns the same mark for the same source, and distinct marks for a thousand sources', () => {
  expect(markOf('same')).toBe(markOf('same'))
  const sources = Array.from({length: 1000}, (_, index) => `id=${index}`)
  expect(sources.flatMap((source) => sourcesOf(markOf(source)))).toEqual(sources)
})

test('unmarked leaves a joined emoji unchanged', () => {
  expect(unmarked('👩\u200d💻')).toBe('👩\u200d💻')
})
