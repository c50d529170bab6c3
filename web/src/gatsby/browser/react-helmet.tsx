import {lazy, Suspense, useSyncExternalStore} from 'react'
import type {HelmetProps} from 'react-helmet'

const Whole = lazy(async () => ({default: (await import('react-helmet/es/Helmet.js')).Helmet}))

let isKept = false
const listeners = new Set<() => void>()

/** From now on the head follows the page. */
export function enableHelmet() {
  isKept = true
  for (const tell of listeners) tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Replaces react-helmet in the browser. The HTML has the head of the first page, so react-helmet itself loads on
 * navigation only.
 */
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
