import {execFile} from 'node:child_process'
import {mkdirSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {promisify} from 'node:util'
import {FUNCTION_FOLDERS} from '../support/shop/functionRoutes.ts'
import type {Artefact} from './deploy.ts'
import {readBuild} from './dockerfile.ts'
import {writeTree} from './ownHost.ts'

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

/**
 * Builds a copy of the project by the Dockerfile's own line, with the settings of production in a file that only this line
 * reads, and writes the tree of the image into a folder. Throws with what the build says.
 */
export async function buildImage(copy: string, folder: string, settings: Record<string, string>): Promise<string> {
  const {command, environment} = readBuild()
  mkdirSync(folder, {recursive: true})
  const secret = path.join(folder, 'environment')
  writeFileSync(
    secret,
    Object.entries(settings)
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(''),
    {mode: 0o600},
  )
  const env = {PATH: process.env.PATH, HOME: process.env.HOME, GATSBY_CPU_COUNT: '1', ...environment}
  await run('sh', ['-c', command.replaceAll('/run/secrets/environment', secret)], {
    cwd: copy,
    env,
    maxBuffer: MOST_OUTPUT,
  })
  rmSync(secret)
  return writeTree(copy, folder)
}
