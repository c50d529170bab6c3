import {useSyncExternalStore} from 'react'
import {amsterdamDay} from '../../../../domain/format/dates.ts'
import {usePage} from '../../layout/PageContext.ts'

const never = () => () => {}
const now = () => amsterdamDay(new Date())

/**
 * Today in Amsterdam. While the browser takes the page over it is the day for which the page was made, though that may be
 * over: a text that differs from the HTML makes React draw the page anew, without what was typed.
 */
export function useToday(): string {
  const {today} = usePage()
  return useSyncExternalStore(never, now, () => today ?? now())
}
