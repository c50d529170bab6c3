import {useId} from 'react'
import styled from 'styled-components'

const Label = styled.label`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--s4);
  min-height: var(--control);
  cursor: pointer;
  b { display: block; font-weight: 600; font-size: var(--t1); }
  small { display: block; font-size: var(--t0); line-height: 1.4; color: var(--muted); }
  /* Over the switch. */
  noscript { flex: none; margin: 0 calc(-3.25rem - var(--s4)) 0 auto; font-weight: 600; }
  input {
    appearance: none;
    flex: none;
    position: relative;
    width: 3.25rem;
    height: 1.875rem;
    margin: 0;
    border: 1.5px solid var(--edge);
    border-radius: var(--r2);
    background: var(--sunken);
    cursor: pointer;
    transition: background-color var(--base);
  }
  /* The thumb: one stripe off the sock. */
  input::before {
    content: '';
    position: absolute;
    left: 3px;
    top: 3px;
    width: 1.25rem;
    height: calc(100% - 6px);
    background: var(--edge);
    clip-path: var(--stripe);
    transition: translate var(--base) var(--ease), background-color var(--base);
  }
  input:checked { background: var(--ink); border-color: var(--ink); }
  input:checked::before { translate: 1.5rem 0; background: var(--signal); }
  input:focus-visible { border-radius: var(--r2); }
  @media (forced-colors: active) {
    input::before { background: CanvasText; }
    input:checked { background: Highlight; forced-color-adjust: none; }
  }
`

type Props = {
  label: string
  help: string
  on: boolean
  /** The state as a word, for visitors without scripts, who cannot change it. */
  state: string
  onChange: (on: boolean) => void
}

/** A switch that takes effect at once. */
export function Switch({label, help, on, state, onChange}: Props) {
  const id = useId()
  return (
    <Label htmlFor={id}>
      <span>
        <b id={`${id}label`}>{label}</b>
        <small id={`${id}help`}>{help}</small>
      </span>
      <noscript>{state}</noscript>
      <input
        id={id}
        type="checkbox"
        role="switch"
        data-needs-js
        aria-checked={on}
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}help`}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Label>
  )
}
