import {finishHtml, withScriptPolicy} from './html.ts'

const page = (body: string) => `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`

test('a page allows its own inline scripts by their hash, and no others', () => {
  const html = withScriptPolicy(page('<script>alert(1)</script><script src="/a.js" async></script>'))
  expect(html).toContain(
    `<head><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='">`,
  )
})

test('data that is no script needs no hash', () => {
  expect(withScriptPolicy(page('<script type="application/ld+json">{}</script>'))).toContain(
    `content="script-src 'self'"`,
  )
})

test('doing it again changes nothing', () => {
  const once = withScriptPolicy(page('<script id="x">1</script>'))
  expect(withScriptPolicy(once)).toBe(once)
})

describe('a page with its data inside', () => {
  const rendered = page('<script id="l">/*<![CDATA[*/window.pagePath="/x/";/*]]>*/</script>')
  const data = JSON.stringify({path: '/x/', text: '</script><script>alert(1)</script> /*]]>*/ $& \\'})
  const html = finishHtml(rendered, data)

  test('the script has the very data of page-data.json, whatever stands in it', () => {
    const script = /<script id="l">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    const window: {pageData?: unknown} = {}
    new Function('window', script)(window)
    expect(window.pageData).toEqual(JSON.parse(data))
  })

  test('a page for what is not found takes the address that it stands at, and asks for no other', () => {
    const missing = finishHtml(rendered, JSON.stringify({path: '/en/404/', result: {}}))
    const script = /<script id="l">(.*?)<\/script>/s.exec(missing)?.[1] ?? ''
    const window: {pagePath?: string; pageData?: unknown} = {}
    new Function('window', 'location', script)(window, {pathname: '/en/caf%C3%A9/'})
    expect(window).toEqual({pagePath: '/en/caf%C3%A9/', pageData: {path: '/en/café/', result: {}}})
    expect(finishHtml(missing, JSON.stringify({path: '/en/404/', result: {}}))).toBe(missing)
  })

  test('finishing it again changes nothing, and newer data takes the place of older', () => {
    expect(finishHtml(html, data)).toBe(html)
    expect(finishHtml(html, '{"path":"/x/"}')).toBe(finishHtml(rendered, '{"path":"/x/"}'))
  })
})
