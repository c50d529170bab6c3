import type {PageContext} from '../page/pageContext.ts'
import {shellRenderer, statesPage} from './shell.ts'

const renderer = shellRenderer(async () => new Uint8Array())
const context = {language: 'en', content: {text: '</script><script>alert(1)</script>'}} as unknown as PageContext
const page = {path: '/en/about/', component: 'src/screens/about/About.tsx', context}

test('renders head and data of a page and leaves the body to the browser', async () => {
  const {html, context: shown} = await renderer.render(renderer.dataOf(page))
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<div id="___gatsby"></div>')
  expect(html).toContain('"component":"src/screens/about/About.tsx"')
  expect(html).toMatch(/<style>.*--t1:/s)
  expect(shown).toEqual(context)
})

test('escapes a script element in the data', async () => {
  const {html} = await renderer.render(renderer.dataOf(page))
  expect(html).not.toContain('</script><script>alert(1)')
  const data = /window\.pageData=(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(data).result.pageContext).toEqual(context)
})

test('restores a page from its data', () => {
  expect(renderer.pageOf(renderer.dataOf(page))).toEqual(page)
})

test('renders the list of states without page data', () => {
  expect(statesPage()).toContain('/__develop/develop/entry.mjs')
  expect(statesPage()).not.toContain('window.pageData')
})
