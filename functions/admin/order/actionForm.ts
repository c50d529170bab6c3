import {fill} from '../../../domain/texts/placeholders.ts'
import type {OPERATOR_ACTS} from '../../billing/ledger/reasons.ts'
import {button} from '../../ui/button.ts'
import {details} from '../../ui/details.ts'
import {field} from '../../ui/field.ts'
import {form} from '../../ui/form.ts'
import {type Html, html} from '../../ui/html.ts'
import {ADMIN} from '../addresses.ts'
import {withToken} from '../adminPage.ts'
import {type Failed, type OrderView, problemOf} from './orderView.ts'

/** Its summary, hint and button are the words named after the act, unless they are given. */
type ActionForm = {
  act: (typeof OPERATOR_ACTS)[number]
  /** The form, when a page has several of this action: `Failed` names it then. */
  key?: string
  /** Values that nobody types. */
  fields?: Record<string, string>
  /** Values of the placeholders in the words. */
  values?: Record<string, string>
  summary?: Html | string
  hint?: string
  /** Fields above the note. */
  inputs?: Html
  /** The label of the note; `true` for a note that may stay empty, which is the rule. */
  note?: boolean | string
  variant?: 'danger'
}

/** The form of an action, behind its summary; open when it was refused. */
export function actionForm({act, key = act, fields, values = {}, ...given}: ActionForm, view: OrderView): Html {
  const {actions: w} = view.words
  const {summary = fill(w[act], values), hint = fill(w[`${act}Text`], values), inputs, note = true, variant} = given
  const content = form({
    action: ADMIN,
    fields: withToken(view.view.session, {act, order: view.order.id, ...fields}),
    content: html`<p class="hint">${hint}</p>${inputs}${note && noteField(key, note, view)}${button(w[`${act}Button`], variant)}`,
    isCheckedByBrowser: true,
  })
  return details(summary, content, view.failed?.act === key)
}

function noteField(key: string, label: true | string, view: OrderView): Html {
  const {actions: w} = view.words
  return field({
    name: 'note',
    form: formId(key),
    label: label === true ? `${w.note} (${w.optional})` : label,
    value: view.failed?.act === key ? view.typed.note : '',
    max: 500,
    hint: w.noteHint,
    wrong: wrongIn(key, 'noNote', view),
  })
}

/** The sentence about a wrong field. It stands at the field, which has focus: on a phone it is far below the top. */
export const wrongIn = (key: string, problem: Failed['problem'], view: OrderView) =>
  view.failed?.act === key && view.failed.problem === problem && problemOf(view.failed, view)

/** The key of a form, as a part of ids. */
export const formId = (key: string) => key.replace(/[^\w-]+/g, '-')
