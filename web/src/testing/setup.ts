import '@testing-library/jest-dom'
// Its clearing up after each test is registered here, before ours.
import {configure} from '@testing-library/react'
import {noteChangedTexts, takeChangedTexts} from './bareTexts.ts'

// In modules Jest has it here; Testing Library looks for it among the globals.
Object.assign(globalThis, {jest: import.meta.jest})

// What is waited for comes at once, but for a machine that is busy with something else.
configure({asyncUtilTimeout: 30_000})
jest.setTimeout(120_000)

// What jsdom has not: opening a dialog, media queries, and what is in view (nothing, until a test says so).
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
  // Each needs an element of its own: a translated page would keep the words of before.
  expect(changed).toEqual([])
})
