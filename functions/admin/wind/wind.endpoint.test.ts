import {Office, OPERATOR, tokenIn} from '../../../tests/support/shop/admin.ts'
import {excludedHost, isExcluded, listExcluded} from '../../wind/excluded.ts'
import {ADMIN_WIND} from '../addresses.ts'

/** Websites that visitors may not measure, as an operator keeps them. */
let office: Office
let call: Office['call']
beforeEach(async () => {
  office = new Office()
  await office.open()
  ;({call} = office)
  await office.enter()
})
afterEach(() => office.close())

const database = () => office.shop.database.database
const act = async (name: string, site: string, token?: string) => {
  const {html} = await call(ADMIN_WIND)
  return call('/beheer', {act: name, site, token: token ?? tokenIn(html)})
}

test('excludes a website with all below its name, says by whom, and allows it again', async () => {
  expect((await call(ADMIN_WIND)).html).toContain('Er is nog geen website uitgesloten.')
  const {to} = await act('excludeSite', 'https://www.Bakkerij.nl/brood')
  expect((await call(to)).notice).toBe('De website wordt niet meer gemeten.')
  expect(await listExcluded(database())).toMatchObject([{host: 'bakkerij.nl', by: OPERATOR}])
  for (const host of ['bakkerij.nl', 'www.bakkerij.nl', 'a.b.bakkerij.nl'])
    expect(await isExcluded(host, database())).toBe(true)
  for (const host of ['nl', 'mijnbakkerij.nl', 'bakkerij.nl.example'])
    expect(await isExcluded(host, database())).toBe(false)
  await act('excludeSite', 'bakkerij.nl')
  expect(await listExcluded(database())).toHaveLength(1)
  expect((await call((await act('includeSite', 'bakkerij.nl')).to)).notice).toBe('De website mag weer worden gemeten.')
  expect(await isExcluded('bakkerij.nl', database())).toBe(false)
})

test('shows what was typed beside what is wrong with it, and excludes nothing', async () => {
  const {status, html} = await act('excludeSite', '"><b>nl')
  expect(status).toBe(422)
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;nl"')
  expect(html).toContain('Dit is geen adres van een website.')
  expect(await listExcluded(database())).toEqual([])
})

test('does nothing without the token of the form', async () => {
  await act('excludeSite', 'bakkerij.nl', 'forged')
  expect(await listExcluded(database())).toEqual([])
})

test.each([
  ['bakkerij.nl', 'bakkerij.nl'],
  ['http://www.bakkerij.nl:80/x', 'bakkerij.nl'],
  ['bäckerei.de', 'xn--bckerei-5wa.de'],
  ['nl', null],
  ['127.0.0.1', null],
  ['', null],
])('takes %s for the website %s', (text, host) => expect(excludedHost(text)).toBe(host))
