import {countryName} from '../../../../domain/customers/countries.ts'
import {DETAILS, type DetailRow} from '../../../../domain/customers/customerDetails.ts'
import {DETAIL_TITLES} from '../../../../domain/customers/detailTitles.ts'
import {formatMoment} from '../../../../domain/format/format.ts'
import {languageRow, type StaffLanguage} from '../../../../domain/texts/languages.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import type {Order} from '../../../billing/orders/order.ts'
import {readableAddress} from '../../../http/readableAddress.ts'
import {hasPage} from '../../../portal/portal.ts'
import {card} from '../../../ui/card.ts'
import {descriptionList} from '../../../ui/descriptionList.ts'
import {type Html, html} from '../../../ui/html.ts'
import {customerAddress, orderAddress, portalAddress} from '../../addresses.ts'
import type {View} from '../../adminPage.ts'
import {CUSTOMER_WORDS} from '../../words/customerWords.ts'
import {ADMIN_WORDS} from '../../words/words.ts'

/** The customer: all submitted details, and whether the VAT number was looked up. */
export function customerCard(order: Order, {language, isPhone}: Pick<View, 'language' | 'isPhone'>): Html {
  const {order: w} = ADMIN_WORDS[language]
  const words = CUSTOMER_WORDS[language]
  const {details = {}, vatScheme} = order
  const submitted = DETAILS.flatMap(({name, kind}) => {
    const value = details[name]
    return value ? [[DETAIL_TITLES[name][language], shown(kind, value, language)] as const] : []
  })
  const facts = descriptionList([
    [w.customerName, order.customerName ?? w.notGiven],
    [w.email, order.customerEmail ? readableAddress(order.customerEmail) : w.notGiven],
    ...submitted,
    vatScheme !== undefined && [words.scheme, words.reverseCharge],
    vatScheme !== undefined && [words.check, vatCheckOf(order, language)],
    [w.language, languageRow(order.language).ownName],
    [w.ordered, formatMoment(order.createdAt, language)],
    order.customerId !== undefined && [w.mollieCustomer, order.customerId],
    order.duplicateOf !== undefined && [
      w.duplicate,
      html`<a href="${orderAddress(order.duplicateOf)}">${order.duplicateOf}</a>`,
    ],
  ])
  const see = hasPage(order) && html` <a class="alone" href="${portalAddress(order.id, order.language)}">${w.see}</a>`
  const all = html`<div><a class="alone" href="${customerAddress(order.id)}">${ADMIN_WORDS[language].customers.ofOrder}</a>${see}</div>`
  return card({id: 'customer', heading: w.customer, content: facts, beside: all, isFolded: isPhone})
}

function shown(kind: DetailRow['kind'], value: string, language: StaffLanguage): Html | string {
  if (kind === 'website') return html`<a href="${value}" rel="noreferrer">${value}</a>`
  if (kind === 'country') return countryName(value, language)
  return kind === 'access' ? (CUSTOMER_WORDS[language].access[value] ?? value) : value
}

/** The state of the check of the number that the order has now. */
function vatCheckOf({details, vatCheck}: Order, language: StaffLanguage): Html | string {
  const {states, request} = CUSTOMER_WORDS[language]
  if (!vatCheck || vatCheck.number !== details?.vatNumber) return states.due
  const {state, requestId: id, at} = vatCheck
  const proof = id && at && html`<div class="hint">${fill(request, {id, at: formatMoment(at, language)})}</div>`
  return html`${states[state]}${proof}`
}
