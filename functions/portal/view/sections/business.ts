import {countryName} from '../../../../domain/customers/countries.ts'
import {DETAILS, type DetailRow, isForWork} from '../../../../domain/customers/customerDetails.ts'
import {isFixed, SAVE_DETAILS} from '../../../../domain/customers/portalActs.ts'
import {button} from '../../../ui/button.ts'
import {descriptionList} from '../../../ui/descriptionList.ts'
import {field} from '../../../ui/field.ts'
import {form} from '../../../ui/form.ts'
import {html} from '../../../ui/html.ts'
import {withMailLinks} from '../../../ui/mailLinks.ts'
import {errorSummary} from '../../../ui/notice.ts'
import {invoiceFields, workFields} from '../invoiceFields.ts'
import type {PortalContext, PortalOrder, PortalSection} from '../order.ts'
import {partCard} from '../partCard.ts'
import {detailField, isWrong, messageFor, refusedForm, wrongFields} from './detailField.ts'

/** All details of the business and of its website that no form above asks for now. */
export const business: PortalSection = (order, context) => {
  const {business: t} = context.words
  const isRefused = refusedForm(order, context) === 'business'
  return partCard({
    id: 'details',
    heading: t.heading,
    isFolded: !isRefused,
    content: html`<p>${t.text}</p>${isRefused && errorSummary(t.problem, wrongFields(context.business, t))}${fixedDetails(order, context)}
${detailsForm(order, context)}`,
  })
}

/** Details that only we can change. */
function fixedDetails({details}: PortalOrder, {language, words: {business: t}}: PortalContext) {
  const fixed = (['country', 'vatNumber'] as const).flatMap((name) => {
    const value = details[name]
    return value && isFixed(name, value)
      ? [[t.labels[name], name === 'country' ? countryName(value, language) : value] as const]
      : []
  })
  return fixed.length > 0 && html`${descriptionList(fixed)}<p class="muted">${withMailLinks(t.fixed)}</p>`
}

function detailsForm(order: PortalOrder, context: PortalContext) {
  const {
    words: {business: t},
    business: typed,
  } = context
  const elsewhere = [...invoiceFields(order), ...workFields(order)]
  const asked = DETAILS.filter(({name}) => !isFixed(name, order.details[name]) && !elsewhere.includes(name))
  const fields = (rows: readonly DetailRow[]) => rows.map((row) => detailField(row, order, context))
  const nameField = field({
    name: 'customerName',
    label: t.labels.customerName,
    value: typed?.fields.customerName ?? order.customerName,
    wrong: isWrong(typed, 'customerName') && messageFor('customerName', typed, t),
    autocomplete: 'name',
    max: 100,
  })
  return form({
    fields: {act: SAVE_DETAILS},
    content: html`<fieldset><legend>${t.company}</legend>${nameField}${fields(asked.filter((row) => !isForWork(row)))}</fieldset>
${order.state !== 'ended' && html`<fieldset><legend>${t.work}</legend>${fields(asked.filter(isForWork))}</fieldset>`}
${button(t.button)}`,
  })
}
