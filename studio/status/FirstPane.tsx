import {useEffect, useRef} from 'react'
import type {ActiveToolLayoutProps} from 'sanity'
import {useRouter} from 'sanity/router'
import {RemountOnError} from './RemountOnError.tsx'

const START = {panes: [[{id: 'start'}]]}
/** Below this the Structure shows one pane at a time. */
const SIDE_BY_SIDE = '(min-width: 600px)'

/**
 * The Structure opens on the start page: beside the list where both have room, else once, so that the way back leads to
 * the list.
 */
export function FirstPane(props: ActiveToolLayoutProps) {
  const {state, navigate} = useRouter()
  const shown = useRef(false)
  const {panes = [], intent} = state as {panes?: unknown[]; intent?: string}
  const isEmpty = props.activeTool.name === 'structure' && panes.length === 0 && !intent
  useEffect(() => {
    if (isEmpty && (!shown.current || window.matchMedia(SIDE_BY_SIDE).matches)) navigate(START, {replace: true})
    shown.current = true
  }, [isEmpty, navigate])
  return <RemountOnError>{props.renderDefault(props)}</RemountOnError>
}
