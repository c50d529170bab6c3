import {usedUpNow} from '../publishing/usedUp.ts'
import {contentClient} from '../runtime/content.ts'

/** Introductory offers that nothing is left of, for the site that is published on this machine. */
export const readUsedUp = () => usedUpNow(contentClient())
