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

test('does nothing to a page whose address asks for no state', () => {
  expect(showState()).toBeNull()
  expect(window.fetch).toBe(ask)
})

test('answers for the API as the state has it, and leaves other addresses to the site', async () => {
  window.location.hash = '#state=payment-unknown'
  showState()
  expect((await fetch('/api/order-status?order=x')).status).toBe(404)
  expect(await (await fetch('/api/payment-methods')).json()).toEqual({from: 'the site'})
})

test('fills in what a visitor would, and presses', async () => {
  window.location.hash = '#state=login-incomplete'
  page('<input id="email"><button>Inloggen</button>')
  const heard: string[] = []
  document.addEventListener('input', ({target}) => heard.push((target as HTMLInputElement).value), {once: true})
  document.addEventListener('click', ({target}) => heard.push((target as HTMLElement).textContent), {once: true})
  await showState()?.()
  expect(heard).toEqual(['jo@', 'Inloggen'])
})

test('chooses an option by what it begins with', async () => {
  window.location.hash = '#state=checkout-abroad'
  page('<select id="customer-country"><option value="NL">Nederland</option><option value="BE">België</option></select>')
  await showState()?.()
  expect(document.querySelector('select')?.value).toBe('BE')
})

test('checks a switch once', async () => {
  window.location.hash = '#state=account-switched'
  page('<input type="checkbox" role="switch"><input type="checkbox" role="switch">')
  await showState()?.()
  expect([...document.querySelectorAll('input')].map(({checked}) => checked)).toEqual([false, true])
})
