import styled from 'styled-components'
import {Hyphenated} from '../layout/Hyphenated.tsx'
import {Board} from '../ui/primitives.ts'
import {type Feature, Specimen} from './Specimen.tsx'

/** Specimens that take the width of two fields. */
const WIDE: readonly Feature['specimen'][] = ['log', 'change', 'ranks', 'checks']

const Specimens = styled(Board)`
  grid-auto-flow: dense;
  /* Aligns the titles of one row. */
  > li { grid-row: span 2; grid-template-rows: subgrid; row-gap: var(--s5); min-width: 0; }
  h3 { margin-bottom: var(--s2); }
  h3 + p { font-size: var(--t0); line-height: 1.5; }
  @media (min-width: 40rem) { grid-template-columns: 1fr 1fr; }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(4, 1fr);
    > li[data-wide] { grid-column: span 2; }
  }
`

const Drawing = styled.div`
  order: -1;
  display: grid;
  align-content: center;
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.35;
  @media (min-width: 40rem) { min-height: 8.5rem; }
`

/** The features of the service, each with a specimen of the product. */
export function Features({features}: {features: Feature[]}) {
  return (
    <Specimens>
      {features.map((feature) => (
        <li key={feature._id} data-wide={WIDE.includes(feature.specimen) ? '' : undefined}>
          <div>
            <h3>
              <Hyphenated>{feature.title}</Hyphenated>
            </h3>
            <p>{feature.text}</p>
          </div>
          <Drawing>
            <Specimen feature={feature} />
          </Drawing>
        </li>
      ))}
    </Specimens>
  )
}
