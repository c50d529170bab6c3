import {useEffect} from 'react'
import {getPublishedId} from 'sanity'
import {type RouterState, useRouterState} from 'sanity/router'

type Pane = {id: string; params?: {path?: string}}

/** A form is drawn by then, on a slow machine too. */
const DRAWN_MS = 10_000
const ACTS = ['pointerdown', 'keydown', 'wheel'] as const
const WRITABLE = 'input, textarea, select, [contenteditable]'

/**
 * Puts the cursor in the field that the address of a form names. The Studio does so itself, but in the first document of a
 * session it looks before the field is drawn. Looks until the form is drawn, or somebody does something.
 */
export function useFieldFocus(id: string) {
  const path = useRouterState(
    ({panes}: RouterState) =>
      ((panes ?? []) as Pane[][]).flat().find((pane) => getPublishedId(pane.id) === id)?.params?.path,
  )
  useEffect(() => {
    if (!path) return
    const until = performance.now() + DRAWN_MS
    let frame = 0
    const look = () => {
      if (!document.activeElement?.matches(WRITABLE)) document.getElementById(path)?.focus()
      if (performance.now() < until) frame = requestAnimationFrame(look)
    }
    const stop = () => cancelAnimationFrame(frame)
    look()
    for (const act of ACTS) addEventListener(act, stop, {capture: true, once: true, passive: true})
    return () => {
      stop()
      for (const act of ACTS) removeEventListener(act, stop, {capture: true})
    }
  }, [path])
}
