import type {Locator, Page} from '@playwright/test'
import {expect, type House} from './house.ts'

/** Opens a document in the real Studio and waits until its form can be used. */
export async function openDocument(page: Page, house: House, type: string, id: string) {
  await page.goto(`${house.studio}/intent/edit/id=${id};type=${type}/`)
  await expect(page.getByTestId('form-view')).toBeVisible({timeout: 30_000})
}

/** The part of the form of one field, by its path in the document. */
export const field = (page: Page, path: string): Locator => page.getByTestId(`field-${path}`)

export async function publish(page: Page) {
  const button = page.getByTestId('action-publish')
  await expect(button).toBeEnabled()
  await button.click()
  await expect(button).toBeDisabled()
  await expect(page.getByText('Published').first()).toBeVisible()
}
