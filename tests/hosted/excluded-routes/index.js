import {readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'

/**
 * `netlify serve` (27.10) takes the routes of a function from the manifest, but not the routes that it excludes: what stands
 * behind all files would answer for the checkout whenever it is unpacked first. It copies `buildData` whole, so they are put
 * there too. A deploy sends them by themselves.
 */
export async function onPostBuild({constants}) {
  const file = path.join(constants.FUNCTIONS_DIST, 'manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  for (const each of manifest.functions) Object.assign(each.buildData, {excludedRoutes: each.excludedRoutes})
  await writeFile(file, JSON.stringify(manifest))
}
