import {act, fireEvent, render, renderHook, screen, within} from '@testing-library/react'
import {Toggles} from '../session/Toggles.tsx'
import {useSessionValues} from '../session/useSessionValues.ts'
import {pageContextOf, renderIn} from '../testing/page.tsx'
import {themeScript} from '../theme/themeScript.ts'
import {Accordion} from './Accordion.tsx'
import {closesOutside} from './dialogs/commands.ts'
import {Dialog} from './dialogs/Dialog.tsx'
import {ReadOnlyField} from './forms/Field.tsx'
import {Switch} from './forms/Switch.tsx'
import {ThemeChoice, ThemeToggle} from './forms/ThemeChoice.tsx'
import {Questions} from './Questions.tsx'
import {TextWithMail} from './TextWithMail.tsx'
import {Tip} from './Tip.tsx'
import {LazyToasts} from './toasts/LazyToasts.tsx'
import {Toasts} from './toasts/Toast.tsx'
import type {ToastMessage} from './toasts/toast.styles.ts'
import {useToasts} from './toasts/useToasts.ts'

const page = pageContextOf('/login/')
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}))

/** A page with one button for each message. */
function Corner({offered}: {offered: Omit<ToastMessage, 'id'>[]}) {
  const {messages, show, dismiss, clear} = useToasts()
  return (
    <>
      {offered.map((message) => (
        <button key={message.title} type="button" onClick={() => show(message)}>
          show {message.title}
        </button>
      ))}
      <button type="button" onClick={clear}>
        clear
      </button>
      <Toasts messages={messages} onClose={dismiss} />
    </>
  )
}

describe('a message in the corner', () => {
  const notice = {tone: 'notice', title: 'Opgeslagen', text: 'Je wijzigingen zijn bewaard.'} as const
  const failure = {tone: 'destructive', title: 'Mislukt', text: 'Dat ging niet.'} as const

  beforeEach(() => jest.useFakeTimers())

  test('disappears after five seconds, and not before', () => {
    renderIn(page, <Corner offered={[notice]} />)
    press('show Opgeslagen')
    pass(4999)
    expect(screen.getByText(notice.text)).toBeVisible()
    pass(1)
    expect(screen.queryByText(notice.text)).not.toBeInTheDocument()
  })

  test('stays until it is closed when it reports an error', () => {
    renderIn(page, <Corner offered={[failure]} />)
    press('show Mislukt')
    pass(3_600_000)
    expect(screen.getByText(failure.text)).toBeVisible()
    press('Sluiten')
    expect(screen.queryByText(failure.text)).not.toBeInTheDocument()
  })

  test('is read out at once', () => {
    renderIn(page, <Corner offered={[failure]} />)
    press('show Mislukt')
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive')
    pass(100)
    expect(screen.getByRole('status')).toHaveTextContent('Mislukt')
  })

  test('replaces the previous one and has its own five seconds', () => {
    renderIn(page, <Corner offered={[notice, {...notice, title: 'Tweede', text: 'Nog iets.'}]} />)
    press('show Opgeslagen')
    pass(3000)
    press('show Tweede')
    expect(screen.queryByText(notice.text)).not.toBeInTheDocument()
    pass(4999)
    expect(screen.getByText('Nog iets.')).toBeVisible()
    pass(1)
    expect(screen.queryByText('Nog iets.')).not.toBeInTheDocument()
  })

  test('has an action that closes it', () => {
    const undo = jest.fn()
    renderIn(page, <Corner offered={[{...notice, action: {label: 'Ongedaan maken', onClick: undo}}]} />)
    press('show Opgeslagen')
    press('Ongedaan maken')
    expect(undo).toHaveBeenCalledTimes(1)
    expect(screen.queryByText(notice.text)).not.toBeInTheDocument()
  })

  test('is cleared with all others', () => {
    renderIn(page, <Corner offered={[failure]} />)
    press('show Mislukt')
    press('clear')
    expect(screen.queryByText(failure.text)).not.toBeInTheDocument()
  })
})

describe('toasts whose file loads later', () => {
  const failure = {id: 1, tone: 'destructive', title: 'Geen verbinding', text: 'Er is niets betaald.'} as const
  const onClose = jest.fn()
  const later = (load: () => Promise<{Toasts: typeof Toasts}>, messages: ToastMessage[] = [failure]) =>
    renderIn(page, <LazyToasts messages={messages} onClose={onClose} load={load} />)
  const settled = () => act(async () => {})

  beforeEach(() => jest.useFakeTimers())

  test('load it on the first interaction, once, and not before', async () => {
    const load = jest.fn(() => Promise.resolve({Toasts}))
    later(load, [])
    await settled()
    expect(load).not.toHaveBeenCalled()
    fireEvent.focusIn(document.body)
    fireEvent.focusIn(document.body)
    await settled()
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('equal those of every other page once it is loaded', async () => {
    later(() => Promise.resolve({Toasts}))
    await settled()
    expect(screen.getByText(failure.text).closest('li')).toBeVisible()
  })

  test.each([
    ['cannot be had', () => Promise.reject(new Error('offline')), 0],
    ['does not come within a second', () => new Promise<never>(() => {}), 1000],
  ] as const)('show, announce and close a message all the same when it %s', async (_, load, after) => {
    later(load)
    await settled()
    pass(after)
    expect(screen.getByRole('alert')).toHaveTextContent('Geen verbindingEr is niets betaald.')
    pass(3_600_000)
    press('Sluiten')
    expect(onClose).toHaveBeenCalledWith(1)
  })
})

describe('a dialog', () => {
  const dialog = () => screen.getByRole('dialog', {hidden: true}) as HTMLDialogElement

  test('opens by its button, which names the subject, and is labelled by its title', () => {
    renderIn(
      page,
      <Dialog trigger="Bekijk" subject="Basis" title="Wat zit erin?">
        De inhoud.
      </Dialog>,
    )
    expect(dialog().open).toBe(false)
    const trigger = screen.getByRole('button', {name: 'Bekijk (Basis)'})
    expect(trigger).toHaveAttribute('aria-haspopup', 'dialog')
    fireEvent.click(trigger)
    expect(screen.getByRole('dialog', {name: 'Wat zit erin?'})).toHaveTextContent('De inhoud.')
  })

  test('closes by its cross and by a button of its content, with a callback; a click outside does not close it', () => {
    const onClose = jest.fn()
    renderIn(
      page,
      <Dialog trigger="Bekijk" title="Titel" onClose={onClose}>
        {(close) => (
          <button type="button" {...close}>
            Klaar
          </button>
        )}
      </Dialog>,
    )
    for (const name of ['Sluiten', 'Klaar']) {
      press('Bekijk')
      fireEvent.click(dialog())
      expect(dialog().open).toBe(true)
      fireEvent.click(within(dialog()).getByRole('button', {name}))
      expect(dialog().open).toBe(false)
    }
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  test('leaves opening to browsers with command buttons', () => {
    Object.assign(HTMLButtonElement.prototype, {commandForElement: null})
    try {
      renderIn(
        page,
        <Dialog trigger="Bekijk" title="Titel">
          De inhoud.
        </Dialog>,
      )
      press('Bekijk')
      expect(dialog().open).toBe(false)
      expect(screen.getByRole('button', {name: 'Bekijk'})).toHaveAttribute('commandfor', dialog().id)
      expect(screen.getByRole('button', {name: 'Bekijk'})).toHaveAttribute('command', 'show-modal')
    } finally {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    }
  })

  test('closes by a click outside, if it may, and not by a click inside', () => {
    render(
      <dialog open {...closesOutside()}>
        <p>inside</p>
      </dialog>,
    )
    fireEvent.click(screen.getByText('inside'))
    expect(dialog().open).toBe(true)
    fireEvent.click(dialog())
    expect(dialog().open).toBe(false)
  })
})

test('accordion items are closed at first and share a name, so that one is open at a time', () => {
  const items = ['een', 'twee'].map((id) => ({id, title: `Vraag ${id}`, content: `Antwoord ${id}`}))
  render(<Accordion name="faq" items={items} />)
  const groups = screen.getAllByRole('group')
  expect(groups).toHaveLength(2)
  for (const [index, group] of groups.entries()) {
    expect(group).not.toHaveAttribute('open')
    expect(group).toHaveAttribute('name', 'faq')
    expect(within(group).getByText(`Vraag ${items[index]?.id}`).tagName).toBe('SUMMARY')
    expect(within(group).getByText(`Antwoord ${items[index]?.id}`)).not.toBeVisible()
    fireEvent.click(within(group).getByText(`Vraag ${items[index]?.id}`))
    expect(within(group).getByText(`Antwoord ${items[index]?.id}`)).toBeVisible()
  }
})

test('an empty list of questions says so', () => {
  renderIn(page, <Questions faqs={[]} none="Er staan nog geen vragen op deze pagina." />)
  expect(screen.getByText('Er staan nog geen vragen op deze pagina.')).toBeVisible()
})

test('a tip repeats the name of its button after 700 ms of hovering, at once with the keyboard', () => {
  render(
    <Tip text="Schakel naar donker">
      <button type="button" aria-label="Schakel naar donker" />
    </Tip>,
  )
  expect(screen.getByText('Schakel naar donker')).toHaveAttribute('aria-hidden', 'true')
  const delays = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({selectorText}) => selectorText.endsWith('>[data-tip]'))
    .map(({selectorText, style}) => [
      selectorText.replace(/^\.\w+|>.*/g, ''),
      style.getPropertyValue('transition-delay'),
    ])
  expect(Object.fromEntries(delays)).toMatchObject({':hover': '700ms', ':has(:focus-visible)': '0s'})
})

test('e-mail addresses of the company are links anywhere in a text', () => {
  const {support, info} = page.site.settings.emails
  renderIn(page, <TextWithMail text={`Mail ${support}, of anders ${info}.`} />)
  for (const address of [support, info])
    expect(screen.getByRole('link', {name: address})).toHaveAttribute('href', `mailto:${address}`)
  expect(document.body).toHaveTextContent(`Mail ${support}, of anders ${info}.`)
})

test('a read-only value has a label, a hint, and room for long text', () => {
  render(
    <>
      <ReadOnlyField label="Naam" value="Jo de Vries" help="Zoals op de factuur." />
      <ReadOnlyField label="Adres" value="Voorbeeldkade 12, 1000 AA Amsterdam" />
    </>,
  )
  expect(screen.getByLabelText('Naam')).toHaveAccessibleDescription('Zoals op de factuur.')
  expect(screen.getByLabelText('Naam').tagName).toBe('INPUT')
  expect(screen.getByLabelText('Adres').tagName).toBe('TEXTAREA')
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('readonly')
})

describe('switches', () => {
  const toggles = [
    {_key: 'a', key: 'weekly', label: 'Weekbericht', help: 'Elke maandag.', initiallyOn: true},
    {_key: 'b', key: 'monthly', label: 'Maandbericht', help: 'Elke eerste.', initiallyOn: false},
  ]
  const switches = () =>
    screen.getAllByRole<HTMLInputElement>('switch').map(({checked, ariaChecked}) => [checked, ariaChecked])

  test('show their purpose and their state', () => {
    const onChange = jest.fn()
    render(<Switch label="Weekbericht" help="Elke maandag." on={false} state="Uit" onChange={onChange} />)
    const found = screen.getByRole('switch', {name: 'Weekbericht', description: 'Elke maandag.', checked: false})
    fireEvent.click(screen.getByText('Weekbericht'))
    expect(onChange.mock.calls).toEqual([[true]])
    expect(found).not.toBeChecked()
  })

  test("start with the content's default, announce a change, and keep it for the visit", () => {
    const onChange = jest.fn()
    const {unmount} = renderIn(page, <Toggles name="notifications" toggles={toggles} onChange={onChange} />)
    expect(switches()).toEqual([
      [true, 'true'],
      [false, 'false'],
    ])
    expect(sessionStorage).toHaveLength(0)
    fireEvent.click(screen.getByRole('switch', {name: 'Maandbericht'}))
    fireEvent.click(screen.getByRole('switch', {name: 'Weekbericht'}))
    expect(onChange.mock.calls).toEqual([
      [{tone: 'notice', title: 'Instelling gewijzigd', text: 'Maandbericht: Aan'}],
      [{tone: 'notice', title: 'Instelling gewijzigd', text: 'Weekbericht: Uit'}],
    ])
    unmount()
    renderIn(page, <Toggles name="notifications" toggles={toggles} onChange={onChange} />)
    expect(switches()).toEqual([
      [false, 'false'],
      [true, 'true'],
    ])
  })
})

describe('session values', () => {
  test('are shared by name and kind', () => {
    const here = renderHook(() => useSessionValues('settings', 'boolean'))
    const there = renderHook(() => useSessionValues('settings', 'boolean'))
    const texts = renderHook(() => useSessionValues('settings', 'string'))
    const others = renderHook(() => useSessionValues('others', 'boolean'))
    act(() => here.result.current[1]({weekly: true}))
    expect(there.result.current[0]).toEqual({weekly: true})
    expect(others.result.current[0]).toEqual({})
    expect(texts.result.current[0]).toEqual({})
    expect(sessionStorage.getItem('visit:settings')).toBe('{"weekly":true}')
  })

  test('are empty for an invalid stored value', () => {
    for (const kept of ['', 'null', '[', '{"weekly":"yes"}', '3']) {
      sessionStorage.setItem('visit:settings', kept)
      const {result, unmount} = renderHook(() => useSessionValues('settings', 'boolean'))
      expect(result.current[0]).toEqual({})
      unmount()
    }
  })

  test('are not kept when storage is forbidden, without an error', () => {
    for (const method of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('forbidden')
      })
    const {result} = renderHook(() => useSessionValues('settings', 'boolean'))
    act(() => result.current[1]({weekly: true}))
    expect(result.current[0]).toEqual({})
  })

  test('are unsubscribed on unmount', () => {
    const added = jest.spyOn(window, 'addEventListener')
    const removed = jest.spyOn(window, 'removeEventListener')
    renderHook(() => useSessionValues('settings', 'boolean')).unmount()
    const ours = (calls: unknown[][]) => calls.filter(([name]) => name === 'visitchange')
    expect(ours(removed.mock.calls)).toEqual(ours(added.mock.calls))
    expect(ours(added.mock.calls)).not.toHaveLength(0)
  })
})

describe('the theme', () => {
  const {dataset} = document.documentElement
  beforeAll(() => new Function(themeScript)()) // present in every page's head
  beforeEach(() => {
    dataset.theme = 'light'
  })
  const pressed = () =>
    ['Licht', 'Donker', 'Volgt je apparaat'].map((name) => screen.getByRole('button', {name}).ariaPressed)
  const toggle = () => screen.getByRole('button', {name: /Schakel/})
  const stored = (key: string, newValue: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', {key, newValue})))

  test('is one of three, and stored', () => {
    renderIn(page, <ThemeChoice />)
    expect(pressed()).toEqual(['true', 'false', 'false'])
    press('Volgt je apparaat')
    expect(pressed()).toEqual(['false', 'false', 'true'])
    expect([dataset.theme, localStorage.getItem('theme')]).toEqual(['system', 'system'])
  })

  test('toggles between light and dark in every control', () => {
    renderIn(
      page,
      <>
        <ThemeToggle />
        <ThemeChoice />
      </>,
    )
    fireEvent.click(toggle())
    expect(pressed()).toEqual(['false', 'true', 'false'])
    fireEvent.click(toggle())
    expect(pressed()).toEqual(['true', 'false', 'false'])
  })

  test('changes before the scripts of the page are loaded', () => {
    const {container, unmount} = renderIn(page, <ThemeChoice />)
    const html = container.innerHTML
    unmount()
    document.body.innerHTML = html
    document.dispatchEvent(new Event('DOMContentLoaded'))
    press('Donker')
    expect(dataset.theme).toBe('dark')
    expect(pressed()).toEqual(['false', 'true', 'false'])
    document.body.innerHTML = ''
  })

  test('names and draws the toggle by the current theme', () => {
    renderIn(page, <ThemeToggle />)
    const shownIn = (theme: string) =>
      [...toggle().querySelectorAll(`span[data-in~=${theme}]`)].map(({textContent}) => textContent)
    expect(shownIn('light')).toEqual(['Schakel naar donker'])
    expect(shownIn('dark')).toEqual(['Schakel naar licht'])
    expect(shownIn('system')).toEqual(['Schakel naar donker'])
    expect(toggle().querySelectorAll('svg[data-in=dark]')).toHaveLength(1)
  })

  test.each([
    [true, 'light'],
    [false, 'dark'],
  ])('toggles to the opposite when the device prefers dark (%s): %s', (matches, expected) => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({matches, media}) as MediaQueryList)
    dataset.theme = 'system'
    renderIn(page, <ThemeToggle />)
    fireEvent.click(toggle())
    expect(dataset.theme).toBe(expected)
  })

  test('follows another tab, and falls back to light for an invalid value', () => {
    renderIn(page, <ThemeChoice />)
    stored('theme', 'dark')
    expect(pressed()).toEqual(['false', 'true', 'false'])
    stored('other', 'light')
    expect(dataset.theme).toBe('dark')
    stored('theme', 'pink')
    expect(dataset.theme).toBe('light')
  })

  test('is set before the first paint: the stored one, else light', () => {
    for (const [kept, expected] of [
      ['dark', 'dark'],
      ['system', 'system'],
      ['pink', 'light'],
    ] as const) {
      localStorage.setItem('theme', kept)
      new Function(themeScript)()
      expect(dataset.theme).toBe(expected)
    }
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    new Function(themeScript)()
    expect(dataset).toMatchObject({theme: 'light', js: ''})
  })
})
