import styled from 'styled-components'
import {FIELD_KINDS} from '../../../../../domain/forms/fieldKinds.ts'
import {type FormField as Field, fieldName, TICKED} from '../../../../../domain/forms/readForm.ts'
import {FieldBox, Input, Select, TextArea} from '../../../ui/forms/Field.tsx'

/** Box and words are one target, as high as a finger needs. */
const Tick = styled.label`
  && {
    display: flex;
    gap: var(--s3);
    align-items: start;
    min-height: 2.75rem;
    padding-block: 0.5rem;
    font-weight: 400;
    font-size: var(--t1);
    line-height: 1.45;
  }
  && > span { color: var(--ink); }
  input { flex: none; width: 1.375rem; height: 1.375rem; margin: 0.125rem; accent-color: var(--ink); }
`

type Props = {field: Field; id: string; words: {optional: string; choose: string}; wrong: string | undefined}

/** One field with its label, hint and error. */
export function FormField({field, id, words, wrong}: Props) {
  const {kind, hint, required, label} = field
  const described = [wrong && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const state = {
    id,
    name: fieldName(field),
    'aria-required': required || undefined,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': described || undefined,
  }
  const below = (
    <>
      {wrong && (
        <small id={`${id}-error`} data-error={id}>
          {wrong}
        </small>
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </>
  )
  if (kind === 'consent')
    return (
      <FieldBox>
        <Tick htmlFor={id}>
          <input type="checkbox" value={TICKED} {...state} />
          <span>
            {field.consent} {!required && <span>{words.optional}</span>}
          </span>
        </Tick>
        {below}
      </FieldBox>
    )
  return (
    <FieldBox>
      <label htmlFor={id}>
        {label} {!required && <span>{words.optional}</span>}
      </label>
      <Control field={field} state={state} choose={words.choose} />
      {below}
    </FieldBox>
  )
}

type ControlProps = {field: Field; state: {id: string; name: string}; choose: string}

function Control({field: {kind, options}, state, choose}: ControlProps) {
  const {max, lines, type, autocomplete} = FIELD_KINDS[kind]
  if (kind === 'choice')
    return (
      <Select {...state} defaultValue="">
        <option value="">{choose}</option>
        {options?.map((option) => (
          <option key={option._key} value={option._key}>
            {option.label}
          </option>
        ))}
      </Select>
    )
  if (lines) return <TextArea {...state} rows={lines} maxLength={max} />
  return <Input {...state} type={type ?? 'text'} maxLength={max} autoComplete={autocomplete ?? 'on'} />
}
