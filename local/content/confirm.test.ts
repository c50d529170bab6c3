import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {openLake} from '../../tests/support/services/lake.ts'
import {confirmHosted} from './confirm.ts'

let folder: string
let close: () => Promise<void>
let embedded: SanityClient
let hosted: SanityClient
let said: string[]

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-confirm-'))
  const lake = await openLake(folder)
  close = lake.close
  embedded = lake.content
  hosted = calledHosted(embedded)
})
afterAll(async () => {
  await close()
  rmSync(folder, {recursive: true})
})
beforeEach(() => {
  said = []
})

/** Client of the lake that claims to be of a hosted project. */
const calledHosted = (client: SanityClient): SanityClient =>
  new Proxy(client, {
    get(target, name) {
      if (name === 'config') return () => ({...target.config(), projectId: 'abc123'})
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

const data = () => path.join(folder, 'data')
const confirm = (client: SanityClient, named: string | undefined, answer: string | null = null) =>
  confirmHosted(client, 'everything in it is replaced', {
    named,
    ask: answer === null ? null : async () => answer,
    folder: data(),
    say: (line) => said.push(line),
  })

test('asks nothing before the embedded lake is changed', async () => {
  await confirm(embedded, undefined)
  expect(said).toEqual([])
})

test('requires the dataset’s name where nobody can be asked', async () => {
  await expect(confirm(hosted, undefined)).rejects.toThrow('Say --dataset production')
  await expect(confirm(hosted, 'staging')).rejects.toThrow('is "production", not "staging". Nothing was changed.')
  expect(said).toContain('Sanity project abc123, dataset production: everything in it is replaced')
})

test('makes a backup once a person has typed the name', async () => {
  await expect(confirm(hosted, undefined, 'y')).rejects.toThrow('Nothing was changed')
  await confirm(hosted, undefined, ' production ')
  expect(readdirSync(path.join(data(), 'backups'))).toEqual([expect.stringMatching(/\.tar\.gz$/)])
  expect(said.at(-1)).toContain('What is there now is kept in')
})
