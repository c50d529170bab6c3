import {randomUUID} from 'node:crypto'
import {monthsLater} from '../../domain/format/dates.ts'
import {type Cents, formatAmount} from '../../domain/money/money.ts'
import {MONTHS} from '../../domain/money/periods.ts'
import type {Language} from '../../domain/texts/languages.ts'
import type {AlertKind} from '../../functions/billing/orders/alerts.ts'
import type {MailKind, StaffNotificationKind} from '../../functions/billing/orders/order.ts'
import type {PaymentStatus} from '../../local/mollie-sandbox/index.ts'
import {expect, type Shop} from './shop.ts'

/** The price table of the specification, without VAT, in cents. */
const PRICES = {
  basis: {monthly: 9900, quarterly: 26730, biannual: 49500},
  pro: {monthly: 14900, quarterly: 40230, biannual: 74500},
} as const
const VAT_RATE = 21
/** Longer than any month, any three and any six of them, and shorter than the next period's end. */
const DAYS = {monthly: 32, quarterly: 93, biannual: 185} as const

/** Buyer, as the checkout is told. */
export type Buyer = {
  name: string
  /** Fields of the form; none is in the specification's payload. */
  business?: {company: string; website: string; country: string; vatNumber?: string}
  hasAddress: boolean
}
export type Purchase = {
  plan: 'basis' | 'pro'
  period: keyof typeof DAYS
  language: Language
  buyer: Buyer
  /** Submits the form without a script. */
  withoutScript?: boolean
  story: readonly Step[]
}
/** An act or event in a customer's story. Its name is the story's. */
export type Step = (customer: Customer) => Promise<void>

export type PaymentExpected = {
  id: string
  status: 'paid' | 'failed'
  /** How many periods after the first one. */
  period: number
  refunded: Cents
  chargedBack: Cents
}
export type DocumentExpected = {
  kind: 'invoice' | 'creditNote'
  payment: PaymentExpected
  total: Cents
  how?: 'refunded' | 'chargedBack'
}
export type MailExpected = {
  kind: MailKind
  to: string
  /** Amount that it names. */
  amount?: Cents
  /** Order, when it is not the customer's own. */
  orderId?: string
  carries?: DocumentExpected
}

/** Somebody who buys, does what the story says, and knows what must be there afterwards. */
export class Customer {
  readonly attempt = randomUUID()
  readonly mails: MailExpected[] = []
  readonly notices: StaffNotificationKind[] = []
  readonly attention: AlertKind[] = []
  readonly payments: PaymentExpected[] = []
  readonly documents: DocumentExpected[] = []
  /** Documents to issue once the details are complete. */
  readonly waiting: DocumentExpected[] = []
  status: PaymentStatus = 'open'
  state: 'running' | 'refunded' | 'overdue' | 'chargedBack' | 'cancelled' = 'running'
  vies: 'valid' | 'refused' | 'unanswered' | null = null
  /** Amount paid twice and refunded automatically. */
  paidTwice: Cents = 0
  email: string | undefined
  orderId = ''
  paymentId = ''
  /** The customer's own page, as the last mail or the page after paying leads there. */
  page = ''
  hasToldAddress = false
  period = 0

  readonly shop: Shop
  readonly purchase: Purchase

  constructor(shop: Shop, purchase: Purchase) {
    this.shop = shop
    this.purchase = purchase
    if (purchase.buyer.hasAddress) this.email = `klant-${this.attempt}@example.nl`
  }

  get isReversed(): boolean {
    return (this.purchase.buyer.business?.country ?? 'NL') !== 'NL'
  }
  get exclVat(): Cents {
    return PRICES[this.purchase.plan][this.purchase.period]
  }
  get total(): Cents {
    return this.exclVat + this.vatOf(this.exclVat)
  }
  vatOf = (exclVat: Cents): Cents => (this.isReversed ? 0 : Math.round((exclVat * VAT_RATE) / 100))
  /** The VAT that is within an amount. */
  vatIn = (total: Cents): Cents => (this.isReversed ? 0 : Math.round((total * VAT_RATE) / (100 + VAT_RATE)))
  get vatRate(): number {
    return this.isReversed ? 0 : VAT_RATE
  }
  /** The first day of a period. */
  dayOf = (paidOn: string, period: number) => monthsLater(paidOn, period * MONTHS[this.purchase.period])

  get latest(): PaymentExpected {
    const payment = this.payments.at(-1)
    if (!payment) throw new Error('Nothing was paid')
    return payment
  }

  /** Sends the checkout as its script or form does, and returns the answer. */
  async checkOut({plan = this.purchase.plan, total = this.total} = {}) {
    const {period, language, buyer, withoutScript} = this.purchase
    const fields = {
      ...{planType: plan, billingPeriod: period, language, attempt: this.attempt, again: 'yes'},
      ...buyer.business,
      ...(this.email && {customerEmail: this.email}),
    }
    const shown = formatAmount(total)
    const body = withoutScript
      ? new URLSearchParams({...fields, [`shownTotal${this.isReversed ? 'Reversed' : ''}-${period}`]: shown})
      : JSON.stringify({...fields, shownTotal: shown})
    const answer = await fetch(`${this.shop.site}/api/create-payment`, {
      method: 'POST',
      redirect: 'manual',
      body,
      ...(!withoutScript && {headers: {'content-type': 'application/json'}}),
    })
    const json = withoutScript ? {} : await answer.json()
    return {status: answer.status, wrong: json.wrong, to: json.paymentUrl ?? answer.headers.get('location') ?? ''}
  }

  /** To Mollie's page. */
  async begin() {
    const {status, to} = await this.checkOut()
    expect(status).toBe(this.purchase.withoutScript ? 303 : 200)
    this.paymentId = this.idIn(to)
    this.orderId = this.shop.orderIdOf(this.paymentId)
  }
  idIn = (address: string) => new URL(address).pathname.split('/').pop() ?? ''

  expectMail(kind: MailKind, mail: Partial<MailExpected> = {}) {
    if (this.email) this.mails.push({kind, to: this.email, ...mail})
  }

  /** One that is issued at once goes with the mail about the same, or in a mail of its own. */
  expectDocument(document: DocumentExpected, carrier?: {kind: MailKind; amount?: Cents}) {
    const isIssued = this.hasToldAddress
    if (isIssued) this.documents.push(document)
    else this.waiting.push(document)
    if (carrier) this.expectMail(carrier.kind, {...carrier, ...(isIssued && {carries: document})})
    else if (isIssued) this.expectMail('invoice', {amount: document.total, carries: document})
  }

  expectAttention(kind: AlertKind) {
    this.attention.push(kind)
    this.notices.push('needsPerson')
  }

  expectPaid(id: string, mail: MailKind) {
    const payment = {id, status: 'paid', period: this.period, refunded: 0, chargedBack: 0} as const
    this.payments.push({...payment})
    this.expectDocument({kind: 'invoice', payment: this.latest, total: this.total}, {kind: mail, amount: this.total})
  }

  /** The page behind the last mail, or behind the page after paying. */
  async findPage() {
    const {body} = await this.shop.status(this.orderId)
    const text = this.email ? (this.shop.mailbox.to(this.email).at(-1)?.text ?? '') : String(body.manageUrl)
    const [address = ''] = text.match(/http\S+\/(?:abonnement|subscription)\/\?order=\S+/) ?? []
    this.page = address.replace(this.shop.site, '')
  }

  /** A form of the customer's page; where it leads. */
  async submit(fields: Record<string, string>, address = this.page): Promise<string> {
    const answer = await fetch(this.shop.site + address, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    })
    expect(answer.status).toBe(303)
    return answer.headers.get('location') ?? ''
  }

  async letPeriodPass() {
    this.period++
    await this.shop.control('clock', {days: DAYS[this.purchase.period]})
  }

  /** The payment at Mollie that is not known here yet. */
  newPayment() {
    const known = new Set(this.payments.map(({id}) => id))
    const {customerId} = this.shop.sandbox.store.get('payment', this.paymentId) ?? {}
    const found = this.shop.sandbox.store
      .list('payment', 'customerId', customerId ?? '')
      .find(({id, subscriptionId}) => subscriptionId && !known.has(id))
    return found?.id ?? ''
  }
}
