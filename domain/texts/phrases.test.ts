import {fillText, withoutEmptyPhrases} from './phrases.ts'

const facts = {
  brand: 'Vindkracht',
  company: 'Vindkracht B.V. Nederland',
  vatRate: '21',
  'price:pro:monthly': '€ 119',
  'discount:quarterly': '',
  'monthsFree:biannual': '1 maand',
  'discount:pro:quarterly': '',
}

describe('a phrase whose placeholder comes to nothing', () => {
  test.each([
    ['{discount:pro:quarterly} korting', ''],
    [
      'Betaal per 3 maanden: {discount:quarterly} korting! Per 6 maanden is {monthsFree:biannual} gratis.',
      'Per 6 maanden is 1 maand gratis.',
    ],
    [
      'Begin. Dan krijg je {discount:quarterly} korting. {brand} is er klaar voor.',
      'Begin. Vindkracht is er klaar voor.',
    ],
    ['Eerst dit. Je krijgt {discount:quarterly} korting.', 'Eerst dit.'],
    ['Altijd incl. {vatRate}% btw, bijv. met {discount:quarterly} korting. Zeker.', 'Zeker.'],
    [
      'Pro kost {price:pro:monthly} (per 3 maanden {discount:quarterly} korting) per maand.',
      'Pro kost € 119 per maand.',
    ],
    ['(Per 3 maanden {discount:quarterly} korting.)', ''],
    ['Opzeggen kan altijd · {discount:quarterly} korting', 'Opzeggen kan altijd'],
    ['{discount:quarterly} korting | Opzeggen kan altijd | {brand}', 'Opzeggen kan altijd | Vindkracht'],
    ['Geen opstartkosten\n{discount:quarterly} korting\nZo weer weg', 'Geen opstartkosten\nZo weer weg'],
    ['Van {company}. Nu {discount:quarterly} korting.', 'Van Vindkracht B.V. Nederland.'],
    ['Van {company} krijg je {discount:quarterly} korting. Mooi?', 'Mooi?'],
    ['Kies {plan}. {plan} geeft {discount:quarterly} korting.', 'Kies {plan}.'],
    ['{discount:quarterly} korting, {discount:pro:quarterly} korting', ''],
  ])('is left out of %j', (text, read) => {
    expect(fillText(text, facts)).toBe(read)
  })

  test.each([
    'Vanaf {price:pro:monthly}. Per 6 maanden {monthsFree:biannual} gratis',
    '{unknown} en {vatRate}',
    'Tekst. ',
  ])('is none in %j', (text) => {
    expect(withoutEmptyPhrases(text, facts)).toBe(text)
  })
})
