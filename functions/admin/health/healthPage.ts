import {formatMoment} from '../../../domain/format/format.ts'
import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import {CHECK_NAMES, type Checked, type CheckName, type FigureName} from '../../monitoring/checks.ts'
import {CHECK_WORDS, figureInWords, runbookHeading} from '../../monitoring/checkWords.ts'
import {FAILURE_DAYS, type FailedRequest} from '../../monitoring/failures.ts'
import {type DescriptionRow, descriptionList} from '../../ui/descriptionList.ts'
import {type Html, html} from '../../ui/html.ts'
import {notice} from '../../ui/notice.ts'
import {ADMIN_HEALTH, orderAddress, requestAddress} from '../addresses.ts'
import {adminPage, badge, type View} from '../adminPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'

type Shown = {checks: Record<CheckName, Checked>; closed: readonly string[]; failed: readonly FailedRequest[]}

/** The checks of /api/health with their numbers, each with its first step when it is beyond a limit; and requests that failed. */
export function healthPage({checks, closed, failed}: Shown, view: View): string {
  const {language} = view
  const {health: w} = ADMIN_WORDS[language]
  const isFine = CHECK_NAMES.every((name) => checks[name].ok)
  const body = html`<h1>${w.title}</h1>${isFine && notice('up', w.fine)}
${CHECK_NAMES.map((name) => checkCard(name, checks[name], name === 'checkout' ? closed : [], language))}
<h2>${w.failed}</h2><p class="muted">${fill(w.failedIntro, {days: String(FAILURE_DAYS)})}</p>
${failed.length === 0 ? html`<div class="card narrow"><p>${w.none}</p></div>` : failed.map((each) => failedCard(each, language))}`
  return adminPage(w.title, body, view)
}

function checkCard(name: CheckName, {ok, figures}: Checked, reasons: readonly string[], language: StaffLanguage): Html {
  const {health: w} = ADMIN_WORDS[language]
  const {title, wrong, first} = CHECK_WORDS[language][name]
  const numbers = Object.entries(figures).map(
    ([figure, value]) => html`<li>${figureInWords(figure as FigureName, value, language)}</li>`,
  )
  return html`<section class="card narrow"><h2>${title} ${ok ? badge('up', w.ok) : badge('down', w.wrong)}</h2>
${!ok && html`<p>${wrong}</p><p><strong>${w.first}:</strong> ${first}</p><p class="muted">${fill(w.further, {heading: runbookHeading(name)})}</p>`}
<ul class="muted">${numbers}${reasons.map((reason) => html`<li lang="en">${reason}</li>`)}</ul></section>`
}

const failedCard = (failed: FailedRequest, language: StaffLanguage): Html =>
  html`<div class="card narrow">${descriptionList(rowsOf(failed, language))}</div>`

function rowsOf({request, at, endpoint, status, error, code, place, release}: FailedRequest, language: StaffLanguage) {
  const {health: w} = ADMIN_WORDS[language]
  return [
    [w.reference, html`<a href="${requestAddress(request)}">${request}</a>`],
    [w.when, formatMoment(at, language, {year: true})],
    [w.where, [`${endpoint}: ${status}`, place].filter(Boolean).join(', ')],
    [w.why, [error, code].filter(Boolean).join(', ')],
    [w.release, release],
  ] satisfies DescriptionRow[]
}

type Found = {id: string; failed: FailedRequest | null; orders: readonly string[]}

/** One request: how it failed, and the orders that it changed. */
export function requestPage({id, failed, orders}: Found, view: View): string {
  const {health: w} = ADMIN_WORDS[view.language]
  const title = fill(w.ofRequest, {id})
  const changed = html`<h2>${w.orders}</h2><ul>${orders.map((order) => html`<li><a href="${orderAddress(order)}">${order}</a></li>`)}</ul>`
  const body = html`<h1>${title}</h1>
${failed && failedCard(failed, view.language)}
${orders.length > 0 && html`<div class="card narrow">${changed}</div>`}
${!failed && orders.length === 0 && html`<p>${w.unknown}</p>`}
<p><a href="${ADMIN_HEALTH}">${w.back}</a></p>`
  return adminPage(title, body, view)
}
