import {type ChildProcess, fork} from 'node:child_process'
import path from 'node:path'
import {LOOPBACK} from '../http/loopback.ts'
import {ROOT, readSettings} from '../settings/environment.ts'
import {hostedContent} from '../studio/build.ts'
import {openProgram, type Program} from '../supervision/services.ts'

const SANITY = path.join(ROOT, 'node_modules/sanity/bin/sanity')
const GUARD = path.join(import.meta.dirname, 'studioGuard.ts')

/** Starts a service; the Studio is Sanity's development server behind the guard of the local ports. */
export function openDevelopProgram(program: Program): ChildProcess {
  if (program.name !== 'studio') return openProgram(program)
  const {ports, urls} = readSettings()
  return fork(SANITY, ['dev', '--host', LOOPBACK, '--port', String(ports.studio)], {
    cwd: path.join(ROOT, 'studio'),
    execArgv: ['--import', GUARD],
    env: {
      ...program.environment,
      ...hostedContent(),
      SANITY_STUDIO_LAKE_URL: urls.lake,
      SANITY_STUDIO_SITE_URL: urls.site,
      SANITY_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      NO_COLOR: '1',
    },
  })
}
