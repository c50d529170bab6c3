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
  /* As large as Mollie draws them, on white, which is what they are drawn for. */
  img, svg { width: 2rem; height: 1.5rem; object-fit: contain; }
  img { background: #fff; border-radius: 4px; }
`

type Method = {id: string; description: string; image: string | null}

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
  const forget = (broken: string) => setLogos((before) => new Map([...before].filter(([, logo]) => logo !== broken)))
  return (
    <List aria-label={label}>
      {names.map((name) => {
        const logo = logos.get(plain(name))
        return (
          <li key={name}>
            {logo ? <img src={logo} alt="" onError={() => forget(logo)} /> : <CreditCard aria-hidden />}
            {name}
          </li>
        )
      })}
    </List>
  )
}

/** Without capitals and spaces: the content says "Credit card", Mollie "creditcard". */
const plain = (name: string) => name.toLowerCase().replace(/\W/g, '')

/** Logos by what their method is called: Mollie's key for it stays, its name depends on the account and the year. */
async function readLogos(signal: AbortSignal): Promise<Map<string, string>> {
  const response = await fetch('/api/payment-methods', {signal})
  const {methods} = (await response.json()) as {methods: Method[]}
  return new Map(
    methods.flatMap(({id, description, image}) =>
      image?.startsWith('data:image/svg+xml;') ? [description, id].map((name) => [plain(name), image] as const) : [],
    ),
  )
}
