import {Helmet} from 'react-helmet'
import {pathFor} from '../../../domain/pages/pages.ts'
import {LANGUAGES} from '../../../domain/texts/languages.ts'
import {Header} from '../layout/Header.tsx'
import {pageContextOf, renderIn} from '../testing/page.tsx'

const SITE = 'http://localhost:8888'
const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)]

describe('the head', () => {
  type Tags = Record<string, string>[]
  const head = (address: string, seo = {}) => {
    const context = pageContextOf(address)
    const {unmount} = renderIn({...context, seo: {...context.seo, ...seo}}, <main />)
    const {title, metaTags, linkTags, htmlAttributes} = Helmet.peek() as unknown as {
      title: string
      metaTags: Tags
      linkTags: Tags
      htmlAttributes: {lang: string}
    }
    unmount()
    const metas = Object.fromEntries(metaTags.map(({name, property, content}) => [name ?? property, content]))
    const links = linkTags.map(({rel, hreflang, hrefLang, href}) => [hreflang ?? hrefLang ?? rel, href])
    return {title, lang: htmlAttributes.lang, metas, links}
  }

  test.each([
    ['/over-ons/', 'nl', 'nl_NL'],
    ['/en/over-ons/', 'en', 'en_GB'],
  ])('has title, description, address and language alternates on %s', (address, lang, locale) => {
    const {seo, site} = pageContextOf(address)
    expect(head(address)).toEqual({
      title: seo.title,
      lang,
      metas: expect.objectContaining({
        description: seo.description,
        'og:title': seo.title,
        'og:description': seo.description,
        'og:site_name': site.settings.brandName,
        'og:locale': locale,
      }),
      links: [
        ['canonical', SITE + address],
        ...LANGUAGES.map((language) => [language, SITE + pathFor('/over-ons/', language)]),
        ['x-default', `${SITE}/over-ons/`],
        ['alternate', `${SITE}${address}index.md`],
      ],
    })
    expect(head(address).metas).not.toHaveProperty('robots')
  })

  test('names the first address of the landing page as canonical on the second', () => {
    expect(head('/homepage/').links[0]).toEqual(['canonical', `${SITE}/`])
  })

  test('says noindex and lists no alternates on a page hidden from search engines', () => {
    const {metas, links} = head('/dashboard/', {noIndex: true})
    expect(metas.robots).toBe('noindex')
    expect(links).toEqual([['canonical', `${SITE}/dashboard/`]])
  })

  test('has no address on the 404 page', () => {
    expect(head('/404/', {noIndex: true}).links).toEqual([])
  })

  test('has the share image with its size', () => {
    const {shareImage, seo} = pageContextOf('/')
    expect(head('/').metas).toMatchObject({
      'og:url': `${SITE}/`,
      'og:image': SITE + shareImage?.src,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': seo.title,
      'twitter:card': 'summary_large_image',
    })
  })
})

describe('a page of editors', () => {
  test('lists its own address of each language in the head and in the language switch', () => {
    const {addresses} = pageContextOf('/en/imprint/')
    expect(addresses).toMatchObject({nl: '/colofon/', en: '/en/imprint/'})
    const inEach = LANGUAGES.map((language) => addresses[language])
    renderIn(pageContextOf('/en/imprint/'), <Header />)
    const {linkTags} = Helmet.peek() as unknown as {linkTags: {href: string}[]}
    expect(linkTags.map(({href}) => href)).toEqual([
      `${SITE}/en/imprint/`,
      ...inEach.map((address) => SITE + address),
      `${SITE}/colofon/`,
      `${SITE}/en/imprint/index.md`,
    ])
    const linked = all('a[hreflang]').map((link) => link.getAttribute('href'))
    expect([...new Set(linked)]).toEqual(inEach)
  })
})
