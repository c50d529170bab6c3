import {readCheckoutDetails} from './checkoutDetails.ts'

const told = (change: Record<string, string> = {}) => ({
  company: 'Bakkerij Jansen',
  website: 'voorbeeld.nl',
  country: 'NL',
  vatNumber: '',
  customerEmail: 'jo@example.nl',
  ...change,
})
const wrongIn = async (change: Record<string, string>) => (await readCheckoutDetails(told(change))).wrong

test('asks nothing when no details are given', async () => {
  expect(await readCheckoutDetails({})).toEqual({wrong: []})
  expect(await readCheckoutDetails({customerEmail: 'jo@example.nl'})).toEqual({
    customerEmail: 'jo@example.nl',
    wrong: [],
  })
  expect(await readCheckoutDetails({customerEmail: 'jo@example'})).toMatchObject({wrong: ['customerEmail']})
})

test('a business in the Netherlands needs a name, a website and an address, and no VAT number', async () => {
  expect(await readCheckoutDetails(told({customerEmail: ' jo@example.nl '}))).toEqual({
    customerEmail: 'jo@example.nl',
    details: {company: 'Bakkerij Jansen', website: 'https://voorbeeld.nl/', country: 'NL'},
    wrong: [],
  })
  expect(await readCheckoutDetails(told({country: ''}))).toMatchObject({details: {country: 'NL'}})
})

test('all that is wrong is named at once, in the order of the form', async () => {
  const {wrong} = await readCheckoutDetails({company: ' ', website: 'none', country: 'BE', vatNumber: ''})
  expect(wrong).toEqual(['company', 'website', 'vatNumber', 'customerEmail'])
  expect((await readCheckoutDetails({company: 'Bakkerij'})).wrong).toEqual(['website', 'customerEmail'])
})

test.each([
  ['BE', 'be 0123.456.749', 'BE0123456749'],
  ['BE', '0123456749', 'BE0123456749'],
  ['GR', 'EL094259216', 'EL094259216'],
  ['GR', '094259216', 'EL094259216'],
  ['FR', 'FR40303265045', 'FR40303265045'],
  ['AT', 'U13585627', 'ATU13585627'],
  ['NL', 'NL004495445B01', 'NL004495445B01'],
  ['BE', 'BE/0123/456/749', 'BE0123456749'],
  ['BE', 'BTW BE-0123-456-749\u200e', 'BE0123456749'],
  ['GR', 'GR094259216', 'EL094259216'],
  ['AT', 'AT 13585627', 'ATU13585627'],
])('a VAT number of %s, written %j, is kept as %s', async (country, vatNumber, kept) => {
  const {details, wrong} = await readCheckoutDetails(told({country, vatNumber}))
  expect([wrong, details?.vatNumber]).toEqual([[], kept])
})

test.each([
  ['BE', 'BE0123456789', 'a digit is wrong'],
  ['LU', 'BE0123456749', 'it is of another country'],
  ['NL', 'BE0123456749', 'it is of another country'],
  ['BE', 'none', 'it is no number'],
  ['BE', 'BE0123456749 or so, I think', 'it is too long'],
])('for %s %j is refused: %s', async (country, vatNumber) => {
  expect(await wrongIn({country, vatNumber})).toEqual(['vatNumberInvalid'])
})

test('a name and a website lose what nobody sees, and are missing when nothing else is there', async () => {
  const pasted = told({
    company: '\u200eJansen \u202efdp.gnul',
    website: '\ufeffvoorbeeld.nl\u200b',
    customerEmail: 'Jo <jo@example.nl>',
  })
  expect(await readCheckoutDetails(pasted)).toEqual({
    customerEmail: 'jo@example.nl',
    details: {company: 'Jansen fdp.gnul', website: 'https://voorbeeld.nl/', country: 'NL'},
    wrong: [],
  })
  expect(await wrongIn({company: '\u200b\u2060', website: '\u00a0', country: 'BE', vatNumber: '\u200b'})).toEqual([
    'company',
    'website',
    'vatNumber',
  ])
})

test('outside the Netherlands a VAT number must be there, and outside the EU nothing is sold', async () => {
  expect(await wrongIn({country: 'DE'})).toEqual(['vatNumber'])
  expect(await wrongIn({country: 'US', vatNumber: 'US1'})).toEqual(['country'])
})

describe('the address', () => {
  const ADDRESS = {street: 'Kade 1', postalCode: '1011ab', city: 'Amsterdam'}

  test('is stored as it is printed', async () => {
    const {details, wrong} = await readCheckoutDetails(told(ADDRESS))
    expect([wrong, details]).toMatchObject([[], {street: 'Kade 1', postalCode: '1011 AB', city: 'Amsterdam'}])
  })

  test('is required of a form that asks for it, and named in the order of the form', async () => {
    const empty = {street: '', postalCode: ' ', city: ''}
    expect(await wrongIn(empty)).toEqual(['postalCode', 'street', 'city'])
    const abroad = {...empty, country: 'BE', vatNumber: 'BE0123456749'}
    expect(await wrongIn(abroad)).toEqual(['street', 'postalCode', 'city'])
  })

  test.each([
    ['NL', '1234 AB', '1234 AB'],
    ['NL', 'nl-1234ab', '1234 AB'],
    ['BE', '9000', '9000'],
    ['DE', 'D-10115', 'D-10115'],
  ])('in %s has the postal code %j as %s', async (country, postalCode, kept) => {
    const vatNumber = {NL: '', BE: 'BE0123456749', DE: 'DE136695976'}[country] ?? ''
    const {details, wrong} = await readCheckoutDetails(told({...ADDRESS, country, vatNumber, postalCode}))
    expect([wrong, details?.postalCode]).toEqual([[], kept])
  })

  test.each([
    ['NL', 'KvK 1234.5678', '12345678'],
    ['BE', '0123.456.749', '0123.456.749'],
  ])('in %s has the register number %j as %s', async (country, kvkNumber, kept) => {
    const vatNumber = country === 'BE' ? 'BE0123456749' : ''
    const {details, wrong} = await readCheckoutDetails(told({...ADDRESS, country, vatNumber, kvkNumber}))
    expect([wrong, details?.kvkNumber]).toEqual([[], kept])
  })

  test.each(['1234567', '123456789', 'NL12345678'])(
    'in the Netherlands has no register number %j',
    async (kvkNumber) => {
      expect(await wrongIn({...ADDRESS, kvkNumber})).toEqual(['kvkNumber'])
    },
  )

  test.each(['1234', '0123 AB', '1234 ABC', 'Utrecht', '12345'])(
    'in the Netherlands has no postal code %j',
    async (postalCode) => {
      expect(await wrongIn({...ADDRESS, postalCode})).toEqual(['postalCode'])
    },
  )
})
