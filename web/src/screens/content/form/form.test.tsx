import {fireEvent, screen, waitFor, within} from '@testing-library/react'
import type {ContentQueryResult} from '../../../../../domain/content/content.types.ts'
import {TRAP} from '../../../../../domain/forms/readForm.ts'
import {pageContextOf, renderPage} from '../../../testing/page.tsx'
import Content from '../Content.tsx'

/** The forms of the contact page, with a function that answers as a test wants. */
const {fetch} = globalThis
const sent: URLSearchParams[] = []
let answer: () => Promise<unknown>
beforeEach(() => {
  sent.length = 0
  globalThis.fetch = ((_: string, {body}: {body: URLSearchParams}) => {
    sent.push(body)
    return answer()
  }) as unknown as typeof globalThis.fetch
  renderPage(Content, pageContextOf<ContentQueryResult>('/en/contact/'))
})
afterEach(() => {
  globalThis.fetch = fetch
})

const region = () => screen.getByRole('region', {name: 'Get a call back'})
const field = (name: RegExp) => within(region()).getByLabelText(name)
const type = (name: RegExp, value: string) => {
  fireEvent.input(field(name), {target: {value}})
}
const send = () => fireEvent.click(within(region()).getByRole('button'))
function fillIn() {
  type(/Your name/, 'Jo')
  type(/phone number/, '+31 20 123 45 67')
  fireEvent.change(field(/When/), {target: {value: 'any'}})
  fireEvent.click(field(/You may call me/))
}

test('says what is wrong beside each field, focuses the first, and sends nothing', () => {
  type(/Your name/, 'Jo')
  send()
  expect(field(/phone number/)).toHaveFocus()
  expect(field(/phone number/)).toHaveAccessibleDescription('Please fill this in.')
  expect(field(/When/)).toHaveAccessibleDescription('Please choose one.')
  expect(field(/You may call me/)).toBeInvalid()
  expect(field(/Your name/)).toBeValid()
  // Focus stays where somebody types.
  type(/phone number/, '+31 20 123 45 67')
  expect(field(/phone number/)).toHaveFocus()
  expect(field(/phone number/)).toBeValid()
  expect(sent).toEqual([])
})

test('sends the fields by their names, and shows the words after sending with focus', async () => {
  answer = async () => Response.json({success: true})
  fillIn()
  send()
  send()
  const said = await screen.findByRole('status')
  expect(said).toHaveTextContent('We’ll call you')
  await waitFor(() => expect(said).toHaveFocus())
  expect(sent.map((body) => Object.fromEntries(body))).toEqual([
    {
      form: 'form-callback',
      language: 'en',
      'field-name': 'Jo',
      'field-phone': '+31 20 123 45 67',
      'field-moment': 'any',
      'field-about': '',
      'field-consent': 'yes',
      [TRAP]: '',
    },
  ])
})

test('shows what only the function refuses, and keeps what was typed', async () => {
  answer = async () => Response.json({wrong: [{name: 'field-phone', label: '', text: 'No number'}]}, {status: 422})
  fillIn()
  send()
  await waitFor(() => expect(field(/phone number/)).toHaveAccessibleDescription('No number'))
  await waitFor(() => expect(field(/phone number/)).toHaveFocus())
  expect(field(/Your name/)).toHaveValue('Jo')
})

test.each([
  ['fails', async () => Response.json({success: false}, {status: 503})],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'refuses a field that the form got after this page was loaded',
    async () => Response.json({wrong: [{name: 'field-new', label: 'New', text: 'Fill in'}]}, {status: 422}),
  ],
  ['answers nonsense', async () => new Response('<html>', {status: 502})],
])('says that nothing was sent when the function %s', async (_, answers) => {
  answer = answers
  fillIn()
  send()
  const said = await screen.findByRole('alert')
  expect(said).toHaveTextContent('Your message was not sent')
  await waitFor(() => expect(said).toHaveFocus())
  expect(field(/Your name/)).toHaveValue('Jo')
})
