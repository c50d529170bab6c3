import {execFileSync} from 'node:child_process'
import path from 'node:path'
import {pathToFileURL} from 'node:url'

/** Cost of importing one bundled function in its own process: loaded packages and processor time. */
export function coldImport(bundles: string, name: string): {packages: string[]; cpuMs: number} {
  const entry = pathToFileURL(path.join(bundles, name, 'functions/endpoints', `${name}.mjs`)).href
  const run = (program: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', program], {encoding: 'utf8', env: {}})
  const loaded = run(`
    import {registerHooks} from 'node:module'
    registerHooks({load: (url, context, next) => (console.log(url), next(url, context))})
    await import(${JSON.stringify(entry)})`)
  const packages = loaded.split('\n').flatMap((url) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? [])
  const cpuMs = run(`
    const before = process.cpuUsage()
    await import(${JSON.stringify(entry)})
    const {user, system} = process.cpuUsage(before)
    console.log((user + system) / 1000)`)
  return {packages: [...new Set(packages)].sort(), cpuMs: Number(cpuMs)}
}
