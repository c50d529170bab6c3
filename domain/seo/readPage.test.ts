import {type PageFacts, readPage} from './readPage.ts'

const URL_ = 'https://www.bakkerij.example/brood/'
const read = (html: string) => readPage(html, URL_)
const has = (html: string, facts: Partial<PageFacts>) => expect(read(html)).toMatchObject(facts)

test('reads what the questions are about', () => {
  const html = `<!doctype html><html><head><title>
      Brood &amp; banket </title><meta name="Description" content='Verse  broden &eacute;n taarten'>
      <script type="application/ld+json">{"@type":"Bakery"}</script></head>
      <body><h1 class=x>Brood</h1><h3>Wit</h3><img src=a.png><img alt="" src=b.png><img alt src=c.png>
      <a href="/taart/">Taart</a><a href='https://www.bakkerij.example/'>Thuis</a><a href=https://elders.example/>Elders</a>
      <a href="#">Niets</a><a href="javascript:void(0)">Niets</a><a name=plek>Plek</a><a href="#plek">Plek</a>
      <a href="mailto:jo@bakkerij.example">Mail</a></body></html>`
  expect(read(html)).toEqual({
    ...{title: 'Brood · banket', description: 'Verse broden ·n taarten', headings: [1, 3], images: 3, untold: 1},
    ...{structured: ['{"@type":"Bakery"}'], links: 2, broken: 2, isHidden: false},
  })
})

test('sees no tag in a comment, a script, a style, a template or a drawing', () => {
  has('<!-- <h1> --><script>"<h1>"</script><style>/*<h1>*/</style><template><h1></h1></template><h2>', {headings: [2]})
  has('<svg><title>Tekening</title></svg><title>Pagina</title><title>Nog een</title>', {title: 'Pagina'})
  has('<svg/><title>Pagina</title>', {title: 'Pagina'})
  has('<img title="<h1>" alt="a > b"><h2>', {headings: [2], images: 1, untold: 0})
  has('a < b, <3 and </ > <h1>', {headings: [1]})
})

test('knows a page that asks search engines to leave it out', () => {
  has('<meta name="robots" content="noindex, follow">', {isHidden: true})
  has('<meta name="GOOGLEBOT" content="none">', {isHidden: true})
  has('<meta name="robots" content="max-image-preview:large">', {isHidden: false})
})

test('resolves links by the base of the page', () => {
  has('<base href="https://cdn.example/"><a href="/x">', {links: 1})
  has('<base href="https://cdn.example/"><a href="https://www.bakkerij.example/x">', {links: 0})
  has('<base href="::"><a href="/x">', {links: 1})
})

test('takes an attribute once, and reads none of a tag that nothing closes', () => {
  has('<img alt=a ALT><img alt', {images: 1, untold: 0})
  has('<h1><img title="open><h2>', {headings: [1], images: 0})
})

describe('two megabytes that mean to take long', () => {
  const LENGTH = 2_000_000
  const long = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)
  test.each([
    '<',
    '<a',
    '<a ',
    '<a b',
    '<a b=',
    '<a b="',
    '<a b=\'"',
    '<a x0 ',
    ' x=1',
    '<!--',
    '<!',
    '</',
    '<script>',
    '<title>',
    '<style></styl',
    '<svg>',
    '<b>',
    '<p><b a=1>',
    '<a href=" ',
    '<img alt    ',
    '&#1',
    '<script type=application/ld+json>[[[[</script>',
    '<meta name=description content="a  ',
  ])('are read at once: %s', (piece) => {
    for (const html of [long(piece), `<a ${long(piece)}`, `<title>${long(piece)}`]) {
      const before = process.threadCpuUsage()
      read(html)
      const {user, system} = process.threadCpuUsage(before)
      expect(user + system).toBeLessThan(3_000_000)
    }
  })
})
