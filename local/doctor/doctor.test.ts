import {execFile, spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import http from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {promisify} from 'node:util'
import {closing, listening} from '../supervision/service.ts'

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

test('says how a shell gets the file when a line has a command', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-doctor-'))
  const file = path.join(folder, 'production.env')
  const studio = http.createServer((_request, response) => void response.writeHead(404).end())
  writeFileSync(file, `STUDIO_URL='${await listening(studio)}'\n`)
  const args = [path.join(import.meta.dirname, 'doctor.ts'), '--env-file', file]
  const {stdout} = await promisify(execFile)(process.execPath, args, {env: {}}).catch((error) => error)
  expect(stdout).toContain('→ npm run deploy --workspace studio')
  expect(stdout).toContain(`Commands read the shell, not the file: at the root first set -a; . ${file}; set +a`)
  expect(doctor({}).stdout).not.toContain('Commands read')
  await closing(studio)
  rmSync(folder, {recursive: true})
})
