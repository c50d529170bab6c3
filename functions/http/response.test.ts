import {createHash} from 'node:crypto'
import {pageShell} from '../ui/plainPage.ts'
import {pagePolicy} from './response.ts'

test('a page of a function may have its own styles, by what is in them, and no others', () => {
  const html = pageShell({language: 'nl', title: 'Titel', style: 'main>p{color:red}', body: '<p>Tekst</p>'})
  const style = html.split('<style>')[1]?.split('</style>')[0] ?? ''
  expect(style).toContain(':root')
  const policy = pagePolicy(html, 'https://*.mollie.com')
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}';`)
  expect(policy).toContain("form-action 'self' https://*.mollie.com;")
  expect(policy).not.toContain('unsafe')
  expect(pagePolicy('<p>Tekst</p>')).toContain("style-src 'none'")
})
