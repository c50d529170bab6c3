import styled from 'styled-components'
import {methodLogo} from '../../model.ts'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  font-size: var(--t-1);
  li {
    display: flex;
    align-items: center;
    gap: 0.5em;
    border: 1px solid var(--sea-line);
    border-radius: var(--r1);
    padding: 0.2em 0.6em;
  }
  /* As large as Mollie draws them, on white, which is what they are drawn for. */
  img { width: 2rem; height: 1.5rem; object-fit: contain; background: #fff; border-radius: 4px; }
`

/** How one can pay: the names of the content, with the logos of our payment provider. No script has to ask for them. */
export const Methods = ({names, label}: {names: readonly string[]; label: string}) => (
  <List aria-label={label}>
    {names.map((name) => (
      <li key={name}>
        <img src={methodLogo(name)} alt="" loading="lazy" />
        {name}
      </li>
    ))}
  </List>
)
