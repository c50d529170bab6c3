import {readFileSync} from 'node:fs'
import path from 'node:path'
import {lettersOf, missingLetters, runsOf} from './typefaceLetters.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../functions/billing/invoices/fonts')
const face = (name: string) => ({name, letters: lettersOf(readFileSync(path.join(FOLDER, `${name}.ttf`)))})
const hanken = face('hanken-regular')
const bricolage = face('bricolage-bold')
const noto = face('noto-other')
const BOTH = [hanken, noto]

test('a typeface says which characters it has', () => {
  for (const letter of 'Aé€Œœ„…') expect(hanken.letters.has(letter.codePointAt(0) ?? 0)).toBe(true)
  for (const letter of 'łЖΩ漢') expect(hanken.letters.has(letter.codePointAt(0) ?? 0)).toBe(false)
})

test.each([
  ['French', 'Cœur & Œuvre SARL, 12 rue du Sacré-Cœur'],
  ['Bulgarian', 'бул. „Витоша“ № 15, София'],
  ['Polish', '„Łódź” Spółka z o.o. – żółć'],
  ['Turkish', 'Işıklı Ğüş İnşaat'],
  ['Romanian', 'Brașov Țară Șoimi'],
  ['Hungarian', 'Őrségi Űrhajó Kft.'],
  ['Greek', 'Ἀθήνα Ελαιόλαδο Α.Ε. – «ΐΰ»'],
  ['Croatian, Czech, Baltic', 'Đuro ǆ Řeřicha ēģīņ ėįų'],
  ['Maltese', 'Ħal Għaxaq Ċirkewwa Żabbar'],
  ['trade marks and signs', 'Brood™ ® • … − ‘x’ “y” ½ ₤ ℮'],
])('every letter of %s is there', (_, text) => {
  expect(missingLetters(text, BOTH)).toEqual([])
})

test('a text is whole in the first typeface that has all of it', () => {
  expect(runsOf('Cœur & Œuvre', BOTH)).toEqual([{face: 'hanken-regular', text: 'Cœur & Œuvre'}])
  expect(runsOf('Łódź & Cœur', BOTH)).toEqual([{face: 'noto-other', text: 'Łódź & Cœur'}])
  expect(runsOf('', BOTH)).toEqual([{face: 'hanken-regular', text: ''}])
})

test('a text that no typeface has whole is drawn in runs', () => {
  expect(runsOf('↑ Жук ↓', [bricolage, noto])).toEqual([
    {face: 'bricolage-bold', text: '↑ '},
    {face: 'noto-other', text: 'Жук'},
    {face: 'bricolage-bold', text: ' ↓'},
  ])
})

test('names a character that no typeface has once, and leaves it out', () => {
  expect(missingLetters('Bakkerij 漢字漢 🥐', BOTH)).toEqual(['漢', '字', '🥐'])
  expect(runsOf('Bakkerij 漢字漢 Jansen', BOTH)).toEqual([{face: 'hanken-regular', text: 'Bakkerij Jansen'}])
})

test('ignores characters that draw nothing', () => {
  const typed = 'Jan\u200bsen\u202e 12\u202f345\u3000\ufe0f'
  expect(missingLetters(typed, BOTH)).toEqual([])
  expect(runsOf(typed, BOTH)).toEqual([{face: 'hanken-regular', text: 'Jansen 12 345 '}])
})
