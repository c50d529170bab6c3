import {act, fireEvent, screen, waitFor} from '@testing-library/react'
import {functionsAnswer} from '../../testing/answers.ts'
import {choose, chooseCountry, created, fillIn, isPaying, open, pay, payButton, sent, type} from './form.fixture.tsx'

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
      street: 'Kade 1',
      postalCode: '1011ab',
      city: 'Amsterdam',
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
      [/^Street and number$/, 'Kade 1'],
      [/^Postal code$/, '1011ab'],
      [/^City$/, 'Amsterdam'],
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
      street: 'Kade 1',
      postalCode: '1011ab',
      city: 'Amsterdam',
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
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
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
      street: '',
      postalCode: '',
      city: '',
      customerName: '',
      customerEmail: '',
    })
    const notices = [...form.querySelectorAll<HTMLElement>('[data-notice]')]
    expect(notices.map(({dataset}) => dataset.notice)).toEqual([
      'paymentFailed',
      'priceChanged',
      'priceChangedReversed',
      'codeApplied',
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
