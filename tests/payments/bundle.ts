import {mkdirSync, readFileSync} from 'node:fs'
import {createRequire, registerHooks} from 'node:module'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import AdmZip from 'adm-zip'

/**
 * Makes the zips that Netlify would run, with its own bundler, and unpacks each into a folder of its name. Run by Node
 * itself: `node bundle.ts <folder>`.
 */
const ROOT = path.resolve(import.meta.dirname, '../..')
const [folder = ''] = process.argv.slice(2)

// Netlify's bundler works with TypeScript 5, which npm puts beside the one package that asks for it; the tool that needs
// it too is hoisted away from there, and would find this project's TypeScript 7.
const require = createRequire(import.meta.url)
const typescript = createRequire(require.resolve('precinct/package.json')).resolve('typescript')
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' ? {url: pathToFileURL(typescript).href, shortCircuit: true} : next(specifier, context),
})

const {zipFunctions} = await import('@netlify/zip-it-and-ship-it')
mkdirSync(folder, {recursive: true})
const bundles = await zipFunctions(path.join(ROOT, 'functions/endpoints'), folder, {
  archiveFormat: 'zip',
  basePath: ROOT,
  manifest: path.join(folder, 'manifest.json'),
  config: {
    '*': {
      nodeBundler: 'esbuild',
      nodeVersion: readFileSync(path.join(ROOT, 'netlify.toml'), 'utf8').match(/NODE_VERSION = "(\d+)"/)?.[1],
    },
  },
})
for (const {name, path: zip} of bundles) new AdmZip(zip).extractAllTo(path.join(folder, name), true)
