import {spawnSync} from 'node:child_process'
import path from 'node:path'

test('ends with 1 when something is wrong, and prints JSON without secrets for programs', () => {
  const {stdout, status} = spawnSync(process.execPath, [path.join(import.meta.dirname, 'doctor.ts'), '--json'], {
    encoding: 'utf8',
    env: {LINK_SECRET: 'too-short'},
  })
  const settings = (JSON.parse(stdout) as {id: string}[]).find(({id}) => id === 'settings')
  expect([status, settings]).toEqual([1, expect.objectContaining({state: 'wrong', title: 'Settings of this shell'})])
  expect(stdout).not.toContain('too-short')
})
