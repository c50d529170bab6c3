import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {createInterface} from 'node:readline'
import {createClient} from '@sanity/client'
import {API_VERSION} from './api/testLake.fixture.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-lake-'))
})
afterEach(() => rmSync(folder, {recursive: true}))

const spawned = (...args: string[]) =>
  spawn(process.execPath, [path.join(import.meta.dirname, '../bin/content-lake.js'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Starts the command in the folder. Returns a client of its address, and what stops it. */
async function started(...args: string[]) {
  const child = spawned('--port', '0', ...args)
  const ended = once(child, 'exit')
  const [line] = await once(createInterface(child.stdout), 'line')
  const [apiHost = ''] = /http:\/\/localhost:\d+/.exec(line) ?? []
  const config = {apiHost, useProjectHostname: false, useCdn: false, apiVersion: API_VERSION}
  const clientFor = (projectId: string, dataset: string, token?: string) =>
    createClient({...config, projectId, dataset, ...(token && {token})})
  const stop = async () => {
    child.kill('SIGTERM')
    return (await ended)[0]
  }
  return {clientFor, stop}
}

/** Exit code and output of a command that ends by itself. */
async function ran(...args: string[]) {
  const child = spawned(...args)
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
  const [code] = await once(child, 'close')
  return {code, output: output.join('')}
}

test('starts alone in an empty folder, and has its documents after a restart', async () => {
  const first = await started()
  await first.clientFor('local', 'production').create({_id: 'p', _type: 'plan', name: 'Basis'})
  expect(await first.stop()).toBe(0)
  expect(readdirSync(path.join(folder, 'data')).sort()).toEqual(['assets', 'lake.db'])
  const second = await started('--data', 'data')
  expect(await second.clientFor('local', 'production').getDocument('p')).toMatchObject({name: 'Basis'})
  expect(await second.stop()).toBe(0)
})

test('serves the named project and datasets to requests with a token', async () => {
  const {clientFor, stop} = await started(
    ...['--project', 'abc', '--dataset', 'one', '--dataset', 'two', '--access', 'private', '--token', 'secret'],
  )
  await clientFor('abc', 'two', 'secret').create({_id: 'p', _type: 'plan'})
  expect(await clientFor('abc', 'two', 'secret').fetch('count(*)')).toBe(1)
  expect(await clientFor('abc', 'two').fetch('count(*)')).toBe(0)
  await expect(clientFor('abc', 'three', 'secret').fetch('1')).rejects.toMatchObject({statusCode: 404})
  await expect(clientFor('other', 'one', 'secret').fetch('1')).rejects.toMatchObject({statusCode: 404})
  await stop()
})

test.each([
  [['--port', 'x'], '--port x is no port'],
  [['--access', 'closed'], '--access closed is none of open, public and private'],
  [['--colour', 'red'], "Unknown option '--colour'"],
])('refuses the arguments %j with a reason and the usage', async (args, reason) => {
  const {code, output} = await ran(...args)
  expect(code).toBe(1)
  expect(output).toContain(`content-lake: ${reason}`)
  expect(output).toContain('--data <folder>')
})

test('says that a folder is in use', async () => {
  const {stop} = await started()
  const {code, output} = await ran('--port', '0')
  expect([code, output]).toEqual([1, expect.stringMatching(/^content-lake: .*lake\.db is in use by another process\./)])
  await stop()
})
