import {announcementScript} from '../../layout/announcementScript.ts'
import {finishHtml, withScriptPolicy} from './html.ts'

const page = (body: string) => `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`

test("withScriptPolicy allows the page's own inline scripts by hash only", () => {
  const html = withScriptPolicy(page('<script>alert(1)</script><script src="/a.js" async></script>'))
  expect(html).toContain(
    `<head><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; style-src-elem `,
  )
})

test('withScriptPolicy needs no hash for JSON', () => {
  expect(withScriptPolicy(page('<script type="application/ld+json">{}</script>'))).toContain(
    `content="script-src 'self';`,
  )
})

test("withScriptPolicy allows the page's own styles by hash, and the empty one of styled-components", () => {
  expect(withScriptPolicy(page('<style data-styled="">a{color:red}</style><style>a{color:red}</style>'))).toContain(
    `; style-src-elem 'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='">`,
  )
})

test('withScriptPolicy is idempotent', () => {
  const once = withScriptPolicy(page('<script id="x">1</script>'))
  expect(withScriptPolicy(once)).toBe(once)
})

describe('embedded page data', () => {
  const rendered = page('<script id="l">/*<![CDATA[*/window.pagePath="/x/";/*]]>*/</script>')
  const data = JSON.stringify({path: '/x/', text: '</script><script>alert(1)</script> /*]]>*/ $& \\'})
  const html = finishHtml(rendered, data)

  test('equals page-data.json, whatever it contains', () => {
    const script = /<script id="l">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    const window: {pageData?: unknown} = {}
    new Function('window', 'location', script)(window, {pathname: '/x/', search: ''})
    expect(window.pageData).toEqual(JSON.parse(data))
  })

  test('cannot begin or end a script or a comment', () => {
    const texts = finishHtml(rendered, JSON.stringify({path: '/x/', text: '<!--<script </script'}))
    expect(/<script id="l">(.*?)<\/script>/s.exec(texts)?.[1]?.replace('/*<![CDATA[*/', '')).not.toContain('<')
  })

  test('takes the address of the request on the 404 page, loads no other page, and logs the address', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    const missing = finishHtml(rendered, JSON.stringify({path: '/en/404/', result: {}}))
    const script = /<script id="l">(.*?)<\/script>/s.exec(missing)?.[1] ?? ''
    const window: {pagePath?: string; pageData?: unknown} = {}
    new Function('window', 'location', script)(window, {pathname: '/en/caf%C3%A9/', search: ''})
    expect(window).toEqual({pagePath: '/en/caf%C3%A9/', pageData: {path: '/en/café/', result: {}}})
    expect(warn.mock.calls).toEqual([['404: /en/caf%C3%A9/']])
    expect(finishHtml(missing, JSON.stringify({path: '/en/404/', result: {}}))).toBe(missing)
  })

  test.each([
    ['a page', '/x/', '/x/'],
    ['the 404 page', '/en/404/', '/en/gone/'],
  ])(
    'is that of the address with its query on %s, or Gatsby would fetch the data, or those of the first 404 page',
    (_, path, pathname) => {
      jest.spyOn(console, 'warn').mockImplementation(() => {})
      const script =
        /<script id="l">(.*?)<\/script>/s.exec(finishHtml(rendered, JSON.stringify({path, result: {}})))?.[1] ?? ''
      const window: {pagePath?: string; pageData?: {path: string}} = {}
      new Function('window', 'location', script)(window, {pathname, search: '?utm_source=mail'})
      expect([window.pagePath, window.pageData?.path]).toEqual([pathname, `${pathname}?utm_source=mail`])
    },
  )

  test('is idempotent, and newer data replaces older', () => {
    expect(finishHtml(html, data)).toBe(html)
    expect(finishHtml(html, '{"path":"/x/"}')).toBe(finishHtml(rendered, '{"path":"/x/"}'))
  })
})

test('a page with an announcement has the script that closes it, once, and other pages lack it', () => {
  const announced = finishHtml(page('<button data-closes="a"></button>'), '{"path":"/"}')
  expect(announced.split(announcementScript)).toHaveLength(2)
  expect(finishHtml(announced, '{"path":"/"}')).toBe(announced)
  expect(finishHtml(page('<p>data-closes</p>'), '{"path":"/"}')).not.toContain(announcementScript)
})

describe('deferred scripts', () => {
  const rendered = page('<script src="/runtime.js" async></script><script src="/app.js" async></script>')
  const finished = (path: string) => finishHtml(rendered, JSON.stringify({path, result: {}}))

  test('are not loaded by the HTML, which allows the inline loader', () => {
    expect(finished('/')).not.toContain(' src=')
    expect(finished('/')).toContain('["/runtime.js","/app.js"]')
    expect(finished('/')).toMatch(/script-src 'self' 'sha256-[^' ]+'; /)
    expect(finishHtml(finished('/'), '{"path":"/"}')).toBe(finished('/'))
  })

  test.each([
    ['/', undefined],
    ['/en/over-ons/', undefined],
    ['/blog/checkout/', undefined],
    ['/en/checkout/pro/', 'else try{if(location.search||'],
    ['/payment-success/', 'else soon()'],
    ['/en/login/', undefined],
    ['/logout/', 'else soon()'],
    ['/dashboard/', 'else soon()'],
  ])('%s loads them by itself: %s', (path, byItself) => {
    expect(finished(path).match(/^else (?:soon\(\)|try\{if\(location\.search\|\|)/m)?.[0]).toBe(byItself)
  })
})
