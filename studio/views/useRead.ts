import {useEffect, useRef, useState} from 'react'

/** Result of a reading, made again when `key` changes; null until it is there, and when it fails. */
export function useRead<T>(key: string, read: () => Promise<T>): T | null {
  const [value, setValue] = useState<T | null>(null)
  const latest = useRef(read)
  latest.current = read
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to read again
  useEffect(() => {
    let open = true
    latest
      .current()
      .then((result) => open && setValue(result))
      .catch(() => open && setValue(null))
    return () => {
      open = false
    }
  }, [key])
  return value
}
