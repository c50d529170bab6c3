import {fireEvent, screen, within} from '@testing-library/react'
import type {PaymentSuccessQueryResult} from '../../../../domain/content/content.types.ts'
import {functionsAnswer} from '../../testing/answers.ts'
import {pageContextOf, renderPage} from '../../testing/page.tsx'
import {after, heading, lifted, navigated, order, paid} from './order.fixture.tsx'
import PaymentSuccess from './PaymentSuccess.tsx'
import {waitingScript} from './waitingScript.ts'

const open = [200, {...order, status: 'open'}] as [number, unknown]

beforeEach(() => jest.useFakeTimers())

describe('after paying', () => {
  const context = pageContextOf<PaymentSuccessQueryResult>('/payment-success/')
  const {success, waiting, duplicate, unknown, unavailable, address} = context.content.page

  function arrive(search = '?order=VK-1', prefix = '') {
    window.history.replaceState(null, '', `${prefix}/payment-success/${search}`)
    new Function(waitingScript)()
    return renderPage(PaymentSuccess, prefix ? pageContextOf(`${prefix}/payment-success/`) : context)
  }

  const nextStep = () => document.querySelector('main h1 ~ div > a')?.getAttribute('href')

  test('assumes success and requests nothing without an order in the address', async () => {
    const send = functionsAnswer(paid)
    arrive('')
    await after(60)
    expect(heading()).toBe(success.heading)
    for (const sentence of [success.processed, success.mailed]) expect(screen.getByText(sentence)).toBeInTheDocument()
    expect(screen.getByRole('link', {name: success.action.label})).toHaveAttribute('href', '/')
    expect(send).not.toHaveBeenCalled()
  })

  test('requests the status until it is paid: at once, then after 1, 1, 2 and 3 seconds', async () => {
    const send = functionsAnswer(open)
    arrive()
    expect(heading()).toBe(waiting.heading)
    expect(document.documentElement.dataset.order).toBeUndefined()
    const asked: number[] = []
    for (const seconds of [0, 1, 1, 1, 1, 1, 1, 1]) {
      await after(seconds)
      asked.push(send.mock.calls.length)
    }
    expect(asked).toEqual([1, 2, 3, 3, 4, 4, 4, 5])
    expect(send.mock.calls[0]?.[0]).toBe('/api/order-status?order=VK-1')
    expect(heading()).toBe(waiting.heading)
    functionsAnswer(paid)
    await after(5)
    expect(heading()).toBe(success.heading)
    expect(screen.getByText('VK-1')).toBeVisible()
  })

  test('draws what the steps of the order leave of the promise, with its condition, once it is paid', async () => {
    functionsAnswer(open)
    arrive()
    await after(0)
    const promise = context.content.promise
    expect(screen.queryByRole('region', {name: promise?.heading ?? ''})).toBeNull()
    functionsAnswer(paid)
    await after(5)
    const stops = within(screen.getByRole('region', {name: promise?.heading ?? ''})).getAllByRole('listitem')
    expect(stops.map(({textContent}) => textContent)).toEqual(
      promise?.items.slice(2).map(({title, text}) => `${title} ${text}`),
    )
    expect(stops[0]).toHaveTextContent('nadat je alles hebt ingevuld')
  })

  test('shows the receipt of a fresh order beside the four steps, the first of which is done', async () => {
    const amounts = {paidTotal: 43810, nextTotal: 48678, nextPayment: '2027-02-27'}
    functionsAnswer([200, {...order, ...amounts, manageUrl: '/abonnement/?order=VK-1'}])
    arrive()
    await after(0)
    const receipt = screen.getByRole('region', {name: success.receipt.heading})
    expect(receipt.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Je bonPakketPro, per 3 maandenBetaald€ 438,10Volgende betaling€ 486,78, 27 februari 2027FactuurKomt per e-\u2060mailBestelnummerVK-1',
    )
    const steps = within(screen.getByRole('region', {name: success.receipt.steps})).getAllByRole('listitem')
    expect(steps).toHaveLength(4)
    expect(steps[0]).toHaveAttribute('data-done')
    expect(steps[1]).toHaveAttribute('aria-current', 'step')
    expect(screen.getByText(success.ownPage)).toBeVisible()
  })

  test('shows the first step that is not done, when the customer comes back after telling', async () => {
    const steps = async (done: string[]) => {
      functionsAnswer([200, {...order, done, manageUrl: '/abonnement/?order=VK-1'}])
      const {unmount} = arrive()
      await after(0)
      const list = within(screen.getByRole('region', {name: success.receipt.steps})).getAllByRole('listitem')
      const seen = list.map((item) =>
        item.hasAttribute('data-done') ? '✓' : (item.getAttribute('aria-current') ?? ''),
      )
      unmount()
      return seen
    }
    expect(await steps([])).toEqual(['✓', 'step', '', ''])
    expect(await steps(['told'])).toEqual(['✓', '✓', 'step', ''])
    expect(await steps(['told', 'connected', 'live'])).toEqual(['✓', '✓', '✓', '✓'])
  })

  test('ends the attempt with a paid order and stops requesting', async () => {
    localStorage.setItem('attempt', '{}')
    sessionStorage.setItem('typed', '{}')
    const send = functionsAnswer(open, paid)
    arrive()
    await after(0)
    expect(localStorage.getItem('attempt')).toBe('{}')
    await after(120)
    expect([localStorage.getItem('attempt'), sessionStorage.getItem('typed')]).toEqual([null, null])
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('requests the status on a click and says so', async () => {
    functionsAnswer(open)
    arrive()
    await after(0)
    let answer = (_: [number, unknown]) => {}
    const send = functionsAnswer(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    fireEvent.click(screen.getByRole('button', {name: waiting.checkAgain}))
    expect(send).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', {name: waiting.checkAgain})).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('status')).toHaveTextContent(waiting.checking)
    answer(paid)
    await after(0)
    expect(heading()).toBe(success.heading)
  })

  test('shows a slack sock until the payment came in, and none while the status is unknown', async () => {
    functionsAnswer(open)
    const {unmount} = arrive()
    await after(0)
    expect(lifted()).toBe(0)
    functionsAnswer(paid)
    await after(1)
    expect([heading(), lifted()]).toEqual([success.heading, 5])
    unmount()
    for (const [answer, stripes] of [
      [[200, {...order, duplicate: true}], 5],
      [[503, {}], null],
      [[404, {}], null],
    ] as const) {
      functionsAnswer([...answer])
      const {unmount} = arrive()
      await after(0)
      expect([answer, lifted()]).toEqual([answer, stripes])
      unmount()
    }
  })

  test('stops requesting when the visitor leaves', async () => {
    const send = functionsAnswer(open)
    const {unmount} = arrive()
    await after(0)
    unmount()
    await after(60)
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('keeps an earlier answer when a request fails', async () => {
    functionsAnswer(open, new TypeError('Failed to fetch'))
    arrive()
    await after(30)
    expect(heading()).toBe(waiting.heading)
  })

  test('explains that an order cannot be looked up, and tries again', async () => {
    functionsAnswer([503, {}], [404, {}])
    arrive()
    await after(0)
    expect(heading()).toBe(unavailable.heading)
    expect(screen.getByRole('button', {name: waiting.checkAgain})).toBeVisible()
    await after(1)
    expect(heading()).toBe(unknown.heading)
  })

  test('explains an unknown order and stops requesting', async () => {
    const send = functionsAnswer([404, {}])
    arrive()
    await after(120)
    expect(heading()).toBe(unknown.heading)
    expect(nextStep()).toBe('/abonnement/')
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('explains a duplicate payment', async () => {
    functionsAnswer([200, {...order, duplicate: true}])
    arrive()
    await after(0)
    expect(heading()).toBe(duplicate.heading)
    expect(nextStep()).toBe('/abonnement/')
  })

  test.each([
    ['canceled', ''],
    ['failed', ''],
    ['expired', '/en'],
  ])('goes to the page of an order that is %s, in its language ("%s")', async (status, prefix) => {
    functionsAnswer([200, {...order, status}])
    arrive('?order=VK-1', prefix)
    await after(0)
    expect(heading()).not.toBe(success.heading)
    expect(navigated()).toEqual([
      [`${prefix}/payment-cancelled/?order=VK-1&status=${status}&plan=pro&period=quarterly`, {replace: true}],
    ])
  })

  test('promises no mail without an e-mail address; a fresh order takes one and can be managed', async () => {
    const manageUrl = 'https://example.nl/abonnement/?token=a'
    functionsAnswer([200, {...order, hasAddress: false, token: 'a-token', manageUrl}], [200, {}])
    arrive()
    await after(0)
    expect(screen.getByText(success.processed)).toBeVisible()
    expect(screen.queryByText(success.noMail)).not.toBeInTheDocument()
    expect(screen.getByText(address.none)).toBeVisible()
    expect(screen.getByRole('link', {name: success.manage})).toHaveAttribute('href', manageUrl)
  })

  test('asks for the details of an invoice first, then links to the website', async () => {
    const manageUrl = 'https://example.nl/abonnement/?token=a'
    functionsAnswer([200, {...order, token: 'a-token', manageUrl, lacksInvoice: true}])
    arrive()
    await after(0)
    const [first, second] = screen.getAllByRole('link', {name: new RegExp(`${success.invoice}|${success.begin}`)})
    expect(first).toHaveAttribute('href', `${manageUrl}#for-invoice`)
    expect(second).toHaveAttribute('href', manageUrl)
  })

  test('corrects a mistyped address and shows the destination of the confirmation', async () => {
    functionsAnswer([200, {...order, token: 'a-token'}])
    arrive()
    await after(0)
    const send = functionsAnswer([503, {}], [200, {}], [200, {...order, token: 'the-next-token'}])
    fireEvent.click(screen.getByText(address.wrong))
    fireEvent.change(screen.getByLabelText(address.label), {target: {value: 'jo@'}})
    fireEvent.click(screen.getByRole('button', {name: address.send}))
    expect(screen.getByLabelText(address.label)).toHaveAccessibleDescription(context.content.invalidEmail)
    expect(screen.getByLabelText(address.label)).toHaveFocus()
    expect(send).not.toHaveBeenCalled()
    fireEvent.change(screen.getByLabelText(address.label), {target: {value: 'mailto:jo@example.nl'}})
    const submit = screen.getByRole('button', {name: address.send})
    fireEvent.click(submit)
    expect(submit).toBeDisabled()
    await after(0)
    expect(screen.getByRole('status')).toHaveTextContent(address.failed)
    expect(within(screen.getByRole('status')).getByRole('link')).toHaveAttribute(
      'href',
      `mailto:${context.site.settings.emails.support}`,
    )
    fireEvent.click(submit)
    await after(0)
    expect(screen.getByRole('status')).toHaveTextContent(address.sent.replace('{email}', 'jo@example.nl'))
    const [last] = send.mock.calls.splice(-1)
    expect(last?.[0]).toContain('/api/order-status')
    for (const [where, init] of send.mock.calls) {
      expect(where).toBe('/api/correct-address')
      expect(JSON.parse(String(init?.body))).toEqual({order: 'VK-1', token: 'a-token', customerEmail: 'jo@example.nl'})
    }
  })
})
