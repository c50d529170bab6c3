import {type ComponentType, type ReactElement, useSyncExternalStore} from 'react'
import type {PageContext} from '../page/pageContext.ts'

/** A page as built: Gatsby's element, its context and its address. */
export type BuiltPage = {element: ReactElement; context: PageContext; path: string}

let Shown: ComponentType<BuiltPage> | null = null
const listeners = new Set<() => void>()

/** Makes a component render all pages from now on. Called by the preview, which loads within the Studio only. */
export function renderPagesWith(component: ComponentType<BuiltPage>) {
  Shown = component
  for (const tell of listeners) tell()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Renders the page as built, or through the preview. */
export function Slot({built, children}: {built: BuiltPage; children: ReactElement}) {
  const Preview = useSyncExternalStore(
    subscribe,
    () => Shown,
    () => null,
  )
  return Preview ? <Preview {...built} /> : children
}
