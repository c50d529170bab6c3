import type {Page} from '@playwright/test'

/** Resolves when a page that has loaded has its typefaces, and its images in sight: nothing will move because of them. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const isInSight = (image: HTMLImageElement) => {
      const {top, bottom, width} = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    }
    // A broken image is for the test to judge.
    await Promise.all([...document.images].filter(isInSight).map((image) => image.decode().catch(() => {})))
  })
