import {execFile} from 'node:child_process'
import {rmSync} from 'node:fs'
import path from 'node:path'
import {promisify} from 'node:util'
import {FUNCTION_FOLDERS} from '../support/shop/functionRoutes.ts'
import type {Artefact} from './deploy.ts'

const run = promisify(execFile)
const MOST_OUTPUT = 64 * 1024 * 1024

/**
 * Builds a copy of the project as Netlify does, with the environment of one context and nothing of this process's: the
 * command of netlify.toml, then its bundler. Throws with what they say.
 */
export async function buildArtefact(copy: string, environment: Record<string, string>): Promise<Artefact> {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    CI: 'true',
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_CPU_COUNT: '1', // more workers cost more to start than they save
    NETLIFY: 'true',
    ...environment,
  }
  await run('npm', ['run', 'build', '--workspace', 'web'], {cwd: copy, env, maxBuffer: MOST_OUTPUT})
  const bundles = path.join(copy, 'bundles')
  rmSync(bundles, {recursive: true, force: true})
  await run(process.execPath, [path.join(copy, 'tests/support/shop/bundle.ts'), bundles, ...FUNCTION_FOLDERS], {env})
  return {files: path.join(copy, 'web/public'), bundles: [bundles]}
}
