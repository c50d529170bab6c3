import {fireEvent, screen} from '@testing-library/react'
import type {ScriptsCome} from '../../../../domain/pages/pages.ts'
import {saveFields} from '../../session/savedFields.ts'
import {deferredScripts} from './deferredScripts.ts'

const press = jest.fn()

/** Renders a page before its scripts. */
function open(come: ScriptsCome = 'acted') {
  jest.useFakeTimers()
  fireEvent.keyDown(document.body) // the previous page stops listening
  jest.runAllTimers()
  document.body.innerHTML = `
    <p>Words</p>
    <a href="#there">There</a>
    <a href="#here" hreflang="en">English</a>
    <button type="button">Press</button>
    <label>On <input type="checkbox" role="switch"></label>
    <select><option>one</option><option>two</option></select>`
  new Function(deferredScripts(['/a.js', '/b.js'], come))()
}

const fetched = () => {
  jest.runAllTimers()
  return [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'))
}
const pointer = (type: string, pointerType: string, movementX = 1) =>
  fireEvent(screen.getByText('Words'), Object.assign(new Event(type, {bubbles: true}), {pointerType, movementX}))

/** Acts as the page's own scripts. */
function hydrate() {
  document.body.onclick = ({target}) => press((target as Element).tagName, (target as HTMLInputElement).checked)
  screen.getByRole('combobox').onchange = ({target}) => press('SELECT', (target as HTMLSelectElement).value)
  window.dispatchEvent(new Event('hydrated'))
}

afterEach(() => {
  hydrate() // or its listeners stay
  document.body.onclick = null
  press.mockReset()
})

test('loads nothing on load, scrolling, or dragging with a finger', () => {
  open()
  window.dispatchEvent(new Event('load'))
  fireEvent.scroll(document)
  for (const type of ['pointerover', 'pointerdown', 'pointermove', 'pointercancel']) pointer(type, 'touch')
  pointer('pointermove', 'mouse', 0) // its position when the page loaded
  expect(fetched()).toEqual([])
})

test.each<[string, () => void]>([
  ['a mouse that moves', () => pointer('pointermove', 'mouse')],
  ['a tap', () => fireEvent.click(screen.getByText('Words'))],
  ['a key', () => fireEvent.keyDown(document.body, {key: 'Tab'})],
  ['focus', () => fireEvent.focusIn(screen.getByText('There'))],
])('loads the scripts once on %s', (_, act) => {
  open()
  act()
  act()
  expect(fetched()).toEqual(['/a.js', '/b.js'])
})

test('loads scripts when the browser is idle on a page that does something by itself', () => {
  open('idle')
  expect(document.querySelectorAll('script')).toHaveLength(0)
  expect(fetched()).toEqual(['/a.js', '/b.js'])
})

test('loads the scripts of a form by itself when it was begun', () => {
  open('resumed')
  expect(fetched()).toEqual([])
  saveFields(sessionStorage, new FormData())
  open('resumed')
  expect(fetched()).toEqual(['/a.js', '/b.js'])
  sessionStorage.clear()
  open('resumed')
  expect(fetched()).toEqual([])
  window.history.replaceState(null, '', '?period=biannual')
  open('resumed')
  expect(fetched()).toEqual(['/a.js', '/b.js'])
})

test('replays early clicks and choices once, each in its own task, after hydration', () => {
  open()
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('switch'))
  fireEvent.change(screen.getByRole('combobox'), {target: {value: 'two'}})
  expect(press).not.toHaveBeenCalled()
  hydrate()
  expect(press).not.toHaveBeenCalled() // not in the task of something they may depend on
  jest.runAllTimers()
  expect(press.mock.calls).toEqual([
    ['BUTTON', undefined],
    ['INPUT', true],
    ['SELECT', 'two'],
  ])
  fireEvent.click(screen.getByRole('button'))
  expect(press).toHaveBeenCalledTimes(4)
})

test('leaves links to the browser before and after hydration', () => {
  open()
  fireEvent.click(screen.getByText('There'))
  hydrate()
  expect(press).not.toHaveBeenCalled()
})

const scrollTo = jest.fn()

/** Leaves a page at a scroll position by its link to the other language. */
function leaveAt(place: number) {
  scrollTo.mockClear()
  Object.assign(window, {scrollY: place, scrollTo})
  fireEvent.click(screen.getByText('English'))
}

test('restores the scroll position once in the other language, and not on another page', () => {
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

test("leaves the scroll position to the page's scripts after hydration", () => {
  open()
  hydrate()
  leaveAt(1200)
  window.history.replaceState(null, '', '#here')
  open()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('creates a Trusted Types policy for these script addresses only', () => {
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
