import {Card} from '@sanity/ui'
import {type ReactNode, useEffect, useState} from 'react'
import {flushSync} from 'react-dom'

const waiting = new Set<() => void>()

/** A busy machine is idle late, and Safari does not tell. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then, {timeout: 1000}) : setTimeout(then)

function next() {
  const [turn] = waiting
  if (!turn) return
  waiting.delete(turn)
  whenIdle(next)
  flushSync(turn)
}

function inTurn(turn: () => void) {
  waiting.add(turn)
  if (waiting.size === 1) whenIdle(next)
  return () => void waiting.delete(turn)
}

/**
 * An editor of rich text, drawn after the form that it stands in and one at a time: one costs as much as twenty other fields,
 * a mail has ten, and while they are drawn together nothing in the Studio answers. At once where somebody is led to it.
 */
export function InTurn({atOnce, children}: {atOnce: boolean; children: () => ReactNode}) {
  const [drawn, setDrawn] = useState(atOnce)
  useEffect(() => (drawn ? undefined : inTurn(() => setDrawn(true))), [drawn])
  return drawn || atOnce ? children() : <Card border style={{minHeight: '10rem'}} />
}
