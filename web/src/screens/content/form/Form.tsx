import {type FormEvent, useEffect, useRef, useState} from 'react'
import {flushSync} from 'react-dom'
import styled from 'styled-components'
import type {ContentQueryResult} from '../../../../../domain/content/content.types.ts'
import {fieldName, readForm, TRAP, type WrongField} from '../../../../../domain/forms/readForm.ts'
import type {PageContext} from '../../../page/pageContext.ts'
import {usePage} from '../../../page/usePage.ts'
import {Button} from '../../../ui/Button.ts'
import {Card, Small, VisuallyHidden} from '../../../ui/primitives.ts'
import {TextWithMail} from '../../../ui/TextWithMail.tsx'
import {FormField} from './FormField.tsx'
import {sendForm} from './sendForm.ts'

type Part = PageContext<ContentQueryResult>['content']['page']['parts'][number]
type FormPart = Extract<Part, {_type: 'formPart'}>
type Props = {form: NonNullable<FormPart['form']>; words: NonNullable<FormPart['words']>; quiet: boolean}

const Fields = styled.form`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--s5);
  > div { width: 100%; }
  textarea { min-height: 10rem; }
`

const Trap = styled(VisuallyHidden).attrs({as: 'div', 'aria-hidden': true})`
  && { width: 1px; }
`

const Said = styled(Card)`
  h3 { margin-bottom: var(--s2); }
  &:focus { outline: none; }
  &[role='alert'] { border: 1.5px solid var(--down); }
  li { margin-left: var(--s4); }
`

/** A form of the site: posted as it is, and with scripts answered on the page. */
export function Form({form, words, quiet}: Props) {
  const {language} = usePage()
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'failed'>('open')
  const [wrong, setWrong] = useState<readonly WrongField[]>([])
  const said = useRef<HTMLDivElement>(null)
  const own = useRef<HTMLFormElement>(null)
  // The button or field that had focus is gone, or is not where the news is.
  useEffect(() => {
    if (state === 'sent' || state === 'failed') said.current?.focus()
  }, [state])
  function refuse(found: readonly WrongField[]) {
    // Before the focus moves, so that screen readers read the error with the field.
    flushSync(() => {
      setState('open')
      setWrong(found)
    })
    own.current?.querySelector<HTMLElement>(`[name="${found[0]?.name}"]`)?.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const sent = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    const found = readForm(form.fields, sent, words.wrong).wrong
    if (found.length > 0) return refuse(found)
    setState('sending')
    const {outcome, wrong: refused} = await sendForm(sent)
    // A form that was changed after this page was loaded may ask what is not on it.
    const shown = refused.filter(({name}) => form.fields.some((field) => fieldName(field) === name))
    if (outcome !== 'open') setState(outcome)
    else if (shown.length > 0) refuse(shown)
    else setState('failed')
  }

  if (state === 'sent')
    return (
      <Said ref={said} tabIndex={-1} role="status">
        <h3>{form.sentHeading}</h3>
        <p>
          <TextWithMail text={form.sentText} />
        </p>
      </Said>
    )
  return (
    <Fields
      ref={own}
      method="post"
      action="/api/form"
      noValidate
      onSubmit={submit}
      onInput={({target}) =>
        setWrong((before) => before.filter(({name}) => name !== (target as HTMLInputElement).name))
      }
    >
      <input type="hidden" name="form" value={form._id} />
      <input type="hidden" name="language" value={language} />
      {state === 'failed' && (
        <Said ref={said} tabIndex={-1} role="alert">
          <h3>{words.failed.heading}</h3>
          <p>
            <TextWithMail text={words.failed.text} />
          </p>
        </Said>
      )}
      {form.fields.map((field) => (
        <FormField
          key={field._key}
          field={field}
          id={`${form._id}-${field._key}`}
          words={words}
          wrong={wrong.find(({name}) => name === fieldName(field))?.text}
        />
      ))}
      {/* For programs that fill in everything. */}
      <Trap data-later>
        <label>
          {words.leaveEmpty}
          <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Small>
        <TextWithMail text={form.privacy} />
      </Small>
      <Button
        type="submit"
        $size="lg"
        $variant={quiet ? 'secondary' : 'default'}
        aria-busy={state === 'sending' || undefined}
      >
        {form.button}
      </Button>
    </Fields>
  )
}
