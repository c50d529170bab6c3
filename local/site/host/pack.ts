import {cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {ROOT} from '../../settings/environment.ts'

/**
 * Writes the tree of the image: `node local/site/host/pack.ts <folder>`. It has the last build, the sources that the
 * server imports and the packages that those import, and neither Gatsby nor the Studio. Run by Dockerfile after the build.
 */
const ENTRIES = [
  'local/site/host/main.ts',
  'local/site/host/alive.ts',
  'web/src/gatsby/rendering/main.ts',
  ...globSync('functions/endpoints/*.ts', {cwd: ROOT}),
]

/** Files that the server reads by their names. */
const READ = [
  'package.json',
  'netlify.toml',
  'netlify/database',
  'domain/content/content.schema.json',
  'functions/billing/invoices/fonts',
]

/** Folders of a build, and their names in the image. */
const BUILT = {'web/public': 'build/assets', 'web/.renderer': 'build/renderer'}

/** Packages that the renderer of a build loads by itself. */
const OF_RENDERER = ['react', 'react-dom']

const IMPORTS = /^\s*(?:import|export)\s(?!type\s)(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

/** Sources that the entries import, and the names of the packages that they import. */
export function sourcesOf(entries: readonly string[]): {files: string[]; packages: string[]} {
  const files = new Set<string>(entries)
  const packages = new Set<string>()
  for (const file of files) {
    if (file.endsWith('.json')) continue
    for (const [, stated, dynamic] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORTS)) {
      const name = stated ?? dynamic ?? ''
      if (name.startsWith('.')) files.add(path.join(path.dirname(file), name))
      else if (!name.startsWith('node:'))
        packages.add(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        )
    }
  }
  return {files: [...files].sort(), packages: [...packages].sort()}
}

/** Folder of a package as Node finds it from another; null when that is missing, as an optional one may be. */
function folderOf(name: string, from: string): string | null {
  for (const modules of createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [])
    if (existsSync(path.join(modules, name, 'package.json'))) return path.join(modules, name)
  return null
}

type Manifest = {dependencies?: Record<string, string>; optionalDependencies?: Record<string, string>}

/** Folders of packages and of all that they depend on, from the root of the project. */
export function packageFolders(names: readonly string[], from: readonly string[]): string[] {
  const found = new Set<string>()
  const take = (name: string, parent: string, isOptional = false) => {
    const folder = folderOf(name, parent)
    if (!folder && isOptional) return
    if (!folder) throw new Error(`The package ${name} is missing, which ${path.relative(ROOT, parent) || 'we'} imports`)
    const relative = path.relative(ROOT, folder)
    if (found.has(relative)) return
    found.add(relative)
    const {dependencies = {}, optionalDependencies = {}} = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as Manifest
    for (const each of Object.keys(dependencies)) take(each, folder, each in optionalDependencies)
    for (const each of Object.keys(optionalDependencies)) take(each, folder, true)
  }
  for (const name of names) {
    const workspace = from.find((folder) => folderOf(name, path.join(ROOT, folder))) ?? '.'
    take(name, path.join(ROOT, workspace))
  }
  return [...found].sort()
}

/** Writes the tree of the image into a folder, which is made anew. */
export function pack(folder: string) {
  for (const built of Object.keys(BUILT))
    if (!existsSync(path.join(ROOT, built))) throw new Error(`${built} is missing: build first`)
  rmSync(folder, {recursive: true, force: true})
  mkdirSync(folder, {recursive: true})
  const {files, packages} = sourcesOf(ENTRIES)
  const workspaces = ['functions', 'domain', 'web', 'local']
  const copy = (from: string, to = from) =>
    cpSync(path.join(ROOT, from), path.join(folder, to), {recursive: true, preserveTimestamps: true})
  for (const file of [...files, ...READ]) copy(file)
  for (const [built, to] of Object.entries(BUILT)) copy(built, to)
  for (const each of packageFolders([...packages, ...OF_RENDERER], workspaces)) copyPackage(each, folder)
  writeFileSync(path.join(folder, 'build/packages.json'), JSON.stringify(packages))
}

/** Nested packages are copied only when they are needed, each by itself. */
const copyPackage = (from: string, folder: string) =>
  cpSync(path.join(ROOT, from), path.join(folder, from), {
    recursive: true,
    filter: (file) => {
      const inside = path.relative(path.join(ROOT, from), file)
      return !inside.split(path.sep).includes('node_modules') && !inside.endsWith('.map')
    },
  })

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Name the folder: node local/site/host/pack.ts <folder>')
  pack(path.resolve(folder))
}
