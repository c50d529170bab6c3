import type {Page} from 'playwright'
import {SLOWDOWN} from './firstTap.ts'
import {settled, unansweredOf} from './hydrated.ts'

/** Event of Chromium's trace; times in microseconds, `tdur` those of the processor. */
type TraceEvent = {name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number}

/** A task that takes longer lets somebody wait (ms): web.dev's total blocking time. */
const NOTICED = 50

/**
 * How long each turn takes in which a page answers nobody while it loads on a slow phone, from its first paint until its
 * scripts run, if they come by themselves. In ms of the processor's time, so that what else a machine does is not counted.
 */
export async function timeTurns(page: Page, address: string): Promise<number[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('Only a page of a browser of its own can be timed.')
  await browser.startTracing(page, {categories: ['loading', 'disabled-by-default-devtools.timeline']})
  unansweredOf(page)
  await page.goto(address)
  await settled(page)
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]}
  const paint = traceEvents.findLast(({name}) => name === 'firstContentfulPaint')
  if (!paint) throw new Error(`${address} was not painted.`)
  return traceEvents
    .filter(({name, pid, tid}) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .map(
      ({ts, dur = 0, tdur = dur}) => (tdur / 1000) * Math.min(1, (ts + dur - paint.ts) / Math.max(dur, 1)) * SLOWDOWN,
    )
    .filter((time) => time > 0)
}

/** The total blocking time: what turns take beyond what nobody notices. */
export const blockedBy = (turns: readonly number[]): number =>
  turns.reduce((sum, time) => sum + Math.max(0, time - NOTICED), 0)
