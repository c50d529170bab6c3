import {spawnSync} from 'node:child_process'
import path from 'node:path'

const drill = (...names: string[]) =>
  spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, '../drill/drill.ts'), ...names],
    {encoding: 'utf8', env: {...process.env, LOCAL_DIR: '/nothing/is/here', NODE_OPTIONS: ''}},
  )

test('refuses a drill that there is none of, and lists them', () => {
  const {status, stderr} = drill('flood')
  expect(status).toBe(1)
  expect(stderr).toContain('There is no drill "flood". Drills:\n  mollie-away: ')
})

test('says what customers saw of a drill, and that the accounts agree afterwards', () => {
  const {status, stdout} = drill('two-tabs')
  expect(stdout).toContain('buys: 303 goes on to Mollie')
  expect(stdout).toContain('The accounts agree')
  expect([status, stdout]).toEqual([0, expect.stringMatching(/agrees {3}two-tabs\n$/)])
}, 300_000)
