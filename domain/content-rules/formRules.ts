import type {Form} from '../content/content.types.ts'
import {DEFAULT_LANGUAGE, inStaffLanguages} from '../texts/languages.ts'
import type {Dataset, EditorsPage} from './dataset/dataset.ts'
import {ask, type DatasetProblem, refuse} from './problem.ts'

type FormPart = Extract<EditorsPage['parts'][number], {_type: 'formPart'}>
type Field = Form['fields'][number]

/** Forms that nobody could fill in or find, and parts of pages without their form. */
export function formProblems({documents, shapeProblems, allPages}: Dataset): DatasetProblem[] {
  const broken = new Set(shapeProblems.map(({documentId}) => documentId))
  // A document without faults has the shape of its type.
  const forms = documents.filter(({_id, _type}) => _type === 'form' && !broken.has(_id)) as Form[]
  const kept = documents.filter(({_type}) => _type === 'form').map(({_id}) => _id)
  const shown = new Set(
    allPages.flatMap(({parts}) => parts.flatMap((part) => (isFormPart(part) ? part.form._ref : []))),
  )
  return [
    ...forms.flatMap((form) => [
      ...(form.fields.length === 0 ? [refuse(form, 'fields', 'emptyForm', {})] : form.fields.flatMap(faultsOf(form))),
      ...(isAnswerable(form) ? [] : [ask(form, 'fields', 'formUnanswered', {})]),
      ...(shown.has(form._id) ? [] : [ask(form, undefined, 'formNotShown', {})]),
    ]),
    ...allPages.flatMap((page) =>
      page.parts.flatMap((part, index) =>
        isFormPart(part) && !kept.includes(part.form._ref)
          ? [refuse(page, `parts[${index}].form`, 'formGone', {})]
          : [],
      ),
    ),
  ]
}

const isFormPart = (part: EditorsPage['parts'][number]): part is FormPart => part._type === 'formPart'

const isAnswerable = ({fields}: Form) =>
  fields.length === 0 || fields.some(({kind}) => kind === 'mail' || kind === 'phone')

const faultsOf =
  (form: Form) =>
  ({kind, label, options = [], consent}: Field, index: number): DatasetProblem[] => {
    const params = {name: inStaffLanguages(label)}
    const path = `fields[${index}]`
    if (kind === 'choice' && options.length < 2) return [refuse(form, `${path}.options`, 'formChoice', params)]
    if (kind === 'consent' && !consent?.[DEFAULT_LANGUAGE]?.trim())
      return [refuse(form, `${path}.consent`, 'formConsent', params)]
    return []
  }
