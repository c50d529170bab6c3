import {completed} from './completed.ts'

const text = (nl: unknown, en: unknown) => ({_type: 'localeString', nl, en})

test('content that has its language stays as it is', () => {
  const content = {title: text('Kop', 'Heading'), items: [{text: text('a', 'b')}]}
  expect(completed(content, 'nl')).toEqual({content, missing: []})
})

test('fills a missing language from another one and names the field', () => {
  const {content, missing} = completed({hero: {title: text('Kop', '')}, items: [{text: text('a', undefined)}]}, 'en')
  expect(content).toMatchObject({hero: {title: {en: 'Kop'}}, items: [{text: {en: 'a'}}]})
  expect(missing).toEqual(['hero.title', 'items[0].text'])
})

test('leaves a text empty that no language has, so that the page renders', () => {
  const rich = {_type: 'localeRichText'}
  expect(completed({title: text(null, undefined), body: rich}, 'nl').content).toEqual({
    title: {_type: 'localeString', nl: '', en: undefined},
    body: {_type: 'localeRichText', nl: []},
  })
})
