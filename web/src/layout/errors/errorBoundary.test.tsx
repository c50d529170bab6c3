import {fireEvent, render, screen} from '@testing-library/react'
import {framed, pageContextOf, renderIn} from '../../testing/page.tsx'
import {wrapPageElement} from '../Shell.tsx'
import {Part} from './ErrorBoundary.tsx'

const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)]
const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}))

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
