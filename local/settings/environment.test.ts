import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {accessOf} from '../lake/options.ts'
import {embeddedEnvironment, readSettings} from './environment.ts'

/** Environment that `npm start` gives to the services, with these settings on top. */
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

test('gives the lake its own tokens, and asks for them when set to private', () => {
  const environment = started({})
  const {mode, editors, viewers} = accessOf(environment, [])
  expect(mode).toBe('open')
  const {LAKE_TOKENS, SANITY_PUBLISH_TOKEN, SANITY_TOKEN} = environment
  expect([editors, viewers]).toEqual([[LAKE_TOKENS, SANITY_PUBLISH_TOKEN], [SANITY_TOKEN]])
  expect(new Set([LAKE_TOKENS, SANITY_PUBLISH_TOKEN, SANITY_TOKEN]).size).toBe(3)
  expect(accessOf(started({LAKE_ACCESS: 'private'}), []).mode).toBe('private')
})

test('keeps given tokens, and asks for them', () => {
  const environment = started({LAKE_TOKENS: 'mine, yours', SANITY_TOKEN: 'theirs', SANITY_PUBLISH_TOKEN: 'the job’s'})
  expect(accessOf(environment, [])).toMatchObject({
    mode: 'public',
    editors: ['mine', 'yours', 'the job’s'],
    viewers: ['theirs'],
  })
})

test('gives a hosted dataset no tokens of the lake', () => {
  const {LAKE_URL, LAKE_TOKENS, SANITY_PUBLISH_TOKEN, SANITY_TOKEN} = started({
    SANITY_PROJECT_ID: 'abc',
    SANITY_DATASET: 'production',
  })
  expect([LAKE_URL, LAKE_TOKENS, SANITY_PUBLISH_TOKEN, SANITY_TOKEN].filter(Boolean)).toEqual([])
})
