import {useCallback, useRef, useState} from 'react'
import type {ToastMessage} from './toast.styles.ts'

/** Messages in the corner: a new one replaces the previous one. */
export function useToasts() {
  const [messages, setMessages] = useState<ToastMessage[]>([])
  const count = useRef(0)
  const show = useCallback((message: Omit<ToastMessage, 'id'>) => setMessages([{id: ++count.current, ...message}]), [])
  const dismiss = useCallback(
    (id: number) => setMessages((before) => before.filter((message) => message.id !== id)),
    [],
  )
  const clear = useCallback(() => setMessages([]), [])
  return {messages, show, dismiss, clear}
}
