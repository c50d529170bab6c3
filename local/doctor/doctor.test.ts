import {spawnSync} from 'node:child_process'
import path from 'node:path'

const doctor = (environment: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'doctor.ts'), ...args], {
    encoding: 'utf8',
    env: environment,
  })

test('ends with 1 when something is wrong, and prints JSON without secrets for programs', () => {
  const {stdout, status} = doctor({LINK_SECRET: 'too-short'}, '--json')
  const settings = (JSON.parse(stdout) as {id: string}[]).find(({id}) => id === 'settings')
  expect([status, settings]).toEqual([1, expect.objectContaining({state: 'wrong', title: 'Settings of this shell'})])
  expect(stdout).not.toContain('too-short')
})

test.each(['0', '-1', '1.5', 'soon'])('refuses a deadline of "%s" with a sentence, and asks nobody', (deadline) => {
  const {stdout, stderr, status} = doctor({DOCTOR_DEADLINE_MS: deadline})
  expect([status, stdout, stderr]).toEqual([
    2,
    '',
    'DOCTOR_DEADLINE_MS: is no number of milliseconds; write it as 5000, whole and above 0\n',
  ])
})
