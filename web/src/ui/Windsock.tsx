import styled from 'styled-components'
import {windsock} from './windsock.ts'

const Svg = styled.svg`
  overflow: visible;
  width: auto;
  height: 7rem;
  max-width: none;
  .pole { fill: currentColor; }
  .on { fill: var(--signal); }
  .off { fill: var(--off); }
  @media (forced-colors: active) {
    path { forced-color-adjust: none; }
    .pole { fill: CanvasText; }
  }
`

/** Where the sock begins, right of its pole. */
const MOUTH_AT = 8

/** The one instrument: a sock on its pole at a true level, 0 to 1. Decorative unless it has a label. */
export function Windsock({level, label, className}: {level: number; label?: string; className?: string}) {
  const stripes = windsock(level)
  const width = MOUTH_AT + Math.ceil(Math.max(...stripes.map(({right}) => right)))
  return (
    <Svg
      viewBox={`0 0 ${width} 124`}
      className={className}
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}
    >
      <path className="pole" d="M2 14h3.5V124H2z" />
      <g transform={`translate(${MOUTH_AT} 38)`}>
        {stripes.map(({d, on}) => (
          <path key={d} className={on ? 'on' : 'off'} d={d} />
        ))}
      </g>
    </Svg>
  )
}
