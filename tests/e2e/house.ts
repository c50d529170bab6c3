import {test as base, expect} from '@playwright/test'
import {type Command, House} from '../support/house.ts'

const STARTED_WITHIN_MS = 630_000

/** Tests with the house running, as the site unless they say otherwise. */
export const test = base.extend<{command: Command; running: undefined}, {house: House}>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => use(new House()),
    {scope: 'worker'},
  ],
  command: ['start', {option: true}],
  running: [
    async ({house, command}, use) => {
      await house.ready(command)
      await use(undefined)
    },
    {auto: true, timeout: STARTED_WITHIN_MS},
  ],
})

export {expect, type House}
