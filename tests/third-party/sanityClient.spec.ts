import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {expect, test} from '@playwright/test'
import {ROOT} from '../../local/settings/environment.ts'
import {openOnline, TOKEN} from './online.ts'
import {outcomesOf} from './programs.ts'

/**
 * The integration suite of Sanity's client, unchanged, with the client that is installed here, on the embedded lake under Sanity's
 * names. By name only: `SANITY_CLIENT_SUITE=<clone, with vitest> npm test -- --project=third-party sanityClient`.
 */
const {SANITY_CLIENT_SUITE} = process.env
const SUITE = path.resolve(SANITY_CLIENT_SUITE ?? '')
test.skip(!SANITY_CLIENT_SUITE)
test.describe.configure({timeout: 300_000})

/** Tests of what Sanity runs beside the Content Lake, or sells: in its place is the error that the lake answers. */
const NOT_SUPPORTED: [RegExp, RegExp][] = [
  [/^releases\./, /does not support the action sanity\.action\.release\.create/],
  [/^mediaLibrary\./, /does not support Media Library/],
  [/^agentActions\./, /does not support Agent Actions/],
  [/getEmbeddingsSettings/, /does not support .*\/datasets\/\w+\/settings\/embeddings/],
]

test('the integration suite of Sanity’s client passes, but for what is not supported, which says so (skipped when SANITY_CLIENT_SUITE names no folder)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-client-'))
  const sanity = await openOnline(folder)
  try {
    // Beside the client that is here: in the suite's own folder its tests find themselves.
    const cwd = path.join(folder, 'suite')
    for (const name of ['test', 'vitest.integration.config.ts'])
      cpSync(path.join(SUITE, name), path.join(cwd, name), {recursive: true})
    const vitest = path.dirname(createRequire(path.join(SUITE, '/')).resolve('vitest/package.json'))
    mkdirSync(path.join(cwd, 'node_modules'))
    symlinkSync(vitest, path.join(cwd, 'node_modules/vitest'), 'dir')
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'dir')
    const config = ['--config', 'vitest.integration.config.ts', '--reporter=json']
    const outcomes = await outcomesOf([path.join(vitest, 'vitest.mjs'), 'run', ...config], {
      cwd,
      env: {
        HOME: folder,
        SANITY_INTEGRATION_TOKEN: TOKEN,
        SANITY_INTEGRATION_ORG_TOKEN: TOKEN,
        SANITY_INTEGRATION_PROJECT_ID: 'local',
        SANITY_INTEGRATION_DATASET: 'production',
        ...sanity.internet.environment,
      },
    })
    const isSupported = ({name}: {name: string}) => !NOT_SUPPORTED.some(([which]) => which.test(name))
    const supported = outcomes.filter(isSupported)
    console.info(`${supported.length} of ${outcomes.length} tests are of what is supported`)
    expect(supported.filter(({status}) => status !== 'passed')).toEqual([])
    for (const [which, error] of NOT_SUPPORTED) {
      const messages = outcomes.filter(({name}) => which.test(name)).map((outcome) => outcome.messages)
      expect(messages.length, `tests of ${which}`).toBeGreaterThan(0)
      for (const message of messages) expect(message).toMatch(error)
    }
    expect(supported.length).toBeGreaterThan(NOT_SUPPORTED.length)
    expect(sanity.internet.unknown).toEqual([])
  } finally {
    await sanity.close()
    rmSync(folder, {recursive: true})
  }
})
