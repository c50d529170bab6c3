import styled from 'styled-components'
import {promiseStops} from '../../../domain/brand/promise.ts'
import {Windsock} from './Windsock.tsx'

const Stops = styled.ol<{$count: number; $from: string}>`
  display: grid;
  gap: var(--s4);
  li { display: grid; grid-template-columns: 5rem 1fr; column-gap: var(--s4); align-items: end; }
  svg { height: 4.25rem; color: inherit; }
  div { align-self: center; }
  b { display: block; font: 700 var(--t3) / 1.1 var(--display); }
  p { margin-top: 0.2em; font-size: var(--t0); line-height: 1.4; color: var(--ground-muted, var(--muted)); }
  @media (min-width: ${({$from}) => $from}) {
    grid-template-columns: repeat(${({$count}) => $count}, minmax(0, 1fr));
    gap: 0 var(--s5);
    /* The poles stand on one line. */
    li { position: relative; grid-template: auto 1fr / 1fr; align-items: start; }
    li::before {
      content: '';
      position: absolute;
      inset: calc(5.5rem - 1px) calc(-1 * var(--s5)) auto 0;
      border-top: 1.5px solid var(--ground-line, var(--line));
    }
    li:last-child::before { right: 0; }
    svg { height: 5.5rem; }
    div { align-self: start; padding-top: var(--s3); }
  }
`

type Stop = {_key: string; title: string; text: string}
type Props = {
  stops: readonly Stop[]
  /** How many of the first stops are left out: they are over, or told beside the line. */
  after?: number
  /** How many of the stops are drawn; each keeps its level. */
  first?: number
  /** The width of the screen from which the stops stand beside each other. */
  from?: string
}

/**
 * The promise: when a customer can expect what, on a line of socks that lift from calm to full. Every page that makes it draws
 * it from the same content (`claims` of the landing page); functions/ui has it for pages and mails without scripts.
 */
export function PromiseLine({stops, after, first, from = '48rem'}: Props) {
  const shown = promiseStops(stops, after).slice(0, first)
  return (
    <Stops $count={shown.length} $from={from}>
      {shown.map(({_key, title, text, level}) => (
        <li key={_key}>
          <Windsock level={level} />
          <div>
            <b>{title}</b> <p>{text}</p>
          </div>
        </li>
      ))}
    </Stops>
  )
}
