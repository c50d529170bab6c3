import {createHash} from 'node:crypto'
import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import type {BuildArgs} from 'gatsby'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/
const isData = (attributes: string) => /type="application\/(ld\+)?json"/.test(attributes)

/**
 * A page that says which scripts it may run: those of the site, and its own inline ones, by their hash. What somebody
 * else got into the page does not run. The header of netlify.toml is the same for all pages and cannot know the hashes.
 */
export function withScriptPolicy(html: string): string {
  const bare = html.replace(POLICY, '')
  const hashes = [...bare.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !isData(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const policy = ["script-src 'self'", ...new Set(hashes)].join(' ')
  return bare.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`)
}

/** Writes the policy into every page that was built. */
export function writeScriptPolicies({store}: Pick<BuildArgs, 'store'>) {
  const folder = path.join(store.getState().program.directory, 'public')
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const address = path.join(entry.parentPath, entry.name)
    writeFileSync(address, withScriptPolicy(readFileSync(address, 'utf8')))
  }
}
