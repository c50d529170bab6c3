import type {ValidationContext} from 'sanity'
import {MOST_IMAGE_BYTES, notTooLarge} from './imageRules.ts'

const judged = (size: number | undefined, value: unknown = {asset: {_ref: 'image-a-1x1-png'}}) =>
  notTooLarge(value, {getClient: () => ({getDocument: async () => ({size})})} as unknown as ValidationContext)

test('takes an image of the size that editors are told', async () => {
  expect(await judged(MOST_IMAGE_BYTES)).toBe(true)
  expect(await judged(undefined)).toBe(true)
  expect(await judged(MOST_IMAGE_BYTES * 2, undefined)).not.toBe(true)
  expect(await judged(MOST_IMAGE_BYTES * 2, {})).toBe(true)
})

test('refuses a larger one, with both sizes', async () => {
  expect(await judged(34.7 * 1024 * 1024)).toBe('This image is 35 MB; choose one of at most 32 MB')
})
