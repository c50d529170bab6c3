import {markOf, sourcesOf, unmarked} from './marks.ts'

test('a marked text names its source, and is the text again without its mark', () => {
  const text = `${markOf('id=a;path=title')}Meer bezoekers`
  expect(sourcesOf(text)).toEqual(['id=a;path=title'])
  expect(unmarked(text)).toBe('Meer bezoekers')
})

test('a text into which another was put names both, the outer one first', () => {
  const text = `${markOf('outer')}Kies ${markOf('inner')}Basis`
  expect(sourcesOf(text)).toEqual(['outer', 'inner'])
  expect(unmarked(text)).toBe('Kies Basis')
})

test('the same source has the same mark, and a thousand have as many', () => {
  expect(markOf('same')).toBe(markOf('same'))
  const sources = Array.from({length: 1000}, (_, index) => `id=${index}`)
  expect(sources.flatMap((source) => sourcesOf(markOf(source)))).toEqual(sources)
})

test('an emoji that is joined of several is no mark', () => {
  expect(unmarked('👩\u200d💻')).toBe('👩\u200d💻')
})
