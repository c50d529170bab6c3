import {useCallback, useEffect, useState} from 'react'
import {endAttempt} from '../../session/attempt.ts'
import {useBeforePaint} from '../../ui/useBeforePaint.ts'
import {type OrderAnswer, type OrderState, readOrder, WAITS} from './orderStatus.ts'
import {shownAgain} from './waitingScript.ts'

export type OrderView =
  /** No order in the address: the page shows its default text. */
  | {kind: 'none'}
  | {kind: 'waiting'; order: string; checking: boolean; checkNow: () => void}
  | {kind: 'known'; state: OrderState; lookAgain: () => void}
  | {kind: 'unknown' | 'unavailable'}

/** A value of the query string: null on the server and while hydrating, present before the next paint. */
export function useSearch(name: string): string | null {
  const [value, setValue] = useState<string | null>(null)
  useBeforePaint(() => setValue(new URLSearchParams(window.location.search).get(name)), [name])
  return value
}

/** Status of the order in the address, requested until it is final. */
export function useOrder(): OrderView {
  const order = useSearch('order')
  const [answer, setAnswer] = useState<OrderAnswer | null>(null)
  const [looks, setLooks] = useState(0)
  const [checking, setChecking] = useState(false)

  useBeforePaint(shownAgain, [])

  const isDecided = answer?.outcome === 'unknown' || (answer?.outcome === 'known' && answer.state.status !== 'waiting')

  const look = useCallback(async () => {
    if (!order) return
    setChecking(true)
    const latest = await readOrder(order)
    if (latest.outcome === 'known' && latest.state.status === 'paid') forgetAttempt()
    // A failed request does not replace an earlier answer.
    setAnswer((before) => (latest.outcome === 'unavailable' && before?.outcome === 'known' ? before : latest))
    setChecking(false)
    setLooks((count) => count + 1)
  }, [order])

  useEffect(() => {
    const wait = looks === 0 ? 0 : WAITS[looks - 1]
    if (!order || isDecided || wait === undefined) return
    const timer = setTimeout(look, wait)
    return () => clearTimeout(timer)
  }, [order, isDecided, looks, look])

  if (!order) return {kind: 'none'}
  if (answer?.outcome === 'known' && answer.state.status !== 'waiting')
    return {kind: 'known', state: answer.state, lookAgain: () => void look()}
  if (answer?.outcome === 'unknown' || answer?.outcome === 'unavailable') return {kind: answer.outcome}
  return {kind: 'waiting', order, checking, checkNow: () => void look()}
}

function forgetAttempt() {
  try {
    endAttempt(localStorage, sessionStorage)
  } catch {
    // Storage is forbidden: nothing was saved.
  }
}
