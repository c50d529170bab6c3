import {fireEvent, screen} from '@testing-library/react'
import type {ScriptsCome} from '../../../domain/pages/pages.ts'
import {forgetTyped, keepTyped} from '../session/typed.ts'
import {laterScripts} from './laterScripts.ts'

const press = jest.fn()

/** A page as it stands before its scripts. */
function open(come: ScriptsCome = 'acted') {
  jest.useFakeTimers()
  fireEvent.keyDown(document.body) // the page before listens no more
  jest.runAllTimers()
  document.body.innerHTML = `
    <p>Words</p>
    <a href="#there">There</a>
    <a href="#here" hreflang="en">English</a>
    <button type="button">Press</button>
    <label>On <input type="checkbox" role="switch"></label>
    <select><option>one</option><option>two</option></select>`
  new Function(laterScripts(['/a.js', '/b.js'], come))()
}

const fetched = () => {
  jest.runAllTimers()
  return [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'))
}
const pointer = (type: string, pointerType: string, movementX = 1) =>
  fireEvent(screen.getByText('Words'), Object.assign(new Event(type, {bubbles: true}), {pointerType, movementX}))

/** What the page's own scripts do. */
function hydrate() {
  document.body.onclick = ({target}) => press((target as Element).tagName, (target as HTMLInputElement).checked)
  screen.getByRole('combobox').onchange = ({target}) => press('SELECT', (target as HTMLSelectElement).value)
  window.dispatchEvent(new Event('hydrated'))
}

afterEach(() => {
  hydrate() // or it listens on
  document.body.onclick = null
  press.mockReset()
})

test('nothing is fetched while nobody acts: not when the page is there, scrolled, or dragged by a finger', () => {
  open()
  window.dispatchEvent(new Event('load'))
  fireEvent.scroll(document)
  for (const type of ['pointerover', 'pointerdown', 'pointermove', 'pointercancel']) pointer(type, 'touch')
  pointer('pointermove', 'mouse', 0) // where it was when the page came
  expect(fetched()).toEqual([])
})

test.each<[string, () => void]>([
  ['a mouse that moves', () => pointer('pointermove', 'mouse')],
  ['a tap', () => fireEvent.click(screen.getByText('Words'))],
  ['a key', () => fireEvent.keyDown(document.body, {key: 'Tab'})],
  ['focus', () => fireEvent.focusIn(screen.getByText('There'))],
])('%s is an act: the scripts are fetched, once', (_, act) => {
  open()
  act()
  act()
  expect(fetched()).toEqual(['/a.js', '/b.js'])
})

test('a page that does something by itself fetches them once the browser is idle', () => {
  open('idle')
  expect(document.querySelectorAll('script')).toHaveLength(0)
  expect(fetched()).toEqual(['/a.js', '/b.js'])
})

test('a form fetches them by itself where it was begun: by its address, or by what was typed in this tab', () => {
  open('resumed')
  expect(fetched()).toEqual([])
  keepTyped(sessionStorage, new FormData())
  open('resumed')
  expect(fetched()).toEqual(['/a.js', '/b.js'])
  forgetTyped(sessionStorage)
  open('resumed')
  expect(fetched()).toEqual([])
  window.history.replaceState(null, '', '?period=biannual')
  open('resumed')
  expect(fetched()).toEqual(['/a.js', '/b.js'])
})

test('what was pressed and chosen before is given to the page once it can answer, once, each in its turn', () => {
  open()
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('switch'))
  fireEvent.change(screen.getByRole('combobox'), {target: {value: 'two'}})
  expect(press).not.toHaveBeenCalled()
  hydrate()
  expect(press).not.toHaveBeenCalled() // not in the turn of what they may depend on
  jest.runAllTimers()
  expect(press.mock.calls).toEqual([
    ['BUTTON', undefined],
    ['INPUT', true],
    ['SELECT', 'two'],
  ])
  fireEvent.click(screen.getByRole('button'))
  expect(press).toHaveBeenCalledTimes(4)
})

test('a link is the browser’s, before and after', () => {
  open()
  fireEvent.click(screen.getByText('There'))
  hydrate()
  expect(press).not.toHaveBeenCalled()
})

const scrollTo = jest.fn()

/** A page that was read on to here is left by its link to the other language. */
function leaveAt(place: number) {
  scrollTo.mockClear()
  Object.assign(window, {scrollY: place, scrollTo})
  fireEvent.click(screen.getByText('English'))
}

test('the other language opens at the place that was read, once, and another page at its top', () => {
  open()
  leaveAt(1200)
  window.history.replaceState(null, '', '#here')
  open()
  expect(scrollTo.mock.calls).toEqual([[{top: '1200', behavior: 'instant'}]])
  open()
  expect(scrollTo).toHaveBeenCalledTimes(1)
  leaveAt(1200) // into a new tab
  window.history.replaceState(null, '', '#elsewhere')
  open()
  window.history.replaceState(null, '', '#here')
  open()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('once the scripts are there they keep the place', () => {
  open()
  hydrate()
  leaveAt(1200)
  window.history.replaceState(null, '', '#here')
  open()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('where the browser knows Trusted Types, its policy makes the addresses of these scripts and of no others', () => {
  type Rules = {createScriptURL: (address: string) => string | null}
  const made: [string, Rules][] = []
  const createPolicy = (name: string, rules: Rules) => {
    made.push([name, rules])
    return {createScriptURL: (address: string) => `${rules.createScriptURL(address)}?typed`}
  }
  Object.assign(window, {trustedTypes: {createPolicy}})
  open()
  fireEvent.keyDown(document.body)
  expect(fetched()).toEqual(['/a.js?typed', '/b.js?typed'])
  expect(made.map(([name]) => name)).toEqual(['later-scripts'])
  expect(made[0]?.[1].createScriptURL('https://elsewhere.example/a.js')).toBeNull()
  delete window.trustedTypes
})
