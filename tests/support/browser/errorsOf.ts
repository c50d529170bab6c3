import type {Page} from '@playwright/test'

/** Errors that a page tells the console, and those that nothing catches. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}
