import styled from 'styled-components'
import type {PageContext} from '../../content.ts'
import type {CheckoutQueryResult} from '../../model.ts'

const Fields = styled.fieldset`
  margin-top: var(--s6);
  display: grid;
  gap: var(--s4);
  legend { font: 600 var(--t0) / 1.3 var(--text); margin-bottom: var(--s3); }
  label { display: grid; gap: var(--s2); align-content: start; font: 600 var(--t0) / 1.3 var(--text); }
  label span { font-weight: 400; color: var(--muted); }
  input {
    width: 100%;
    min-height: 3rem;
    padding: 0.625rem 0.875rem;
    border: 1.5px solid var(--edge);
    border-radius: var(--r2);
    background: var(--surface);
    font: 400 var(--t1) / 1.4 var(--text);
  }
  input:hover { border-color: var(--ink); }
  input:focus {
    outline: 2px solid transparent;
    border-color: var(--ink);
    box-shadow: var(--focus);
    border-radius: var(--r2);
  }
  small { font-size: var(--t0); font-weight: 400; line-height: 1.4; color: var(--muted); }
  @media (min-width: 40rem) { grid-template-columns: 1fr 1fr; legend { grid-column: 1 / -1; } }
`

type Texts = PageContext<CheckoutQueryResult>['content']['page']['customer']

/** Name and mail address, both optional: with an address the confirmation can be sent. */
export function Customer({texts}: {texts: Texts}) {
  const optional = <span>({texts.optional})</span>
  return (
    <Fields>
      <legend>{texts.legend}</legend>
      <label>
        <span style={{font: 'inherit', color: 'inherit'}}>
          {texts.name} {optional}
        </span>
        <input name="customerName" autoComplete="name" maxLength={100} />
      </label>
      <label>
        <span style={{font: 'inherit', color: 'inherit'}}>
          {texts.email} {optional}
        </span>
        <input name="customerEmail" type="email" autoComplete="email" maxLength={200} aria-describedby="email-help" />
        <small id="email-help">{texts.emailHelp}</small>
      </label>
    </Fields>
  )
}
