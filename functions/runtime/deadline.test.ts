import {withDeadline} from './deadline.ts'
import {ownFrames} from './frames.ts'

test('a deadline that passes throws an error that is placed where the work began', async () => {
  const late = await withDeadline(1, new Promise(() => {})).catch((error: unknown) => error)
  expect(late).toMatchObject({name: 'DeadlineError'})
  expect(ownFrames((late as Error).stack)[0]?.at).toMatch(/^functions\/runtime\/deadline\.test\.ts:\d+$/)
})

test('work that ends in time gives its result', async () => {
  expect(await withDeadline(60_000, Promise.resolve(1))).toBe(1)
})
