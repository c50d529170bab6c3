import {withScriptPolicy} from './csp.ts'

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
