import {useEffect, useRef} from 'react'
import styled from 'styled-components'
import type {PageContext} from '../../content.ts'
import type {CheckoutQueryResult} from '../../model.ts'
import {typedBefore} from '../../session/typed.ts'
import {FieldBox, Input} from '../../ui/Field.tsx'

const Fields = styled.fieldset`
  margin-top: var(--s6);
  display: grid;
  gap: var(--s4);
  legend { font: 600 var(--t0) / 1.3 var(--text); margin-bottom: var(--s3); }
  @media (min-width: 40rem) { grid-template-columns: 1fr 1fr; legend { grid-column: 1 / -1; } }
`

type Texts = PageContext<CheckoutQueryResult>['content']['page']['customer']

/** Name and mail address, both optional: with an address the confirmation can be sent. */
export function Customer({texts}: {texts: Texts}) {
  const fields = useRef<HTMLFieldSetElement>(null)
  useEffect(() => fillIn(fields.current), [])
  const optional = <span>({texts.optional})</span>
  return (
    <Fields ref={fields}>
      <legend>{texts.legend}</legend>
      <FieldBox>
        <label htmlFor="customer-name">
          {texts.name} {optional}
        </label>
        <Input id="customer-name" name="customerName" autoComplete="name" maxLength={100} />
      </FieldBox>
      <FieldBox>
        <label htmlFor="customer-email">
          {texts.email} {optional}
        </label>
        <Input
          id="customer-email"
          name="customerEmail"
          type="email"
          autoComplete="email"
          maxLength={200}
          aria-describedby="email-help"
        />
        <small id="email-help">{texts.emailHelp}</small>
      </FieldBox>
    </Fields>
  )
}

/** What was typed before a payment that failed; what stands there already stays. */
function fillIn(fields: HTMLFieldSetElement | null) {
  try {
    for (const [name, value] of typedBefore(sessionStorage)) {
      const input = fields?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      if (input && !input.value) input.value = value
    }
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
