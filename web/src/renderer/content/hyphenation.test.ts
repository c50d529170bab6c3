import {hyphensOf} from './hyphenation.ts'

const shown = (title: string, language: 'nl' | 'en') =>
  Object.values(hyphensOf({page: {title}}, language)).map((word) => word.replaceAll('\u00ad', '-'))

test('divides long words of headings by the patterns of the language', () => {
  expect(shown('Toegankelijkheidsverklaring', 'nl')).toEqual(['Toe-gan-ke-lijk-heids-ver-kla-ring'])
  expect(shown('Internationalisation of prices', 'en')).toEqual(['Inter-na-tion-al-isa-tion'])
})

test('divides our own compounds between their parts only', () => {
  expect(shown('Zoekwoordanalyse', 'nl')).toEqual(['Zoekwoord-analyse'])
})

test('leaves no letter alone and three at least at each end', () => {
  const parts = shown('Bedrijfsarbeidsongeschiktheidsverzekeringsadviseurs', 'nl').flatMap((word) => word.split('-'))
  expect(parts.every(({length}) => length > 1)).toBe(true)
  expect([parts[0]?.length, parts.at(-1)?.length].every((length) => (length ?? 0) > 2)).toBe(true)
})

test('leaves short words and running texts alone', () => {
  expect(hyphensOf({page: {title: 'Wat het kost', text: 'Zoekmachineoptimalisatie'}}, 'nl')).toEqual({})
})
