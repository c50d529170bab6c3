import {setTimeout as wait} from 'node:timers/promises'
import type {Release} from '../../web/src/renderer/release.ts'
import {publishInTime} from './publishInTime.ts'

const RELEASE = {code: 'a'} as Release
const log = console.log
const lines: string[] = []
const started: string[] = []
const startInBackground = async (work: string) => void started.push(work)

beforeEach(() => {
  lines.length = 0
  started.length = 0
  console.log = (line: string) => void lines.push(line)
})
afterEach(() => {
  console.log = log
})

test('publishes within its time, and starts nothing', async () => {
  expect(await publishInTime({publish: async () => RELEASE, startInBackground, within: () => 10_000})).toBe(RELEASE)
  expect(started).toEqual([])
})

test('goes on in the background when its time is up', async () => {
  const never = new Promise<Release>(() => {})
  expect(await publishInTime({publish: () => never, startInBackground, within: () => 1})).toBeNull()
  expect(started).toEqual(['publish'])
  expect(lines.join()).toContain('site.handed_over')
})

test('goes on by itself where nothing can begin in the background', async () => {
  const options = {
    publish: () => wait(30, RELEASE),
    startInBackground: () => Promise.reject(new Error('The background answered 404')),
    within: () => 1,
  }
  expect(await publishInTime(options)).toBe(RELEASE)
  expect(lines.join()).toContain('site.hand_over_failed')
})

test('throws when publishing fails, so that Sanity calls again', async () => {
  const options = {publish: () => Promise.reject(new Error('away')), startInBackground, within: () => 10_000}
  await expect(publishInTime(options)).rejects.toThrow('away')
  expect(started).toEqual([])
})
