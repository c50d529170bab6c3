import type {ValidationContext} from 'sanity'
import {linkAddress, namingLink} from './linkRules.ts'

const document = {
  _id: 'drafts.faq',
  _type: 'faq',
  answer: {
    nl: [
      {
        _key: 'b',
        children: [
          {text: 'Lees ', marks: []},
          {text: 'onze ', marks: ['l']},
          {text: 'gids', marks: ['l', 'strong']},
        ],
      },
    ],
  },
}
const context = (...path: unknown[]) => ({document, path}) as unknown as ValidationContext
const LINK = ['answer', 'nl', {_key: 'b'}, 'markDefs', {_key: 'l'}]

test.each(['https://example.nl/a?b#c', 'mailto:a@example.nl', 'tel:+31200000000', 'tel:020 000 00 00', '', undefined])(
  'takes %j',
  (address) => {
    expect(linkAddress(address, context(...LINK, 'href'))).toBe(true)
  },
)

test.each(['http://example.nl', '/over-ons/', 'javascript:alert(1)', 'mailto:nobody', 'https://', 'tel:hier'])(
  'refuses %s, and names the linked words',
  (address) => {
    expect(linkAddress(address, context(...LINK, 'href'))).toBe(
      `The link on “onze gids” goes to “${address}”: start the address with https://, mailto: or tel:`,
    )
  },
)

test('names the words whose link leads nowhere, and leaves the refusal of a button as it is', async () => {
  const refused = namingLink(async () => 'choose another')
  expect(await refused('x', context(...LINK, 'destination'))).toBe('The link on “onze gids”: choose another')
  expect(await refused('x', context('action', 'destination'))).toBe('choose another')
  expect(await refused('x', context('answer', 'nl', {_key: 'gone'}, 'markDefs', {_key: 'l'}, 'destination'))).toBe(
    'choose another',
  )
  expect(await namingLink(async () => true)('x', context(...LINK, 'destination'))).toBe(true)
})
