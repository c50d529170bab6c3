import {faultWords} from './faultWords.ts'
import {SENTENCES} from './sentences.ts'

test('a fault of a field is said in both languages of the Studio', () => {
  expect(faultWords('must be a list')).toEqual({nl: 'moet een lijst zijn', en: 'must be a list'})
  expect(faultWords('is "localeString", which is not allowed')).toEqual({
    nl: 'is “localeString”, en dat kan hier niet',
    en: 'is “localeString”, which is not allowed here',
  })
})

test('a fault that has no words is said as it is', () => {
  expect(faultWords('is odd')).toBe('is odd')
})

test('no sentence says a word twice in a row', () => {
  const doubled = Object.values(SENTENCES).flatMap(({nl, en}) =>
    [nl, en].filter((words) => /\b(\w+) \1\b/i.test(words)),
  )
  expect(doubled).toEqual([])
})
