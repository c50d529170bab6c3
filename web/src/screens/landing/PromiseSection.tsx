import styled, {css} from 'styled-components'
import type {LandingQueryResult} from '../../../../domain/content/content.types.ts'
import {Hyphenated} from '../../layout/Hyphenated.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {Picture} from '../../ui/Picture.tsx'
import {PromiseLine} from '../../ui/PromiseLine.tsx'
import {onSea, Wrap} from '../../ui/primitives.ts'

const Deep = styled.section`
  ${onSea}
  padding-block: var(--s6) var(--s7);
  h2 { font: 600 var(--t2) / 1.3 var(--text); margin-bottom: var(--s5); }
  ol + p { color: var(--sea-muted); font-size: var(--t-1); margin-top: var(--s5); max-width: var(--measure); }
`

const Beside = styled(Wrap)<{$pictured: boolean}>`
  > img { width: 100%; height: auto; border-radius: var(--r3); margin-bottom: var(--s5); }
  ${({$pictured}) =>
    $pictured &&
    css`
      @media (min-width: 64rem) {
        display: grid;
        grid-template-columns: 4fr 8fr;
        gap: var(--s7);
        align-items: center;
        > img { margin-bottom: 0; }
      }
    `}
`

/** On the sea that the hero ends in: what to expect, and when. */
export function PromiseSection({claims}: {claims: PageContext<LandingQueryResult>['content']['page']['claims']}) {
  return (
    <Deep aria-labelledby="promise-heading">
      <Beside $pictured={Boolean(claims.picture)}>
        {claims.picture && <Picture picture={claims.picture} sizes="(min-width: 64rem) 24rem, 100vw" />}
        <div>
          <h2 id="promise-heading">
            <Hyphenated>{claims.heading}</Hyphenated>
          </h2>
          <PromiseLine stops={claims.items} />
          <p>{claims.note}</p>
        </div>
      </Beside>
    </Deep>
  )
}
