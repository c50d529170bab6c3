import {act, fireEvent, screen, waitFor} from '@testing-library/react'
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

describe('paying', () => {
  test('sends the choices and the fields, and goes to the payment page', async () => {
    open()
    choose('Per 3 maanden')
    fillIn()
    type(/Naam/, '  Jo de Vries ')
    const send = functionsAnswer(created())
    pay()
    await isPaying()
    expect(sent(send)).toEqual({
      address: '/api/create-payment',
      planType: 'pro',
      billingPeriod: 'quarterly',
      shownTotal: '486.78',
      language: 'nl',
      attempt: JSON.parse(localStorage.getItem('attempt') ?? '{}').id,
      company: 'Bakkerij Jansen',
      website: 'voorbeeld.nl',
      country: 'NL',
      vatNumber: '',
      customerEmail: 'jo@example.nl',
      customerName: 'Jo de Vries',
    })
    expect(send.mock.calls[0]?.[1]).toMatchObject({method: 'POST', headers: {'content-type': 'application/json'}})
  })

  test('sends what the form shows, also when it changed before hydration', async () => {
    open()
    fillIn()
    // Without an event, as for a choice made during hydration.
    screen.getByLabelText<HTMLInputElement>(/Per 3 maanden/).checked = true
    const send = functionsAnswer(created())
    pay()
    await isPaying()
    expect(sent(send)).toMatchObject({billingPeriod: 'quarterly', shownTotal: '486.78'})
  })

  test('saves fields from the first letter on for another language, in this tab only and in no address', () => {
    sessionStorage.clear()
    const {unmount} = open()
    fillIn()
    chooseCountry('BE')
    fireEvent.input(screen.getByLabelText(/^Land$/))
    type(/^Btw-nummer$/, 'BE0123456749')
    expect(window.location.href).not.toMatch(/jo@|Jansen|BE0/i)
    expect(JSON.stringify({...localStorage})).not.toMatch(/jo@|Jansen|BE0/i)
    unmount()
    open('/en/checkout/pro/')
    for (const [label, value] of [
      [/^Company$/, ' Bakkerij Jansen '],
      [/^Website$/, 'voorbeeld.nl'],
      [/^Country$/, 'BE'],
      [/^VAT number$/, 'BE0123456749'],
      [/^E-mail address$/, 'jo@example.nl'],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveValue(value)
  })

  test('works without a name and without storage', async () => {
    for (const method of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('forbidden')
      })
    open('/en/checkout/basis/')
    fillIn()
    type(/^Name/, '   ')
    const send = functionsAnswer(created())
    expect(payButton()).toHaveTextContent('Continue to payment')
    pay()
    await isPaying()
    expect(sent(send)).toEqual({
      address: '/api/create-payment',
      planType: 'basis',
      billingPeriod: 'monthly',
      shownTotal: '119.79',
      language: 'en',
      attempt: expect.stringMatching(/^[0-9a-f-]{36}$/),
      company: 'Bakkerij Jansen',
      website: 'voorbeeld.nl',
      country: 'NL',
      vatNumber: '',
      customerEmail: 'jo@example.nl',
    })
  })

  test('refuses a name of invisible characters', async () => {
    open('/en/checkout/basis/')
    fillIn()
    type(/^Company$/, '\u200b\u202e')
    const send = functionsAnswer(created())
    pay()
    expect(screen.getByLabelText(/^Company$/)).toBeInvalid()
    expect(send).not.toHaveBeenCalled()
  })

  test('shows progress and ignores a second click meanwhile', async () => {
    open()
    fillIn()
    let answer = (_: [number, unknown]) => {}
    const send = functionsAnswer(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    pay()
    expect(payButton()).toHaveTextContent('Bezig met verwerken...')
    expect(payButton()).toBeDisabled()
    expect(payButton()).toHaveAttribute('aria-busy', 'true')
    fireEvent.submit(payButton())
    await act(async () => answer(created()))
    await isPaying()
    expect(send).toHaveBeenCalledTimes(1)
    expect(payButton()).toBeEnabled()
  })

  test('keeps the fields when an extension changes the DOM, and can still pay', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    open()
    fillIn()
    payButton().querySelector('.go')?.remove() // as an extension does
    functionsAnswer([409, {success: false, error: 'Price changed', exclVat: '159.00', vat: '33.39', total: '192.39'}])
    pay()
    await waitFor(() => expect(payButton()).toHaveTextContent('€ 192,39'))
    expect(screen.getByLabelText(/^Bedrijf$/)).toHaveValue(' Bakkerij Jansen ')
    const send = functionsAnswer(created())
    pay()
    await isPaying()
    expect(sent(send)).toMatchObject({company: 'Bakkerij Jansen', shownTotal: '192.39'})
  })

  test('submits the same fields without our scripts', () => {
    open()
    const form = payButton().closest('form') as HTMLFormElement
    expect([form.method, form.getAttribute('action'), form.noValidate]).toEqual(['post', '/api/create-payment', true])
    choose('Per 6 maanden')
    expect(Object.fromEntries(new FormData(form))).toEqual({
      planType: 'pro',
      language: 'nl',
      again: '',
      billingPeriod: 'biannual',
      'shownTotal-monthly': '180.29',
      'shownTotal-quarterly': '486.78',
      'shownTotal-biannual': '901.45',
      'shownTotalReversed-monthly': '149.00',
      'shownTotalReversed-quarterly': '402.30',
      'shownTotalReversed-biannual': '745.00',
      company: '',
      website: '',
      country: 'NL',
      vatNumber: '',
      customerName: '',
      customerEmail: '',
    })
    const notices = [...form.querySelectorAll<HTMLElement>('[data-notice]')]
    expect(notices.map(({dataset}) => dataset.notice)).toEqual([
      'paymentFailed',
      'priceChanged',
      'priceChangedReversed',
      'alreadyCustomer',
      'tooManyAttempts',
      'invalidEmail',
      'checkFields',
    ])
    for (const notice of notices) expect(notice).not.toBeVisible()
  })
})

describe('a customer who has the plan already', () => {
  test('confirms by pressing again, only for the same e-mail address', async () => {
    open()
    fillIn()
    const send = functionsAnswer([409, {success: false, alreadyCustomer: true}])
    pay()
    expect(await screen.findByText('Je hebt dit abonnement al', {selector: 'li *'})).toBeVisible()
    expect(sent(send)).not.toHaveProperty('again')
    type(/^E-mailadres$/, 'ann@example.nl')
    pay()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    expect(sent(send, 1)).not.toHaveProperty('again')
    await waitFor(() => expect(payButton()).toBeEnabled())
    pay()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3))
    expect(sent(send, 2)).toMatchObject({again: 'yes', customerEmail: 'ann@example.nl'})
  })
})

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
