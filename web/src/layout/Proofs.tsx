import styled from 'styled-components'
import type {LandingQueryResult} from '../../../domain/content/content.types.ts'
import type {PageContext} from '../page/pageContext.ts'
import {Picture} from '../ui/Picture.tsx'
import {Card, Small} from '../ui/primitives.ts'
import {ActionLink} from './ActionLink.tsx'

const Cards = styled.div`
  display: grid;
  gap: var(--gap);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
`

const Said = styled(Card).attrs({as: 'figure'})`
  display: grid;
  gap: var(--s4);
  align-content: space-between;
  > :is(blockquote, p) { margin: 0; font-size: var(--t2); line-height: 1.45; text-wrap: pretty; }
  blockquote::before { content: open-quote; }
  blockquote::after { content: close-quote; }
  figcaption { display: flex; flex-wrap: wrap; gap: var(--s3); align-items: center; font-size: var(--t0); }
  figcaption div { flex: 1; min-width: 0; }
  img { width: 3rem; height: 3rem; object-fit: contain; border-radius: var(--r1); }
`

type Proof = PageContext<LandingQueryResult>['content']['proofs'][number]

/** Testimonials: customers, cases, certificates. */
export function Proofs({proofs}: {proofs: readonly Proof[]}) {
  return (
    <Cards>
      {proofs.map(({_id, kind, text, name, role, picture, more}) => (
        <Said key={_id}>
          {kind === 'quote' ? <blockquote>{text}</blockquote> : <p>{text}</p>}
          <figcaption>
            {picture && <Picture picture={picture} sizes="3rem" />}
            <div>
              <b>{name}</b>
              {role && <Small>{role}</Small>}
            </div>
            {more && <ActionLink action={more} />}
          </figcaption>
        </Said>
      ))}
    </Cards>
  )
}
