import {breadcrumbs} from './structuredData.ts'

type Page = Parameters<typeof breadcrumbs>[0]
const page = (address: string) =>
  ({
    seo: {title: 'Over ons | Merk'},
    site: {settings: {brandName: 'Merk'}},
    language: 'nl',
    addresses: {nl: address, en: `/en${address}`},
  }) as unknown as Page

test('breadcrumbs start at the landing page, which has none', () => {
  expect(breadcrumbs(page('/over-ons/'), 'https://example.nl')?.itemListElement).toEqual([
    {'@type': 'ListItem', position: 1, name: 'Merk', item: 'https://example.nl/'},
    {'@type': 'ListItem', position: 2, name: 'Over ons', item: 'https://example.nl/over-ons/'},
  ])
  expect(breadcrumbs(page('/'), 'https://example.nl')).toBeNull()
})
