import {useSyncExternalStore} from 'react'
import {amsterdamDay} from '../../../../domain/format/dates.ts'
import {usePage} from '../../page/usePage.ts'

const never = () => () => {}
const now = () => amsterdamDay(new Date())

/**
 * Today in Amsterdam. During hydration the day for which the page was made, even if past: a text that differs from the
 * HTML makes React render the page again, without the visitor's input.
 */
export function useToday(): string {
  const {today} = usePage()
  return useSyncExternalStore(never, now, () => today ?? now())
}
