import {useSessionValues} from '../../session/useSessionValues.ts'

/**
 * The texts that the visitor changed, by card. `edit` changes one (the text as it ships takes it out again), `save`
 * confirms all of them and returns what undoes everything since the save before, or null when nothing was changed since.
 */
export function useAdjustments(shipped: Record<string, string>) {
  const [texts, replace] = useSessionValues('adjustments', 'string')
  const [saved, replaceSaved] = useSessionValues('adjustments saved', 'string')

  function edit(card: string, text: string) {
    const {[card]: _, ...others} = texts
    replace(text === shipped[card] ? others : {...others, [card]: text})
  }

  function save(): (() => void) | null {
    if (JSON.stringify(saved) === JSON.stringify(texts)) return null
    replaceSaved(texts)
    return () => {
      replaceSaved(saved)
      replace(saved)
    }
  }

  return {texts, edit, save}
}
