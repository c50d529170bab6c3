import {createHash} from 'node:crypto'
import {html} from '../ui/html.ts'
import {page} from '../ui/page.ts'
import {pagePolicy} from './response.ts'

test('the policy of a page allows its own styles by their hash, and no others', () => {
  const text = page({language: 'nl', title: ['Titel'], styles: ['main>p{color:red}'], body: html`<p>Tekst</p>`})
  const style = text.split('<style>')[1]?.split('</style>')[0] ?? ''
  expect(style).toContain(':root')
  const policy = pagePolicy(text, 'https://*.mollie.com')
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}';`)
  expect(policy).toContain("form-action 'self' https://*.mollie.com;")
  expect(policy).not.toContain('unsafe')
  expect(pagePolicy('<p>Tekst</p>')).toContain("style-src 'none'")
})
