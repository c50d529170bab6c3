import {test as base, expect} from '@playwright/test'
import {House} from '../support/house.ts'

const STARTED_WITHIN_MS = 630_000

const HYDRATED_WITHIN_MS = 10_000

/** On a busy machine a page is there long before its scripts are, and a press in between is lost: React marks what it took over. */
const isHydrated = () => {
  const content = document.querySelector('#content')
  return !content || Object.keys(content).some((key) => key.startsWith('__reactFiber'))
}

/** Tests with the house running. Going to a page waits for its scripts. */
export const test = base.extend<{running: undefined}, {house: House}>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => use(new House()),
    {scope: 'worker'},
  ],
  page: async ({page, javaScriptEnabled}, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (address, options) => {
      const response = await goto(address, options)
      if (javaScriptEnabled !== false && options?.waitUntil !== 'commit')
        // A page whose scripts do not come is for the test to judge.
        await page.waitForFunction(isHydrated, null, {timeout: HYDRATED_WITHIN_MS}).catch(() => {})
      return response
    }
    await use(page)
  },
  running: [
    async ({house}, use) => {
      await house.ready()
      await use(undefined)
    },
    {auto: true, timeout: STARTED_WITHIN_MS},
  ],
})

export {expect, type House}
