import styled from 'styled-components'
import {windsock} from '../../../domain/brand/windsock.ts'

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

/** Left end of the sock, right of its pole. */
const MOUTH_AT = 8

type Props = {
  level: number
  label?: string
  /** In the drawing's units. */
  pole?: number
  className?: string
}

/** A windsock on its pole at a true level, 0 to 1. Decorative unless it has a label. */
export function Windsock({level, label, pole = 124, className}: Props) {
  const stripes = windsock(level)
  const width = MOUTH_AT + Math.ceil(Math.max(...stripes.map(({right}) => right)))
  return (
    <Svg
      viewBox={`0 0 ${width} ${pole}`}
      className={className}
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}
    >
      <path className="pole" d={`M2 14h3.5V${pole}H2z`} />
      <g transform={`translate(${MOUTH_AT} 38)`}>
        {stripes.map(({d, on}) => (
          <path key={d} className={on ? 'on' : 'off'} d={d} />
        ))}
      </g>
    </Svg>
  )
}
