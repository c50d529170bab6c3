import {type FormEvent, useState} from 'react'
import {flushSync} from 'react-dom'
import {cleanMailAddress} from '../../../../domain/customers/typedText.ts'

/** Browsers show errors in their own language and away from the field. Without scripts they still do. */
const sayItOurselves = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true
}

/** Errors of a form's fields, by the browser's own validation, in our own sentences below each field. */
export function useFieldErrors() {
  const [wrong, setWrong] = useState<readonly string[]>([])
  return {
    /** For the form: clears the error of a field that changes. */
    form: {
      ref: sayItOurselves,
      onInput: ({target}: FormEvent) => setWrong((before) => before.filter((id) => id !== (target as Element).id)),
    },
    /** Validates a form, with e-mail addresses cleaned up; focuses the first invalid field. */
    check(form: HTMLFormElement): boolean {
      const inputs = [...form.querySelectorAll('input')]
      for (const input of inputs) if (input.type === 'email') input.value = cleanMailAddress(input.value)
      const fields = inputs.filter(({validity}) => !validity.valid)
      // Before the focus moves, so that screen readers read the error with the field.
      flushSync(() => setWrong(fields.map(({id}) => id)))
      fields[0]?.focus()
      return fields.length === 0
    },
    /** For the field. */
    of: (id: string) => (wrong.includes(id) ? {'aria-invalid': true, 'aria-describedby': `${id}-error`} : {}),
    /** Below the field. */
    error: (id: string, sentence: string) => (
      <small id={`${id}-error`} data-error={id} hidden={!wrong.includes(id)}>
        {sentence}
      </small>
    ),
  }
}
