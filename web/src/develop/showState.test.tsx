import {showState} from './showState.ts'

const ask = jest.fn(async () => Response.json({from: 'the site'}))

beforeEach(() => {
  document.documentElement.lang = 'nl'
  window.fetch = ask as unknown as typeof fetch
})
afterEach(() => {
  window.location.hash = ''
  document.body.replaceChildren()
})

function page(html: string) {
  document.body.innerHTML = html
}

test('does nothing when the address names no state', () => {
  expect(showState()).toBeNull()
  expect(window.fetch).toBe(ask)
})

test('answers API requests of the state and passes others to the site', async () => {
  window.location.hash = '#state=payment-unknown'
  showState()
  expect((await fetch('/api/order-status?order=x')).status).toBe(404)
  expect(await (await fetch('/api/payment-methods')).json()).toEqual({from: 'the site'})
})

test('fills in a field and presses a button', async () => {
  window.location.hash = '#state=login-incomplete'
  page('<input id="email"><button>Inloggen</button>')
  const heard: string[] = []
  document.addEventListener('input', ({target}) => heard.push((target as HTMLInputElement).value), {once: true})
  document.addEventListener('click', ({target}) => heard.push((target as HTMLElement).textContent), {once: true})
  await showState()?.()
  expect(heard).toEqual(['jo@', 'Inloggen'])
})

test('chooses the option that begins with the text', async () => {
  window.location.hash = '#state=checkout-abroad'
  page('<select id="customer-country"><option value="NL">Nederland</option><option value="BE">België</option></select>')
  await showState()?.()
  expect(document.querySelector('select')?.value).toBe('BE')
})

test('checks only the last switch', async () => {
  window.location.hash = '#state=account-switched'
  page('<input type="checkbox" role="switch"><input type="checkbox" role="switch">')
  await showState()?.()
  expect([...document.querySelectorAll('input')].map(({checked}) => checked)).toEqual([false, true])
})
