import '@testing-library/jest-dom'
// Registers its cleanup before ours.
import {configure} from '@testing-library/react'
import {noteChangedTexts, takeChangedTexts} from './bareTexts.ts'

declare global {
  namespace jest {
    /** Missing in Jest's types. */
    function unstable_mockModule(path: string, make: () => unknown): void
  }
}

// In ES modules Jest has it here; Testing Library expects a global.
Object.assign(globalThis, {jest: import.meta.jest})

// Awaited elements appear at once, except on a busy machine.
configure({asyncUtilTimeout: 30_000})
jest.setTimeout(120_000)

// Missing in jsdom: opening a dialog, media queries, and intersection (nothing is in view unless a test says so).
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  },
})
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {media, matches: false, onchange: null, addListener() {}, removeListener() {}})
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver

noteChangedTexts()

afterEach(() => {
  const changed = takeChangedTexts()
  jest.useRealTimers()
  jest.restoreAllMocks()
  jest.clearAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  // Each text needs an element of its own: a translated page would keep the old text.
  expect(changed).toEqual([])
})
