import path from 'node:path'
import {fireEvent, render, renderHook, screen, within} from '@testing-library/react'
import {renderToStaticMarkup} from 'react-dom/server'
import {Helmet} from 'react-helmet'
import {findRoute, pathFor} from '../../../domain/pages/pages.ts'
import {ACCOUNT_PATHS} from '../../../domain/pages/portalAddress.ts'
import {DEFAULT_LANGUAGE, LANGUAGE_ROWS, LANGUAGES} from '../../../domain/texts/languages.ts'
import {shapesOf} from '../../../tests/support/shapes.ts'
import {addressesIn} from '../../../tests/support/texts.ts'
import {usePage} from '../page/usePage.ts'
import {SCREENS} from '../renderer/screens.ts'
import {framed, pageContextOf, pageOf, renderIn, type Screen} from '../testing/page.tsx'
import {ActionLink} from './ActionLink.tsx'
import {CustomerPage} from './CustomerPage.tsx'
import {Part} from './ErrorBoundary.tsx'
import {Header} from './Header.tsx'
import {wrapPageElement} from './Shell.tsx'

const SITE = 'http://localhost:8888'
const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)]
const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}))

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

describe('a button or link of the content', () => {
  const {links, emails} = pageContextOf('/').site.settings
  const draw = (destination: string, {variant = 'plain'} = {}) =>
    renderIn(
      pageContextOf('/en/over-ons/'),
      <main>
        <ActionLink action={{label: 'Go', destination}} variant={variant as 'plain'} />
      </main>,
    )
  const link = () => screen.getByRole('main').querySelector('a')

  test.each(['/en/checkout/pro/', '#values', `mailto:${emails.support}`, links.introCall])(
    '%s renders as a link or a button, with a new tab for external addresses only',
    (href) => {
      const outside = href.startsWith('https:')
      for (const variant of ['plain', 'outline']) {
        const {unmount} = draw(href, {variant})
        expect(link()).toHaveAttribute('href', href)
        expect(link()?.getAttribute('target')).toBe(outside ? '_blank' : null)
        expect(link()?.getAttribute('rel')).toBe(outside ? 'noopener' : null)
        expect(link()?.textContent).toBe(outside ? 'Go, opens in a new tab' : 'Go')
        unmount()
      }
    },
  )

  test('is a native link when it leads to a page of a function', () => {
    draw('/en/subscription/')
    expect(link()).toHaveAttribute('href', '/en/subscription/')
    expect(link()).not.toHaveAttribute('target')
  })

  test('renders nothing without a destination', () => {
    draw('')
    expect(screen.getByRole('main')).toBeEmptyDOMElement()
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

describe('the language switch', () => {
  const languages = () =>
    all('a[hreflang]').map((link) => [link.getAttribute('href'), link.hasAttribute('aria-current'), link.textContent])

  test('keeps the page and the order in the query string', () => {
    window.history.replaceState(null, '', '/en/payment-success/?order=VK-1')
    renderIn(pageContextOf('/en/payment-success/'), <Header slim />)
    expect(languages()).toContainEqual(['/en/payment-success/?order=VK-1', true, 'EN English'])
    expect(languages()).toEqual(
      LANGUAGE_ROWS.map(({id, ownName}) => [
        `${pathFor('/payment-success/', id)}?order=VK-1`,
        id === 'en',
        `${id.toUpperCase()} ${ownName}`,
      ]),
    )
  })

  test('leads to the landing page from the 404 page', () => {
    renderIn(pageContextOf('/404/'), <Header />)
    expect([...new Set(languages().map(([href]) => href))]).toEqual(addressesIn('/'))
  })
})

describe('the header', () => {
  test('links only to the landing page when slim', () => {
    renderIn(pageContextOf('/checkout/pro/'), <Header slim />)
    expect(all('a:not([hreflang])').map((link) => link.getAttribute('href'))).toEqual(['/'])
  })

  test.each([
    ['/', ['#features', '#pricing', '#questions']],
    ['/homepage/', ['#features', '#pricing', '#questions']],
    ['/en/over-ons/', ['/en/#features', '/en/#pricing', '/en/#questions']],
    ['/en/imprint/', ['/en/#features', '/en/#pricing', '/en/#questions']],
  ])("shows the editors' menu on %s", (address, hrefs) => {
    renderIn(pageContextOf(address), <Header />)
    expect(all('a', screen.getByRole('navigation')).map((link) => link.getAttribute('href'))).toEqual(hrefs)
  })

  test('has a menu for phones with the links, the quieter button and the languages', () => {
    renderIn(pageContextOf('/'), <Header />)
    fireEvent.click(screen.getByRole('button', {name: 'Menu openen'}))
    const menu = within(screen.getByRole('dialog'))
    const words = all('a', menu.getByRole('navigation')).map(({textContent}) => textContent)
    expect(words).toEqual(['Wat het doet', 'Prijzen', 'Vragen', 'Login'])
    expect(menu.getByRole('link', {name: /English/})).toHaveAttribute('href', '/en/')
    fireEvent.click(menu.getByRole('link', {name: 'Prijzen'}))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('the customer area', () => {
  const draw = (address: string) =>
    renderIn(
      pageContextOf(address),
      <CustomerPage heading="Titel" intro="Inleiding" tools={<button type="button">Extra</button>}>
        inhoud
      </CustomerPage>,
    )
  const drawer = () => document.querySelector('dialog') as HTMLDialogElement

  test.each([
    ['/audit/', ['Dashboard', 'Aanpassingen', 'Audit', 'Informatie', 'Hulp', 'Account', 'Uitloggen'], 'Klantmenu'],
    ['/en/audit/', ['Dashboard', 'Adjustments', 'Audit', 'Information', 'Help', 'Account', 'Log out'], 'Customer menu'],
  ])('has its menu on %s twice: in the sidebar and in the drawer', (address, labels, name) => {
    draw(address)
    const prefix = address.replace('/audit/', '')
    const menus = screen.getAllByRole('navigation', {name, hidden: true})
    expect(menus).toHaveLength(2)
    for (const menu of menus) {
      const links = all('a', menu)
      expect(links.map(({textContent}) => textContent)).toEqual(labels)
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        ['dashboard', 'aanpassingen', 'audit', 'informatie', 'hulp', 'account', 'logout'].map(
          (page) => `${prefix}/${page}/`,
        ),
      )
      expect(all('[aria-current=page]', menu).map(({textContent}) => textContent)).toEqual(['Audit'])
      expect(all('[data-danger]', menu)).toEqual([links.at(-1)])
    }
    expect(drawer()).toHaveAttribute('aria-label', name)
    expect(drawer()).toContainElement(menus[1] as HTMLElement)
  })

  test('opens the drawer by its button, and closes it by its button or a tap outside', () => {
    draw('/audit/')
    const [open, close] = ['Menu openen', 'Menu sluiten']
    expect(drawer().open).toBe(false)
    press(open)
    fireEvent.click(within(drawer()).getByRole('navigation'))
    expect(drawer().open).toBe(true)
    press(close)
    expect(drawer().open).toBe(false)
    press(open)
    fireEvent.click(drawer())
    expect(drawer().open).toBe(false)
  })

  test('shows once that its data are samples, and a contact address', () => {
    const {sample = {label: '', explanation: ''}} = pageContextOf('/audit/').site.navigation
    draw('/audit/')
    expect(screen.getAllByText(sample.label)).toHaveLength(1)
    expect(screen.getByRole('complementary', {name: sample.label})).toHaveTextContent(sample.explanation)
  })

  test('has heading, introduction and tools before its content, and a skip link', () => {
    draw('/audit/')
    expect(screen.getByRole('main')).toHaveTextContent(/^TitelInleidingExtraNL NederlandsEN English.*inhoud/)
    expect(screen.getByText('Direct naar de inhoud')).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
  })
})

const Marked = ({on}: {on: boolean}) => (
  <p>
    {on && <b>first</b>}
    <i>last</i>
  </p>
)

function Broken(): never {
  throw new Error('broken')
}

describe('an error while rendering', () => {
  test.each([
    ['/hulp/', 'en', '/'],
    ['/en/hulp/', '', '/en/'],
  ])(
    'shows the error screen on %s, with an English heading, a link home and a reload button',
    (address, lang, home) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
      const {errorScreen, settings} = pageContextOf(address).site
      renderIn(pageContextOf(address), <Broken />)
      expect(screen.getByText('Unexpected Application Error', {selector: 'h1'}).lang).toBe(lang)
      expect(screen.getByText(errorScreen.home)).toHaveAttribute('href', home)
      expect(document.querySelector('main > svg .stripes')).toBeInTheDocument()
      for (const mail of all('a[href^=mailto]')) expect(Object.values(settings.emails)).toContain(mail.textContent)
      logged.mockClear()
      press(errorScreen.reload)
      // jsdom only logs a reload.
      expect(String(logged.mock.calls[0]?.[0])).toContain('navigation')
    },
  )

  test('renders again and shows no error screen when the error does not return', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const {rerender} = renderIn(pageContextOf('/hulp/'), <Marked on />)
    screen.getByText('first').remove() // another program moves an element of React's
    rerender(framed(pageContextOf('/hulp/'), <Marked on={false} />))
    expect(screen.getByText('last')).toBeVisible()
    expect(screen.queryByText('Unexpected Application Error')).not.toBeInTheDocument()
  })

  test('leaves the other parts of the page, explains, and shows the replacement', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const {text, reload} = pageContextOf('/hulp/').site.errorScreen
    renderIn(
      pageContextOf('/hulp/'),
      <form>
        <input name="company" />
        <Part instead={<button type="submit">Pay</button>}>
          <Broken />
        </Part>
      </form>,
    )
    expect(screen.getByRole('textbox')).toBeVisible()
    expect(screen.getByRole('button', {name: 'Pay'})).toBeVisible()
    expect(screen.getByRole('button', {name: reload})).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(text)
  })

  test('is cleared on navigation', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const context = pageContextOf('/hulp/')
    const at = (address: string, element: React.ReactElement) =>
      wrapPageElement({element, props: {pageContext: context, path: address} as never})
    const {rerender} = render(at('/hulp/', <Broken />))
    expect(screen.getByText('Unexpected Application Error')).toBeVisible()
    rerender(at('/audit/', <p>whole</p>))
    expect(screen.getByText('whole')).toBeVisible()
  })
})

test("wrapPageElement leaves Gatsby's own pages unchanged", () => {
  const element = <p>theirs</p>
  expect(wrapPageElement({element, props: {pageContext: {}} as never})).toBe(element)
})

test('usePage throws outside a page', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(usePage)).toThrow('usePage is used outside a Page')
})

// Last, since rendering without a document leaves entries in Helmet's list.
describe('the seed pages', () => {
  const addresses = Object.keys(pageContexts)
  const drawn = new Map<string, Document>()
  const shapes = new Map<string, string[]>()

  // Renders as the build does: before any effect.
  beforeAll(async () => {
    for (const address of addresses) {
      const context = pageContextOf(address)
      const type = findRoute(context.route, context.site.plansOnSale)?.page.type ?? 'content'
      const {default: Page} = (await import(path.resolve(import.meta.dirname, '../..', SCREENS[type].component))) as {
        default: Screen<unknown>
      }
      const html = renderToStaticMarkup(pageOf(Page, context))
      drawn.set(address, new DOMParser().parseFromString(html, 'text/html'))
      shapes.set(address, shapesOf(html))
    }
  })
  /** Faults of any page, with its address. */
  const faults = (find: (page: Document, address: string) => unknown[]) =>
    [...drawn].flatMap(([address, page]) => find(page, address).map((fault) => [address, fault]))

  test('have one h1 and one main each', () => {
    expect(drawn.size).toBeGreaterThan(30)
    expect(faults((page) => ['h1', 'main'].filter((element) => all(element, page).length !== 1))).toEqual([])
  })

  test('have a heading of words from their content', () => {
    const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
    expect(
      faults((page, address) => {
        const {content, site} = pageContextOf<object>(address)
        const known = new Set(words(JSON.stringify({content, site})))
        const heading = words(page.querySelector('h1')?.textContent ?? '')
        return heading.length === 0 ? ['no words'] : heading.filter((word) => !known.has(word))
      }),
    ).toEqual([])
  })

  test('use no id twice, and refer to existing ids only', () => {
    const references = (page: Document) =>
      ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'commandfor'].flatMap((name) =>
        all(`[${name}]`, page).flatMap((element) => element.getAttribute(name)?.split(' ') ?? []),
      )
    expect(
      faults((page) => {
        const ids = all('[id]', page).map(({id}) => id)
        return [
          ...ids.filter((id, index) => ids.indexOf(id) !== index),
          ...references(page).filter((id) => !ids.includes(id)),
        ]
      }),
    ).toEqual([])
  })

  test('have a name for every button and link, a label for every field, and an alt text for every picture', () => {
    const unnamed = (page: Document) =>
      all('a, button', page)
        .filter((element) => !element.textContent?.trim() && !element.getAttribute('aria-label'))
        .map(({outerHTML}) => outerHTML)
    const unlabelled = (page: Document) =>
      all('input:not([type=hidden]), select, textarea', page)
        .filter(({id}) => !all('label', page).some((label) => label.getAttribute('for') === id))
        .filter((field) => !field.closest('label') && !field.getAttribute('aria-label'))
        .map(({outerHTML}) => outerHTML)
    expect(faults((page) => [...unnamed(page), ...unlabelled(page), ...all('img:not([alt])', page)])).toEqual([])
  })

  // tests/e2e/pages.spec.ts runs axe in one language.
  test('have no element in another language that the default language lacks', () => {
    const inDefault = new Map(
      addresses.flatMap((address) => {
        const {language, route} = pageContextOf(address)
        return language === DEFAULT_LANGUAGE ? [[route, shapes.get(address) ?? []] as const] : []
      }),
    )
    for (const [address, elements] of shapes) {
      const known = inDefault.get(pageContextOf(address).route) ?? []
      expect([address, elements.filter((element) => !known.includes(element))]).toEqual([address, []])
    }
  })

  test('link to their other languages and have a theme toggle in the customer area', () => {
    const customers = addresses.filter(
      (address) =>
        findRoute(pageContextOf(address).route, [])?.page.area === 'customer' && !address.endsWith('/logout/'),
    )
    expect(customers).toHaveLength(6 * LANGUAGES.length)
    for (const address of customers) {
      const page = drawn.get(address) as Document
      const links = all('main a[hreflang]', page).map((link) => link.getAttribute('href'))
      expect([address, links]).toEqual([address, Object.values(pageContextOf(address).addresses)])
      expect([address, all('main button[data-theme-to]', page).length]).toEqual([address, 1])
    }
  })

  test('leave no unfilled placeholder and no undefined value', () => {
    const broken = /\{\w+\}|\bundefined\b|\bNaN\b|\[object|Invalid Date/
    expect(
      faults((page) => {
        const found = broken.exec(page.body.textContent ?? '')?.[0]
        // The function fills in messages of the payment if it ever shows them.
        return found && found !== '{total}' ? [found] : []
      }),
    ).toEqual([])
  })

  test('link to existing pages and anchors', () => {
    expect(
      faults((page, address) =>
        all('a[href]', page)
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !/^(https:|mailto:|tel:|data:)/.test(href) && !ACCOUNT_PATHS.includes(href))
          .filter((href) => {
            const {pathname, hash} = new URL(href, SITE + address)
            const target = drawn.get(pathname)
            return !target || (hash && !target.getElementById(hash.slice(1)))
          }),
      ),
    ).toEqual([])
  })
})
