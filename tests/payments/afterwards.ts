import type {Email} from 'postal-mime'
import {amsterdamDay, daysLater} from '../../domain/format/dates.ts'
import {formatDay} from '../../domain/format/format.ts'
import {type Cents, formatEuros, parseAmount} from '../../domain/money/money.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import {CUSTOMER_WORDS} from '../../functions/admin/words/customerWords.ts'
import {ADMIN_WORDS} from '../../functions/admin/words/words.ts'
import {readPdf} from '../support/html/readPdf.ts'
import {AdminSession} from './adminSession.ts'
import type {Customer, DocumentExpected} from './customer.ts'
import {expect, OPERATOR} from './shop.ts'
import {ADDRESS} from './steps.ts'
import type {Words} from './words.ts'

/** Expected results of a purchase, read where people read them: in mails, PDFs, pages, at Mollie. */

type Issued = {document: DocumentExpected; number: string; label: string}[]

/** Words as one reads them: without tags, with one space where there are several or ones that do not break. */
const plain = (html = '') =>
  html
    .replace(/<(?:style|svg).*?<\/(?:style|svg)>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ')
    .trim()

/** A line of a PDF may end at a hyphen or a stroke. */
const withoutSpaces = (text: string) => text.replace(/\s/g, '')

/** Those of the parts that a text does not have: one expectation for all of them. */
const lacking = (text: string, parts: readonly string[]) => parts.filter((part) => !text.includes(part))

const euros = ({purchase}: Customer, cents: Cents) => plain(formatEuros(cents, purchase.language))

/** The numbers go on from whatever was issued before, in the order in which things happened. */
export async function documentsAgree(customer: Customer, words: Words): Promise<Issued> {
  const {shop, documents, orderId} = customer
  const rows = await shop.database.database.query('SELECT number, order_id FROM invoices')
  const numbers = rows.map(({number}) => String(number)).sort()
  expect(numbers.map((number) => Number(number.split('-').pop()))).toEqual(numbers.map((_, index) => index + 1))
  const own = rows.filter(({order_id}) => order_id === orderId).map(({number}) => String(number))
  expect(own.toSorted()).toEqual(numbers.slice(numbers.length - documents.length))
  return own.toSorted().map((number, index) => {
    const document = documents[index] as DocumentExpected
    return {document, number, label: `${words.invoice[document.kind]} ${number}`}
  })
}

async function pdfAgrees(file: Uint8Array, {document, label}: Issued[number], customer: Customer, words: Words) {
  const {purchase, isReversed, vatRate, orderId} = customer
  const {invoice: w} = words
  const {kind, total, payment, how} = document
  const sign = kind === 'creditNote' ? -1 : 1
  const vat = customer.vatIn(total)
  const {statusAt = ''} = customer.shop.sandbox.store.get('payment', customer.paymentId) ?? {}
  const paidOn = amsterdamDay(new Date(statusAt))
  const first = customer.dayOf(paidOn, payment.period)
  const last = daysLater(customer.dayOf(paidOn, payment.period + 1), -1)
  const day = (date: string) => formatDay(date, purchase.language, 'long')
  const money = (cents: Cents) => euros(customer, cents === 0 ? 0 : sign * cents)
  const {text, pages} = await readPdf(file)
  const parts = [
    label,
    'Bakkerij Jansen',
    ...Object.values(ADDRESS),
    orderId,
    `${words.brand} ${words.plan}, ${words.period}`,
    fill(w.fromUntil, {from: day(first), until: day(last)}),
    `${w.exclVat} ${money(total - vat)}`,
    `${isReversed ? words.reverseCharge : `${w.vat} ${vatRate}%`} ${money(vat)}`,
    `${w.total} ${money(total)}`,
    kind === 'invoice' ? w.settled : how === 'chargedBack' ? w.chargedBack : w.refunded,
    ...(isReversed ? [w.reverseCharge, purchase.buyer.business?.vatNumber ?? ''] : []),
  ]
  const read = withoutSpaces(text)
  expect(lacking(read, parts.map(withoutSpaces))).toEqual([])
  if (!isReversed) expect(read).not.toContain(withoutSpaces(w.reverseCharge))
  expect(pages).toBe(1)
}

const kindIn = ({messageId = ''}: Email) => messageId.match(/^<([A-Za-z]+)/)?.[1]
const pdfsOf = ({attachments}: Email) => attachments.filter(({mimeType}) => mimeType === 'application/pdf')

/** Checks recipients, number and subjects of mails, and reads their invoices. */
export async function mailsAgree(customer: Customer, words: Words, issued: Issued) {
  const {shop, mails, notices, purchase, orderId} = customer
  const facts = (index: number) => {
    const {amount = 0, carries} = mails[index] ?? {}
    const of = issued.find(({document}) => document === carries)
    return {
      brand: words.brand,
      plan: words.plan,
      refunded: formatEuros(amount, purchase.language),
      ...(of && {document: words.invoice[of.document.kind], invoiceNumber: of.number}),
    }
  }
  const sent = shop.mailbox.messages.filter(({to}) => to?.[0]?.address !== OPERATOR)
  expect(sent.map((mail) => [kindIn(mail), mail.to?.[0]?.address, mail.subject])).toEqual(
    mails.map(({kind, to}, index) => [kind, to, fill(words.subjects[kind], facts(index))]),
  )
  for (const [index, mail] of sent.entries()) {
    const {kind, amount, carries, orderId: other = orderId} = mails[index] ?? {}
    const parts = [
      ...(kind === 'signIn' ? [] : [other]),
      ...(amount === undefined ? [] : [euros(customer, amount)]),
      ...(kind === 'confirmation' && customer.isReversed ? [words.reverseCharge] : []),
    ]
    for (const text of [plain(mail.text), plain(mail.html)]) {
      expect(lacking(text, parts)).toEqual([])
      expect(text).not.toMatch(customer.isReversed ? /\{\w+\}|undefined|incl\. (btw|VAT)/ : /\{\w+\}|undefined/)
    }
    const [file, ...more] = pdfsOf(mail)
    expect(more).toEqual([])
    expect(file !== undefined).toBe(carries !== undefined)
    const of = issued.find(({document}) => document === carries)
    if (file && of) await pdfAgrees(new Uint8Array(file.content as ArrayBuffer), of, customer, words)
  }
  const told = shop.mailbox.to(OPERATOR)
  expect(told.map(kindIn)).toEqual(notices)
  for (const notice of told) expect(plain(notice.text)).toContain(orderId)
}

/** Checks the customer portal and the pages behind its links. */
export async function accountAgrees(customer: Customer, words: Words, issued: Issued) {
  const {page: w} = words
  const {shop, page, status, payments, state} = customer
  if (status !== 'paid') return expect(page).toBe('')
  const answer = await fetch(shop.site + page)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const headings = {
    running: w.running,
    refunded: w.refunded,
    overdue: w.overdue,
    chargedBack: w.chargedBack,
    cancelled: w.already,
  }
  expect(html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe(headings[state].heading)
  const [, table = ''] = html.match(/<section[^>]*payments-heading.*?<tbody>(.*?)<\/tbody>/s) ?? []
  const rows = [...table.matchAll(/<tr><td>.*?<\/td>(.*?)<\/tr>/gs)].map(([, cells]) => plain(cells))
  expect(rows).toEqual(
    payments.map(({status: paid, refunded, chargedBack, id}) =>
      plain(
        [
          euros(customer, customer.total),
          w.payments[chargedBack > 0 ? 'openAgain' : paid],
          refunded > 0 && fill(w.payments.refunded, {amount: euros(customer, refunded)}),
          chargedBack > 0 && fill(w.payments.chargedBack, {amount: euros(customer, chargedBack)}),
          ...issued.filter(({document}) => document.payment.id === id).map(({label}) => `${label} UBL`),
        ]
          .filter(Boolean)
          .join(' '),
      ),
    ),
  )
  for (const each of issued) {
    const [, href = ''] = html.match(new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${each.label}</a>`)) ?? []
    const file = await fetch(href.replaceAll('&amp;', '&'))
    await pdfAgrees(new Uint8Array(await file.arrayBuffer()), each, customer, words)
  }
}

/** Checks admin. */
export async function officeAgrees(customer: Customer, issued: Issued) {
  const {shop, orderId, status, email, mails} = customer
  if (!orderId) return expect(await shop.orders()).toEqual([])
  const admin = await AdminSession.open(shop)
  const w = ADMIN_WORDS.nl
  const list = plain(await admin.page({search: orderId}))
  expect(list).toContain(orderId)
  const html = await admin.page({order: orderId})
  const text = plain(html)
  expect(html).toContain(`<h1>${orderId}</h1>`)
  const total = plain(formatEuros(customer.total, 'nl'))
  const amounts = customer.isReversed ? `${w.order.vatReversed} €` : `${fill(w.order.vat, {rate: '21'})} €`
  const parts = [w.statuses[status], `${w.order.total} ${total}`, amounts, email ?? w.order.notGiven]
  for (const {document, number} of issued) {
    const sign = document.kind === 'creditNote' ? -1 : 1
    expect(text).toMatch(
      new RegExp(
        `${w.order.invoiceKinds[document.kind]} ${number} [^€]*${plain(formatEuros(sign * document.total, 'nl'))}`,
      ),
    )
  }
  const own = mails.filter((mail) => mail.kind !== 'signIn' && !mail.orderId)
  parts.push(...own.map(({kind, to}) => `${w.mails[kind]} ${w.mailStates.sent}, ${to}`))
  if (customer.isReversed) parts.push(CUSTOMER_WORDS.nl.states[customer.vies ?? 'due'])
  expect(lacking(text, parts)).toEqual([])
  const order = await shop.order(orderId)
  expect(order.mails).toHaveLength(own.length)
  expect(order.alerts.map(({kind}) => kind)).toEqual(customer.attention)
  expect(text.includes(w.order.alerts)).toBe(customer.attention.length > 0)
}

/** Every cent that Mollie has is one that was bought, and what went back is what was given. */
export function mollieAgrees({shop, payments, total, paidTwice}: Customer) {
  const {store} = shop.sandbox
  const sum = (amounts: readonly Cents[]) => amounts.reduce((all, each) => all + each, 0)
  const cents = (amounts: {amount: {value: string}}[]) => sum(amounts.map(({amount}) => parseAmount(amount.value) ?? 0))
  const paid = payments.filter(({status}) => status === 'paid').length * total
  expect(cents(store.list('payment').filter(({status}) => status === 'paid'))).toBe(paid + paidTwice)
  expect(cents(store.list('refund'))).toBe(sum(payments.map(({refunded}) => refunded)) + paidTwice)
  expect(cents(store.list('chargeback'))).toBe(sum(payments.map(({chargedBack}) => chargedBack)))
}
