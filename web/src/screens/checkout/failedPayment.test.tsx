import {screen} from '@testing-library/react'
import {functionsAnswer} from '../../testing/answers.ts'
import {
  choose,
  chooseCountry,
  created,
  fillIn,
  isPaying,
  open,
  part,
  pay,
  payButton,
  reversed,
  sent,
  type,
} from './form.fixture.tsx'

describe('a payment that cannot be made', () => {
  const failed = [
    'Betaling mislukt',
    'Er is een fout opgetreden bij het verwerken van je betaling. Er is niets betaald. Probeer het opnieuw, of mail naar hulp@example.nl.',
  ] as const
  let logged: jest.SpyInstance
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  const told = async ([title, text]: readonly [string, string]) => {
    const message = (await screen.findByText(title, {selector: 'li *'})).closest('li') as HTMLElement
    expect(message).toHaveTextContent(title + text)
  }

  test.each([
    ['an answer without an address', [200, {success: true}], 'Payment creation failed'],
    ['an answer without success', [200, {paymentUrl: 'https://pay.example'}], 'Payment creation failed'],
    ['an error with words', [503, {error: 'Mollie does not answer'}], 'Mollie does not answer'],
    ['an error without words', [502, '<html>'], 'Payment creation failed'],
    [
      'a request that is refused, without an address',
      [400, {error: 'Invalid plan configuration'}],
      'Invalid plan configuration',
    ],
    ['an exception', new TypeError('Failed to fetch'), 'Failed to fetch'],
  ] as const)('logs the error and shows a message: %s', async (_, answer, error) => {
    open()
    fillIn()
    functionsAnswer(answer as [number, unknown])
    pay()
    await told(failed)
    expect(logged.mock.calls).toEqual([['Payment creation failed:', error]])
  })

  test('ends the message with the id that the answer of the function has', async () => {
    open()
    fillIn()
    globalThis.fetch = async () => Response.json({success: false}, {status: 503, headers: {'x-request-id': '01KAYW'}})
    pay()
    await told([failed[0], `${failed[1]} Kenmerk: 01KAYW`])
  })

  test('can be tried again as the same attempt', async () => {
    open()
    fillIn()
    functionsAnswer([503, {}])
    pay()
    await told(failed)
    expect(payButton()).toBeEnabled()
    const kept = localStorage.getItem('attempt')
    const send = functionsAnswer(created())
    pay()
    expect(screen.queryByText(failed[1], {selector: 'li *'})).not.toBeInTheDocument()
    await isPaying()
    expect(sent(send).attempt).toBe(JSON.parse(kept ?? '{}').id)
  })

  test.each([
    [
      'too many attempts',
      [429, 'Too many requests'],
      ['Even wachten', 'Je hebt het kort na elkaar te vaak geprobeerd. Wacht een minuut en probeer het opnieuw.'],
    ],
  ] as const)('explains what to do: %s', async (_, answer, message) => {
    open()
    fillIn()
    functionsAnswer(answer as unknown as [number, unknown])
    pay()
    await told(message)
  })

  test('shows that there is no connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open()
    fillIn()
    functionsAnswer(new TypeError('Failed to fetch'))
    pay()
    await told(['Geen verbinding', 'Er is niets betaald. Controleer je internetverbinding en probeer het opnieuw.'])
  })

  test('shows a changed total, asks again, and then sends it', async () => {
    open()
    fillIn()
    choose('Per 3 maanden')
    functionsAnswer([409, {success: false, error: 'Price changed', exclVat: '420.00', vat: '88.20', total: '508.20'}])
    pay()
    await told([
      'De prijs is zojuist gewijzigd',
      'Het totaal is nu € 508,20 incl. btw. Er is niets betaald. Bekijk het nieuwe bedrag en ga door als je akkoord bent.',
    ])
    expect(payButton()).toHaveTextContent('Akkoord, betaal € 508,20')
    for (const amount of ['€ 420,00', '€ 88,20', '€ 508,20']) expect(part('quarterly')).toHaveTextContent(amount)
    expect(part('monthly')).toHaveTextContent('€ 180,29')
    expect(logged).not.toHaveBeenCalled()
    choose('Maandelijks')
    expect(payButton()).toHaveTextContent('Doorgaan naar betaling')
    choose('Per 3 maanden')
    const send = functionsAnswer(created())
    pay()
    await isPaying()
    expect(sent(send)).toMatchObject({billingPeriod: 'quarterly', shownTotal: '508.20'})
  })

  test('shows a changed total without VAT for a business in another country', async () => {
    open()
    fillIn()
    chooseCountry('BE')
    type(/^Btw-nummer$/, 'BE0123456749')
    functionsAnswer([409, {success: false, error: 'Price changed', exclVat: '159.00', vat: '0.00', total: '159.00'}])
    pay()
    await told([
      'De prijs is zojuist gewijzigd',
      'Het totaal is nu € 159,00, btw verlegd. Er is niets betaald. Bekijk het nieuwe bedrag en ga door als je akkoord bent.',
    ])
    expect(payButton()).toHaveTextContent('Akkoord, betaal € 159,00')
    expect(reversed('monthly')).toContain('€ 159,00 Totaal')
    expect(part('monthly')).toHaveTextContent('€ 180,29')
    chooseCountry('NL')
    expect(payButton()).toHaveTextContent('Doorgaan naar betaling')
  })
})
