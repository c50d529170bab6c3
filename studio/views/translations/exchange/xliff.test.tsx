import {LANGUAGES} from '../../../../domain/texts/languages.ts'
import {readXliff, type Translations, writeXliff} from './xliff.ts'

const UNIT = {
  id: 'parts[_key=="a"].body/b',
  source: [
    {text: 'Vanaf {price:basis:monthly} & <meer>', format: null},
    {text: 'lees {brand}', format: 2},
  ],
  target: [],
  note: 'Pagina › Tekst',
}
const TEXTS: Translations = {from: 'nl', to: 'en', files: [{id: 'page-offer', units: [UNIT]}]}

test('reads back the words, formats and placeholders that it wrote', () => {
  const {note, ...unit} = UNIT
  const file = writeXliff(TEXTS)
  expect(file).toContain('<ph id="price:basis:monthly">{price:basis:monthly}</ph>')
  expect(file).toContain(`<note>${note}</note>`)
  expect(readXliff(file, LANGUAGES)).toEqual({...TEXTS, files: [{id: 'page-offer', units: [unit]}]})
})

test('reads the target alone where a program cut it into sentences and proposed others', () => {
  const file = writeXliff(TEXTS)
    .replace(
      /<target[^>]*\/>/,
      '<target state="final"><mrk mtype="seg" mid="0">One. </mrk><mrk mtype="seg">Two</mrk></target>',
    )
    .replace('</trans-unit>', '<alt-trans><target>Other</target></alt-trans></trans-unit>')
    .replace('target-language="en"', 'target-language="en-GB"')
  expect(readXliff(file, LANGUAGES)?.files[0]?.units[0]?.target).toEqual([{text: 'One. Two', format: null}])
})

test.each([
  ['no XML', 'Price;Prijs'],
  ['half a file', writeXliff(TEXTS).slice(0, -30)],
  ['XLIFF 2', '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="nl" trgLang="en"/>'],
  ['another language', writeXliff(TEXTS).replace('target-language="en"', 'target-language="xx"')],
])('returns null for %s', (_name, file) => {
  expect(readXliff(file, LANGUAGES)).toBeNull()
})
