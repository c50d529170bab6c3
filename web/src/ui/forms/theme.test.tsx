import {act, fireEvent, screen} from '@testing-library/react'
import {pageContextOf, renderIn} from '../../testing/page.tsx'
import {themeScript} from '../../theme/themeScript.ts'
import {ThemeChoice, ThemeToggle} from './ThemeChoice.tsx'

const page = pageContextOf('/login/')
const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}))

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
