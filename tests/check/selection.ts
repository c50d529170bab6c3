/** The arguments of `npm run check`. */
export type Request = {
  /** Folders, files or parts of their paths, from the root of the project. */
  paths: string[]
  onlyChanged: boolean
  watch: boolean
  coverage: boolean
  /** Flags for Jest, such as `-t` with a name. */
  jest: string[]
}

const WITH_A_VALUE = ['-t', '--testNamePattern', '--shard', '--seed']

/** Reads the arguments; flags that are not ours are Jest's. */
export function readRequest(args: string[], root: string): Request {
  const request: Request = {paths: [], onlyChanged: false, watch: false, coverage: false, jest: []}
  const remaining = args.values()
  for (const argument of remaining) {
    if (argument === '--onlyChanged' || argument === '-o') request.onlyChanged = true
    else if (argument === '--watch') request.watch = true
    else if (argument === '--coverage') request.coverage = true
    else if (WITH_A_VALUE.includes(argument)) request.jest.push(argument, remaining.next().value ?? '')
    else if (argument.startsWith('-')) request.jest.push(argument)
    else request.paths.push(argument.replace(`${root}/`, '').replace(/^\.\//, ''))
  }
  return request
}

/** The files whose path begins with one of these, or has it as a part, as Jest's patterns do. */
export const filesAt = (paths: string[], files: string[]) =>
  files.filter((file) => paths.some((path) => file.startsWith(path) || file.includes(path)))

/** The steps that these files can break; all of them for undefined, which is every file. */
export type Reach = {
  /** The TypeScript programs, by their folder or configuration. */
  types: string[]
  registries: boolean
  queryTypes: boolean
  unused: boolean
  imports: 'all' | string[]
  lint: 'all' | string[]
}

/** Tests and everything that they import, which is all code; code of browsers twice, and code of Node. */
const PROGRAMS = {all: '.', site: 'web', studio: 'studio', node: 'tsconfig.node.json'}
const EVERYTHING: Reach = {
  types: Object.values(PROGRAMS),
  registries: true,
  queryTypes: true,
  unused: true,
  imports: 'all',
  lint: 'all',
}

const CODE = /\.[mc]?[jt]sx?$/
const LINTED = /\.([mc]?[jt]sx?|json|css)$/
const CONFIGURATION = /(^|\/)(package\.json|package-lock\.json|tsconfig[^/]*\.json)$/
const REGISTRIES = /^studio\/(schema\/|generate\.ts$)|^domain\/pages\/pages\.ts$|^web\/(generate\.mts$|src\/screens\/)/
/** Queries take parts of themselves from the domain package. */
const QUERIES = /\.query\.ts$|^domain\/|^studio\/(typegen|sanity\.cli\.ts)|^package-lock\.json$/

const some = (files: string[], pattern: RegExp) => files.some((file) => pattern.test(file))

function programsOf(files: string[]): string[] {
  if (some(files, CONFIGURATION)) return EVERYTHING.types
  if (!some(files, /\.([mc]?tsx?|json)$/)) return []
  return [
    PROGRAMS.all,
    ...(some(files, /^(web|domain)\//) ? [PROGRAMS.site] : []),
    ...(some(files, /^(studio|domain|functions)\//) ? [PROGRAMS.studio] : []),
    ...(some(files, /^(domain|functions|local|web|studio)\//) ? [PROGRAMS.node] : []),
  ]
}

export function reachOf(files: string[] | undefined): Reach {
  if (!files) return EVERYTHING
  return {
    types: programsOf(files),
    registries: some(files, REGISTRIES),
    queryTypes: some(files, QUERIES),
    unused: some(files, CODE) || some(files, /(^|\/)(package|knip)\.json$/),
    imports: files.includes('.dependency-cruiser.mjs') ? 'all' : files.filter((file) => CODE.test(file)),
    lint: files.includes('biome.json') ? 'all' : files.filter((file) => LINTED.test(file)),
  }
}
