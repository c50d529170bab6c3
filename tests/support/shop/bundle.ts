import {mkdirSync, readFileSync} from 'node:fs'
import {createRequire, registerHooks} from 'node:module'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import AdmZip from 'adm-zip'
import {parse} from 'smol-toml'

/**
 * Makes the zips that Netlify would run, with its own bundler, and unpacks each into a folder of its name. Run by Node
 * itself: `node bundle.ts <folder> <sources>`, where the sources are folders of functions.
 */
const ROOT = path.resolve(import.meta.dirname, '../../..')
const [folder = '', ...sources] = process.argv.slice(2)

// Netlify's bundler works with TypeScript 5, which npm puts beside the one package that asks for it; the tool that needs
// it too is hoisted away from there, and would find this project's TypeScript 7.
const require = createRequire(import.meta.url)
const typescript = createRequire(require.resolve('precinct/package.json')).resolve('typescript')
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' ? {url: pathToFileURL(typescript).href, shortCircuit: true} : next(specifier, context),
})

type NetlifyToml = {
  build: {environment: {NODE_VERSION: string}}
  functions: Record<string, {included_files?: string[]}>
}
const {build, functions} = parse(readFileSync(path.join(ROOT, 'netlify.toml'), 'utf8')) as unknown as NetlifyToml

const {zipFunctions} = await import('@netlify/zip-it-and-ship-it')
mkdirSync(folder, {recursive: true})
const bundles = await zipFunctions(
  sources.map((source) => path.join(ROOT, source)),
  folder,
  {
    archiveFormat: 'zip',
    basePath: ROOT,
    manifest: path.join(folder, 'manifest.json'),
    config: {
      '*': {nodeBundler: 'esbuild', nodeVersion: build.environment.NODE_VERSION},
      ...Object.fromEntries(
        Object.entries(functions)
          .filter(([, {included_files}]) => included_files)
          .map(([name, {included_files}]) => [name, {includedFiles: included_files, includedFilesBasePath: ROOT}]),
      ),
    },
  },
)
for (const {name, path: zip} of bundles) new AdmZip(zip).extractAllTo(path.join(folder, name), true)
