import {useSyncExternalStore} from 'react'
import {amsterdamDay} from '../../model.ts'

const BUILT = amsterdamDay(new Date())
const never = () => () => {}

/** Today in Amsterdam; in the HTML the day on which the page was built, until the browser knows better. */
export const useToday = (): string =>
  useSyncExternalStore(
    never,
    () => amsterdamDay(new Date()),
    () => BUILT,
  )
