import fc from 'fast-check'
import {applyPatch} from 'mendoza'
import {encodePatch} from './mendoza.ts'

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    {maxDepth: 3},
    fc.string({unit: 'grapheme'}),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), {maxLength: 5}),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'é', '_key', 'title'), tie('value'), {maxKeys: 5}),
  ),
})).value
const document = fc.dictionary(fc.constantFrom('_id', 'title', 'body', 'items', 'ü'), json, {maxKeys: 5})

test('makes patches that the decoder of the Studio applies, for any two documents', () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      expect(applyPatch(before, encodePatch(before, after))).toEqual(after)
    }),
    {numRuns: 3000},
  )
})

test('encodes a typed letter as a slice of the text', () => {
  const patch = encodePatch({title: 'Vindbar in zoekmachines'}, {title: 'Vindbaar in zoekmachines'})
  expect(JSON.stringify(patch)).not.toContain('zoekmachines')
  expect(applyPatch({title: 'Vindbar in zoekmachines'}, patch)).toEqual({title: 'Vindbaar in zoekmachines'})
})

test('does not repeat a moved array item with a key', () => {
  const item = (key: string) => ({_key: key, text: `a long text for ${key}`})
  const before = {items: [item('a'), item('b'), item('c')]}
  const after = {items: [item('c'), item('a'), item('b')]}
  const patch = encodePatch(before, after)
  expect(JSON.stringify(patch)).not.toContain('a long text')
  expect(applyPatch(before, patch)).toEqual(after)
})

test('encodes a creation as the document and a deletion as null', () => {
  expect(applyPatch(null, encodePatch(null, {a: 1}))).toEqual({a: 1})
  expect(applyPatch({a: 1}, encodePatch({a: 1}, null))).toBeNull()
})
