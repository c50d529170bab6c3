import {SETS_ANSWERED, SETS_ASKED, type WithSets} from '../../../domain/sets/onDay.ts'

const KEY = 'preview-set'
const listeners = new Set<() => void>()
let content: WithSets | null = null

const tellAll = () => {
  for (const tell of listeners) tell()
}

/** The set that an editor looks at alone; null for all drafts. Kept as the day is. */
export const chosenSet = (): string | null => sessionStorage.getItem(KEY)

export function chooseSet(id: string | null) {
  if (id) sessionStorage.setItem(KEY, id)
  else sessionStorage.removeItem(KEY)
  tellAll()
}

/** Drafts and sets as the Studio has them now; null before its answer. */
export const knownSets = (): WithSets | null => content

export function onSetsChanged(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks the Studio around this frame for drafts and sets; it answers again after every change. */
export function askForSets(studio: string) {
  window.addEventListener('message', ({data}: MessageEvent<{type?: string; content?: WithSets} | null>) => {
    // Messages of other windows are stopped before they come here.
    if (data?.type !== SETS_ANSWERED || !data.content) return
    content = data.content
    tellAll()
  })
  window.parent.postMessage({type: SETS_ASKED}, studio)
}
