import {useRef} from 'react'
import {useSessionValues} from '../../session/useSessionValues.ts'

/**
 * The texts that the visitor changed, by card. `edit` changes one (the text as it ships takes it out again), `save`
 * confirms all of them and returns what undoes everything since the save before.
 */
export function useAdjustments(shipped: Record<string, string>) {
  const [texts, replace] = useSessionValues('adjustments', 'string')
  const saved = useRef(texts)

  function edit(card: string, text: string) {
    const {[card]: _, ...others} = texts
    replace(text === shipped[card] ? others : {...others, [card]: text})
  }

  function save(): (() => void) | null {
    const before = saved.current
    const changed = JSON.stringify(before) !== JSON.stringify(texts)
    saved.current = texts
    if (!changed) return null
    return () => {
      saved.current = before
      replace(before)
    }
  }

  return {texts, edit, save}
}
