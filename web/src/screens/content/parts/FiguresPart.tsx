import styled from 'styled-components'
import {anchorOf} from '../../../../../domain/pages/anchors.ts'
import {Hyphenated} from '../../../layout/Hyphenated.tsx'
import {onSea} from '../../../ui/primitives.ts'
import type {PartOf} from './part.ts'
import {Heading} from './Titled.tsx'

const Measured = styled.section`
  ${onSea}
  padding: clamp(1.5rem, 1rem + 2vw, 3rem);
  border-radius: var(--r3);
  dl { display: grid; grid-template-columns: 1fr 1fr; gap: var(--s5) var(--s4); }
  @media (min-width: 48rem) { dl { grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); } }
  dl > div { border-top: 1px solid var(--sea-line); padding-top: var(--s3); display: flex; flex-direction: column; min-width: 0; }
  dt { order: 1; color: var(--sea-muted); font-size: var(--t0); line-height: 1.35; margin-top: 0.2em; }
  dd { font: 700 var(--t4) / 1.1 var(--display); overflow-wrap: anywhere; }
  dl + p { color: var(--sea-muted); font-size: var(--t-1); margin-top: var(--s5); max-width: var(--measure); }
`

/** Figures stand on the sea: it is the ground of all that is measured. */
export const FiguresPart = ({part: {title, figures, note}}: {part: PartOf<'figuresPart'>}) => (
  <Measured aria-label={title} data-whole>
    <Heading id={anchorOf(title)}>
      <Hyphenated>{title}</Hyphenated>
    </Heading>
    <dl>
      {figures.map(({_key, title: figure, text}) => (
        <div key={_key}>
          <dt>{text}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
    {note && <p>{note}</p>}
  </Measured>
)
