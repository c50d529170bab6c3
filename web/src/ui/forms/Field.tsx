import {useId} from 'react'
import styled, {css} from 'styled-components'
import {SELECT_ARROW} from '../../../../domain/brand/selectArrow.ts'

const control = css`
  width: 100%;
  min-height: 3rem;
  scroll-margin-block: 8rem; /* errors of a field and of its neighbour are visible too */
  padding: 0.625rem 0.875rem;
  border: 1.5px solid var(--edge);
  border-radius: var(--r2);
  background: var(--surface);
  font: 400 var(--t1) / 1.4 var(--text);
  &::placeholder { color: var(--muted); opacity: 1; }
  &:hover { border-color: var(--ink); }
  &:focus {
    outline: 2px solid transparent;
    border-color: var(--ink);
    box-shadow: var(--focus);
    border-radius: var(--r2);
  }
  &[readonly] { background: var(--sunken); border-color: var(--line); }
`

export const Input = styled.input`${control}`
export const TextArea = styled.textarea`
  ${control}
  resize: vertical;
  &[readonly] { resize: none; }
  field-sizing: content;
`
export const Select = styled.select`
  ${control}
  ${SELECT_ARROW}
`

/** A label above a control, with its error and hint below. */
export const FieldBox = styled.div`
  display: grid;
  gap: var(--s2);
  align-content: start;
  label { font: 600 var(--t0) / 1.3 var(--text); }
  label span { font-weight: 400; color: var(--muted); }
  small { font-size: var(--t0); line-height: 1.4; color: var(--muted); }
  small[data-error] { color: var(--down); font-weight: 600; border-left: 3px solid; padding-left: var(--s2); }
  [aria-invalid] { border-color: var(--down); border-width: 2px; }
`

/** Characters per line on a phone. */
const LONG = 28

/** A read-only value that can be copied. */
export function ReadOnlyField({label, value, help}: {label: string; value: string; help?: string | null | undefined}) {
  const id = useId()
  const described = help ? {'aria-describedby': `${id}help`} : {}
  return (
    <FieldBox>
      <label htmlFor={id}>{label}</label>
      {value.length > LONG ? (
        <TextArea id={id} value={value} readOnly rows={Math.ceil(value.length / LONG)} {...described} />
      ) : (
        <Input id={id} value={value} readOnly {...described} />
      )}
      {help && <small id={`${id}help`}>{help}</small>}
    </FieldBox>
  )
}
