import {type Allowed, cleanPaste} from './cleanPaste.ts'

const LONG: Allowed = {headings: true, numbers: true, tables: false}
const SHORT: Allowed = {headings: false, numbers: false, tables: false}
const counted = (counts: object) => Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
const bodyOf = (html: string | null) =>
  (html && /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1]?.replace(/\s+/g, ' ').trim()) ?? null
const read = (html: string, allowed = LONG) => {
  const {html: clean, receipt} = cleanPaste(html, allowed)
  return [bodyOf(clean), counted(receipt.leftOut)]
}

describe('pasted text', () => {
  test('is left as it is when there is nothing to leave out', () => {
    const {html, receipt} = cleanPaste(
      '<p>Tekst met <b>vet</b> en <a href="https://a.nl">een link</a>.</p><ul><li>x</li></ul>',
      LONG,
    )
    expect([html, counted(receipt.turned), counted(receipt.leftOut)]).toEqual([null, {}, {}])
    expect(receipt.kept).toEqual({paragraphs: 1, lists: 1, links: 1})
  })

  test.each([
    [
      'tracked changes of Word',
      '<p>Hallo <del cite="mailto:x">oude </del><ins>nieuwe</ins> woorden</p>',
      '<p>Hallo <ins>nieuwe</ins> woorden</p>',
      {deletions: 1},
    ],
    ['deleted words that Word marks by a class', '<p>A<span class="msoDel">weg</span></p>', '<p>A</p>', {deletions: 1}],
    [
      'comments of Word',
      '<p>Zin<span class="MsoCommentReference"><a href="#_msocom_1">[A1]</a></span>.</p><div style="mso-element:comment-list"><div><p>Opmerking</p></div></div>',
      '<p>Zin.</p>',
      {comments: 1},
    ],
    [
      'comments of Google Docs',
      '<p>Zin<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>Kan dit weg?</p></div>',
      '<p>Zin</p>',
      {comments: 1},
    ],
    [
      'a table',
      '<p>Voor</p><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table><p>Na</p>',
      '<p>Voor</p><p>Na</p>',
      {tables: 1},
    ],
    [
      'a table in a table, which is one',
      '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td><td>b</td></tr></table><p>Na</p>',
      '<p>Na</p>',
      {tables: 1},
    ],
    ['a table that only holds the page', '<table><tr><td><p>Alles</p></td></tr></table>', '<p>Alles</p>', {}],
    [
      'images, with the paragraphs around them',
      '<p><img src="file:///x.png"></p><p>Na<img src="y"></p><v:imagedata src="x"></v:imagedata>',
      '<p>Na</p>',
      {images: 3},
    ],
    [
      'empty paragraphs and items',
      '<p>A</p><p><br></p><p>&nbsp;</p><p><o:p></o:p></p><ul><li></li><li>b</li></ul><ul><li><span> </span></li></ul>',
      '<p>A</p><ul><li>b</li></ul>',
      {},
    ],
    [
      'large headings',
      '<h1>Een</h1><h2>Twee</h2><h3>Drie</h3><h5>Vijf</h5>',
      '<h3>Een</h3><h3>Twee</h3><h3>Drie</h3><h3>Vijf</h3>',
      {},
    ],
    [
      'links that the site cannot have',
      '<p><a href="http://a.nl">a</a> <a href="tel:020">b</a> <a href="/over-ons/">c</a> <a href="mailto:x@y.nl">d</a> <a href="javascript:alert(1)">e</a></p>',
      '<p>a <a href="tel:020">b</a> c <a href="mailto:x@y.nl">d</a> e</p>',
      {links: 3},
    ],
    ['jumps within the other document', '<p><a name="_Toc1"></a><a href="#_Toc1">Inhoud</a></p>', '<p>Inhoud</p>', {}],
    ['soft hyphens and signs of nothing', '<p>web\u00adsite\u200b</p>', '<p>website</p>', {}],
  ])('loses %s', (_what, html, clean, leftOut) => {
    expect(read(html)).toEqual([clean, leftOut])
  })

  test('says how much was italic, of which the words stay', () => {
    const html = '<p><em>a <i>b</i></em> <span style="font-style:italic">c</span><i></i></p>'
    expect(cleanPaste(html, LONG).receipt.leftOut).toMatchObject({italics: 2})
  })

  test('makes headings sub-headings, or bold words where there are none', () => {
    const html = '<h1>Een</h1><h3>Drie</h3><p class="MsoTitle">Titel</p>'
    const long = cleanPaste(html, LONG)
    expect([bodyOf(long.html), long.receipt.turned.headings]).toEqual(['<h3>Een</h3><h3>Drie</h3><h3>Titel</h3>', 2])
    const short = cleanPaste(html, SHORT)
    expect([bodyOf(short.html), short.receipt.turned.headings]).toEqual([
      '<p><strong>Een</strong></p><p><strong>Drie</strong></p><p><strong>Titel</strong></p>',
      3,
    ])
  })

  const item = (words: string, marker: string, level = 1) =>
    `<p class="MsoListParagraph" style="margin-left:1cm;mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${marker}<span>&nbsp;&nbsp;</span></span>${words}</p>`

  test('keeps numbers of Word numbered, with what is below them, and bullets bullets', () => {
    const html = `<p>Voor</p>${item('a', '1.')}${item('b', 'a)', 2)}${item('c', '2.')}<p>Tussen</p>${item('d', '·')}`
    expect(bodyOf(cleanPaste(html, LONG).html)).toBe(
      '<p>Voor</p><ol><li>a<ol><li>b</li></ol></li><li>c</li></ol><p>Tussen</p><ul><li>d</li></ul>',
    )
  })

  test('makes numbers bullets where there are none, and says so', () => {
    const {html, receipt} = cleanPaste('<ol><li>a</li></ol>', SHORT)
    expect([bodyOf(html), receipt.turned.numbers]).toEqual(['<ul><li>a</li></ul>', 1])
  })

  test('hands over the tables that a page can have, and leaves out the others', () => {
    const wide = `<table><tr>${'<td>x</td>'.repeat(6)}</tr><tr><td>y</td></tr></table>`
    const {html, tables, receipt} = cleanPaste(
      `<p>Voor</p><table><thead><tr><th>Wat</th><th> Hoe  veel</th></tr></thead><tr><td>a</td><td><p>1</p></td></tr></table>${wide}`,
      {...LONG, tables: true},
    )
    expect(bodyOf(html)).toBe('<p>Voor</p>')
    expect(tables).toEqual([
      [
        ['Wat', 'Hoe veel'],
        ['a', '1'],
      ],
    ])
    expect([receipt.turned.tables, receipt.leftOut.tables]).toEqual([1, 1])
  })

  test('keeps the head by which an editor knows the lists of Word', () => {
    const html =
      '<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name="Generator" content="Microsoft Word 15"></head><body><img><p>A</p></body></html>'
    expect(cleanPaste(html, LONG).html).toContain('<meta name="Generator" content="Microsoft Word 15">')
    expect(cleanPaste(html, LONG).html).toContain('xmlns:w="urn:schemas-microsoft-com:office:word"')
  })
})
