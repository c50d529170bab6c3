import type {ReactNode} from 'react'
import styled from 'styled-components'

const Region = styled.div`
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--r3);
  background: var(--surface);
  table { border-collapse: collapse; width: 100%; font-size: var(--t0); line-height: 1.4; }
  th, td { padding: 0.75rem 1rem; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
  thead th { border: 0; background: var(--sunken); font-weight: 600; white-space: nowrap; position: sticky; top: 0; }
  tbody th { font-weight: 600; }
  td > a:only-child { display: inline-flex; align-items: center; min-height: var(--control); margin-block: -0.75rem; }
  .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
`

/** A table that scrolls inside its own region, which the keyboard can reach. */
export function Table({label, children, className}: {label: string; children: ReactNode; className?: string}) {
  return (
    <Region role="group" aria-label={label} tabIndex={0} className={className}>
      <table>{children}</table>
    </Region>
  )
}
