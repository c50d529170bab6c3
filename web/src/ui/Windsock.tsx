import styled from 'styled-components'
import {sockOnPole} from '../../../domain/brand/windsock.ts'

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

type Props = {
  level: number
  label?: string
  /** In the drawing's units. */
  pole?: number
  className?: string
}

/** A windsock on its pole at a true level, 0 to 1. Decorative unless it has a label. */
export function Windsock({level, label, pole, className}: Props) {
  const {viewBox, pole: post, place, stripes} = sockOnPole(level, pole)
  return (
    <Svg
      viewBox={viewBox}
      className={className}
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}
    >
      <path className="pole" d={post} />
      <g transform={place}>
        {stripes.map(({d, on}) => (
          <path key={d} className={on ? 'on' : 'off'} d={d} />
        ))}
      </g>
    </Svg>
  )
}
