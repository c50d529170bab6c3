import {type FormEvent, useState} from 'react'
import {flushSync} from 'react-dom'
import {cleanMailAddress} from '../../../domain/customers/typedText.ts'

/** Browsers say what is wrong in their own language, and not where one reads. Without scripts they still say it. */
const sayItOurselves = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true
}

/** What is wrong with the fields of a form, by the browser's own judgement, in sentences of ours below each: by their ids. */
export function useFieldErrors() {
  const [wrong, setWrong] = useState<readonly string[]>([])
  return {
    /** For the form: what is typed in again is no longer called wrong. */
    form: {
      ref: sayItOurselves,
      onInput: ({target}: FormEvent) => setWrong((before) => before.filter((id) => id !== (target as Element).id)),
    },
    /** Whether a form can be sent, mail addresses as they were meant; where it cannot, the first field that is wrong has the focus. */
    check(form: HTMLFormElement): boolean {
      const inputs = [...form.querySelectorAll('input')]
      for (const input of inputs) if (input.type === 'email') input.value = cleanMailAddress(input.value)
      const fields = inputs.filter(({validity}) => !validity.valid)
      // Before the focus, so that whoever hears the field hears what is wrong with it.
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
