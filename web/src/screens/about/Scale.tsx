import styled from 'styled-components'
import {levelOfStep} from '../../../../domain/brand/windsock.ts'
import {Windsock} from '../../ui/Windsock.tsx'

/** Planted on the edge of the sea below; its words are in the water. Narrow screens have no room beside the opening. */
const Socks = styled.ol`
  display: none;
  @media (min-width: 60rem) {
    position: absolute;
    bottom: 0;
    right: var(--gutter);
    z-index: 1;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    width: min(32rem, 42vw);
    li { position: relative; display: grid; align-items: end; }
    svg { height: clamp(5.5rem, 10vw, 8.5rem); margin-bottom: -1px; }
    span { position: absolute; top: calc(100% + var(--s3)); font: 600 var(--t-1) / 1.2 var(--text); color: var(--sea-ink); }
  }
  @media print { display: none; }
`

/** High enough for the sock that hangs, in the drawing's units. */
const POLE = 150

/** The words of the score, each with a sock in the middle of its points: the opening says that being found can be measured. */
export const Scale = ({words}: {words: readonly string[]}) => (
  <Socks aria-hidden>
    {words.map((word, index) => (
      <li key={word}>
        <Windsock level={levelOfStep(index, words.length)} pole={POLE} />
        <span>{word}</span>
      </li>
    ))}
  </Socks>
)
