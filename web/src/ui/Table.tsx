import type {ReactNode} from 'react'
import styled, {css} from 'styled-components'

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

/**
 * On phones the first cell of a row is a heading above the others; `data-column` names their column where there are
 * several: cells beside them would be out of sight.
 */
export const stackedOnPhones = css`
  @media (max-width: 47.99rem) {
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    table, tbody, tr, th, td { display: block; }
    tbody tr { border-top: 1px solid var(--line); }
    tbody tr:first-child { border: 0; }
    tbody th { border: 0; padding-bottom: 0.5rem; }
    tbody td { border: 0; padding-block: 0.5rem; }
    tbody td:only-of-type { padding-top: 0; }
    tbody td:last-child { padding-bottom: 1rem; }
    td:not(:only-of-type)::before { content: attr(data-column); display: block; font-size: var(--t-1); font-weight: 400; color: var(--muted); }
  }
`

/** A table that scrolls inside its own region, which the keyboard can reach. */
export function Table({label, children, className}: {label: string; children: ReactNode; className?: string}) {
  return (
    <Region role="group" aria-label={label} tabIndex={0} className={className}>
      <table>{children}</table>
    </Region>
  )
}
