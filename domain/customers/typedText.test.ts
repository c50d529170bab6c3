import {
  cleanLine,
  cleanMailAddress,
  cleanText,
  isBlank,
  isMailAddress,
  isOneLine,
  sameMailAddress,
} from './typedText.ts'
import {cleanVatNumber} from './vatNumberText.ts'

describe('a text of nothing visible', () => {
  test.each([
    ['nothing', ''],
    ['spaces of every kind', ' \t\u00a0\u2003\u3000'],
    ['signs without width', '\u200b\u2060\ufeff\u00ad\u200d'],
    ['marks of direction', '\u202a\u202c\u200e'],
    ['fillers and the blank of Braille', '\u3164\u115f\u2800'],
    ['tags and variation selectors', '\u{e0041}\ufe0f'],
    ['controls', '\u0000\u0007'],
  ])('is blank, and cleaned to nothing: %s', (_, text) => {
    expect([isBlank(text), cleanLine(text), cleanText(text)]).toEqual([true, '', ''])
  })

  test('is not one with a letter, a sign or an emoji in it', () => {
    for (const text of ['\u200bJo', '.', '🙂', 'שלום']) expect(isBlank(text)).toBe(false)
  })
})

describe('a name', () => {
  test.each([
    ['ends without what nobody sees', '\ufeff\u00a0 Jo\u200b ', 'Jo'],
    ['has no marks of direction', 'Jansen \u202efdp.gnul', 'Jansen fdp.gnul'],
    ['has no breaks that a page put in', 'Verzekering\u00adsadvies\u200bbureau', 'Verzekeringsadviesbureau'],
    ['has one space where tabs and hard spaces stood', 'Jansen\t\u00a0 BV', 'Jansen BV'],
    ['is composed', 'Cafe\u0301', 'Café'],
    ['keeps the joiners that scripts are written with', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['keeps a line break, which is then refused', 'Kade 1\nAmsterdam', 'Kade 1\nAmsterdam'],
  ])('%s', (_, typed, clean) => {
    expect(cleanLine(typed)).toBe(clean)
  })

  test('is one line of whole characters', () => {
    expect(isOneLine('Jansen & Zn. 🙂')).toBe(true)
    for (const text of ['a\nb', 'a\u2028b', 'a\u0000b', 'a\ud800b']) expect(isOneLine(text)).toBe(false)
  })
})

test('a text of lines keeps them, and loses what nobody sees', () => {
  expect(cleanText('\u200b one\n\n\u202etwo\u00a0three \u200e')).toBe('one\n\ntwo\u00a0three')
})

describe('a mail address', () => {
  test.each([
    'jo@example.nl',
    '\u200bjo@example.nl',
    '\u202ajo@example.nl\u202c',
    'jo@example.nl\u200e',
    'jo\u00ad@exam\u200bple.nl',
    ' \u00a0jo@example.nl\ufeff',
    'mailto:jo@example.nl',
    'MAILTO:jo%40example.nl?subject=Hoi',
    'Jo <jo@example.nl>',
    '"De Vries, Jo" <jo@example.nl>;',
    'jo@example.nl <mailto:jo@example.nl>',
    '<jo@example.nl>',
    'jo@example.nl.',
    '“jo@example.nl”,',
    'jo @ Example.NL',
    'jo＠example．nl',
  ])('%j is jo@example.nl', (typed) => {
    const clean = cleanMailAddress(typed)
    expect([clean, isMailAddress(clean)]).toEqual(['jo@example.nl', true])
  })

  test('has its domain as mail is sent to it, and its name as it was typed', () => {
    expect(cleanMailAddress('Jo.Vries@MÜNCHEN-bakkerij.de')).toBe('Jo.Vries@xn--mnchen-bakkerij-zvb.de')
    expect(sameMailAddress('Jo.Vries@münchen-bakkerij.de ')).toBe('jo.vries@xn--mnchen-bakkerij-zvb.de')
    expect(sameMailAddress('JO@xn--mnchen-bakkerij-zvb.DE')).toBe('jo@xn--mnchen-bakkerij-zvb.de')
  })

  test.each([
    'geen',
    'jo@example',
    'jo..de@example.nl',
    '.jo@example.nl',
    'jo.@example.nl',
    'jo de@example.nl',
    'jo@example..nl',
    'jo@-example.nl',
    'jo@exa mple.nl',
    'jo@a.nl, piet@b.nl',
    'Jo <jo@a.nl>, Piet <piet@b.nl>',
    'Jo de Vries jo@example.nl',
    `${'x'.repeat(65)}@example.nl`,
    `${' '.repeat(2000)}jo@example.nl`,
    'jo@münchen.de/pad',
    'mailto:%E0%A4@',
    '',
  ])('%j is none', (typed) => {
    expect(isMailAddress(cleanMailAddress(typed))).toBe(false)
  })
})

describe('a VAT number', () => {
  test.each([
    ['BE', 'BE/0123/456/749', 'BE0123456749'],
    ['BE', 'BTW BE 0123.456.749', 'BE0123456749'],
    ['BE', 'BE BTW 0123.456.749', 'BE0123456749'],
    ['BE', 'btw-nr.: 0123–456–749', 'BE0123456749'],
    ['BE', 'N° TVA BE0123456749', 'BE0123456749'],
    ['BE', 'TVA: BE 123.456.749', 'BE0123456749'],
    ['BE', '\u200bBE\u00a00123\u202f456\u2011749\u200e', 'BE0123456749'],
    ['BE', 'ＢＥ０１２３４５６７４９', 'BE0123456749'],
    ['GR', 'GR123456783', 'EL123456783'],
    ['GR', 'ΑΦΜ: ΕΛ 123456783', 'EL123456783'],
    ['GR', '123456783', 'EL123456783'],
    ['AT', 'UID-Nr. AT U13585627', 'ATU13585627'],
    ['AT', 'AT13585627', 'ATU13585627'],
    ['DE', 'USt-IdNr.: DE 136 695 976', 'DE136695976'],
    ['FR', 'Numéro de TVA intracommunautaire : FR 40 303 265 045', 'FR40303265045'],
    ['FR', 'FR FR303265045', 'FRFR303265045'],
    ['ES', 'NIF N-0012345A', 'ESN0012345A'],
    ['IT', 'P.IVA 00743110157', 'IT00743110157'],
    ['NL', 'NL 0044.95.445.B.01', 'NL004495445B01'],
    ['NL', '004495445 01', 'NL004495445B01'],
    ['SE', 'Momsreg.nr SE 556188-8404', 'SE556188840401'],
    ['HU', 'Adószám 12892312-2-42', 'HU12892312'],
    ['CZ', 'DIČ: CZ25123891', 'CZ25123891'],
    ['SK', 'IČ DPH SK2022749619', 'SK2022749619'],
    ['IE', 'IE8+49289F', 'IE8+49289F'],
    ['LU', 'BE0123456749', 'LUBE0123456749'],
    ['US', 'US 1', 'US1'],
    [undefined, 'be 0123.456.749', 'BE0123456749'],
    ['BE', ' \u200b', ''],
  ])('cleans a number of %s, written %j, to %s', (country, typed, clean) => {
    expect(cleanVatNumber(typed, country)).toBe(clean)
  })

  test('is the same when it is cleaned again', () => {
    for (const [country, number] of [
      ['AT', 'ATU13585627'],
      ['FR', 'FRFR303265045'],
      ['SE', 'SE556188840401'],
    ] as const)
      expect(cleanVatNumber(number, country)).toBe(number)
  })
})
