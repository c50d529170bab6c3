import {type ContentDocument, readSchema} from '../../local/content/ndjson.ts'
import {seedDocuments} from '../../tests/support/services/seed.ts'
import {datasetProblems} from './dataset/datasetRules.ts'
import {sentenceOf} from './problem.ts'

const schema = readSchema()
const seeded = (id: string) => seedDocuments().find(({_id}) => _id === id) as ContentDocument
const found = (...changed: ContentDocument[]) => {
  const ids = changed.map(({_id}) => _id)
  return datasetProblems(
    [...seedDocuments().filter(({_id}) => !ids.includes(_id)), ...changed],
    '2026-11-22',
    schema,
  ).map((problem) =>
    [problem.severity, problem.documentId, problem.path, sentenceOf(problem, 'en')].filter(Boolean).join(' | '),
  )
}
const contact = seeded('form-contact')
const fields = contact.fields as {kind: string}[]
const withField = (kind: string, change: object) => ({
  ...contact,
  fields: fields.map((field) => (field.kind === kind ? {...field, ...change} : field)),
})
const CONSENT = {consent: {_type: 'localeText', nl: 'Ik ga akkoord.', en: 'I agree.'}}

test('has nothing against a form that can be filled in, found and answered', () => {
  expect(found(withField('choice', {kind: 'consent', ...CONSENT}))).toEqual([])
})

test.each([
  [{...contact, fields: []}, 'refuse | form-contact | fields | This form has no fields: add at least one'],
  [
    withField('choice', {options: undefined}),
    'refuse | form-contact | fields[2].options | The field “What is it about?” is a choice without options: give at least two',
  ],
  [
    withField('choice', {kind: 'consent'}),
    'refuse | form-contact | fields[2].consent | The field “What is it about?” asks for consent without a text: write what the visitor agrees to',
  ],
  [
    withField('mail', {kind: 'text'}),
    'ask | form-contact | fields | This form asks for no e-mail address and no phone number, so you can answer nobody. Is that meant?',
  ],
  [{...contact, _id: 'form-new'}, 'ask | form-new | No page shows this form: add it to a page as one of its parts'],
])('names what is wrong with a form: case %#', (form, sentence) => {
  expect(found(form)).toEqual([sentence])
})

test('refuses a part of a page whose form is gone', () => {
  const page = seeded('content-contact')
  const parts = (page.parts as {_type: string}[]).map((part) =>
    part._type === 'formPart' ? {...part, form: {_type: 'reference', _ref: 'form-gone'}} : part,
  )
  expect(found({...page, parts}).filter((problem) => problem.startsWith('refuse'))).toEqual([
    'refuse | content-contact | parts[1].form | The form of this part is gone: choose another, or remove the part',
    'refuse | content-contact | parts[2].form | The form of this part is gone: choose another, or remove the part',
  ])
})
