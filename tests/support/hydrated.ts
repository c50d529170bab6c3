import type {Page} from '@playwright/test'

/** Resolves when the checkout runs our scripts, which bring the logos; before that the browser sends the form by itself. */
export const hydrated = (page: Page): Promise<void> => page.locator('li img[src^="data:"]').first().waitFor()
