import {formatMoment} from '../../../domain/format/format.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import {button} from '../../ui/button.ts'
import {type DescriptionRow, descriptionList} from '../../ui/descriptionList.ts'
import {field} from '../../ui/field.ts'
import {form} from '../../ui/form.ts'
import {html} from '../../ui/html.ts'
import {notice} from '../../ui/notice.ts'
import type {Excluded} from '../../wind/excluded.ts'
import {adminPage, type SignedInView, withToken} from '../adminPage.ts'
import {ADMIN_WORDS} from '../words/words.ts'

export type WindDone = 'excluded' | 'included'
type Shown = {
  excluded: readonly Excluded[]
  done?: WindDone | undefined
  /** The typed text that is no website. */
  refused?: string | undefined
}

/** Websites that nobody may measure, and the form that adds one. */
export function adminWindPage({excluded, done, refused}: Shown, view: SignedInView): string {
  const {language, session} = view
  const {wind: w} = ADMIN_WORDS[language]
  const rows = excluded.map(({host, at, by}): DescriptionRow => {
    const moment = fill(w.by, {moment: formatMoment(at, language, {year: true}), name: by})
    return [
      host,
      html`<span class="muted">${moment}</span>${form({
        fields: withToken(session, {act: 'includeSite', site: host}),
        content: html`<button class="small" aria-label="${fill(w.includeOf, {host})}">${w.include}</button>`,
        className: '',
        isCheckedByBrowser: true,
      })}`,
    ]
  })
  const adding = form({
    fields: withToken(session, {act: 'excludeSite'}),
    content: html`${field({
      ...{name: 'site', label: w.label, value: refused, max: 500, isAlone: true},
      ...{wrong: refused !== undefined && w.wrong, inputMode: 'url'},
    })}${button(w.exclude, 'main')}`,
  })
  const body = html`<h1>${w.title}</h1>${done && notice('up', w[done])}<p>${w.intro}</p>
<div class="card narrow">${adding}</div>
<div class="card narrow">${rows.length === 0 ? html`<p>${w.none}</p>` : descriptionList(rows)}</div>`
  return adminPage(w.title, body, view, refused === undefined ? undefined : w.wrong)
}
