import {markdownOf} from './markdown.ts'

const page = {
  seo: {title: 'Over "ons"', description: 'Wie wij zijn.'},
  language: 'en',
  addresses: {nl: '/over-ons/', en: '/en/about/'},
} as Parameters<typeof markdownOf>[1]
const bodyOf = async (main: string) => {
  const made = await markdownOf(`<header>menu</header><main id="content">${main}</main>`, page, 'https://example.nl')
  return made.slice(made.indexOf('---\n\n') + 5)
}

test('starts with a front matter and leaves out everything around the main content', async () => {
  expect(await markdownOf('<nav>menu</nav><main><h1>Ons</h1><p>Wij.</p></main>', page, 'https://example.nl')).toBe(
    '---\ntitle: "Over \\"ons\\""\ndescription: "Wie wij zijn."\nurl: "https://example.nl/en/about/"\nlanguage: "en"\n---\n\n# Ons\n\nWij.\n',
  )
})

test('keeps headings, lists, tables, links and questions', async () => {
  const links = await bodyOf('<h2>Kop</h2><ul><li>Een</li></ul><a href="/login/">Inloggen</a>')
  expect(links).toBe('## Kop\n\n- Een\n\n[Inloggen](https://example.nl/login/)\n')
  expect(await bodyOf('<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>')).toContain(
    '| A |',
  )
  expect(await bodyOf('<details><summary><span>Hoe?</span></summary><p>Zo.</p></details>')).toBe('### Hoe?\n\nZo.\n')
  expect(await bodyOf('<dl><dt>Btw</dt><dd>€ 1</dd></dl>')).toBe('**Btw**\n\n€ 1\n')
})

test('leaves out controls and pictures, and keeps words apart that only styles separate', async () => {
  expect(
    await bodyOf(
      '<p>Lees</p><button>Druk</button><svg><text>as</text></svg><p hidden>niets</p><p data-later>per jaar</p>',
    ),
  ).toBe('Lees\n')
  expect(await bodyOf('<p><strong>Per maand</strong><span>€ 99</span></p>')).toBe('**Per maand** € 99\n')
  expect(await bodyOf('<p>Vraag het per e-\u2060mail</p>')).toBe('Vraag het per e-mail\n')
})

const MARKUP = '<img src=x onerror=alert(1)> [klik](javascript:alert(1)) ![](x) [a]: javascript:alert(1)'

test('keeps markup in texts as text', async () => {
  const escaped = MARKUP.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const numeric = escaped.replaceAll('&lt;', '&#60;').replaceAll('&gt;', '&#x3E;')
  for (const body of [await bodyOf(`<h2>${escaped}</h2><p>${escaped}</p>`), await bodyOf(`<p>${numeric}</p>`)]) {
    expect(body).not.toMatch(/<|(?<!\\)\[/)
    expect(body).toContain('&lt;img src=x')
  }
  const head = await markdownOf('<main></main>', {...page, seo: {...page.seo, title: MARKUP}}, 'https://example.nl')
  expect(head).not.toContain('<')
  expect(JSON.parse(/^title: (.*)$/m.exec(head)?.[1] ?? '')).toBe(MARKUP)
})
