import {fireEvent, screen} from '@testing-library/react'
import {currentAttempt, endAttempt} from './attempt.ts'
import {formScript} from './formScript.ts'
import {savedFields, saveFields} from './savedFields.ts'

/** Renders a checkout page before its scripts. */
function open(address = '/checkout/pro/') {
  window.history.replaceState(null, '', address)
  document.body.innerHTML = `
    <a href="#en">English</a>
    <form method="post">
      <input type="hidden" name="planType" value="pro">
      <input type="radio" name="billingPeriod" value="monthly" aria-label="Month" checked>
      <input type="radio" name="billingPeriod" value="biannual" aria-label="Half a year">
      <input name="company" aria-label="Company">
      <select name="country" aria-label="Country"><option value="NL">NL<option value="BE">BE</select>
      <input name="customerEmail" aria-label="E-mail">
    </form>`
  new Function(formScript)()
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const leave = () => window.dispatchEvent(new Event('pagehide'))

afterEach(() => sessionStorage.clear())

test('saves each letter before the field loses focus', () => {
  open()
  fireEvent.input(field('E-mail'), {target: {value: 'jo@exa'}})
  expect(savedFields(sessionStorage)).toEqual([
    ['billingPeriod', 'monthly'],
    ['country', 'NL'],
    ['customerEmail', 'jo@exa'],
  ])
})

test.each<[string, () => void]>([
  ['a link is pressed', () => fireEvent.click(screen.getByText('English'))],
  ['the page is left', leave],
])('keeps what a password manager filled in without an event when %s', (_, act) => {
  open()
  field('E-mail').value = 'jo@example.nl'
  act()
  expect(savedFields(sessionStorage)).toContainEqual(['customerEmail', 'jo@example.nl'])
})

test('saves nothing of an untouched form, nor on a page without a form', () => {
  open()
  fireEvent.click(screen.getByText('English'))
  leave()
  document.body.innerHTML = '<input>'
  fireEvent.input(screen.getByRole('textbox'), {target: {value: 'x'}})
  expect(sessionStorage.getItem('typed')).toBeNull()
})

test('restores fields on the page in another language and saves them with new input', () => {
  open()
  fireEvent.click(field('Half a year'))
  fireEvent.change(field('Country'), {target: {value: 'BE'}})
  fireEvent.input(field('Company'), {target: {value: 'Jansen'}})
  open('/en/checkout/pro/')
  expect(field('Half a year').checked).toBe(true)
  fireEvent.input(field('E-mail'), {target: {value: 'jo@example.nl'}})
  expect(savedFields(sessionStorage)).toEqual([
    ['billingPeriod', 'biannual'],
    ['company', 'Jansen'],
    ['country', 'BE'],
    ['customerEmail', 'jo@example.nl'],
  ])
})

describe('a form that the browser submits itself', () => {
  /** Returns the attempt among the fields, which browsers request after the event. */
  function submitted(): string | null {
    const form = document.forms[0]
    form?.dispatchEvent(new Event('submit', {bubbles: true}))
    const formData = new FormData()
    form?.dispatchEvent(Object.assign(new Event('formdata', {bubbles: true}), {formData}))
    return formData.get('attempt') as string | null
  }
  afterEach(() => localStorage.clear())

  test('carries the attempt that the scripts would send, the same in every tab', () => {
    open()
    const attempt = submitted()
    expect(attempt).toMatch(/^[0-9a-f-]{36}$/)
    expect(currentAttempt(localStorage)).toBe(attempt)
    open('/en/checkout/pro/')
    expect(submitted()).toBe(attempt)
  })

  test('carries a new attempt after an hour, or after the last one ended', () => {
    const before = currentAttempt(localStorage, Date.now() - 61 * 60_000)
    open()
    const attempt = submitted()
    expect(attempt).not.toBe(before)
    endAttempt(localStorage, sessionStorage)
    expect(submitted()).not.toBe(attempt)
  })

  test('starts no attempt before it is submitted', () => {
    open()
    fireEvent.input(field('E-mail'), {target: {value: 'jo@example.nl'}})
    leave()
    expect(localStorage).toHaveLength(0)
  })
})

test('leaves the period to the address, and restores nothing older than an hour', () => {
  const form = new FormData()
  form.set('billingPeriod', 'biannual')
  form.set('company', 'Jansen')
  saveFields(sessionStorage, form)
  open('/checkout/pro/?period=monthly')
  expect([field('Month').checked, field('Company').value]).toEqual([true, 'Jansen'])
  saveFields(sessionStorage, form, Date.now() - 60 * 60_000)
  open()
  expect(field('Company').value).toBe('')
})
