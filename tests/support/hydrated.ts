import type {Page} from '@playwright/test'

/** What a page says when its scripts run: web/src/layout/tellHydrated.ts. */
export const isHydrated = () => 'hydrated' in document.documentElement.dataset || !document.querySelector('#content')

/** Has a page fetch its scripts, as a visitor would, and resolves when they run. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(isHydrated)
}
