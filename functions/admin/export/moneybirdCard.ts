import {formatMoment, formatNumber} from '../../../domain/format/format.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {BookedDocument} from '../../billing/books/documents.ts'
import type {Delivery} from '../../billing/deliveries/store.ts'
import {refusalIn} from '../../billing/moneybird/moneybird.ts'
import {buttonRow} from '../../ui/button.ts'
import {card} from '../../ui/card.ts'
import {descriptionList} from '../../ui/descriptionList.ts'
import {postButton} from '../../ui/form.ts'
import {type Html, html} from '../../ui/html.ts'
import {ADMIN, invoiceAddress} from '../addresses.ts'
import {type SignedInView, withToken} from '../adminPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'

/** Documents at Moneybird: their deliveries, or the setting that is wrong. Null without Moneybird. */
export type AtMoneybird = {deliveries: readonly Delivery[]; problem?: string} | null

/** Documents that are shown one by one. */
const SHOWN = 100
const STATES = ['delivered', 'pending', 'refused', 'none'] as const

const documentLink = (number: string) => html`<a class="alone" href="${invoiceAddress(number)}">${number}</a>`

type Shown = {period: string; documents: readonly BookedDocument[]; moneybird: NonNullable<AtMoneybird>}

/** The documents of a period at Moneybird: how many are booked, a button for the others, and why some were refused. */
export function moneybirdCard({period, documents, moneybird: {deliveries, problem}}: Shown, view: SignedInView): Html {
  const {language, session} = view
  const {moneybird: w} = ADMIN_WORDS[language]
  const known = new Map(deliveries.map((each) => [each.document, each]))
  const stateOf = ({number}: BookedDocument) => {
    const {state = 'none'} = known.get(number) ?? {}
    return state === 'accepted' ? 'pending' : state
  }
  const countOf = (state: (typeof STATES)[number]) => documents.filter((each) => stateOf(each) === state).length
  const count = (number: number) => formatNumber(number, language)
  const [pending, refused, none] = [countOf('pending'), countOf('refused'), countOf('none')]
  const fields = withToken(session, {act: 'bookDocuments', period})
  const label =
    none === 1 && refused === 0 ? w.bookOne : fill(none > 0 ? w.book : w.again, {count: count(none + refused)})
  const lines = documents.slice(0, SHOWN).map((each) => {
    const delivery = known.get(each.number)
    const when = delivery?.state === 'pending' && delivery.tries > 0 && delivery.nextAt
    return html`<li>${documentLink(each.number)} ${w.states[stateOf(each)]}${when && html` <span class="hint">${fill(w.tried, {tries: count(delivery.tries), time: formatMoment(when, language, {year: false})})}</span>`}</li>`
  })
  const rest = documents.length - SHOWN
  return card({
    id: 'moneybird',
    heading: w.title,
    content: html`<p>${w.text}</p>${problem && html`<p class="wrong">${fill(w.notSet, {reason: problem})}</p>`}
${descriptionList(STATES.map((state) => [w.states[state], count(countOf(state))]))}
${refusals(deliveries, view)}
${!problem && none + refused > 0 && buttonRow(postButton(label, fields, {action: ADMIN, ...(none > 0 && {variant: 'main' as const})}))}
${documents.length > 0 && html`<p class="hint">${none + refused + pending === 0 ? w.allBooked : pending > 0 && w.underway}</p><details><summary>${w.perDocument}</summary><ul class="plain">${lines}</ul>${rest > 0 && html`<p class="hint">${fill(ADMIN_WORDS[language].export.more, {count: count(rest)})}</p>`}</details>`}`,
  })
}

/** Refused documents by reason, each reason with its way out. */
function refusals(deliveries: readonly Delivery[], {language}: SignedInView): Html | false {
  const {moneybird: w} = ADMIN_WORDS[language]
  const refused = deliveries
    .filter(({state}) => state === 'refused')
    .map(({document, reason}) => ({document, ...refusalIn(reason)}))
  if (refused.length === 0) return false
  const codes = [...new Set(refused.map(({code}) => code))]
  return html`<div class="stacked">${codes.map((code) => {
    const own = refused.filter((each) => each.code === code)
    const {title, todo} = w.refusals[code]
    return html`<details open><summary>${title}: ${formatNumber(own.length, language)}</summary><p class="hint">${todo}</p><ul class="plain">${own
      .slice(0, SHOWN)
      .map(({document, words}) => html`<li>${documentLink(document)} ${words}</li>`)}</ul></details>`
  })}</div>`
}
