import {test as base, type Page} from '@playwright/test'

/**
 * Tests of HTML that comes as a whole share a page, and what axe is made of stays in it: a context, a page and axe for each
 * took longer than to look. Whoever changes its width or its colours does so before looking.
 */
export const test = base.extend<object, {sheet: Page}>({
  sheet: [
    async ({browser}, use) => {
      const context = await browser.newContext()
      await use(await context.newPage())
      await context.close()
    },
    {scope: 'worker'},
  ],
})
