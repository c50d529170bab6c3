import type {Page} from '@playwright/test'

/** React marks what it took over. */
export const isHydrated = () => {
  const content = document.querySelector('#content')
  return !content || Object.keys(content).some((key) => key.startsWith('__reactFiber'))
}

/** Resolves when the checkout runs our scripts, which bring the logos; before that the browser sends the form by itself. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.locator('li img[src^="data:"]').first().waitFor()
}

/** Has a page fetch its scripts, as a visitor would, and resolves when they run. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(isHydrated)
}
