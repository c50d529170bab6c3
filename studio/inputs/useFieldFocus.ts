import {useEffect} from 'react'
import {getPublishedId} from 'sanity'
import {type RouterState, useRouterState} from 'sanity/router'
import {leadTo} from './leadTo.ts'

type Pane = {id: string; params?: {path?: string}}

/**
 * Puts the cursor in the field that the address of a form names. The Studio does so itself, but in the first document of a
 * session it looks before the field is drawn, and scrolls before what stands above it is.
 */
export function useFieldFocus(id: string) {
  const path = useRouterState(
    ({panes}: RouterState) =>
      ((panes ?? []) as Pane[][]).flat().find((pane) => getPublishedId(pane.id) === id)?.params?.path,
  )
  useEffect(() => (path ? leadTo(path) : undefined), [path])
}
