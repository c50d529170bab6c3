import {useCallback, useMemo, useSyncExternalStore} from 'react'

const PREFIX = 'visit:'
const CHANGED = 'visitchange'

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(PREFIX + key)
  } catch {
    return null // storage may be forbidden
  }
}

function subscribe(onChange: () => void) {
  window.addEventListener(CHANGED, onChange)
  return () => window.removeEventListener(CHANGED, onChange)
}

type Values = Record<string, string | boolean>

/** Parses stored values; empty when they are not of the expected kind. */
function parse<Value extends string | boolean>(raw: string | null, kind: 'string' | 'boolean'): Record<string, Value> {
  if (raw === null) return {}
  try {
    const values = JSON.parse(raw) as Values
    return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === kind)) as Record<
      string,
      Value
    >
  } catch {
    return {}
  }
}

/**
 * Values that the visitor changed in the demo, by name. They last as long as the tab, or until logging out, and are
 * written on the first change. Empty on the server and at first paint.
 */
export function useSessionValues<Kind extends 'string' | 'boolean'>(key: string, kind: Kind) {
  type Value = Kind extends 'string' ? string : boolean
  const raw = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  )
  const values = useMemo(() => parse<Value>(raw, kind), [raw, kind])
  const replace = useCallback(
    (next: Record<string, Value>) => {
      try {
        sessionStorage.setItem(PREFIX + key, JSON.stringify(next))
      } catch {
        // Storage is forbidden: nothing is kept, and the pages are samples anyway.
      }
      window.dispatchEvent(new Event(CHANGED))
    },
    [key],
  )
  return [values, replace] as const
}

/** Clears all storage, on logging out. Throws when the browser forbids it. */
export function endSession() {
  localStorage.clear()
  sessionStorage.clear()
}
