import type {ChildProcess} from 'node:child_process'
import {EventEmitter} from 'node:events'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {describeEnd, Services} from './services.ts'

test('describes which service stopped, why, and what follows', () => {
  expect(describeEnd('lake', {code: null, signal: 'SIGKILL'}, 500)).toBe(
    'The Content Lake has stopped (killed by SIGKILL). It is started again in 0.5 s; everything else keeps running.',
  )
  expect(describeEnd('mail', {code: 1, signal: null}, null)).toBe(
    'The mail service has stopped (exit code 1). Everything else keeps running. To get it back, press Ctrl-C and start again.',
  )
})

/** Run of a service: seconds after it was ready, null when it never was; and how it ended. */
type Life = {seconds: number | null; signal?: NodeJS.Signals}
const RUNS_ON: Life = {seconds: Number.POSITIVE_INFINITY}
const FAILS: Life = {seconds: null}

let said: string[]
beforeEach(() => {
  said = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
})
afterEach(() => jest.restoreAllMocks())

/** Starts a service with these runs one after the other, on a clock that does not wait. */
async function live(lives: Life[], onWait = (_services: Services) => {}) {
  let now = 0
  let opened = 0
  const waits: number[] = []
  const open = () => {
    const {seconds, signal = null} = lives[opened++] ?? RUNS_ON
    const child = Object.assign(new EventEmitter(), {pid: opened, exitCode: null, signalCode: null, kill: () => end()})
    const end = () => child.emit('exit', signal ? null : 1, signal)
    setImmediate(async () => {
      if (seconds !== null) child.emit('message', 'ready')
      if (seconds === Number.POSITIVE_INFINITY) return
      await nextTurn()
      now += (seconds ?? 0) * 1000
      end()
    })
    return child as unknown as ChildProcess
  }
  const after = (milliseconds: number, act: () => void) => {
    waits.push(milliseconds / 1000)
    now += milliseconds
    const turn = setImmediate(act)
    onWait(services)
    return () => clearImmediate(turn)
  }
  const services = new Services({open, clock: {now: () => now, after}})
  await services.start('lake', {})
  for (let turns = 0; turns < 10 * (lives.length + 1); turns++) await nextTurn()
  await services.stop()
  return {waits, opened}
}

test('waits longer after each failed start, and gives up after ten', async () => {
  const {waits, opened} = await live([{seconds: 1}, ...Array.from({length: 20}, () => FAILS)])
  expect(waits).toEqual([0.5, 1, 2, 4, 8, 16, 30, 30, 30, 30])
  expect(opened).toBe(11)
  expect(said.at(-1)).toMatch(/^The Content Lake has stopped \(exit code 1\)\. .* press Ctrl-C and start again\.$/)
})

test('counts failures anew after a successful start', async () => {
  const {opened} = await live([{seconds: 1}, ...Array.from({length: 9}, () => FAILS), {seconds: 1}, FAILS])
  expect(opened).toBe(13)
  expect(said.at(-1)).toBe('The Content Lake runs again.')
})

test('never gives up a service that is killed', async () => {
  const {waits, opened} = await live(
    Array.from({length: 15}, (_, index) => ({seconds: index ? null : 1, signal: 'SIGKILL'})),
  )
  expect([opened, waits.at(-1)]).toEqual([16, 30])
})

test('waits the shortest time after a minute of running', async () => {
  const {waits} = await live([{seconds: 1}, {seconds: 1}, {seconds: 61}, {seconds: 1}])
  expect(waits).toEqual([0.5, 1, 0.5, 1])
})

test('starts nothing any more once stopped', async () => {
  const {waits, opened} = await live([{seconds: 1}], (services) => void services.stop())
  expect([waits, opened]).toEqual([[0.5], 1])
})

/** Services with these starts, which run until they are killed. */
async function restarted(lives: Life[]) {
  const opened: EventEmitter[] = []
  const open = () => {
    const {seconds} = lives[opened.length] ?? RUNS_ON
    const child = Object.assign(new EventEmitter(), {
      pid: 1,
      exitCode: null,
      signalCode: null,
      kill: () => end('SIGTERM'),
    })
    const end = (signal: string | null) => child.emit('exit', signal ? null : 1, signal)
    opened.push(child)
    setImmediate(() => (seconds === null ? end(null) : child.emit('message', 'ready')))
    return child as unknown as ChildProcess
  }
  const services = new Services({open, clock: {now: () => 0, after: () => () => {}}})
  await services.start('site', {})
  const turns = async () => {
    for (let turn = 0; turn < 10; turn++) await nextTurn()
  }
  return {services, opened, turns}
}

test('restarts a service at once, and reports that it runs', async () => {
  const {services, opened, turns} = await restarted([])
  services.restart('site')
  await turns()
  expect([opened.length, said]).toEqual([2, ['The site runs again.']])
  await services.stop()
})

test('restarts a service at once that waits for its next start', async () => {
  const {services, opened, turns} = await restarted([{seconds: 1}, FAILS])
  services.restart('site')
  await turns()
  expect(said.at(-1)).toMatch(/^The site has stopped \(exit code 1\)\. It is started again in/)
  services.restart('site')
  await turns()
  expect([opened.length, said.at(-1)]).toEqual([3, 'The site runs again.'])
  await services.stop()
})
