import {createHash} from 'node:crypto'
import {existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {
  type BuildContext,
  type BuildFailure,
  type BuildOptions,
  build,
  context,
  type Message,
  type OutputFile,
} from 'esbuild'
import type {Problem} from '../../web/src/develop/state.ts'
import {ROOT} from '../settings/environment.ts'

const WEB = path.join(ROOT, 'web')
const inWeb = (file: string) => path.join(WEB, file)

/** Bundle of a program: its files, and what esbuild reports. */
export type Bundle = {
  /** Hash of the program's behaviour, without comments and types. */
  code: string
  /** Paths from the project's root. */
  files: ReadonlySet<string>
  problems: Problem[]
  outputs: readonly OutputFile[]
}

type Program = {
  /** Heading of its problems. */
  title: string
  /** Patterns of its entry files. */
  begins: readonly string[]
  options: BuildOptions
}

/** Bundling for Node: packages are loaded, not bundled. */
const ON_NODE: BuildOptions = {
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outdir: 'nowhere',
}

/** Program that Node runs from its sources; the bundle lists them and finds syntax errors. */
export const nodeProgram = (title: string, ...begins: string[]): Program => ({title, begins, options: ON_NODE})

/** Site and functions. Hosted, some functions publish; here the site has the renderer for that. */
export const siteProgram = (): Program => ({
  title: 'Functions',
  begins: ['local/site/main.ts', 'functions/endpoints/*.ts'],
  options: {...ON_NODE, external: ['*/web/src/renderer/publish.ts', '*/web/src/gatsby/rendering/openRenderer.ts']},
})

/**
 * Packages of very many files, bundled once: otherwise each change of a page would link three thousand of them again.
 */
const LARGE = [
  'echarts/charts',
  'echarts/components',
  'echarts/core',
  'echarts/renderers',
  'lodash-es',
  'lucide-react',
  'rxjs',
]

const largeFile = (folder: string, name: string) => path.join(folder, `${name.replace('/', '-')}.mjs`)

/** Bundles the large packages into a folder, unless those of this lockfile are there, and returns it. */
export async function bundleLarge(folder: string): Promise<string> {
  const version = createHash('sha1')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16)
  const done = path.join(folder, version)
  if (existsSync(done)) return done
  rmSync(folder, {recursive: true, force: true})
  const {outputFiles} = await build({
    absWorkingDir: WEB,
    entryPoints: LARGE.map((name) => ({in: name, out: name.replace('/', '-')})),
    outdir: done,
    bundle: true,
    write: false,
    format: 'esm',
    splitting: true,
    external: ['react'],
    outExtension: {'.js': '.mjs'},
    define: {'process.env.NODE_ENV': '"development"'},
  })
  mkdirSync(`${done}.new`, {recursive: true})
  for (const {path: file, contents} of outputFiles)
    writeFileSync(path.join(`${done}.new`, path.basename(file)), contents)
  renameSync(`${done}.new`, done)
  return done
}

/** The same replacements as in web/src/gatsby/build/webpack.ts, and one for Gatsby itself. */
export const WITHOUT_GATSBY = {
  gatsby: inWeb('src/develop/gatsby.tsx'),
  i18next: inWeb('src/gatsby/browser/i18next.ts'),
  'react-i18next': inWeb('src/gatsby/browser/react-i18next.ts'),
  '@sanity/ui/styles.css': inWeb('src/gatsby/browser/overlayStyles.js'),
}

/** Scripts of all pages for the browser. `large` is the folder of the large packages. */
export const pageProgram = ({SITE_URL = '', STUDIO_URL = ''}: Record<string, string>, large: string): Program => ({
  title: 'Page',
  begins: ['web/src/develop/entry.tsx', 'web/src/screens/*/[A-Z]*.tsx'],
  options: {
    platform: 'browser',
    format: 'esm',
    splitting: true,
    outdir: '/__develop',
    outbase: inWeb('src'),
    outExtension: {'.js': '.mjs'},
    chunkNames: 'chunks/[name]-[hash]',
    sourcemap: 'linked',
    sourcesContent: false,
    jsx: 'automatic',
    jsxDev: true,
    define: {
      'process.env.NODE_ENV': '"development"',
      'process.env.GATSBY_SITE_URL': JSON.stringify(SITE_URL),
      'process.env.GATSBY_STUDIO_ORIGIN': JSON.stringify(URL.parse(STUDIO_URL)?.origin ?? ''),
      'process.env': '{}',
    },
    alias: WITHOUT_GATSBY,
    plugins: [
      {
        name: 'packages',
        setup: ({onResolve, resolve}) => {
          onResolve({filter: /^react-helmet$/}, () => ({path: inWeb('src/gatsby/browser/react-helmet.tsx')}))
          onResolve({filter: /^[a-z-]+(\/\w+)?$/}, ({path: name}) =>
            LARGE.includes(name) ? {path: largeFile(large, name), sideEffects: false} : null,
          )
          // The bundle of a large package is in a data folder, its dependencies are in the project.
          onResolve({filter: /^react$/}, ({importer, kind}) =>
            importer.startsWith(large) ? resolve('react', {kind, resolveDir: WEB}) : null,
          )
        },
      },
    ],
  },
})

/** Bundles a program, again after each change of its files. */
export class Bundler {
  readonly #program: Program
  #context: BuildContext | null = null
  #begins = ''
  #bundle: Bundle = {code: '', files: new Set(), problems: [], outputs: []}

  constructor(program: Program) {
    this.#program = program
  }

  get bundle(): Bundle {
    return this.#bundle
  }

  /** Returns whether a changed file may belong to the program. */
  isTouchedBy = (file: string): boolean =>
    this.#bundle.problems.length > 0 || this.#bundle.files.has(file) || this.#begin().includes(file)

  #begin = () =>
    this.#program.begins
      .flatMap((pattern) => globSync(pattern, {cwd: ROOT}))
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => !/\.(test|fixture)\./.test(file))
      .sort()

  /** Bundles again. A program with errors keeps its files and its last code. */
  async rebuild(): Promise<Bundle> {
    const begins = this.#begin()
    if (this.#begins !== begins.join()) {
      await this.#context?.dispose()
      this.#context = await context({
        ...this.#program.options,
        absWorkingDir: ROOT,
        entryPoints: begins,
        bundle: true,
        write: false,
        metafile: true,
        logLevel: 'silent',
      })
      this.#begins = begins.join()
    }
    try {
      const {metafile, outputFiles = []} = (await this.#context?.rebuild()) ?? {}
      const files = Object.keys(metafile?.inputs ?? {}).filter((file) => !file.startsWith('node_modules/'))
      this.#bundle = {code: codeOf(outputFiles), files: new Set(files), problems: [], outputs: outputFiles}
    } catch (error) {
      const problems = (error as BuildFailure).errors.map((message) => problemOf(this.#program.title, message))
      const named = problems.flatMap(({at}) => at?.file ?? [])
      this.#bundle = {...this.#bundle, problems, files: new Set([...this.#bundle.files, ...named])}
    }
    return this.#bundle
  }
}

function codeOf(outputs: readonly OutputFile[]): string {
  const hash = createHash('sha1')
  for (const {path: file, hash: content} of outputs) if (!file.endsWith('.map')) hash.update(file + content)
  return hash.digest('base64url')
}

/** Column from 1; esbuild counts from 0. */
const problemOf = (from: string, {text, location}: Pick<Message, 'text' | 'location'>): Problem => ({
  from,
  text,
  ...(location && {
    at: {file: location.file, line: location.line, column: location.column + 1, source: location.lineText.trim()},
  }),
})
