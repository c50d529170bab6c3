import {useSessionValues} from '../../session/useSessionValues.ts'

/**
 * Texts that the visitor changed, by card. `edit` changes one (the original text removes it), `save` confirms all and
 * returns a function that undoes the changes since the previous save, or null without changes.
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
