import {act, fireEvent, render, screen, waitFor, within} from '@testing-library/react'
import type {CheckoutQueryResult} from '../../model.ts'
import {functionsAnswer} from '../../testing/answers.ts'
import {pageContextOf, renderPage} from '../../testing/page.tsx'
import Checkout from './Checkout.tsx'
// The checkout fetches this file when it is used: here it is there by then, however busy the machine.
import '../../ui/Toast.tsx'
import {Methods} from './Methods.tsx'

/** The page, while no function answers. */
const open = (address = '/checkout/pro/') => {
  functionsAnswer(new Promise(() => {}))
  return renderPage(Checkout, pageContextOf<CheckoutQueryResult>(address))
}
// By its type: names of every button cost a tenth of a second, and these are asked for often.
const payButton = () => document.querySelector('main form [type=submit]') as HTMLButtonElement
const pay = () => fireEvent.click(payButton())
const choose = (name: string) => fireEvent.click(screen.getByLabelText(new RegExp(name)))
const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), {target: {value}})
/** What a sale to a business needs. */
function fillIn() {
  type(/^(Bedrijf|Company)$/, ' Bakkerij Jansen ')
  type(/^Website$/, 'voorbeeld.nl')
  type(/^(E-mailadres|E-mail address)$/, 'jo@example.nl')
}
const chooseCountry = (code: string) =>
  fireEvent.change(screen.getByLabelText(/^(Land|Country)$/), {target: {value: code}})
const reversed = (period: string) =>
  document.querySelector<HTMLElement>(`[data-reversed="${period}"]`)?.textContent?.replaceAll('\u00a0', ' ')
const part = (period: string) => document.querySelector<HTMLElement>(`[data-period="${period}"]`) ?? document.body
const sent = (send: ReturnType<typeof functionsAnswer>, index = 0) => {
  const [address, init] = send.mock.calls[index] ?? []
  return {address, ...JSON.parse(String(init?.body))}
}
const created = () => [200, {success: true, paymentUrl: `${window.location.href}#paying`}] as [number, unknown]
const isPaying = () => waitFor(() => expect(window.location.hash).toBe('#paying'))

describe('the amounts', () => {
  const rows = {
    '/checkout/basis/': {
      monthly: ['99,00', null, '99,00', '20,79', '119,79'],
      quarterly: ['89,10', '10% korting', '267,30', '56,13', '323,43'],
      biannual: ['82,50', '1 maand gratis', '495,00', '103,95', '598,95'],
    },
    '/checkout/pro/': {
      monthly: ['149,00', null, '149,00', '31,29', '180,29'],
      quarterly: ['134,10', '10% korting', '402,30', '84,48', '486,78'],
      biannual: ['124,17', '1 maand gratis', '745,00', '156,45', '901,45'],
    },
  }
  const shown = (period: string) =>
    [...part(period).querySelectorAll('dl > div')].map((row) => row.textContent?.replaceAll('\u00a0', ' '))

  test.each(Object.entries(rows))('of every period of %s are those of the price documents', (address, periods) => {
    open(address)
    expect(Object.keys(periods)).toEqual(screen.getAllByRole<HTMLInputElement>('radio').map(({value}) => value))
    for (const [period, [perMonth, note, exclVat, vat, total]] of Object.entries(periods)) {
      expect(shown(period)).toEqual([`Bedrag excl. btw€ ${exclVat}`, `Btw (21%)€ ${vat}`])
      // Once among the amounts, and once in the sentence beside the button.
      expect(part(period).querySelector('p')).toHaveTextContent(`€ ${total} Totaal incl. btw`)
      expect(part(period).textContent?.split(total ?? '')).toHaveLength(2)
      const option = document.querySelector(`label:has(#period-${period})`)
      expect(option).toHaveTextContent(`€ ${perMonth} per maand excl. btw`)
      expect(option?.textContent?.includes('korting') || option?.textContent?.includes('gratis')).toBe(note !== null)
      if (note)
        expect(option?.textContent?.replaceAll('\u00a0', ' ')).toContain(`(${note}, € ${total} totaal incl. btw)`)
    }
  })

  test('are written as each language writes them', () => {
    open('/en/checkout/pro/')
    expect(shown('quarterly').map((row) => row?.replace(/^[^€]+/, ''))).toEqual(['€402.30', '€84.48'])
  })

  test('come with what happens next: a month goes on, a longer period renews itself and is prepaid', () => {
    open()
    expect(part('monthly')).not.toHaveTextContent('Automatisch verlengd.')
    expect(part('quarterly')).toHaveTextContent('Automatisch verlengd.')
    expect(part('quarterly')).toHaveTextContent('Na 3 maanden gaat een nieuwe periode van 3 maanden in')
    expect(part('biannual')).toHaveTextContent('Na 6 maanden gaat een nieuwe periode van 6 maanden in')
  })

  test('say beside the button what is paid today, and on which day again', () => {
    jest.useFakeTimers({now: new Date('2025-11-30T12:00:00Z')})
    open()
    for (const words of [
      '€ 180,29 incl. btw. Vanaf 30 december 2025',
      '€ 486,78 incl. btw. Vanaf 28 februari 2026',
      '€ 901,45 incl. btw. Vanaf 30 mei 2026',
    ])
      expect(screen.getByRole('region', {name: 'Vandaag betaal je'})).toHaveTextContent(words)
  })
})

describe('the period', () => {
  const chosen = () => screen.getByRole<HTMLInputElement>('radio', {checked: true}).value

  test('is a month at first, and whichever is chosen', () => {
    open()
    expect(chosen()).toBe('monthly')
    choose('Per 6 maanden')
    expect(chosen()).toBe('biannual')
  })

  test('is the one that was tried when one comes back to try again', () => {
    window.history.replaceState(null, '', '?period=quarterly')
    open().unmount()
    open()
    expect(chosen()).toBe('quarterly')
    choose('Maandelijks')
    expect(window.location.search).toBe('?period=monthly') // or another language would bring it back
  })

  test('is the one that was chosen here before, while the address names none', () => {
    const {unmount} = open()
    choose('Per 6 maanden')
    fireEvent.input(document.querySelector('#period-biannual') as Element)
    unmount()
    open()
    expect(chosen()).toBe('biannual')
  })

  test('is a month when the address names none that there is', () => {
    window.history.replaceState(null, '', '?period=yearly')
    open()
    expect(chosen()).toBe('monthly')
  })
})

describe('paying', () => {
  test('sends what was chosen and typed, and goes to the payment page', async () => {
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

  test('asks for what the form shows, also when it was chosen before the page was at work', async () => {
    open()
    fillIn()
    // Without an event, as a choice is that was made while the page was taken over by its script.
    screen.getByLabelText<HTMLInputElement>(/Per 3 maanden/).checked = true
    const send = functionsAnswer(created())
    pay()
    await isPaying()
    expect(sent(send)).toMatchObject({billingPeriod: 'quarterly', shownTotal: '486.78'})
  })

  test('keeps what was typed from the first letter on, for whoever comes back in another language, in this tab only and in no address', () => {
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

  test('needs no name, and no storage', async () => {
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

  test('says that it is busy, and meanwhile a second click does nothing', async () => {
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

  test('without our scripts the form asks for the same', () => {
    open()
    const form = payButton().closest('form') as HTMLFormElement
    expect([form.method, form.getAttribute('action'), form.noValidate]).toEqual(['post', '/api/create-payment', true])
    choose('Per 6 maanden')
    expect(Object.fromEntries(new FormData(form))).toEqual({
      planType: 'pro',
      language: 'nl',
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
      'tooManyAttempts',
      'invalidEmail',
      'checkFields',
    ])
    for (const notice of notices) expect(notice).not.toBeVisible()
  })
})

describe('the business', () => {
  /** What stands below a field that is wrong, and is read out with it. */
  const wrongAt = (label: RegExp) => {
    const field = screen.getByLabelText(label)
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    const words = ids.map((id) => document.getElementById(id)).filter((element) => element?.dataset.error)
    return field.getAttribute('aria-invalid') ? words.map((element) => element?.textContent) : null
  }

  test('is asked for its name, website and address, in the order in which one thinks of them', () => {
    open()
    const fields = [...screen.getByRole('group', {name: 'Je bedrijf'}).querySelectorAll('input, select')]
    expect(fields.map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')])).toEqual([
      ['company', 'organization'],
      ['website', 'url'],
      ['country', 'country'],
      ['vatNumber', 'off'],
      ['customerEmail', 'email'],
      ['customerName', 'name'],
    ])
    expect(screen.getByText(/^Dit is voor bedrijven\. Koop je als consument, .* niet bestellen\.$/)).toBeVisible()
  })

  test('is in the Netherlands, unless it chooses one of the countries of the settings, by its name', () => {
    open()
    const names = () => within(screen.getByLabelText(/^(Land|Country)$/)).getAllByRole('option')
    expect(names().map(({textContent}) => textContent)).toEqual([
      'Nederland',
      'België',
      'Duitsland',
      'Frankrijk',
      'Luxemburg',
    ])
    expect(screen.getByLabelText(/^Land$/)).toHaveValue('NL')
  })

  test('is offered no country in which a shop cannot sell, whatever the settings say', () => {
    const context = pageContextOf<CheckoutQueryResult>('/checkout/pro/')
    functionsAnswer(new Promise(() => {}))
    renderPage(Checkout, {...context, content: {...context.content, countries: ['NL', 'BE', 'BE', 'nowhere', 'US']}})
    const codes = within(screen.getByLabelText(/^Land$/)).getAllByRole<HTMLOptionElement>('option')
    expect(codes.map(({value}) => value)).toEqual(['NL', 'BE'])
  })

  test('is not asked for a country by a shop that sells in the Netherlands only', async () => {
    const context = pageContextOf<CheckoutQueryResult>('/checkout/pro/')
    functionsAnswer(new Promise(() => {}))
    renderPage(Checkout, {...context, content: {...context.content, countries: []}})
    expect(screen.queryByLabelText(/^(Land|Btw-nummer)$/)).not.toBeInTheDocument()
    expect(reversed('monthly')).toBeUndefined()
    fillIn()
    const send = functionsAnswer(created())
    pay()
    await isPaying()
    expect(sent(send)).toMatchObject({country: '', vatNumber: '', shownTotal: '180.29'})
  })

  test('in another country reads and pays the amounts without VAT', async () => {
    open()
    expect(reversed('quarterly')).toContain('€ 402,30 TotaalBedrag excl. btw€ 402,30Btw verlegd€ 0,00')
    fillIn()
    choose('Per 3 maanden')
    chooseCountry('BE')
    type(/^Btw-nummer$/, 'BE 0123.456.749')
    const send = functionsAnswer(created())
    pay()
    await isPaying()
    expect(sent(send)).toMatchObject({country: 'BE', vatNumber: 'BE 0123.456.749', shownTotal: '402.30'})
  })

  test('that goes back to the Netherlands sends no VAT number', async () => {
    open()
    fillIn()
    chooseCountry('BE')
    type(/^Btw-nummer$/, 'BE0123456749')
    chooseCountry('NL')
    const send = functionsAnswer(created())
    pay()
    await isPaying()
    expect(sent(send)).toMatchObject({country: 'NL', vatNumber: '', shownTotal: '180.29'})
  })

  test('hears at once what is missing, at each field, and stands in the first', () => {
    const send = functionsAnswer(created())
    renderPage(Checkout, pageContextOf<CheckoutQueryResult>('/checkout/pro/'))
    send.mockClear()
    type(/^Website$/, 'voorbeeld.nl')
    chooseCountry('BE')
    pay()
    expect(wrongAt(/^Bedrijf$/)).toEqual(['Vul de naam van je bedrijf in.'])
    expect(wrongAt(/^Btw-nummer$/)).toEqual([
      'Vul je btw-nummer in. Buiten Nederland verkopen we alleen aan bedrijven met een btw-nummer.',
    ])
    expect(wrongAt(/^E-mailadres$/)).toEqual(['Vul een e-\u2060mailadres in dat klopt, zoals naam@bedrijf.nl.'])
    expect(wrongAt(/^Website$/)).toBeNull()
    expect(screen.getByLabelText(/^Bedrijf$/)).toHaveFocus()
    expect(send).not.toHaveBeenCalled()
    type(/^Bedrijf$/, 'B')
    expect(wrongAt(/^Bedrijf$/)).toBeNull()
    expect(wrongAt(/^E-mailadres$/)).not.toBeNull()
    expect(screen.getByLabelText(/^Bedrijf$/)).toHaveFocus()
  })

  test('hears from the function what is not right, in the language of the page', async () => {
    open('/en/checkout/pro/')
    fillIn()
    chooseCountry('BE')
    type(/^VAT number$/, 'LU26375245')
    functionsAnswer([400, {success: false, error: 'The request has …', wrong: ['website', 'vatNumberInvalid']}])
    pay()
    await waitFor(() => expect(screen.getByLabelText(/^Website$/)).toHaveFocus())
    expect(wrongAt(/^Website$/)).toEqual(['Enter the address of your website, such as example.com.'])
    expect(wrongAt(/^VAT number$/)).toEqual([
      'This number is not one of the chosen country, or it has a typing error. If it is right after all, mail hulp@example.nl.',
    ])
    expect(screen.getByLabelText(/^VAT number$/)).toHaveValue('LU26375245')
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
  ] as const)('%s: says so and logs the error', async (_, answer, error) => {
    open()
    fillIn()
    functionsAnswer(answer as [number, unknown])
    pay()
    await told(failed)
    expect(logged.mock.calls).toEqual([['Payment creation failed:', error]])
  })

  test('can be tried again, as the same attempt', async () => {
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
  ] as const)('%s: says what to do', async (_, answer, message) => {
    open()
    fillIn()
    functionsAnswer(answer as unknown as [number, unknown])
    pay()
    await told(message)
  })

  test('without a connection it says so', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open()
    fillIn()
    functionsAnswer(new TypeError('Failed to fetch'))
    pay()
    await told(['Geen verbinding', 'Er is niets betaald. Controleer je internetverbinding en probeer het opnieuw.'])
  })

  test('at a price that changed meanwhile it shows the new total, asks again, and then sends that', async () => {
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

  test('at a price that changed for a business in another country the words say that there is no VAT', async () => {
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

describe('beside the payment', () => {
  test('stand what is included, its dialog, the terms, and the other plan', () => {
    open()
    const included = within(screen.getByRole('region', {name: 'Dit zit erin'}))
    expect(included.getAllByRole('listitem').length).toBeGreaterThan(5)
    fireEvent.click(included.getByRole('button', {name: /Wat zit er precies in\?/}))
    expect(within(screen.getByRole('dialog')).getAllByRole('term')).toHaveLength(6)
    expect(within(screen.getByRole('dialog')).getAllByRole('definition')).toHaveLength(6)
    expect(screen.getByRole('link', {name: 'algemene voorwaarden'})).toHaveAttribute('href', '/algemene-voorwaarden/')
    expect(included.getByRole('link')).toHaveAttribute('href', '/checkout/basis/')
  })

  test('stands in words that a direct debit is authorised, and by whom', () => {
    open()
    const box = within(screen.getByRole('region', {name: 'Vandaag betaal je'}))
    expect(box.getByText(/^Door te betalen machtig je Vindkracht B\.V\. .*SEPA-incasso/)).toBeVisible()
  })

  test('stands no plan that cannot be bought', () => {
    functionsAnswer(new Promise(() => {}))
    const context = pageContextOf<CheckoutQueryResult>('/checkout/pro/')
    renderPage(Checkout, {...context, site: {...context.site, plansOnSale: ['pro']}})
    expect(within(screen.getByRole('region', {name: 'Dit zit erin'})).queryByRole('link')).not.toBeInTheDocument()
  })

  test('stand the ways to pay: their names, and the logos that Mollie has of them', () => {
    render(<Methods names={['Credit card', 'iDEAL']} label="Betaalmethoden" />)
    const logos = screen
      .getAllByRole('listitem')
      .map((item) => [item.textContent, item.querySelector('img')?.getAttribute('src')])
    expect(logos).toEqual([
      ['Credit card', '/api/payment-methods?logo=creditcard'],
      ['iDEAL', '/api/payment-methods?logo=ideal'],
    ])
  })
})
