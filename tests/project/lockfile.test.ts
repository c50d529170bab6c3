import {readFileSync} from 'node:fs'
import path from 'node:path'

type Package = {
  version?: string
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const {packages}: {packages: Record<string, Package>} = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
)

/** Whether Node finds a package that `from` asks for: in its own folder, then in every folder above. */
function isLocked(from: string, name: string): boolean {
  const parts = from.split('/node_modules/')
  const folders = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`)
  return [...folders, ''].some((folder) => `${folder}node_modules/${name}`.replace(/^\//, '') in packages)
}

test('the lockfile names every dependency, also the binaries of platforms that this machine is not', () => {
  const missing = Object.entries(packages).flatMap(([from, {dependencies, optionalDependencies}]) =>
    Object.entries({...dependencies, ...optionalDependencies})
      .filter(([name]) => !isLocked(from, name))
      .map(([name, version]) => `${from || 'the project'} needs ${name}@${version}`),
  )
  expect(missing).toEqual([])
})

test('the lockfile names no registry but the public one', () => {
  const elsewhere = Object.values(packages).flatMap(({resolved}) =>
    resolved?.includes('://') && !resolved.startsWith('https://registry.npmjs.org/') ? [resolved] : [],
  )
  expect(elsewhere).toEqual([])
})

test.each(['rolldown', '@rolldown/binding-linux-x64-gnu', 'vite', 'date-fns', 'xstate'])(
  'the lockfile has one copy of each version of %s',
  (name) => {
    const versions = Object.entries(packages).flatMap(([folder, {version}]) =>
      folder.endsWith(`node_modules/${name}`) ? [version] : [],
    )
    expect(versions).toEqual([...new Set(versions)])
    expect(versions).not.toEqual([])
  },
)
