import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react'

type Box = HTMLInputElement | HTMLTextAreaElement

/** Place in `after` of a cursor in `before`: behind the same words, wherever a colleague put others. */
export function cursorIn(after: string, before: string, cursor: number): number {
  const shorter = Math.min(before.length, after.length)
  let same = 0
  while (same < shorter && before[same] === after[same]) same++
  if (cursor <= same) return cursor
  let tail = 0
  while (tail < shorter - same && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  return cursor >= before.length - tail ? after.length - (before.length - cursor) : after.length - tail
}

/** Keeps the cursor at its words while a colleague types in the same field: browsers put it at the end of what is set. */
export function useKeptCursor(around: RefObject<HTMLElement | null>, value: string) {
  const last = useRef<{text: string; from: number; to: number} | null>(null)
  useEffect(() => {
    const note = () => {
      const box = around.current?.querySelector<Box>('input, textarea')
      last.current =
        box && box === document.activeElement
          ? {text: box.value, from: box.selectionStart ?? box.value.length, to: box.selectionEnd ?? box.value.length}
          : null
    }
    document.addEventListener('selectionchange', note)
    const element = around.current
    // Before the form hears of it: what the editor types moves the cursor by itself.
    element?.addEventListener('input', note, {capture: true})
    return () => {
      document.removeEventListener('selectionchange', note)
      element?.removeEventListener('input', note, {capture: true})
    }
  }, [around])
  useLayoutEffect(() => {
    const box = around.current?.querySelector<Box>('input, textarea')
    const noted = last.current
    if (!box || box !== document.activeElement || !noted || noted.text === value || box.value !== value) return
    const [from, to] = [noted.from, noted.to].map((cursor) => cursorIn(value, noted.text, cursor))
    box.setSelectionRange(from ?? value.length, to ?? value.length)
    last.current = {text: value, from: from ?? value.length, to: to ?? value.length}
  }, [around, value])
}
