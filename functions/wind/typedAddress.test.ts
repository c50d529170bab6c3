import {typedAddress} from './typedAddress.ts'

const read = (text: string, own: string | null = null) => {
  const typed = typedAddress(text, own)
  return 'problem' in typed ? typed.problem : typed.url.href
}

test.each([
  ['bakkerij.nl', 'https://bakkerij.nl/'],
  [' www.Bakkerij.nl/brood?x=1#y ', 'https://www.bakkerij.nl/brood?x=1'],
  ['http://bakkerij.nl', 'http://bakkerij.nl/'],
  ['HTTPS://bakkerij.nl.', 'https://bakkerij.nl/'],
  ['bakkerij.nl:443', 'https://bakkerij.nl/'],
  ['http://bakkerij.nl:443', 'http://bakkerij.nl:443/'],
  ['bäckerei.de', 'https://xn--bckerei-5wa.de/'],
])('reads %s as %s', (text, address) => expect(read(text)).toBe(address))

test.each([
  '',
  'bakkerij',
  'twee woorden.nl',
  'jo@bakkerij.nl',
  'mailto:jo@bakkerij.nl',
  'https://jo:geheim@bakkerij.nl/',
  'javascript:alert(1)',
  'javascript://bakkerij.nl',
  'ftp://bakkerij.nl/',
  'file:///etc/passwd',
  'https://',
  `bakkerij.nl/${'a'.repeat(500)}`,
])('takes %s for no address of a website', (text) => expect(read(text)).toBe('noAddress'))

test.each([
  'localhost',
  'localhost:8888',
  'http://localhost./',
  'site.localhost',
  '127.0.0.1',
  '127.1',
  '0177.0.0.1',
  '2130706433',
  'http://0x7f000001/',
  '10.0.0.1',
  '169.254.169.254/latest/meta-data/',
  '8.8.8.8',
  '[::1]',
  'http://[::ffff:127.0.0.1]/',
  'http://[fe80::1]:80/',
  'nas.local',
  'db.internal',
  'router.lan',
  'bakkerij.nl:22',
  'bakkerij.nl:8443',
  'https://bakkerij.nl:80443',
])('takes %s for no public one', (text) => expect(read(text)).toMatch(/^(notPublic|noAddress)$/))

test('says no word about where a name leads: it is not looked up', () => {
  expect(read('intranet.bakkerij.nl')).toBe('https://intranet.bakkerij.nl/')
})

test('takes this very site where it may be measured, and nothing beside it', () => {
  const own = 'http://localhost:8888'
  expect(read('localhost:8888/en/', own)).toBe('http://localhost:8888/en/')
  expect(read('http://localhost:8888', own)).toBe('http://localhost:8888/')
  for (const other of ['localhost', 'localhost:8889', 'https://localhost:8888', '127.0.0.1:8888', 'a.localhost:8888'])
    expect(read(other, own)).toBe('notPublic')
})

test('shows an address as a person writes it', () => {
  const shown = (text: string) => (typedAddress(text) as {shown: string}).shown
  expect(['https://bakkerij.nl/', 'http://bakkerij.nl', 'bakkerij.nl/brood#x'].map(shown)).toEqual([
    'bakkerij.nl',
    'http://bakkerij.nl',
    'bakkerij.nl/brood',
  ])
})
