import {render} from '@testing-library/react'
import type {FieldProps, InputProps} from 'sanity'
import {FormField} from './FormField.tsx'
import {FormInput} from './FormInput.tsx'
import {IsNew} from './newDocument.ts'

const ERROR = {level: 'error', message: 'Fill it in', path: []}
const levels = ({validation}: FieldProps | InputProps) => validation.map(({level}) => level).join(' ')

function marksOf(value: unknown, isNew: boolean) {
  const shared = {value, path: ['key'], validation: [ERROR], schemaType: {name: 'string', jsonType: 'string'}}
  const field = {...shared, renderDefault: (props: FieldProps) => <p>{levels(props)}</p>}
  const input = {
    ...{...shared, validationError: 'Fill it in'},
    renderDefault: (props: InputProps & {validationError?: string}) => (
      <i>{`${levels(props)} ${props.validationError}`}</i>
    ),
  }
  const {unmount, container} = render(
    <IsNew value={isNew}>
      <FormField {...(field as unknown as FieldProps)} />
      <FormInput {...(input as unknown as InputProps)} />
    </IsNew>,
  )
  const marks = container.textContent
  unmount()
  return marks
}

test('a field that is merely empty is no fault in a document that was just begun', () => {
  expect(marksOf(undefined, true)).toBe('infoinfo undefined')
  expect(marksOf([], true)).toBe('infoinfo undefined')
  expect(marksOf({_type: 'localeString', nl: ''}, true)).toBe('infoinfo undefined')
})

test('a field that is wrong is one, and so is an empty one of a published document', () => {
  expect(marksOf('no key!', true)).toBe('errorerror Fill it in')
  expect(marksOf({_type: 'reference', _ref: 'plan-pro'}, true)).toBe('errorerror Fill it in')
  expect(marksOf('', false)).toBe('errorerror Fill it in')
})
