import {formatDay, formatMoment, formatNumber} from '../../../domain/format/format.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {Terms, TermsNews, TermsProgress} from '../../notifications/termsNews.ts'
import {button} from '../../ui/button.ts'
import {descriptionList} from '../../ui/descriptionList.ts'
import {field} from '../../ui/field.ts'
import {form} from '../../ui/form.ts'
import {type Html, html} from '../../ui/html.ts'
import {notice} from '../../ui/notice.ts'
import {ADMIN} from '../addresses.ts'
import {adminPage, type SignedInView, withToken} from '../adminPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'

/** `terms` are null while the content cannot be read; `count` are the customers that would be written to. `wrong` is a refused day. */
export type TermsShown = {
  terms: Terms | null
  news: TermsNews | null
  progress: TermsProgress | null
  count: number
  wrong?: string | undefined
}

/** The terms on the site, how far their announcement has come, or the form that announces them: each text once. */
export function termsPage({terms, news, progress, count, wrong}: TermsShown, view: SignedInView): string {
  const {language} = view
  const {terms: w} = ADMIN_WORDS[language]
  const number = (cents: number) => formatNumber(cents, language)
  const said = news && {
    ...{at: formatMoment(news.at, language), by: news.by, day: formatDay(news.day, language, 'long')},
  }
  const isAnnounced = terms !== null && news?.text === terms.text
  const body = html`<h1>${w.title}</h1><p>${w.intro}</p>
<div class="card narrow">${terms ? html`<p>${w.version}: ${terms.version}</p>` : notice('down', w.unavailable)}
${said && html`<p>${fill(w.announced, said)}</p>`}
${
  progress &&
  descriptionList([
    [w.sent, number(progress.sent)],
    [w.pending, number(progress.pending)],
    [w.waiting, number(progress.waiting)],
    progress.failed > 0 && [w.failed, number(progress.failed)],
  ])
}
${terms && news && !isAnnounced && html`<p>${w.earlier}</p>`}
${terms && !isAnnounced && announceForm(terms, count, wrong, view)}</div>`
  return adminPage(w.title, body, view)
}

function announceForm({text, earliest}: Terms, count: number, wrong: string | undefined, view: SignedInView): Html {
  const {language, session} = view
  const {terms: w} = ADMIN_WORDS[language]
  const values = {earliest: formatDay(earliest, language, 'long'), count: formatNumber(count, language)}
  const day = field({
    ...{name: 'day', type: 'date', label: w.day, value: wrong ?? earliest},
    hint: fill(w.dayHint, values),
    wrong: wrong !== undefined && fill(w.tooSoon, values),
  })
  return form({
    action: ADMIN,
    fields: withToken(session, {act: 'announceTerms', text}),
    content: html`${day}<label class="check"><input type="checkbox" name="seen" value="yes" required> ${fill(w.seen, values)}</label>${button(fill(w.button, values), 'main')}`,
    isCheckedByBrowser: true,
  })
}
