import {fillText} from '../texts/phrases.ts'
import {areOld, ownFigures} from './ownFigures.ts'

const FIGURES = {day: '2026-11-27', lighthouse: 100, kilobytes: 63.14, scripts: 0, cookies: 0}

test('figures are old after 90 days, and not before', () => {
  expect(['2026-11-27', '2027-02-25', '2027-02-26'].map((today) => areOld(today, FIGURES))).toEqual([
    false,
    false,
    true,
  ])
})

test('fills texts in their language', () => {
  const say = (text: string, language: 'nl' | 'en') => fillText(text, ownFigures('2026-12-01', language, FIGURES))
  expect(say('{measuredKilobytes} KB, {measuredScripts} scripts, {measuredDay}', 'nl')).toBe(
    '63,1 KB, 0 scripts, 27 november 2026',
  )
  expect(say('{measuredLighthouse}, {measuredKilobytes} KB, {measuredCookies} cookies', 'en')).toBe(
    '100, 63.1 KB, 0 cookies',
  )
})

test('leaves out a figure that was not measured, and no other', () => {
  const some = ownFigures('2026-12-01', 'nl', {...FIGURES, lighthouse: null})
  expect(fillText('{measuredLighthouse} van 100', some)).toBe('')
  expect(fillText('{measuredKilobytes} KB', some)).toBe('63,1 KB')
})

test('leaves out the sentence that names a figure that is old', () => {
  const old = ownFigures('2027-03-01', 'nl', FIGURES)
  expect(fillText('{measuredKilobytes} KB', old)).toBe('')
  expect(fillText('Meet het na. Gemeten op {measuredDay}.', old)).toBe('Meet het na.')
})
