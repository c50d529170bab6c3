import {addressIn, type FormField, fieldName, readForm} from './readForm.ts'

const SENTENCES = {
  required: 'Fill in',
  mail: 'No address',
  phone: 'No number',
  choice: 'Choose',
  consent: 'Tick',
  tooLong: 'At most {most}',
}
const field = (kind: FormField['kind'], change: Partial<FormField> = {}): FormField => ({
  ...{_key: kind, kind, label: kind, hint: null, required: true, options: null, consent: null},
  ...change,
})
const CHOICE = field('choice', {options: [{_key: 'a', label: 'Apples'}]})
const CONSENT = field('consent', {consent: 'You may call me.'})
const read = (of: FormField, value?: string) => {
  const {values, wrong} = readForm([of], {[fieldName(of)]: value}, SENTENCES)
  return wrong[0]?.text ?? values[0]?.value
}

test.each([
  [field('text'), '  Jo\u200b  de Vries ', 'Jo de Vries'],
  [field('text'), 'Jo\r\nBcc: eve@example.nl', 'Jo Bcc: eve@example.nl'],
  [field('text'), ' \u2800 ', 'Fill in'],
  [field('text', {required: false}), undefined, ''],
  [field('text'), 'x'.repeat(201), 'At most 200'],
  [field('longText'), 'One\r\n\r\nTwo\u0000', 'One\n\nTwo'],
  [field('longText'), '\ud800', '\ufffd'],
  [field('longText'), 'x'.repeat(4001), 'At most 4000'],
  [field('mail'), 'Jo <jo@Example.nl>', 'jo@example.nl'],
  [field('mail'), 'jo@example.nl\r\nBcc: eve@example.nl', 'No address'],
  [field('mail'), 'jo@example', 'No address'],
  [field('phone'), '+31 (0)20-123 45 67', '+31 (0)20-123 45 67'],
  [field('phone'), '020 1234567 tst. 12', '020 1234567 tst. 12'],
  [field('phone'), '12345', 'No number'],
  [field('phone'), 'call me', 'No number'],
  [CHOICE, 'a', 'Apples'],
  [CHOICE, 'b', 'Choose'],
  [CHOICE, '', 'Choose'],
  [field('choice', {required: false}), '', ''],
  [CONSENT, 'yes', 'You may call me.'],
  [CONSENT, undefined, 'Tick'],
  [{...CONSENT, required: false}, undefined, ''],
])('cleans and checks what was typed: case %#', (of, typed, expected) => {
  expect(read(of, typed)).toBe(expected)
})

test('reads the fields of the form alone, in its order, with the labels of that moment', () => {
  const sent = {'field-mail': 'jo@example.nl', 'field-text': 'Jo', 'field-other': 'x', __proto__: 'x'}
  const {values, wrong} = readForm([field('text'), field('mail'), field('phone')], sent, SENTENCES)
  expect(values.map(({label, value}) => [label, value])).toEqual([
    ['text', 'Jo'],
    ['mail', 'jo@example.nl'],
    ['phone', ''],
  ])
  expect(wrong).toEqual([{name: 'field-phone', label: 'phone', text: 'Fill in'}])
  expect(addressIn(values)).toBe('jo@example.nl')
  expect(addressIn([])).toBe('')
})
