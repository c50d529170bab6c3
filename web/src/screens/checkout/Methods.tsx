import {CreditCard} from 'lucide-react'
import {useEffect, useState} from 'react'
import styled from 'styled-components'

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
  img, svg { width: 2rem; height: 1.25rem; object-fit: contain; }
`

type Method = {description: string; image: string | null}

/** How one can pay: the names of the content, with the logos of our payment provider once it has told them. */
export function Methods({names, label}: {names: readonly string[]; label: string}) {
  const [logos, setLogos] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const leaving = new AbortController()
    readLogos(leaving.signal).then(setLogos, () => {
      // The names say it as well.
    })
    return () => leaving.abort()
  }, [])
  return (
    <List aria-label={label}>
      {names.map((name) => {
        const logo = logos.get(name.toLowerCase().replace(/\W/g, ''))
        return (
          <li key={name}>
            {logo ? <img src={logo} alt="" /> : <CreditCard aria-hidden />}
            {name}
          </li>
        )
      })}
    </List>
  )
}

/** Logos by the name of their method, without capitals and spaces: the content says "Credit card", Mollie "Creditcard". */
async function readLogos(signal: AbortSignal): Promise<Map<string, string>> {
  const response = await fetch('/api/payment-methods', {signal})
  const {methods} = (await response.json()) as {methods: Method[]}
  return new Map(
    methods.flatMap(({description, image}) =>
      image?.startsWith('data:image/svg+xml;') ? [[description.toLowerCase().replace(/\W/g, ''), image] as const] : [],
    ),
  )
}
