import type {ReactNode} from 'react'
import styled from 'styled-components'
import {disclosure} from './primitives.ts'

const List = styled.div`
  border-top: 1px solid var(--edge);
  details { border-bottom: 1px solid var(--edge); }
  summary {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--s4);
    align-items: center;
    min-height: 4rem;
    padding: var(--s4) 0;
    font: 600 var(--t2) / 1.3 var(--text);
    text-wrap: balance;
    ${disclosure}
  }
  details > div { padding: 0 2.5rem var(--s5) 0; color: var(--muted); max-width: var(--measure); }
  @media print {
    details::details-content { content-visibility: visible; block-size: auto; }
  }
`

type Item = {id: string; title: ReactNode; content: ReactNode}

/** Collapsible items, one open at a time: browsers do that for `details` with the same name. */
export function Accordion({name, items}: {name: string; items: Item[]}) {
  return (
    <List>
      {items.map(({id, title, content}) => (
        <details key={id} name={name}>
          <summary>{title}</summary>
          <div>{content}</div>
        </details>
      ))}
    </List>
  )
}
