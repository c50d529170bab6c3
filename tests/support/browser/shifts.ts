import type {Page} from 'playwright'

/**
 * Below which hardly anything moves. It is not 0: on a busy machine one visit of twenty paints before the typefaces have come,
 * and a word stands elsewhere in its line a moment later (up to 0.009), or before the last of the HTML has, and a button of
 * the bar makes room for the next one (0.0007). A page that waited for either would be white for as long.
 */
export const HARDLY = 0.01

/** Counts what moves on the pages that are opened from now on. Gives how much moved by itself on the one that is open (CLS). */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(watch)
  return () => page.evaluate(() => (window as unknown as {shifts: () => number}).shifts())
}

function watch() {
  let shifts = 0
  const add = (entries: PerformanceEntryList) => {
    for (const {value, hadRecentInput} of entries as (PerformanceEntry & {value: number; hadRecentInput: boolean})[])
      if (!hadRecentInput) shifts += value
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({type: 'layout-shift', buffered: true})
  const read = () => {
    add(observer.takeRecords())
    return shifts
  }
  Object.assign(window, {shifts: read})
}
