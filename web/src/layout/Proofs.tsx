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
  img { width: 4rem; height: 4rem; object-fit: contain; border-radius: var(--r1); }
  blockquote + figcaption img { object-fit: cover; border-radius: var(--r2); }
  [data-mark] { height: 5rem; }
  [data-mark] img { height: 100%; width: auto; max-width: 12rem; border-radius: 0; }
  /* Without an image of its mark: a stripe off the sock. */
  [data-mark] i { display: block; width: 3rem; height: 100%; background: var(--signal); clip-path: var(--stripe); forced-color-adjust: none; }
  strong { display: block; font: 700 3.5rem / 1 var(--display); font-variant-numeric: tabular-nums; margin-bottom: var(--s2); }
`

/** A figure that a sentence begins with: "+61%", "3×", "€ 1.200". */
const FIGURE = /^(?:€\s?)?[+−–-]?\d[\d.,]*(?:\s?[%×x])?(?=\s|$)/

type Proof = PageContext<LandingQueryResult>['content']['proofs'][number]

/** Testimonials: customers with their portraits, results, certificates with their marks. */
export function Proofs({proofs}: {proofs: readonly Proof[]}) {
  return (
    <Cards>
      {proofs.map(({_id, kind, text, name, role, picture, more}) => (
        <Said key={_id}>
          {kind === 'certificate' && (
            <div data-mark>{picture ? <Picture picture={picture} sizes="12rem" /> : <i />}</div>
          )}
          {kind === 'quote' ? <blockquote>{text}</blockquote> : <Words text={text} isResult={kind === 'result'} />}
          <figcaption>
            {picture && kind !== 'certificate' && <Picture picture={picture} sizes="4rem" />}
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

/** The words of a proof; a result that begins with a figure has it large. */
function Words({text, isResult}: {text: string; isResult: boolean}) {
  const [figure] = (isResult && FIGURE.exec(text)) || []
  if (!figure) return <p>{text}</p>
  return (
    <p>
      <strong>{figure}</strong>
      {text.slice(figure.length)}
    </p>
  )
}
