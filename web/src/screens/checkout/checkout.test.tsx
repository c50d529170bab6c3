import {fireEvent, render, screen, waitFor, within} from '@testing-library/react'
import type {CheckoutQueryResult} from '../../../../domain/content/content.types.ts'
import {countWords, PROSE_LIMIT, proseBeforeButton} from '../../../../tests/support/browser/prose.ts'
import {SAVED_FIELDS_KEY} from '../../session/attempt.ts'
import {functionsAnswer} from '../../testing/answers.ts'
import {pageContextOf, renderPage} from '../../testing/page.tsx'
import Checkout from './Checkout.tsx'
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
import {Methods} from './Methods.tsx'

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

  test.each(Object.entries(rows))('equal the price documents for every period of %s', (address, periods) => {
    open(address)
    expect(Object.keys(periods)).toEqual(screen.getAllByRole<HTMLInputElement>('radio').map(({value}) => value))
    for (const [period, [perMonth, note, exclVat, vat, total]] of Object.entries(periods)) {
      expect(shown(period)).toEqual([`Bedrag excl. btw€ ${exclVat}`, `Btw (21%)€ ${vat}`])
      // Once as the amount, and once in the sentence about the payments that follow.
      expect(part(period).querySelector('p')).toHaveTextContent(`€ ${total} Totaal incl. btw`)
      expect(part(period).textContent?.split(total ?? '')).toHaveLength(3)
      const option = document.querySelector(`label:has(#period-${period})`)
      expect(option).toHaveTextContent(`€ ${perMonth} per maand excl. btw`)
      expect(option?.textContent?.includes('korting') || option?.textContent?.includes('gratis')).toBe(note !== null)
      if (note)
        expect(option?.textContent?.replaceAll('\u00a0', ' ')).toContain(`(${note}, € ${total} totaal incl. btw)`)
    }
  })

  test('are formatted in each language', () => {
    open('/en/checkout/pro/')
    expect(shown('quarterly').map((row) => row?.replace(/^[^€]+/, ''))).toEqual(['€402.30', '€84.48'])
  })

  test('explain what follows: a month continues, longer periods renew and are prepaid', () => {
    open()
    expect(part('monthly')).not.toHaveTextContent('Automatisch verlengd.')
    expect(part('quarterly')).toHaveTextContent('Automatisch verlengd.')
    const debit = screen.getByRole('region', {name: 'Automatische incasso'})
    expect(debit).toHaveTextContent('Loopt per maand door tot je opzegt')
    expect(debit).toHaveTextContent('Na 3 maanden gaat een nieuwe periode van 3 maanden in')
    expect(debit).toHaveTextContent('Na 6 maanden gaat een nieuwe periode van 6 maanden in')
  })

  test('say in one sentence how much follows, how often and from which day', () => {
    jest.useFakeTimers({now: new Date('2025-11-30T12:00:00Z')})
    open()
    expect(part('monthly')).toHaveTextContent('Daarna elke maand € 180,29, voor het eerst op 30 december 2025.')
    expect(part('quarterly')).toHaveTextContent('Daarna elke 3 maanden € 486,78, voor het eerst op 28 februari 2026.')
    expect(part('biannual')).toHaveTextContent('Daarna elke 6 maanden € 901,45, voor het eerst op 30 mei 2026.')
    expect(reversed('monthly')).toContain('Daarna elke maand € 149,00, voor het eerst op 30 december 2025.')
  })
})

describe('the agreement', () => {
  test('is one sentence beside the button, with links to the mandate and the terms', () => {
    open()
    const sentence = document.querySelector('[data-agree]')
    expect(sentence).toHaveTextContent(
      /^Door te betalen geef je een machtiging voor automatische incasso en ga je akkoord met de algemene voorwaarden\.$/,
    )
    expect(payButton().nextElementSibling).toBe(sentence)
    const [mandate, terms] = within(sentence as HTMLElement).getAllByRole('link')
    expect(terms).toHaveAttribute('href', '/algemene-voorwaarden/')
    const debit = document.querySelector(mandate?.getAttribute('href') ?? 'none')
    expect(debit).toBe(screen.getByRole('region', {name: 'Automatische incasso'}))
  })

  test('draws the beginning of the promise as the steps that follow, in the words of every page', () => {
    const {content} = pageContextOf<CheckoutQueryResult>('/checkout/pro/')
    open()
    const steps = within(screen.getByRole('region', {name: content.page.next.heading})).getAllByRole('listitem')
    const promised = content.stops?.slice(0, 3).map(({title, text}) => `${title} ${text}`)
    expect(steps.map(({textContent}) => textContent)).toEqual(promised)
    expect(promised).toHaveLength(3)
  })

  test('shows the words of the mandate that the order keeps, whole', () => {
    const {content} = pageContextOf<CheckoutQueryResult>('/checkout/pro/')
    open()
    const debit = screen.getByRole('region', {name: 'Automatische incasso'})
    const {mandate} = content.page
    expect(mandate).toMatch(
      /^Door te betalen machtig je Stichting Mollie Payments .* namens Vindkracht B\.V\. .*SEPA-incasso/,
    )
    expect(within(debit).getByText(mandate)).toBeVisible()
  })

  test.each(
    ['/checkout/basis/', '/checkout/pro/', '/en/checkout/basis/', '/en/checkout/pro/'].flatMap((address) =>
      ['monthly', 'quarterly', 'biannual'].map((period) => [address, period] as const),
    ),
  )(`comes after at most ${PROSE_LIMIT} words of running prose, itself among them: %s, %s`, (address, period) => {
    open(address)
    expect(countWords(proseBeforeButton(payButton(), period))).toBeLessThanOrEqual(PROSE_LIMIT)
  })
})

describe('the period', () => {
  const chosen = () => screen.getByRole<HTMLInputElement>('radio', {checked: true}).value

  test('is monthly by default and changes by choice', () => {
    open()
    expect(chosen()).toBe('monthly')
    choose('Per 6 maanden')
    expect(chosen()).toBe('biannual')
  })

  test('is the attempted one when a visitor returns to try again', () => {
    window.history.replaceState(null, '', '?period=quarterly')
    open().unmount()
    open()
    expect(chosen()).toBe('quarterly')
    choose('Maandelijks')
    expect(window.location.search).toBe('?period=monthly') // or another language would restore it
  })

  test('is the previous choice when the address names none', () => {
    const {unmount} = open()
    choose('Per 6 maanden')
    fireEvent.input(document.querySelector('#period-biannual') as Element)
    unmount()
    open()
    expect(chosen()).toBe('biannual')
  })

  test('is monthly when the address names an unknown one', () => {
    window.history.replaceState(null, '', '?period=weekly')
    open()
    expect(chosen()).toBe('monthly')
  })

  test('is monthly when the address or the previous choice is one that the plan is not sold for', () => {
    sessionStorage.setItem(SAVED_FIELDS_KEY, JSON.stringify({at: Date.now(), billingPeriod: 'yearly'}))
    window.history.replaceState(null, '', '?period=yearly')
    open()
    expect(screen.queryByLabelText(/Per jaar/)).toBeNull()
    expect(chosen()).toBe('monthly')
  })

  test('is the shortest when the plan is not sold by the month, and may be a year', () => {
    const context = pageContextOf<CheckoutQueryResult>('/checkout/pro/')
    const [price, ...others] = context.content.prices.filter(({period}) => period !== 'monthly')
    if (!price) throw new Error('Pro has no prices')
    context.content.prices = [{...price, period: 'yearly', exclVat: 1490}, price, ...others]
    functionsAnswer(new Promise(() => {}))
    renderPage(Checkout, context)
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({value}) => value)).toEqual([
      'quarterly',
      'biannual',
      'yearly',
    ])
    expect(chosen()).toBe('quarterly')
    choose('Per jaar')
    expect(part('yearly')).toHaveTextContent('€ 1.802,90')
    expect(part('yearly')).toHaveTextContent('Daarna elke 12 maanden € 1.802,90')
  })
})

describe('the business', () => {
  /** Errors below a field, which are read out with it. */
  const wrongAt = (label: RegExp) => {
    const field = screen.getByLabelText(label)
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    const words = ids.map((id) => document.getElementById(id)).filter((element) => element?.dataset.error)
    return field.getAttribute('aria-invalid') ? words.map((element) => element?.textContent) : null
  }

  /** Fields that are named here, in the order of the page; another row of the table changes no test. */
  const KNOWN = {
    ...{company: 'organization', website: 'url', country: 'country', vatNumber: 'off', postalCode: 'postal-code'},
    ...{street: 'address-line1', city: 'address-level2', customerEmail: 'email', customerName: 'name'},
  }
  const order = (group: string) =>
    [...screen.getByRole('group', {name: group}).querySelectorAll<HTMLInputElement>('input, select')]
      .map((field) => [field.name, field.getAttribute('autocomplete')])
      .filter(([name]) => name && name in KNOWN)

  test('asks for name, website and address, in a natural order', () => {
    open()
    expect(order('Je bedrijf')).toEqual(Object.entries(KNOWN))
    expect(screen.getByText('Voor bedrijven. Buiten Nederland vragen we je btw-nummer.')).toBeVisible()
  })

  test('asks for the address in the order of the country, and keeps what was typed', () => {
    open('/en/checkout/pro/')
    fillIn()
    const address = () =>
      order('Your business').flatMap(([name]) => (/^(street|postalCode|city)$/.test(name ?? '') ? [name] : []))
    expect(address()).toEqual(['postalCode', 'street', 'city'])
    chooseCountry('BE')
    expect(address()).toEqual(['street', 'postalCode', 'city'])
    expect(screen.getByLabelText(/^Street and number$/)).toHaveValue('Kade 1')
    chooseCountry('NL')
    expect(address()).toEqual(['postalCode', 'street', 'city'])
    expect(screen.getByLabelText(/^Postal code$/)).toHaveValue('1011ab')
  })

  test('shows an impossible Dutch postal code at once, until another country is chosen', () => {
    open()
    fillIn()
    type(/^Postcode$/, '12345')
    const send = functionsAnswer(created())
    pay()
    expect(wrongAt(/^Postcode$/)).toEqual(['Vul je postcode in. In Nederland schrijf je die als 1234 AB.'])
    expect(screen.getByLabelText(/^Postcode$/)).toHaveFocus()
    expect(send).not.toHaveBeenCalled()
    chooseCountry('BE')
    fireEvent.input(screen.getByLabelText(/^Land$/))
    expect(wrongAt(/^Postcode$/)).toBeNull()
  })

  test('folds what few need, and opens it where it is wrong', () => {
    open()
    fillIn()
    const number = screen.getByLabelText(/^KvK-nummer/)
    expect(number).not.toBeVisible()
    type(/^KvK-nummer/, '123')
    pay()
    expect(wrongAt(/^KvK-nummer/)).toEqual(['Een KvK-nummer heeft acht cijfers.'])
    expect(number).toBeVisible()
    expect(number).toHaveFocus()
    chooseCountry('BE')
    fireEvent.input(screen.getByLabelText(/^Land$/))
    expect(wrongAt(/^KvK-nummer/)).toBeNull()
  })

  test('says at the VAT number that the register does not know it, until it is changed, and sells all the same', async () => {
    open()
    fillIn()
    chooseCountry('BE')
    const asked = functionsAnswer([200, {state: 'refused'}], created())
    type(/^Btw-nummer/, 'BE0100000070')
    fireEvent.blur(screen.getByLabelText(/^Btw-nummer/))
    await waitFor(() => expect(wrongAt(/^Btw-nummer/)).toEqual([expect.stringMatching(/^Dit nummer hoort niet/)]))
    expect(asked).toHaveBeenCalledWith('/api/vat-number?country=BE&number=BE0100000070')
    pay()
    await isPaying()
    type(/^Btw-nummer/, 'BE0123456749')
    expect(wrongAt(/^Btw-nummer/)).toBeNull()
  })

  test.each([
    ['it exists', [200, {state: 'valid'}]],
    ['the register has no answer', [200, {state: 'unanswered'}]],
    ['the function is away', new TypeError('away')],
  ] as const)('says nothing at the VAT number when %s', async (_, answer) => {
    open()
    chooseCountry('BE')
    const asked = functionsAnswer(typeof answer === 'object' && 'message' in answer ? answer : [...answer])
    type(/^Btw-nummer/, 'BE0123456749')
    fireEvent.blur(screen.getByLabelText(/^Btw-nummer/))
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await asked.mock.results[0]?.value.catch(() => {})
    expect(wrongAt(/^Btw-nummer/)).toBeNull()
  })

  test('is in the Netherlands by default, and can choose a country of the settings by name', () => {
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

  test('offers no country of the settings where a shop cannot sell', () => {
    const context = pageContextOf<CheckoutQueryResult>('/checkout/pro/')
    functionsAnswer(new Promise(() => {}))
    renderPage(Checkout, {...context, content: {...context.content, countries: ['NL', 'BE', 'BE', 'nowhere', 'US']}})
    const codes = within(screen.getByLabelText(/^Land$/)).getAllByRole<HTMLOptionElement>('option')
    expect(codes.map(({value}) => value)).toEqual(['NL', 'BE'])
  })

  test('has no country field in a shop that sells in the Netherlands only', async () => {
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

  test('shows and pays the amounts without VAT for another country', async () => {
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

  test('sends no VAT number after returning to the Netherlands', async () => {
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

  test('shows missing fields at once and focuses the first', () => {
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

  test('shows the errors of the function in the language of the page', async () => {
    open('/en/checkout/pro/')
    fillIn()
    chooseCountry('BE')
    type(/^VAT number$/, 'LU26375245')
    functionsAnswer([400, {success: false, error: 'The request has …', wrong: ['website', 'vatNumberInvalid']}])
    pay()
    await waitFor(() => expect(screen.getByLabelText(/^Website$/)).toHaveFocus())
    expect(wrongAt(/^Website$/)).toEqual(['Enter the address of your website, such as example.com.'])
    expect(wrongAt(/^VAT number$/)).toEqual([
      'This number doesn’t belong to the country you chose, or it has a typo. Sure it’s right? E-\u2060mail hulp@example.nl.',
    ])
    expect(screen.getByLabelText(/^VAT number$/)).toHaveValue('LU26375245')
  })
})

describe('beside the payment', () => {
  test('shows what is included, its dialog, the terms, and the other plan', () => {
    open()
    const included = within(screen.getByRole('region', {name: 'Dit zit erin'}))
    expect(included.getAllByRole('listitem').length).toBeGreaterThan(5)
    fireEvent.click(included.getByRole('button', {name: /Wat zit er precies in\?/}))
    expect(within(screen.getByRole('dialog')).getAllByRole('term')).toHaveLength(6)
    expect(within(screen.getByRole('dialog')).getAllByRole('definition')).toHaveLength(6)
    expect(screen.getByRole('link', {name: 'algemene voorwaarden'})).toHaveAttribute('href', '/algemene-voorwaarden/')
    expect(included.getByRole('link')).toHaveAttribute('href', '/checkout/basis/')
  })

  test('offers no plan that is not on sale', () => {
    functionsAnswer(new Promise(() => {}))
    const context = pageContextOf<CheckoutQueryResult>('/checkout/pro/')
    renderPage(Checkout, {...context, site: {...context.site, plansOnSale: ['pro']}})
    expect(within(screen.getByRole('region', {name: 'Dit zit erin'})).queryByRole('link')).not.toBeInTheDocument()
  })

  test("lists the payment methods with Mollie's logos", () => {
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
