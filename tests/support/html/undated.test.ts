import {undated} from './undated.ts'

const page = (day: string, hash: string) =>
  `<meta content="script-src 'self' 'sha256-${hash}'"><script>{"today":"${day}"}</script><p>24 november 2026</p>`

test('finds two pages of the same content equal when midnight lies between them', () => {
  const evening = page('2026-11-24', 'aaAP/mHz+Sub=').replace('24 november', '25 november')
  expect(undated(evening)).toBe(undated(page('2026-11-25', 'oVfb0aR8uKv=')))
})

test('finds two pages with other words different', () => {
  expect(undated('<p>Basis</p>')).not.toBe(undated('<p>Pro</p>'))
})
