import {CONFIRM_ADDRESS, SAVE_DETAILS} from '../../domain/customers/portalActs.ts'
import {AdminSession} from './adminSession.ts'
import type {Customer, Step} from './customer.ts'
import {expect} from './shop.ts'

/** Acts of customers, banks and staff, each with its consequences. */
const DAY_MINUTES = 24 * 60
const TEN_EUROS = 1000

const named = (name: string, step: Step): Step => Object.defineProperty(step, 'name', {value: name})

export const pay = named('pays', async (customer) => {
  await customer.begin()
  await customer.shop.end(customer.paymentId, 'paid')
  customer.status = 'paid'
  customer.notices.push('orderPaid')
  customer.expectPaid(customer.paymentId, 'confirmation')
  await customer.findPage()
})

export const lose = (status: 'failed' | 'canceled' | 'expired'): Step =>
  named(`has a payment that is ${status}`, async (customer) => {
    await customer.begin()
    await customer.shop.end(customer.paymentId, status)
    customer.status = status
    // Nothing is shown to customers who gave up; failures are shown.
    if (status === 'failed')
      customer.payments.push({id: customer.paymentId, status, period: 0, refunded: 0, chargedBack: 0})
  })

/** Two tabs: the other plan is opened in the second one, and both are paid. What was paid last goes back. */
export const payTwice = named('pays in two tabs', async (customer) => {
  const {shop, purchase, attempt, email} = customer
  const other = {planType: 'pro', billingPeriod: 'biannual', shownTotal: '901.45', language: purchase.language}
  const {body} = await shop.create({...other, attempt, customerEmail: email})
  await pay(customer)
  const id = customer.idIn(body.paymentUrl ?? '')
  await shop.end(id, 'paid')
  customer.expectMail('refunded', {amount: 90145, orderId: shop.orderIdOf(id)})
  customer.paidTwice = 90145
})

const tells = (name: string, fields: Record<string, string>, isAll: boolean) =>
  named(name, async (customer) => {
    const {business} = customer.purchase.buyer
    await customer.submit({act: SAVE_DETAILS, ...(business ?? BUSINESS), ...fields})
    customer.hasToldAddress = true
    if (isAll) customer.notices.push('readyToBegin')
    const byPayment = customer.payments.flatMap((each) => customer.waiting.filter(({payment}) => payment === each))
    customer.waiting.length = 0
    for (const document of byPayment) customer.expectDocument(document)
  })
const BUSINESS = {company: 'Bakkerij Jansen', website: 'voorbeeld.nl', country: 'NL'}
export const ADDRESS = {street: 'Kade 1', postalCode: '1011 AA', city: 'Amsterdam'}
const WORK = {businessType: 'Bakkerij', keywords: 'brood', access: 'login'}
export const tellAddress = tells('tells the address', ADDRESS, false)
export const tell = tells('tells all that is needed', {...ADDRESS, ...WORK}, true)

export const renew = named('renews', async (customer) => {
  await customer.letPeriodPass()
  customer.expectPaid(customer.newPayment(), 'renewal')
})

export const failRenewal = named('has a renewal that fails', async (customer) => {
  const [subscription] = await customer.shop.subscriptions(customer.orderId)
  await customer.shop.control('subscription', {id: subscription?.id, nextOutcome: 'failed'})
  await customer.letPeriodPass()
  const id = customer.newPayment()
  customer.payments.push({id, status: 'failed', period: customer.period, refunded: 0, chargedBack: 0})
  customer.state = 'overdue'
  customer.notices.push('overdue')
  customer.expectMail('renewalFailed', {amount: customer.total})
})

export const payOverdue = named('pays it by the link', async (customer) => {
  const id = customer.idIn(await customer.submit({act: 'pay'}))
  await customer.shop.end(id, 'paid')
  customer.state = 'running'
  customer.expectPaid(id, 'renewal')
})

/** Three more tries, none of which works, a hold and the end. */
export const letItEnd = named('does not pay it', async (customer) => {
  const {shop, orderId} = customer
  // From Mollie's time, which the answer to a try has: after a month of 28 days it is days later than the renewal.
  const ahead = (shop.sandbox.clock.now().getTime() - Date.now()) / 60_000
  // Each step counts from the moment of the one before, wherever in a run that was: each day is looked at a minute later.
  const onDay = (day: number) => shop.reconcile(ahead + day * (DAY_MINUTES + 1) + 60)
  for (const day of [3, 7, 14]) {
    await onDay(day)
    const retry = (await shop.order(orderId)).payments.find(({status}) => status === 'pending')?.id ?? ''
    await shop.end(retry, 'failed')
    customer.payments.push({id: retry, status: 'failed', period: customer.period, refunded: 0, chargedBack: 0})
    customer.expectMail('renewalReminder', {amount: customer.total})
  }
  await onDay(18)
  await onDay(32)
  customer.notices.push('paused', 'ended')
  customer.expectMail('subscriptionPaused', {amount: customer.total})
  customer.expectMail('subscriptionEnded')
  // The sandbox is months ahead of the page, for which the last day is still to come.
  customer.state = 'cancelled'
})

const reverse = (name: string, how: 'refund' | 'chargeback', amountOf: (customer: Customer) => number) =>
  named(name, async (customer) => {
    const {latest} = customer
    const amount = amountOf(customer)
    const field = how === 'refund' ? 'refunded' : 'chargedBack'
    await customer.shop.control(how, {id: latest.id, amount: (amount / 100).toFixed(2)})
    latest[field] += amount
    if (how === 'refund') {
      if (left(customer) === 0) customer.state = 'refunded'
      const note = {kind: 'creditNote', payment: latest, total: amount, how: field} as const
      return customer.expectDocument(note, {kind: 'refunded', amount})
    }
    // The invoice stays open, and is to be paid again.
    customer.state = 'chargedBack'
    customer.expectAttention('chargedBack')
    customer.notices.push('overdue')
    customer.expectMail('chargedBack', {amount})
  })
const left = ({total, latest}: Customer) => total - latest.refunded - latest.chargedBack
export const refundTen = reverse('gets ten euros back', 'refund', () => TEN_EUROS)
export const refundAll = reverse('gets all that is left back', 'refund', left)
export const chargeBack = reverse('has the bank take the rest back', 'chargeback', left)

export const cancel = named('cancels', async (customer) => {
  expect(await customer.submit({act: 'cancel'})).toMatch(/&done=cancelled$/)
  customer.state = 'cancelled'
  customer.expectMail('cancellationConfirmed')
})

export const undo = named('takes that back', async (customer) => {
  expect(await customer.submit({act: 'undo'})).toMatch(/&done=resumed$/)
  customer.state = 'running'
  customer.expectMail('cancellationUndone', {amount: customer.total})
})

/** On the page after paying. */
export const correctAddress = named('corrects a mistyped address', async (customer) => {
  const {shop, orderId, page: old} = customer
  const {body} = await shop.status(orderId)
  const right = `right-${customer.attempt}@example.nl`
  const answer = await shop.post('/api/correct-address', {order: orderId, token: body.token, customerEmail: right})
  expect(answer.status).toBe(200)
  customer.expectMail('addressReplaced')
  customer.email = right
  customer.expectMail('confirmation', {amount: customer.total})
  customer.expectMail('addressCorrected')
  await customer.findPage()
  expect((await shop.call(old)).status).toBe(404)
})

export const changeAddress = named('changes the mail address', async (customer) => {
  const {shop, page: old} = customer
  const next = `next-${customer.attempt}@example.nl`
  await customer.submit({act: 'address', email: next})
  const before = customer.email
  customer.email = next
  customer.expectMail('addressAsked')
  customer.email = before
  const [link = ''] =
    shop.mailbox
      .to(next)
      .at(-1)
      ?.text?.match(/http\S+key=\S+/) ?? []
  await customer.submit({act: CONFIRM_ADDRESS}, link.replace(shop.site, ''))
  customer.expectMail('addressReplaced')
  customer.email = next
  customer.expectMail('addressCorrected')
  await customer.findPage()
  expect((await shop.call(old)).status).toBe(404)
})

export const withdrawLinks = named('has the links withdrawn', async (customer) => {
  const admin = await AdminSession.open(customer.shop)
  await admin.act(customer.orderId, {act: 'withdraw'})
  expect((await customer.shop.call(customer.page)).status).toBe(404)
})

/** With the mail address alone. */
export const signIn = named('asks for a new link', async (customer) => {
  const {shop, email = '', purchase} = customer
  const address = purchase.language === 'nl' ? '/abonnement/aanmelden/' : '/en/subscription/sign-in/'
  await customer.submit({email}, address)
  customer.expectMail('signIn')
  await expect.poll(() => shop.mailbox.to(email).length, {intervals: [20]}).toBe(customer.mails.length)
  const [link = ''] =
    shop.mailbox
      .to(email)
      .at(-1)
      ?.text?.match(/http\S+link=\S+/) ?? []
  customer.page = await customer.submit({link: new URL(link).searchParams.get('link') ?? ''}, address)
})

/** The address of mails that were sent by earlier releases. */
export const followOld = named('follows an old link', async (customer) => {
  const {search} = new URL(customer.page, customer.shop.site)
  const answer = await fetch(`${customer.shop.site}/api/subscription${search}`, {redirect: 'manual'})
  expect([answer.status, answer.headers.get('location')]).toEqual([303, customer.page])
})

export const askVies = (state: 'valid' | 'refused' | 'unanswered'): Step =>
  named(`has a VAT number that is ${state}`, async (customer) => {
    // The next run mails the findings of the one before.
    for (let runs = 0; runs < 2; runs++) await customer.shop.reconcile()
    customer.vies = state
    if (state === 'refused') {
      customer.expectAttention('vatRefused')
      customer.expectMail('vatNumberAsked')
    }
  })

export const beRefused = (problem: string): Step =>
  named(`is refused for ${problem}`, async (customer) => {
    const {status, wrong} = await customer.checkOut()
    expect([status, wrong]).toEqual([400, [problem]])
  })
