import {createHash} from 'node:crypto'
import {existsSync, globSync, readFileSync, renameSync, rmSync} from 'node:fs'
import path from 'node:path'
import {ROOT} from '../settings/environment.ts'
import {killTree, spawnLeashed} from '../supervision/leash.ts'

/** Hash of everything that the built Studio depends on. */
function fingerprint(): string {
  const files = globSync(
    [
      '{studio,domain,functions/{ui,portal/view,notifications}}/**/*.{ts,tsx,json}',
      'docs/editors*.md',
      'docs/images/editors/**/*.png',
    ],
    {
      cwd: ROOT,
      exclude: (name) => name === 'node_modules' || name === 'dist' || /\.test\.tsx?$/.test(name),
    },
  )
  const hash = createHash('sha256')
  for (const file of [...files.sort(), 'package-lock.json'])
    hash.update(file).update(readFileSync(path.join(ROOT, file)))
  return hash.update(JSON.stringify(hostedContent())).digest('hex').slice(0, 16)
}

/** With a hosted dataset in the environment the Studio edits that dataset. */
export const hostedContent = () => {
  const {SANITY_PROJECT_ID, SANITY_DATASET} = process.env
  return SANITY_PROJECT_ID && SANITY_DATASET
    ? {SANITY_STUDIO_PROJECT_ID: SANITY_PROJECT_ID, SANITY_STUDIO_DATASET: SANITY_DATASET}
    : {}
}

/** Builds the Studio into the data folder unless it is there, and returns the folder. */
export async function buildStudio(dataFolder: string, signal?: AbortSignal): Promise<string> {
  const folder = path.join(dataFolder, 'studio', fingerprint())
  if (existsSync(path.join(folder, 'index.html'))) return folder
  rmSync(path.dirname(folder), {recursive: true, force: true})
  const unfinished = `${folder}.new`
  const output: string[] = []
  const child = spawnLeashed(path.join(ROOT, 'node_modules/sanity/bin/sanity'), ['build', '--yes', unfinished], {
    cwd: path.join(ROOT, 'studio'),
    env: {
      ...process.env,
      ...hostedContent(),
      SANITY_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      CI: 'true',
      NO_COLOR: '1',
    },
  })
  signal?.addEventListener('abort', () => killTree(child))
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(String(chunk)))
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(`The Studio did not build:\n${output.join('')}`)
  renameSync(unfinished, folder)
  return folder
}
