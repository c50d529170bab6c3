import {countryName, EU_COUNTRIES, HOME_COUNTRY} from '../countries.ts'
import {ACCESS, DETAILS, type DetailName, type DetailRow} from '../customerDetails.ts'
import {Html, html} from '../html.ts'
import type {Language} from '../languages.ts'
import {withMailLinks} from '../mailLinks.ts'
import {isFixed, SAVE_DETAILS} from './acts.ts'
import type {AccountSection, AccountWords, Typed} from './order.ts'
import {card, errorSummary, factList, field} from './parts.ts'

const AUTOCOMPLETE: Partial<Record<DetailName, string>> = {
  company: 'organization',
  website: 'url',
  country: 'country',
  street: 'address-line1',
  postalCode: 'postal-code',
  city: 'address-level2',
  contactPhone: 'tel',
}
const LINES: Partial<Record<DetailName, number>> = {description: 5, keywords: 3, places: 3}

/** What we know of the business and of its website, as one form. */
export const business: AccountSection = (order, {language, words: {business: t}, business: typed}) => {
  const asked = DETAILS.filter(({name}) => !isFixed(name, order.details[name]))
  const works = order.state !== 'ended'
  // Where a payment is due, or going on is offered, that is what the page is for.
  const isMain = order.state === 'running' || order.state === 'starting'
  const textOf = (name: string, known = '') => typed?.fields[name] ?? known
  const wrongIn = (name: string) => isWrong(typed, name) && messageFor(name, typed, t)
  const drawn = ({name, max}: DetailRow) =>
    field({
      name,
      label: t.labels[name],
      value: textOf(name, order.details[name]),
      wrong: wrongIn(name),
      autocomplete: AUTOCOMPLETE[name] ?? 'off',
      ...(name === 'contactPhone' && {type: 'tel'}),
      ...(LINES[name] && {lines: LINES[name]}),
      ...optionsFor(name, t, language),
      max,
    })
  const wrong = (typed?.wrong ?? []).map((name) => ({
    name,
    label: labelOf(name, t),
    text: messageFor(name, typed, t),
  }))
  const fixed = (['country', 'vatNumber'] as const).flatMap((name) => {
    const value = order.details[name]
    return value && isFixed(name, value)
      ? [[t.labels[name], name === 'country' ? countryName(value, language) : value] as const]
      : []
  })
  return card(
    'details',
    t.heading,
    html`<p>${t.text}</p>${errorSummary(t.problem, wrong)}${fixed.length > 0 && html`${factList(fixed)}<p class="muted">${new Html(withMailLinks(t.fixed))}</p>`}
<form class="form" method="post" novalidate><input type="hidden" name="act" value="${SAVE_DETAILS}">
<fieldset><legend>${t.company}</legend>${field({
      name: 'customerName',
      label: t.labels.customerName,
      value: textOf('customerName', order.customerName),
      wrong: wrongIn('customerName'),
      autocomplete: 'name',
      max: 100,
    })}${asked.filter(({asked: when}) => when !== 'work').map(drawn)}</fieldset>
${works && html`<fieldset><legend>${t.work}</legend>${asked.filter(({asked: when}) => when === 'work').map(drawn)}</fieldset>`}
<button${isMain && html` class="main"`}>${t.button}</button></form>`,
  )
}

type Words = AccountWords['business']

const isWrong = (typed: Typed | undefined, name: string) => typed?.wrong.includes(name) ?? false

const labelOf = (name: string, {labels}: Words) => Object.entries(labels).find(([key]) => key === name)?.[1] ?? name

const messageFor = (name: string, typed: Typed | undefined, t: Words) =>
  !typed?.fields[name]?.trim() ? t.needed : name === 'website' ? t.invalidWebsite : t.invalid

function optionsFor(name: DetailName, {access, choose}: Words, language: Language) {
  const none = ['', choose] as const
  if (name === 'access') return {options: [none, ...ACCESS.map((way) => [way, access[way]] as const)]}
  if (name !== 'country') return {}
  const others = EU_COUNTRIES.filter((country) => country !== HOME_COUNTRY)
    .map((country) => [country, countryName(country, language)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, language))
  return {options: [none, [HOME_COUNTRY, countryName(HOME_COUNTRY, language)] as const, ...others]}
}
