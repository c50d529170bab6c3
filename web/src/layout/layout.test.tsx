import {fireEvent, renderHook, screen, within} from '@testing-library/react'
import {pathFor} from '../../../domain/pages/pages.ts'
import {LANGUAGE_ROWS} from '../../../domain/texts/languages.ts'
import {addressesIn} from '../../../tests/support/html/texts.ts'
import {usePage} from '../page/usePage.ts'
import {pageContextOf, renderIn} from '../testing/page.tsx'
import {ActionLink} from './ActionLink.tsx'
import {CustomerPage} from './CustomerPage.tsx'
import {Header} from './Header.tsx'
import {wrapPageElement} from './Shell.tsx'

const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)]
const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}))

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
    ['/', ['#features', '/dashboard/', '#pricing', '#questions']],
    ['/homepage/', ['#features', '/dashboard/', '#pricing', '#questions']],
    ['/en/over-ons/', ['/en/#features', '/en/dashboard/', '/en/#pricing', '/en/#questions']],
    ['/en/imprint/', ['/en/#features', '/en/dashboard/', '/en/#pricing', '/en/#questions']],
  ])("shows the editors' menu on %s", (address, hrefs) => {
    renderIn(pageContextOf(address), <Header />)
    expect(all('a', screen.getByRole('navigation')).map((link) => link.getAttribute('href'))).toEqual(hrefs)
  })

  test('has a menu for phones with the links, the quieter button and the languages', () => {
    renderIn(pageContextOf('/'), <Header />)
    fireEvent.click(screen.getByRole('button', {name: 'Menu openen'}))
    const menu = within(screen.getByRole('dialog'))
    const words = all('a', menu.getByRole('navigation')).map(({textContent}) => textContent)
    expect(words).toEqual(['Wat het doet', 'Demo', 'Prijzen', 'Vragen', 'Login'])
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

test("wrapPageElement leaves Gatsby's own pages unchanged", () => {
  const element = <p>theirs</p>
  expect(wrapPageElement({element, props: {pageContext: {}} as never})).toBe(element)
})

test('usePage throws outside a page', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(usePage)).toThrow('usePage is used outside a Page')
})
