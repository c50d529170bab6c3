import {readFileSync} from 'node:fs'
import path from 'node:path'
import {createContentClient} from '../../../studio/model/client.ts'
import type {ContentSchema, SiteFailure} from '../model.ts'
import {ContentAway} from './content.ts'
import {contentSource} from './environment.ts'
import {folderStore} from './folderStore.ts'
import {publish} from './publish.ts'
import {openRenderer} from './render.ts'
import type {SiteSet} from './siteSet.ts'

/**
 * The renderer as a process of its own, so that a page that hangs or runs out of memory takes nothing with it. Started with
 * the folder of a renderer, that of the sets and the address of the site; publishes whenever it is told "publish", and
 * answers with the new set or with what stopped it.
 */
export type Answer = {set: SiteSet} | {failure: SiteFailure}

const [renderer = '', sets = '', siteUrl = ''] = process.argv.slice(2)
const options = {
  client: createContentClient(contentSource(), {perspective: 'published'}),
  schema: JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../../studio/model/content.schema.json'), 'utf8'),
  ) as ContentSchema,
  renderer: openRenderer(renderer),
  store: folderStore(sets),
  siteUrl,
  onUndrawn: (error: unknown, address: string) => console.error(`renderer: ${address}:`, error),
}

const answer = (message: Answer) => process.send?.(message)

process.on('message', async () => {
  try {
    answer({set: await publish(options)})
  } catch (error) {
    if (!(error instanceof ContentAway)) console.error('renderer:', error)
    const problem = error instanceof Error ? error.message : String(error)
    answer({failure: {kind: error instanceof ContentAway ? 'unreachable' : 'code', problem}})
  }
})
process.on('disconnect', () => process.exit(0))
