import {randomUUID} from 'node:crypto'
import {SequenceType} from '@mollie/api-client'
import {until} from '../../tests/support/run/until.ts'
import {withChange} from '../../tests/support/services/seed.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {recordPayment} from '../billing/ledger/record.ts'
import {createPayment, type PaymentRequest, type Services} from './createPayment.ts'

/** Payments at Mollie and stored orders of a checkout. */
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop().open()
})
afterEach(() => shop.close())

const REQUEST: PaymentRequest = {plan: 'pro', period: 'quarterly', language: 'nl'}
const create = async (change: Partial<PaymentRequest> = {}, services: Partial<Services> = {}) =>
  (await createPayment({...REQUEST, ...change}, {...shop.services, ...services})).paymentUrl
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    ({status, message, details}) => ({status, message, details}),
  )
const payments = () => shop.sandbox.store.list('payment')
const orderOf = (url: string) => shop.services.orders.get(shop.orderIdOf(url))

test('the payment asks what the CMS asks, and gives the mandate for renewals', async () => {
  await create({customerName: 'Jo', customerEmail: 'jo@example.nl'})
  const [payment] = payments()
  const [order] = await shop.orders()
  expect(payment).toMatchObject({
    amount: {currency: 'EUR', value: '486.78'},
    sequenceType: 'first',
    description: 'Vindkracht, Pro, Per 3 maanden',
    locale: 'nl_NL',
    redirectUrl: `${shop.siteUrl}/payment-success/?order=${order?.id}`,
    cancelUrl: `${shop.siteUrl}/payment-cancelled/?order=${order?.id}`,
    webhookUrl: `${shop.siteUrl}/api/mollie-webhook`,
    metadata: {
      orderId: order?.id,
      planType: 'pro',
      billingPeriod: 'quarterly',
      priceExclVAT: '402.30',
      vatAmount: '84.48',
      totalInclVAT: '486.78',
      customerName: 'Jo',
      customerEmail: 'jo@example.nl',
    },
  })
  expect(shop.sandbox.store.list('customer')).toMatchObject([
    {id: payment?.customerId, name: 'Jo', email: 'jo@example.nl', metadata: {orderId: order?.id}},
  ])
})

test('the order pins what was agreed, and is open', async () => {
  const order = await orderOf(await create({customerEmail: 'jo@example.nl'}))
  expect(order).toMatchObject({
    mode: 'test',
    plan: 'pro',
    period: 'quarterly',
    exclVat: 40230,
    vat: 8448,
    total: 48678,
    vatRate: 21,
    priceId: 'price-pro-quarterly',
    priceRevision: 'r',
    termsRevision: 'r',
    customerEmail: 'jo@example.nl',
    status: 'open',
    payments: [{id: payments()[0]?.id, kind: 'first', status: 'open'}],
    mails: [],
    alerts: [],
  })
})

test('in English the words, the pages and Mollie are English', async () => {
  const order = await orderOf(await create({language: 'en'}))
  expect(payments()).toMatchObject([
    {locale: 'en_US', redirectUrl: `${shop.siteUrl}/en/payment-success/?order=${order?.id}`},
  ])
  expect(order).toMatchObject({language: 'en', periodLabel: 'Per 3 months'})
})

test('the terms that were agreed to are kept as text, in the language of the order, once for all who agreed', async () => {
  const dutch = await orderOf(await create())
  const english = await orderOf(await create({language: 'en'}))
  await create({plan: 'pro'})
  shop.documents = shop.documents.map((document) =>
    document._type === 'siteSettings' ? {...document, _rev: 'next', noticeDays: 31} : document,
  )
  const later = await orderOf(await create())
  expect(later?.termsId).not.toBe(dutch?.termsId)
  const texts = await shop.database.database.query('SELECT id, text FROM texts')
  expect(texts.map(({id}) => id).sort()).toEqual(
    [dutch?.termsId, english?.termsId, later?.termsId, dutch?.mandateId, english?.mandateId].sort(),
  )
  const said = String(texts.find(({id}) => id === dutch?.termsId)?.text)
  expect(said).toContain('Aansprakelijkheid')
  expect(said).not.toMatch(/\{\w+\}|"en":/)
})

test('the words that authorise direct debits are kept as they stood on the page, in the language of the order', async () => {
  const said = async (order: Awaited<ReturnType<typeof orderOf>>) =>
    shop.services.orders.keptText(order?.mandateId ?? '')
  expect(await said(await orderOf(await create()))).toMatch(
    /^Door te betalen machtig je Stichting Mollie Payments .*namens Vindkracht B\.V\. .*incasso/,
  )
  const english = await orderOf(await create({language: 'en'}))
  expect(await said(english)).toMatch(
    /^By paying you authorise Stichting Mollie Payments .*on behalf of Vindkracht B\.V\.: .*direct debit/,
  )
  shop.documents = shop.documents.map((document) =>
    document._type === 'checkoutPage'
      ? {...document, mandate: {_type: 'localeText', nl: 'Anders.', en: 'Else.'}}
      : document,
  )
  expect(await said(await orderOf(await create({plan: 'basis'})))).toBe('Anders.')
  expect(await said((await shop.services.orders.get(english?.id ?? '')) as typeof english)).toMatch(/^By paying/)
})

test('a back end may say where the customer returns and where Mollie calls', async () => {
  await create({returnUrl: 'https://www.example.nl/klaar', webhookUrl: 'https://www.example.nl/hook'})
  expect(payments()).toMatchObject([
    {
      redirectUrl: expect.stringMatching(/^https:\/\/www\.example\.nl\/klaar\?order=VK-/),
      webhookUrl: 'https://www.example.nl/hook',
    },
  ])
})

test('another total than the shown one is refused with the new amounts, and nothing is made', async () => {
  expect(await refusal(create({shownTotal: 48677}))).toEqual({
    status: 409,
    message: 'Price changed',
    details: {exclVat: '402.30', vat: '84.48', total: '486.78'},
  })
  expect([payments(), await shop.orders()]).toEqual([[], []])
})

test('a price counts from its day on, in Amsterdam', async () => {
  const price = shop.documents.find(({_id}) => _id === 'price-pro-quarterly')
  shop.documents = [...shop.documents, {...price, _id: 'later', _type: 'price', exclVat: 500, validFrom: '2031-07-01'}]
  shop.now = new Date('2031-06-30T21:59:00Z')
  await create()
  shop.now = new Date('2031-06-30T22:01:00Z')
  await create()
  expect(payments().map(({amount}) => amount.value)).toEqual(['605.00', '486.78'])
})

test('a plan that is not on sale is no valid configuration', async () => {
  for (const plan of ['enterprise', 'gold'])
    expect(await refusal(create({plan}))).toMatchObject({status: 400, message: 'Invalid plan configuration'})
})

test('a price that is gone since the page showed it is 503, never a guess', async () => {
  shop.documents = shop.documents.filter(({_id}) => _id !== 'price-pro-quarterly')
  expect(await refusal(create({shownTotal: 48678}))).toMatchObject({status: 503, message: 'Payment creation failed'})
  expect(payments()).toEqual([])
})

test('a period that a plan has no price in force for is no valid configuration', async () => {
  const price = shop.documents.find(({_id}) => _id === 'price-pro-quarterly')
  shop.documents = [
    ...shop.documents,
    {...price, _id: 'soon', _type: 'price', period: 'yearly', validFrom: '2100-01-01'},
  ]
  expect(await refusal(create({period: 'yearly'}))).toMatchObject({
    status: 400,
    message: 'Invalid plan configuration',
  })
  expect(payments()).toEqual([])
})

test('one attempt is one order and one payment; without an attempt each is its own', async () => {
  const attempt = randomUUID()
  const urls = [await create({attempt}), await create({attempt})]
  expect(new Set(urls).size).toBe(1)
  await create()
  await create()
  expect(payments()).toHaveLength(3)
  expect(await shop.orders()).toHaveLength(3)
})

test('cut off before the payment was noted: the next try gets the same customer and the same payment', async () => {
  const attempt = randomUUID()
  const {orders} = shop.services
  const update = () => Promise.reject(new Error('The disk is full'))
  expect(await refusal(create({attempt}, {orders: {...orders, update}}))).toMatchObject({status: 503})
  const url = await create({attempt})
  expect(payments()).toHaveLength(1)
  expect(shop.sandbox.store.list('customer')).toHaveLength(1)
  expect(url).toContain(payments()[0]?.id ?? 'no payment')
})

test('after a payment that failed, the same attempt gets a new one of the same order', async () => {
  const attempt = randomUUID()
  const first = await create({attempt})
  await shop.control('payment', {id: shop.paymentIdOf(first), status: 'failed'})
  const second = await create({attempt})
  expect(second).not.toBe(first)
  const [order, ...others] = await shop.orders()
  expect(others).toEqual([])
  expect(order).toMatchObject({paymentId: shop.paymentIdOf(second), status: 'open'})
  expect(order?.payments).toHaveLength(2)
  expect(shop.sandbox.store.list('customer')).toHaveLength(1)
})

test.each(['paid', 'pending', 'authorized'])(
  'an attempt whose payment is %s leads to the page after paying',
  async (status) => {
    const attempt = randomUUID()
    const first = await create({attempt})
    await shop.control('payment', {id: shop.paymentIdOf(first), status})
    expect(await create({attempt})).toBe(`${shop.siteUrl}/payment-success/?order=${shop.orderIdOf(first)}`)
    expect(payments()).toHaveLength(1)
  },
)

test('an attempt that another order took leads to the page of that order', async () => {
  const attempt = randomUUID()
  const order = await shop.paidOrder({attempt})
  expect(await create({attempt, language: 'en'})).toBe(`${shop.siteUrl}/en/payment-success/?order=${order.id}`)
  expect(payments()).toHaveLength(1)
})

test('a payment that is settled while the customer clicks again stays settled', async () => {
  const attempt = randomUUID()
  const url = await create({attempt})
  const id = shop.paymentIdOf(url)
  const {orders} = shop.services
  const paid = {
    at: '2025-09-24T05:31:00Z',
    id,
    kind: 'first',
    status: 'paid',
    paidAt: '2025-09-24T05:31:00Z',
    refunded: 0,
    chargedBack: 0,
  } as const
  // The webhook overtakes the second click after that one has seen the payment open.
  const update: typeof orders.update = async (orderId, change, act) => {
    await orders.update(orderId, (kept) => recordPayment(kept, paid), act)
    return orders.update(orderId, change, act)
  }
  await create({attempt, customerEmail: 'other@example.nl'}, {orders: {...orders, update}})
  const order = await orderOf(url)
  expect(order).toMatchObject({status: 'paid', paidAt: paid.paidAt, payments: [{id, status: 'paid'}]})
  expect(order).not.toHaveProperty('customerEmail')
})

describe('a purchase that is tried again with a corrected letter', () => {
  /** A Mollie that answers the creation of a customer only once something else has happened. */
  const answeringAfter = (happened: Promise<unknown>): Services['mollie'] => {
    const {mollie} = shop.services
    const create = async (fields: Parameters<typeof mollie.customers.create>[0]) => {
      const made = await mollie.customers.create(fields)
      await happened
      return made
    }
    const {update} = mollie.customers
    return Object.create(mollie, {customers: {value: {create, update: update.bind(mollie.customers)}}})
  }
  const attempt = 'a7c9b3d0-2f5e-4f6a-9b1c-7d8e9f0a1b2c'
  const CORRECTED = 'jan@example.nl'

  test('has one customer and one payment while Mollie is slow to answer the first try', async () => {
    let isAnswered = () => {}
    const answered = new Promise<void>((resolve) => {
      isAnswered = resolve
    })
    const first = create({attempt, customerEmail: 'jna@example.nl'}, {mollie: answeringAfter(answered)})
    await until(() => shop.sandbox.store.list('customer').length === 1, {otherwise: () => 'no customer was made'})
    const second = await create({attempt, customerEmail: CORRECTED})
    isAnswered()
    expect(await first).toBe(second)
    expect(payments()).toMatchObject([{id: shop.paymentIdOf(second), metadata: {customerEmail: CORRECTED}}])
    expect(shop.sandbox.store.list('customer')).toMatchObject([{email: CORRECTED}])
    expect(await orderOf(second)).toMatchObject({
      customerEmail: CORRECTED,
      customerId: payments()[0]?.customerId,
      paymentId: payments()[0]?.id,
    })
  })

  test('has one customer and one payment in two tabs at once', async () => {
    const urls = await Promise.all([
      create({attempt, customerEmail: 'jna@example.nl'}),
      create({attempt, customerEmail: CORRECTED}),
      create({attempt, customerName: 'Jan'}),
    ])
    expect(new Set(urls).size).toBe(1)
    expect(payments()).toHaveLength(1)
    const {customerEmail, customerName, customerId} = (await orderOf(urls[0] ?? '')) ?? {}
    expect(shop.sandbox.store.list('customer')).toMatchObject([
      {id: customerId, email: customerEmail, name: customerName},
    ])
  })

  test('keeps the payment that another call began meanwhile, and leads there', async () => {
    const failed = shop.paymentIdOf(await create({attempt}))
    await shop.control('payment', {id: failed, status: 'failed'})
    const {orders} = shop.services
    let later = ''
    const update: typeof orders.update = async (id, change, act) => {
      // Another attempt at the same order comes to its end while this one notes an older payment.
      if (!later) {
        later = 'begins'
        const {id: customerId} = await shop.services.mollie.customers.create({name: 'Somebody'})
        const other = await shop.services.mollie.customerPayments.create({
          customerId,
          sequenceType: SequenceType.first,
          amount: {currency: 'EUR', value: '486.78'},
          description: 'Another',
          redirectUrl: shop.siteUrl,
          metadata: {orderId: id},
        })
        later = other.getCheckoutUrl() ?? ''
        await orders.update(id, (kept) => ({...kept, paymentId: other.id, status: 'open'}), act)
      }
      return orders.update(id, change, act)
    }
    expect(await create({attempt}, {orders: {...orders, update}})).toBe(later)
    expect((await orderOf(later))?.paymentId).toBe(shop.paymentIdOf(later))
  })

  test('corrects the address at Mollie where an open payment is used again', async () => {
    const url = await create({attempt, customerEmail: 'jna@example.nl', customerName: 'Jan'})
    expect(await create({attempt, customerEmail: CORRECTED})).toBe(url)
    expect(payments()).toMatchObject([{metadata: {customerEmail: CORRECTED, customerName: 'Jan'}}])
    expect(shop.sandbox.store.list('customer')).toMatchObject([{email: CORRECTED, name: 'Jan'}])
  })
})

test('keeps name and address of one tab when another gives none', async () => {
  const attempt = randomUUID()
  const url = await create({attempt, customerEmail: 'jo@example.nl', customerName: 'Jo'})
  await create({attempt})
  expect(await orderOf(url)).toMatchObject({customerEmail: 'jo@example.nl', customerName: 'Jo'})
})

describe('a business in another country of the EU', () => {
  const belgian = {
    company: 'Bakkerij Jansen',
    website: 'https://voorbeeld.nl/',
    country: 'BE',
    vatNumber: 'BE0123456749',
  }

  test('pays the price of the same documents without VAT, which the order pins', async () => {
    const order = await orderOf(await create({details: belgian, shownTotal: 40230}))
    expect(order).toMatchObject({
      exclVat: 40230,
      vat: 0,
      total: 40230,
      vatRate: 0,
      vatScheme: 'reverseCharge',
      details: belgian,
      priceId: 'price-pro-quarterly',
    })
    expect(payments()).toMatchObject([
      {
        amount: {value: '402.30'},
        metadata: {priceExclVAT: '402.30', vatAmount: '0.00', totalInclVAT: '402.30', vatRate: 0},
      },
    ])
    expect(shop.sandbox.store.list('customer')).toMatchObject([
      {name: 'Bakkerij Jansen', metadata: {orderId: order?.id, ...belgian, vatScheme: 'reverseCharge'}},
    ])
  })

  test('that was shown another total is refused with the amounts without VAT', async () => {
    expect(await refusal(create({details: belgian, shownTotal: 48678}))).toEqual({
      status: 409,
      message: 'Price changed',
      details: {exclVat: '402.30', vat: '0.00', total: '402.30'},
    })
    expect(payments()).toEqual([])
  })

  test('is sold to only where the settings say so', async () => {
    const irish = {...belgian, country: 'IE', vatNumber: 'IE6433435F'}
    expect(await refusal(create({details: irish}))).toMatchObject({status: 400, details: {wrong: ['country']}})
    shop.documents = shop.documents.map((document) =>
      document._type === 'siteSettings' ? {...document, countries: undefined} : document,
    )
    expect(await refusal(create({details: belgian}))).toMatchObject({status: 400, details: {wrong: ['country']}})
    expect((await orderOf(await create({details: {...belgian, country: 'NL'}})))?.total).toBe(48678)
  })

  test('is another purchase than the same business in the Netherlands, of one attempt', async () => {
    const attempt = randomUUID()
    const home = await create({attempt, details: {company: 'Bakkerij Jansen', country: 'NL'}})
    const abroad = await create({attempt, details: belgian})
    expect(shop.orderIdOf(abroad)).not.toBe(shop.orderIdOf(home))
    expect((await orderOf(home))?.vatScheme).toBeUndefined()
  })

  test('that corrects what it told before paying has it right in the order, and at Mollie', async () => {
    const attempt = randomUUID()
    const first = await create({attempt, details: belgian, customerEmail: 'jo@example.nl'})
    const corrected = {...belgian, company: 'Bakkerij Janssen', vatNumber: 'BE0100000070'}
    expect(await create({attempt, details: corrected})).toBe(first)
    expect(await orderOf(first)).toMatchObject({details: corrected, customerEmail: 'jo@example.nl'})
    expect(shop.sandbox.store.list('customer')).toMatchObject([
      {name: 'Bakkerij Janssen', email: 'jo@example.nl', metadata: {vatNumber: 'BE0100000070'}},
    ])
  })
})

test('keeps details of one tab when another gives none', async () => {
  const attempt = randomUUID()
  const details = {company: 'Bakkerij Jansen', website: 'https://voorbeeld.nl/', country: 'NL'}
  const url = await create({attempt, details})
  await create({attempt})
  expect((await orderOf(url))?.details).toEqual(details)
  expect(shop.calls.filter(({call}) => call.startsWith('PATCH'))).toEqual([])
})

test('metadata fits into Mollie’s kilobyte, whatever was typed', async () => {
  const details = {
    company: '€'.repeat(120),
    website: `https://voorbeeld.nl/${'x'.repeat(179)}`,
    country: 'BE',
    vatNumber: 'BE0123456749',
  }
  await create({
    attempt: randomUUID(),
    customerName: 'é'.repeat(100),
    customerEmail: `${'x'.repeat(188)}@example.nl`,
    details,
  })
  for (const {metadata} of [...payments(), ...shop.sandbox.store.list('customer')])
    expect(Buffer.byteLength(JSON.stringify(metadata))).toBeLessThanOrEqual(1024)
})

test.each([
  ['does not answer', {kind: 'hang', call: 'POST /v2/'}],
  ['breaks off', {kind: 'reset', call: 'POST /v2/'}],
  ['answers a page', {kind: 'html', call: 'POST /v2/customers$'}],
  ['is overloaded', {kind: '503', call: 'POST /v2/'}],
  ['asks to wait', {kind: '429', call: 'POST /v2/'}],
])('when Mollie %s it is 503 in time, and its words stay inside', async (_, fault) => {
  await shop.control('faults', {faults: [fault]})
  expect(await refusal(create({}, {deadlines: {payment: 200}}))).toEqual({
    status: 503,
    message: 'Payment creation failed',
    details: {},
  })
  await shop.control('faults', {faults: []})
})

test('with a live key nothing is sold while the company is the sample’s; with details of its own it is', async () => {
  const refused = {status: 503, message: 'Payment creation failed', details: {}}
  expect(await refusal(create({}, {mode: 'live'}))).toEqual(refused)
  expect(payments()).toEqual([])
  const real = {kvk: '68750110', vatNumber: 'NL857587973B01', sampleNotice: undefined}
  shop.documents = withChange('siteSettings', ({company}) => ({company: {...(company as object), ...real}}))
  await create({}, {mode: 'live'})
  expect(payments()).toHaveLength(1)
})
