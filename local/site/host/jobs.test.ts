import {setTimeout as wait} from 'node:timers/promises'
import {type Job, Jobs} from './jobs.ts'

let now = new Date('2027-06-09T10:07:30Z')
const claimed = new Set<string>()
/** Claims of instances on one database. */
const claim = async (job: string, turn: Date) => {
  const key = `${job} ${turn.toISOString()}`
  return !claimed.has(key) && Boolean(claimed.add(key))
}
const errors: string[] = []
const instance = (...jobs: Job[]) =>
  new Jobs(jobs, {claim, now: () => now, onError: (job, error) => errors.push(`${job}: ${(error as Error).message}`)})
const counting = (job: Omit<Job, 'run'>) => {
  const run = jest.fn(async () => {})
  return {job: {...job, run}, run}
}
/** Lets the claims be answered. */
const settled = () => wait(0)

beforeEach(() => {
  now = new Date('2027-06-09T10:07:30Z')
  claimed.clear()
  errors.length = 0
})

test('runs each turn of a job in one of several instances', async () => {
  const {job, run} = counting({name: 'reconcile', everyMinutes: 5})
  const instances = [instance(job), instance(job), instance(job)]
  for (const each of instances) each.look()
  await settled()
  expect(run).toHaveBeenCalledTimes(1)
  now = new Date('2027-06-09T10:09:59Z')
  for (const each of instances) each.look()
  await settled()
  expect(run).toHaveBeenCalledTimes(1)
  now = new Date('2027-06-09T10:10:00Z')
  for (const each of instances) each.look()
  await settled()
  expect(run).toHaveBeenCalledTimes(2)
  expect([...claimed]).toEqual(['reconcile 2027-06-09T10:05:00.000Z', 'reconcile 2027-06-09T10:10:00.000Z'])
})

test('runs a job about the pages of an instance in each of them', async () => {
  const {job, run} = counting({name: 'catch-up', everyMinutes: 5, isOwn: true})
  for (const each of [instance(job), instance(job)]) {
    each.look()
    await settled()
    each.look()
  }
  await settled()
  expect(run).toHaveBeenCalledTimes(2)
})

test('goes on after a job that failed, or a database that is away', async () => {
  const failing = {name: 'failing', everyMinutes: 1, run: () => Promise.reject(new Error('no'))}
  const jobs = new Jobs([failing], {
    claim: () => Promise.reject(new Error('away')),
    onError: (_, error) => errors.push(String(error)),
  })
  jobs.look()
  await settled()
  instance(failing).look()
  await settled()
  expect(errors).toEqual(['Error: away', 'failing: no'])
})

test('waits for a running job when it stops, and begins no other', async () => {
  let end = () => {}
  const run = jest.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const jobs = instance({name: 'long', everyMinutes: 1, run})
  jobs.look()
  await settled()
  let isStopped = false
  const stopped = jobs.stop().then(() => (isStopped = true))
  now = new Date('2027-06-09T10:08:30Z')
  jobs.look()
  await settled()
  expect([isStopped, run.mock.calls.length]).toEqual([false, 1])
  end()
  expect(await stopped).toBe(true)
})
