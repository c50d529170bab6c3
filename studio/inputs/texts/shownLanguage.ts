import {useSyncExternalStore} from 'react'
import type {Language} from '../../../domain/texts/languages.ts'

/** Which language forms show; null for all of them. For as long as the Studio is open. */
let shown: Language | null = null
const readers = new Set<() => void>()

const subscribe = (reader: () => void) => {
  readers.add(reader)
  return () => void readers.delete(reader)
}

export function showLanguage(language: Language | null) {
  shown = language
  for (const reader of readers) reader()
}

export const useShownLanguage = () => useSyncExternalStore(subscribe, () => shown)
