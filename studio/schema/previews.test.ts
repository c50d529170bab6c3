import {filledPreparation, setPreviewFacts} from './previews.ts'

const select = {title: 'question.nl', subtitle: 'question.en'}
beforeEach(() => setPreviewFacts({brand: 'Vindkracht'}))

test('a list of documents shows what its placeholders stand for', () => {
  expect(filledPreparation({select})({title: 'Wat is {brand}?', subtitle: undefined})).toEqual({
    title: 'Wat is Vindkracht?',
    subtitle: undefined,
  })
})

test('a type that prepares its preview itself keeps doing so', () => {
  const prepare = ({title}: Record<string, unknown>) => ({title: `${title}!`, subtitle: '{brand}'})
  expect(filledPreparation({select, prepare})({title: '{brand}'})).toEqual({
    title: 'Vindkracht!',
    subtitle: 'Vindkracht',
  })
})
