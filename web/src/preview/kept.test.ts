import {kept} from './kept.ts'

test('an answer that says the same again is the object that it was, so that nothing is drawn again', () => {
  const before = {title: 'Wind', items: [{text: 'a'}]}
  expect(kept({title: 'Wind', items: [{text: 'a'}]}, before)).toBe(before)
})

test('an answer that says something else is the new one', () => {
  const next = {title: 'Storm'}
  expect(kept(next, {title: 'Wind'})).toBe(next)
  expect(kept(next, undefined)).toBe(next)
})
