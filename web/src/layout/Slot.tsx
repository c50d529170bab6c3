import {type ComponentType, type ReactElement, useSyncExternalStore} from 'react'
import type {PageContext} from '../content.ts'

/** A page as it was built: what Gatsby made for it, its context and its address. */
export type BuiltPage = {element: ReactElement; context: PageContext; path: string}

let Shown: ComponentType<BuiltPage> | null = null
const listeners = new Set<() => void>()

/** From now on pages are shown by this. The preview calls it, which is loaded within the Studio only. */
export function showPagesBy(component: ComponentType<BuiltPage>) {
  Shown = component
  for (const tell of listeners) tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The place of the page: as it was built, or as the preview shows it. */
export function Slot({built, children}: {built: BuiltPage; children: ReactElement}) {
  const Preview = useSyncExternalStore(
    subscribe,
    () => Shown,
    () => null,
  )
  return Preview ? <Preview {...built} /> : children
}
