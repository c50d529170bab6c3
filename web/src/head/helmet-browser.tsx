import {lazy, Suspense, useSyncExternalStore} from 'react'
import type {HelmetProps} from 'react-helmet'

const Whole = lazy(async () => ({default: (await import('react-helmet/es/Helmet.js')).Helmet}))

let isKept = false
const listeners = new Set<() => void>()

/** From now on heads follow their pages. */
export function keepHeads() {
  isKept = true
  for (const tell of listeners) tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** In react-helmet's place in the browser: the head of the page that was opened is there; helmet itself is for the next. */
export function Helmet(props: HelmetProps) {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isKept,
    () => false,
  )
  return isShown ? (
    <Suspense fallback={null}>
      <Whole {...props} />
    </Suspense>
  ) : null
}
