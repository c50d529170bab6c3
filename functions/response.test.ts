import {createHash} from 'node:crypto'
import {HttpError} from './httpError.ts'
import {pageShell} from './model.ts'
import {
  movedTo,
  pagePolicy,
  redirectTo,
  replyDownload,
  replyError,
  replyJson,
  replyPage,
  replyPicture,
} from './response.ts'

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

test.each([
  ['a redirect', redirectTo('/')],
  ['a page that moved', movedTo('/')],
  ['data', replyJson(200, {})],
  ['an error', replyError(new HttpError(400, 'No'))],
  ['a page', replyPage(200, '<p>Tekst</p>')],
  ['a file', replyDownload('a.json', {})],
  ['a picture', replyPicture(200, '<svg/>')],
])('%s comes by https alone, is what it says, and is for our own pages', (_, {headers}) => {
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})
