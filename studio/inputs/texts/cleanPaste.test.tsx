import {cleanPaste, type LeftOut} from './cleanPaste.ts'

const NOTHING: LeftOut = {tables: 0, images: 0, deletions: 0, comments: 0, links: 0}
const read = (html: string) => {
  const {html: clean, leftOut} = cleanPaste(html)
  return [
    (clean && /<body>(.*)<\/body>/s.exec(clean)?.[1]?.replace(/\s+/g, ' ').trim()) ?? null,
    Object.fromEntries(Object.entries(leftOut).filter(([, count]) => count > 0)),
  ]
}

describe('pasted text', () => {
  test('is left as it is when there is nothing to leave out', () => {
    expect(
      cleanPaste('<p>Tekst met <b>vet</b> en <a href="https://a.nl">een link</a>.</p><ul><li>x</li></ul>'),
    ).toEqual({
      html: null,
      leftOut: NOTHING,
    })
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
      '<p>a b c <a href="mailto:x@y.nl">d</a> e</p>',
      {links: 4},
    ],
    ['jumps within the other document', '<p><a name="_Toc1"></a><a href="#_Toc1">Inhoud</a></p>', '<p>Inhoud</p>', {}],
    ['soft hyphens and signs of nothing', '<p>web\u00adsite\u200b</p>', '<p>website</p>', {}],
  ])('loses %s', (_what, html, clean, leftOut) => {
    expect(read(html)).toEqual([clean, leftOut])
  })

  test('keeps the head by which an editor knows the lists of Word', () => {
    const html =
      '<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name="Generator" content="Microsoft Word 15"></head><body><img><p>A</p></body></html>'
    expect(cleanPaste(html).html).toContain('<meta name="Generator" content="Microsoft Word 15">')
    expect(cleanPaste(html).html).toContain('xmlns:w="urn:schemas-microsoft-com:office:word"')
  })
})
