import type {ReactNode} from 'react'
import styled from 'styled-components'

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
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  /* A little sock: it hangs when closed and lifts when open. */
  summary::after {
    content: '';
    width: 1.7rem;
    height: 0.95rem;
    margin-right: 0.25rem;
    background: var(--edge);
    mask: linear-gradient(90deg, #000 30%, #0000 30% 37%, #000 37% 64%, #0000 64% 71%, #000 71%);
    clip-path: polygon(0 0, 100% 24%, 100% 76%, 0 100%);
    rotate: 84deg;
    transition: rotate var(--base) var(--ease), background-color var(--base);
  }
  summary:hover::after { rotate: 62deg; }
  details[open] summary::after { rotate: -7deg; background: var(--signal); }
  details > div { padding: 0 2.5rem var(--s5) 0; color: var(--muted); max-width: var(--measure); }
  @media print {
    details::details-content { content-visibility: visible; block-size: auto; }
  }
`

type Item = {id: string; title: ReactNode; content: ReactNode}

/** One item open at a time, each collapsible: the browser does it for `details` that share a name. */
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
