import {useEffect, useEffectEvent, useRef, useState} from 'react'
import styled from 'styled-components'
import type {CheckoutQueryResult} from '../../../../../domain/content/content.types.ts'
import type {CheckoutProblem} from '../../../../../domain/customers/customerDetails.ts'
import {codeProblem} from '../../../../../domain/offers/codeProblems.ts'
import {REFUSALS} from '../../../../../domain/offers/offers.ts'
import type {PageContext} from '../../../page/pageContext.ts'
import {Button} from '../../../ui/Button.ts'
import {FieldBox, Input} from '../../../ui/forms/Field.tsx'
import {restoreFields} from '../savedForm.ts'

const Fold = styled.details`
  summary { padding-block: 0.625rem; cursor: pointer; text-decoration: underline; }
  > div { margin-top: var(--s2); }
  > div > div { display: grid; grid-template-columns: 1fr auto; gap: var(--s2); }
  input { text-transform: uppercase; }
`

type Props = {
  texts: PageContext<CheckoutQueryResult>['content']['page']['code']
  wrong: readonly CheckoutProblem[]
  /** Changes with what a code may depend on: then it is asked about again. */
  choice: string
  onApply: () => void
  onEdit: () => void
}

/**
 * Folded field for a discount code. It stands after the button that pays: of a form without scripts, Enter presses the
 * first. Its own button asks what the code comes to.
 */
export function Code({texts, wrong, choice, onApply, onEdit}: Props) {
  const fold = useRef<HTMLDetailsElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isEdited, setEdited] = useState(false)
  const problem = REFUSALS.find((refusal) => wrong.includes(codeProblem(refusal)))
  const apply = useEffectEvent(onApply)
  useEffect(() => {
    restoreFields(fold.current)
    if (!field.current?.value || !fold.current) return
    fold.current.open = true
    if (choice) apply()
  }, [choice])
  useEffect(() => {
    setEdited(false)
    if (!problem || !fold.current || wrong.length === 0) return
    fold.current.open = true
    // A choice of period or country that made it wrong keeps the focus.
    if (!document.activeElement?.matches('input, select')) field.current?.focus()
  }, [problem, wrong])
  const isWrong = problem !== undefined && !isEdited
  const edit = () => {
    setEdited(true)
    onEdit()
  }
  return (
    <Fold ref={fold}>
      <summary>{texts.fold}</summary>
      <FieldBox>
        <label htmlFor="discount-code">{texts.label}</label>
        <div>
          <Input
            ref={field}
            id="discount-code"
            name="code"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onInput={edit}
            {...(isWrong && {'aria-invalid': true, 'aria-describedby': `error-code-${problem}`})}
          />
          <Button type="submit" name="apply" value="yes" $variant="outline">
            {texts.apply}
          </Button>
        </div>
        {REFUSALS.map((refusal) => (
          <small
            key={refusal}
            id={`error-code-${refusal}`}
            data-error={codeProblem(refusal)}
            aria-live="polite"
            hidden={!isWrong || refusal !== problem}
          >
            {texts.refused[refusal]}
          </small>
        ))}
      </FieldBox>
    </Fold>
  )
}
