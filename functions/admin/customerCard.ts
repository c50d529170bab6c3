import {countryName} from '../../domain/customers/countries.ts'
import {DETAILS, type DetailName} from '../../domain/customers/customerDetails.ts'
import {formatMoment} from '../../domain/format/format.ts'
import {languageRow, type StaffLanguage} from '../../domain/texts/languages.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import type {Order} from '../billing/orders/order.ts'
import {readableAddress} from '../http/readableAddress.ts'
import {type Html, html} from '../ui/html.ts'
import {orderAddress} from './addresses.ts'
import {detailsList} from './page.ts'
import {CUSTOMER_WORDS} from './words/customerWords.ts'
import {OFFICE_WORDS} from './words/words.ts'

/** Who ordered: all that the customer told, and whether the VAT number was looked up. */
export function customerCard(order: Order, language: StaffLanguage): Html {
  const {order: w} = OFFICE_WORDS[language]
  const words = CUSTOMER_WORDS[language]
  const {details = {}, vatScheme} = order
  const told = DETAILS.flatMap(({name}) => {
    const value = details[name]
    return value ? [[words.details[name], shown(name, value, language)] as const] : []
  })
  return html`<section class="card" aria-labelledby="customer"><h2 id="customer">${w.customer}</h2>${detailsList([
    [w.customerName, order.customerName ?? w.notGiven],
    [w.email, order.customerEmail ? readableAddress(order.customerEmail) : w.notGiven],
    ...told,
    vatScheme !== undefined && [words.scheme, words.reverseCharge],
    vatScheme !== undefined && [words.check, vatCheckOf(order, language)],
    [w.language, languageRow(order.language).ownName],
    [w.ordered, formatMoment(order.createdAt, language)],
    order.customerId !== undefined && [w.mollieCustomer, order.customerId],
    order.duplicateOf !== undefined && [
      w.duplicate,
      html`<a href="${orderAddress(order.duplicateOf)}">${order.duplicateOf}</a>`,
    ],
  ])}</section>`
}

function shown(name: DetailName, value: string, language: StaffLanguage): unknown {
  if (name === 'website') return html`<a href="${value}" rel="noreferrer">${value}</a>`
  if (name === 'country') return countryName(value, language)
  return name === 'access' ? (CUSTOMER_WORDS[language].access[value] ?? value) : value
}

/** What is known of the number that the order has now. */
function vatCheckOf({details, vatCheck}: Order, language: StaffLanguage): unknown {
  const {states, request} = CUSTOMER_WORDS[language]
  if (!vatCheck || vatCheck.number !== details?.vatNumber) return states.due
  const {state, requestId: id, at} = vatCheck
  const proof = id && at && html`<div class="hint">${fill(request, {id, at: formatMoment(at, language)})}</div>`
  return html`${states[state]}${proof}`
}
