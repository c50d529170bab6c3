import {htmlOf, plainTextOf} from './richText.ts'

const span = (text: string, ...marks: string[]) => ({_type: 'span' as const, _key: text, text, marks})
const pageLink = (destination: string) => ({_type: 'pageLink' as const, _key: 'l', destination})
const link = (href: string) => ({_type: 'link' as const, _key: 'l', href})
const block = (children: ReturnType<typeof span>[], href?: string, listItem?: 'bullet') => ({
  _type: 'block' as const,
  _key: 'b',
  style: 'normal' as const,
  children,
  markDefs: href ? [link(href)] : [],
  ...(listItem && {listItem, level: 1}),
})

test('a link of the Studio is one whole link in HTML, and words with their address in plain text', () => {
  const text = [
    block(
      [span('Lees onze '), span('voor', 'l'), span('waarden', 'l', 'strong'), span('.')],
      'https://example.nl/v?a=1&b=2',
    ),
  ]
  expect(htmlOf(text)).toBe(
    '<p>Lees onze <a href="https://example.nl/v?a=1&amp;b=2">voor<strong>waarden</strong></a>.</p>',
  )
  expect(plainTextOf(text)).toBe('Lees onze voorwaarden (https://example.nl/v?a=1&b=2).')
})

test('an address that is its own words is said once', () => {
  const web = [block([span('https://example.nl/hulp', 'l')], 'https://example.nl/hulp')]
  expect(htmlOf(web)).toBe('<p><a href="https://example.nl/hulp">https://example.nl/hulp</a></p>')
  expect(plainTextOf(web)).toBe('https://example.nl/hulp')
  expect(plainTextOf([block([span('hulp@example.nl', 'l')], 'mailto:hulp@example.nl')])).toBe('hulp@example.nl')
})

test('writes a telephone number behind words that do not say it', () => {
  expect(plainTextOf([block([span('Bel ons', 'l')], 'tel:+31200000000')])).toBe('Bel ons (+31200000000)')
  expect(plainTextOf([block([span('020\u00a0000\u00a000\u00a000', 'l')], 'tel:+31200000000')])).toBe(
    '020\u00a0000\u00a000\u00a000',
  )
})

test('links to a page of the site, and leaves its words where the site has none', () => {
  const to = (destination: string) => [
    {...block([span('Zie '), span('contact', 'l', 'strong'), span('.')]), markDefs: [pageLink(destination)]},
  ]
  expect(htmlOf(to('https://example.nl/contact/'))).toBe(
    '<p>Zie <a href="https://example.nl/contact/"><strong>contact</strong></a>.</p>',
  )
  expect(plainTextOf(to('https://example.nl/contact/'))).toBe('Zie contact (https://example.nl/contact/).')
  expect(htmlOf(to(''))).toBe('<p>Zie <strong>contact</strong>.</p>')
  expect(plainTextOf(to(''))).toBe('Zie contact.')
})

test('a bare address can be clicked, without the full stop that ends its sentence', () => {
  const text = [block([span('Stop via https://example.nl/stop?order=1&token=a-b_c. Of bel.', 'strong')])]
  expect(htmlOf(text)).toBe(
    '<p><strong>Stop via <a href="https://example.nl/stop?order=1&amp;token=a-b_c">https://example.nl/stop?order=1&amp;token=a-b_c</a>. Of bel.</strong></p>',
  )
  expect(plainTextOf(text)).toBe('Stop via https://example.nl/stop?order=1&token=a-b_c. Of bel.')
})

test('a signed address, longer than a phone is wide, is shown without what it is signed with', () => {
  const address = 'https://www.example.nl/api/subscription?order=VK-0123456789AB&token=0123456789abcdef'
  const text = [block([span(`Stop via ${address}`)])]
  expect(htmlOf(text)).toContain('token=0123456789abcdef">www.example.nl/api/subscription</a>')
  expect(plainTextOf(text)).toBe(`Stop via ${address}`)
})

test('an address inside the words of a link stays inside that link', () => {
  const text = [block([span('zie https://example.nl', 'l')], 'https://example.nl/echt')]
  expect(htmlOf(text)).toBe('<p><a href="https://example.nl/echt">zie https://example.nl</a></p>')
})

test('bullets of a list stand on lines of their own in plain text', () => {
  const text = [
    block([span('Besteld:')]),
    block([span('Basis')], undefined, 'bullet'),
    block([span('Pro')], undefined, 'bullet'),
    block([span('Dank.')]),
  ]
  expect(plainTextOf(text)).toBe('Besteld:\n\n- Basis\n- Pro\n\nDank.')
  expect(htmlOf(text)).toBe('<p>Besteld:</p><ul><li>Basis</li><li>Pro</li></ul><p>Dank.</p>')
})
