import type {Locator, Page} from 'playwright'

/** How much slower than this machine a phone is. */
export const SLOWDOWN = 4

/** How long a tap on a page that was just opened takes until the browser has painted what follows, in ms, on a slow phone. */
export async function timeFirstTap(page: Page, target: Locator): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN})
  await page.evaluate(() => {
    const state = window as unknown as {taps: number[]}
    state.taps = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') state.taps.push(entry.duration)
    }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit)
  })
  await target.tap()
  const read = () => page.evaluate(() => Math.max(0, ...(window as unknown as {taps: number[]}).taps))
  await page.waitForFunction(() => (window as unknown as {taps: number[]}).taps.length > 0)
  const duration = await read()
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1})
  await session.detach()
  return duration
}
