import {Office} from '../../../tests/support/shop/admin.ts'
import {counting} from '../../counting/store.ts'

let office: Office
beforeEach(async () => {
  office = new Office()
  await office.open()
  await office.enter()
})
afterEach(() => office.close())

const words = (html: string) =>
  html
    .replace(/<\/(th|td)>/g, ' | ')
    .replace(/<\/tr>/g, '\n')
    .replace(/<[^>]+>/g, '')

test('shows a month as charts with their tables, the steps of purchases, and the most viewed pages', async () => {
  for (const [page, step, day] of [
    ['/', 'view', '2026-02-03'],
    ['/', 'view', '2026-02-03'],
    ['/privacy/', 'view', '2026-02-28'],
    ['/', 'plan', '2026-02-03'],
    ['/', 'view', '2026-03-01'],
  ] as const) {
    const {text, values} = counting({day, page, step, language: 'nl'})
    await office.shop.database.database.query(text, values)
  }
  const {html, status} = await office.call('/beheer?counts=all&month=2026-02')
  expect(status).toBe(200)
  expect(html).toContain('href="/beheer?counts=all" aria-current="page"')
  expect(html).toMatch(/role="img" aria-label="Pagina’s bekeken per dag: 3 in [^"]+, de meeste op [^"]+: 2"/)
  expect(html.match(/<rect/g)).toHaveLength(2)
  expect(words(html)).toContain('Pagina bekeken | 3 |')
  expect(words(html)).toMatch(/Pakket gekozen \| 1 \| 33%/)
  expect(words(html)).toContain('/ | 2 | 1 |')
  expect(html).toContain('Niets geteld in')
})

test('shows this month for a month that nobody can ask for, and a purchase at once', async () => {
  await office.shop.paidOrder()
  const {html} = await office.call('/beheer?counts=all&month=1999-13')
  expect(words(html)).toContain('Betaald | 1 | 100%')
})
