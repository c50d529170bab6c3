import {useSyncExternalStore} from 'react'
import {SETS_ANSWERED, SETS_ASKED, type WithSets} from '../../../domain/sets/onDay.ts'
import {
  DEFAULT_STAFF_LANGUAGE,
  isStaffLanguage,
  type Language,
  type StaffLanguage,
} from '../../../domain/texts/languages.ts'

const KEY = 'preview-set'
const listeners = new Set<() => void>()
const choosers = new Set<() => void>()
let content: WithSets | null = null
let language: StaffLanguage | null = null

const tellAll = () => {
  for (const tell of listeners) tell()
}

/** The set that an editor looks at alone; null for all drafts. Kept as the day is. */
export const chosenSet = (): string | null => sessionStorage.getItem(KEY)

export function chooseSet(id: string | null) {
  if (id === chosenSet()) return
  if (id) sessionStorage.setItem(KEY, id)
  else sessionStorage.removeItem(KEY)
  tellAll()
  for (const tell of choosers) tell()
}

/** Tells of a choice alone, where `onSetsChanged` tells of each change of the content too. */
export function onSetChosen(listener: () => void) {
  choosers.add(listener)
  return () => void choosers.delete(listener)
}

/** Drafts and sets as the Studio has them now; null before its answer. */
export const knownSets = (): WithSets | null => content

export function onSetsChanged(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The language that the editor works in; null before the Studio's answer, and when it is not known. */
const editorsLanguage = (): StaffLanguage | null => language

/** The language of what the preview says to an editor: the Studio's, and that of the page until it is known. */
export function useStaffLanguage(page: Language): StaffLanguage {
  const known = useSyncExternalStore(onSetsChanged, editorsLanguage)
  return known ?? (isStaffLanguage(page) ? page : DEFAULT_STAFF_LANGUAGE)
}

type Answered = {type?: string; content?: WithSets; language?: StaffLanguage}

/** Asks the Studio around this frame for drafts and sets; it answers again after every change. */
export function askForSets(studio: string) {
  window.addEventListener('message', ({data}: MessageEvent<Answered | null>) => {
    // Messages of other windows are stopped before they come here.
    if (data?.type !== SETS_ANSWERED || !data.content) return
    content = data.content
    language = data.language ?? null
    tellAll()
  })
  window.parent.postMessage({type: SETS_ASKED}, studio)
}
