import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {accessOf} from '../lake/access.ts'
import {embeddedEnvironment, readSettings} from './environment.ts'

/** What `npm start` gives to the services, with these settings on top of those of this process. */
function started(settings: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'house-'))
  const before = {...process.env}
  Object.assign(process.env, {LOCAL_DIR: folder, SANITY_PROJECT_ID: '', SANITY_TOKEN: '', LAKE_TOKENS: '', ...settings})
  try {
    return embeddedEnvironment(readSettings())
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
    rmSync(folder, {recursive: true})
  }
}

test('the lake knows the tokens that the house is given, and asks for them when it is told to', () => {
  const environment = started({})
  const {mode, editors, viewers} = accessOf(environment, [])
  expect(mode).toBe('open')
  expect([editors, viewers]).toEqual([[environment.LAKE_TOKENS], [environment.SANITY_TOKEN]])
  expect(editors).not.toEqual(viewers)
  expect(accessOf(started({LAKE_ACCESS: 'private'}), []).mode).toBe('private')
})

test('tokens of one’s own are kept, and asked for', () => {
  const environment = started({LAKE_TOKENS: 'mine, yours', SANITY_TOKEN: 'theirs'})
  expect(accessOf(environment, [])).toMatchObject({mode: 'public', editors: ['mine', 'yours'], viewers: ['theirs']})
})

test('a hosted dataset is given no tokens of the lake', () => {
  const {LAKE_URL, LAKE_TOKENS, SANITY_TOKEN} = started({SANITY_PROJECT_ID: 'abc', SANITY_DATASET: 'production'})
  expect([LAKE_URL, LAKE_TOKENS, SANITY_TOKEN].filter(Boolean)).toEqual([])
})
