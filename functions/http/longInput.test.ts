import * as v from 'valibot'
import {CHECKOUT_FIELDS, DETAILS} from '../../domain/customers/customerDetails.ts'
import {readDetails} from '../../domain/customers/readDetails.ts'
import {envelopeOf} from '../../domain/environment/errorEnvelope.ts'
import {parseAmount} from '../../domain/money/money.ts'
import {readPage} from '../../domain/seo/readPage.ts'
import {mayRead} from '../../domain/seo/robots.ts'
import {findInRelease, type Release} from '../../web/src/renderer/release.ts'
import {cookieIn} from '../admin/signIn/session.ts'
import {openOrder} from '../billing/orders/order.fixture.ts'
import {isOrderId} from '../billing/orders/order.ts'
import {isPaymentId} from '../billing/payments/mollie.ts'
import {readCheckoutDetails} from '../checkout/request/checkoutDetails.ts'
import {CustomerEmail, CustomerName, nameForMail} from '../checkout/request/customerName.ts'
import {isManageToken} from '../portal/links/manage.ts'
import {withoutMessage} from '../runtime/errorFields.ts'
import {excludedHost} from '../wind/excluded.ts'
import {typedAddress} from '../wind/typedAddress.ts'
import {isForm, languageOf} from './request.ts'

/** More than any body that is read. */
const LENGTH = 100_000
/** Processor time: an expression with quadratic cost takes half a minute, any other a quarter of a second. */
const MOST_MICROSECONDS = 5_000_000

const long = (piece: string, end = '') => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH) + end

/** Shapes that make an expression try each place of a text again and again. */
const LONG = [
  long('@', 'é'),
  long('a', '!'),
  long('a.', '@'),
  long(' ', 'x'),
  long('\n', 'x'),
  long('<', 'é'),
  long('jo@', '.é'),
  long('0', 'x'),
  long('-1', '!'),
  long('ID', '!'),
  long('VATID', '!'),
  long('/', 'x'),
  long('"', 'x'),
  long('?', 'x'),
  long('mailto:', 'é'),
  long('\u200b', 'x'),
  long('(a', ':1'),
  long('https://a', ' '),
]

const header = (name: string, value: string) => new Request('http://localhost', {headers: {[name]: encodeURI(value)}})

const EMPTY: Release = {
  code: '',
  today: '',
  sold: [],
  problems: [],
  publishes: [],
  pages: {},
  files: {},
  redirects: {},
  earlierImages: {},
}

const READERS: Record<string, (text: string) => unknown> = {
  'a mail address': (text) => v.safeParse(CustomerEmail, text),
  'a name': (text) => v.safeParse(CustomerName, text),
  'a name for a mail': (text) => nameForMail(text.slice(0, 100)),
  'details of a customer': (text) => readDetails(Object.fromEntries(DETAILS.map(({name}) => [name, text]))),
  'details of a checkout': (text) =>
    readCheckoutDetails({
      ...Object.fromEntries(CHECKOUT_FIELDS.map(({name}) => [name, text])),
      country: 'BE',
    }),
  'an amount': parseAmount,
  'the number of an order': isOrderId,
  'the number of a payment': isPaymentId,
  'the token of a link': (text) => isManageToken(text, openOrder, ['secret']),
  'an address of the site': (text) => findInRelease(EMPTY, `/${text}`, `?${text}`),
  'a cookie': (text) => cookieIn(header('cookie', text), 'beheer'),
  'languages of a browser': (text) => languageOf(header('accept-language', text)),
  'the type of a body': (text) => isForm(header('content-type', text)),
  'an error that quotes it': (text) =>
    envelopeOf({
      id: '1',
      at: new Date(),
      platform: 'node',
      release: '1',
      where: 'a test',
      error: Object.assign(new Error(text), {stack: `Error: ${text}\n    at ${text}`}),
    }),
  'the address of a website': (text) => typedAddress(text),
  'a website to exclude': excludedHost,
  'robots.txt': (text) => mayRead(`User-agent: *\nDisallow: ${text}`, 'x', new URL('https://a.nl/')),
  'a page of another website': (text) => readPage(text, 'https://a.nl/'),
  'a stack that quotes it': (text) => withoutMessage(`Error: ${text}\n    at a (/a.ts:1:2)`),
}

test.each(Object.keys(READERS))('%s is read at once, however long it is', async (name) => {
  for (const text of LONG) {
    const before = process.threadCpuUsage()
    await READERS[name]?.(text)
    const {user, system} = process.threadCpuUsage(before)
    expect([text.slice(0, 10), user + system < MOST_MICROSECONDS]).toEqual([text.slice(0, 10), true])
  }
})
