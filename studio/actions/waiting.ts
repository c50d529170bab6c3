import {useToast} from '@sanity/ui/toast'
import {useEffect} from 'react'
import {nlEn} from '../language.ts'

export const NOT_READY = nlEn(
  'Even wachten: dit document is nog niet klaar. Het gaat vanzelf door zodra het kan.',
  'One moment: this document is not ready. It goes on by itself as soon as it is.',
)

const AS_LONG_AS_IT_WAITS = Number.POSITIVE_INFINITY
/** Takes a message away. */
const GONE = 0.01

/** Says that an action waits, for as long as it does; `id` is that of the message. */
export function useWaitingMessage({isShown, id, doing}: {isShown: boolean; id: string; doing: string}) {
  const {push} = useToast()
  useEffect(() => {
    if (!isShown) return
    push({id, status: 'info', title: doing, description: NOT_READY, closable: true, duration: AS_LONG_AS_IT_WAITS})
    return () => void push({id, duration: GONE})
  }, [isShown, id, doing, push])
}
