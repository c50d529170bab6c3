import {useEffect, useRef, useState} from 'react'

/** Result of a reading, made again when `key` changes; null until that of this key is there, and when it fails. */
export function useRead<T>(key: string, read: () => Promise<T>): T | null {
  const [result, setResult] = useState<{key: string; value: T} | null>(null)
  const latest = useRef(read)
  latest.current = read
  useEffect(() => {
    let open = true
    latest
      .current()
      .then((value) => open && setResult({key, value}))
      .catch(() => open && setResult(null))
    return () => {
      open = false
    }
  }, [key])
  return result?.key === key ? result.value : null
}
