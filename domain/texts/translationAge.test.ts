import {everyLanguage, OTHER_LANGUAGES} from '../../tests/support/html/texts.ts'
import {staleTexts} from './translationAge.ts'

const version = (since: string, nl: string, en: string) => ({
  since,
  document: {
    title: {_type: 'localeString', ...everyLanguage(nl, en)},
    items: [{label: {_type: 'localeString', ...everyLanguage('a', 'a')}}],
  },
})

const behind = (since: string) => OTHER_LANGUAGES.map((language) => ({path: 'title', behind: language, since}))

test('a text whose Dutch changed after the others is behind in those since the first of those changes', () => {
  const versions = [
    version('2026-03-01', 'Nieuw', 'Old'),
    version('2026-02-01', 'Oud', 'Old'),
    version('2026-01-01', 'Ouder', 'Old'),
  ]
  expect(staleTexts(versions)).toEqual(behind('2026-02-01'))
})

test('languages that changed together, or were made together, are not behind', () => {
  expect(staleTexts([version('2026-02-01', 'Nieuw', 'New'), version('2026-01-01', 'Oud', 'Old')])).toEqual([])
  expect(staleTexts([version('2026-01-01', 'Oud', 'Old')])).toEqual([])
  expect(staleTexts([])).toEqual([])
})

test('a language that is filled in for the first time leaves no other behind', () => {
  const versions = [version('2026-02-01', 'Nieuw', 'New'), version('2026-01-01', 'Nieuw', '')]
  expect(staleTexts(versions)).toEqual([])
  expect(staleTexts([version('2026-03-01', 'Nieuwer', 'New'), ...versions])).toEqual(behind('2026-03-01'))
})

test('a language that is taken away and comes back leaves no other behind: while it is away it is missing', () => {
  const versions = [
    version('2026-03-01', 'Nieuw', 'New'),
    version('2026-02-01', 'Nieuw', ''),
    version('2026-01-01', 'Nieuw', 'New'),
  ]
  expect(staleTexts(versions)).toEqual([])
})

test('catching up later counts for the language that was behind', () => {
  const versions = [
    version('2026-03-01', 'Nieuw', 'New'),
    version('2026-02-01', 'Nieuw', 'Old'),
    version('2026-01-01', 'Oud', 'Old'),
  ]
  expect(staleTexts(versions)).toEqual([])
})

test('an undo leaves no language behind that was not, and one behind that was', () => {
  const undone = [
    version('2026-03-01', 'Oud', 'Old'),
    version('2026-02-01', 'Nieuw', 'Old'),
    version('2026-01-01', 'Oud', 'Old'),
  ]
  expect(staleTexts(undone)).toEqual([])
  const wasBehind = [...undone, version('2025-12-01', 'Ouder', 'Old')]
  expect(staleTexts(wasBehind)).toEqual(behind('2026-01-01'))
  expect(staleTexts([version('2026-04-01', 'Anders', 'Old'), ...undone])).toEqual(behind('2026-04-01'))
})
