import {readFileSync} from 'node:fs'
import path from 'node:path'
import {createContentClient} from '../../../domain/content/client.ts'
import type {ContentSchema} from '../../../domain/content/shape.ts'
import type {SiteFailure} from '../../../domain/content/siteStatus.ts'
import {ContentAway, ContentWrong} from './content/readContent.ts'
import {contentSource} from './environment.ts'
import {publish} from './publish.ts'
import type {SiteSet} from './release.ts'
import {folderStore} from './releaseFolder.ts'
import type {Renderer} from './renderer.ts'

/** Result of a publication: the new release, or the failure. */
export type Answer = {set: SiteSet} | {failure: SiteFailure}

/** Publishes with a renderer whenever the parent process sends "publish", and answers it. */
export function publishOnMessage(renderer: Renderer, {sets, siteUrl}: {sets: string; siteUrl: string}) {
  const options = {
    client: createContentClient(contentSource(), {perspective: 'published'}),
    schema: JSON.parse(
      readFileSync(path.join(import.meta.dirname, '../../../domain/content/content.schema.json'), 'utf8'),
    ) as ContentSchema,
    renderer,
    store: folderStore(sets),
    siteUrl,
    onUndrawn: (error: unknown, address: string) => console.error(`renderer: ${address}:`, error),
  }
  const answer = (message: Answer) => process.send?.(message)
  process.on('message', async () => {
    try {
      answer({set: await publish(options)})
    } catch (error) {
      const kind = error instanceof ContentAway ? 'unreachable' : error instanceof ContentWrong ? 'content' : 'code'
      if (kind === 'code') console.error('renderer:', error)
      answer({failure: {kind, problem: error instanceof Error ? error.message : String(error)}})
    }
  })
  process.on('disconnect', () => process.exit(0))
}
