import styled from 'styled-components'
import {methodLogo} from '../../../../domain/catalogue/paymentMethods.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s2) var(--s4);
  font-size: var(--t-1); /* on the narrowest phone too a name has its line */
  li { display: flex; align-items: center; gap: var(--s2); }
  /* Mollie's size, on the white background that the logos are made for. */
  img { width: 2rem; height: 1.5rem; object-fit: contain; background: #fff; border-radius: 4px; forced-color-adjust: none; }
`

/** Payment methods: names from the content, logos of the payment provider. Needs no script. */
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
