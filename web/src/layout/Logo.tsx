import styled from 'styled-components'
import {DRAWN_NAME, LETTERS, POLE, STRIPES} from './marks.ts'

const Svg = styled.svg`
  height: 1.75rem;
  width: auto;
  path { fill: currentColor; }
  .stripes { fill: var(--signal); }
`

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  font: 700 var(--t3) / 1 var(--display);
`

/** The wordmark; both themes take their colours from the ground it stands on. A renamed company keeps the mark. */
export function Logo({brand}: {brand: string}) {
  const drawn = brand === DRAWN_NAME
  const svg = (
    <Svg viewBox={drawn ? '0 0 145 37' : '0 0 32 32'} aria-hidden>
      <path d={POLE} />
      <path className="stripes" d={STRIPES} />
      {drawn && <path d={LETTERS} />}
    </Svg>
  )
  return drawn ? (
    svg
  ) : (
    <Name>
      {svg}
      {brand}
    </Name>
  )
}
