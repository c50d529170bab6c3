import {readFileSync} from 'node:fs'
import path from 'node:path'
import {createContentClient} from '../../../domain/content/client.ts'
import type {ContentSchema} from '../../../domain/content/shape.ts'
import type {SiteFailure} from '../../../domain/content/siteStatus.ts'
import {ContentUnreachable, InvalidContent} from './content/readContent.ts'
import {contentSource} from './environment.ts'
import {publish} from './publish.ts'
import type {Release} from './release.ts'
import {releaseFolder} from './releaseFolder.ts'
import type {Renderer} from './renderer.ts'

/** Result of a publication: the new release, or the failure. */
export type Answer = {release: Release} | {failure: SiteFailure}

/** Message of the parent process. */
export type PublishMessage = {usedUp: readonly string[]}

/** Publishes with a renderer whenever the parent process asks, and answers it. */
export function publishOnMessage(renderer: Renderer, {releases, siteUrl}: {releases: string; siteUrl: string}) {
  const options = {
    client: createContentClient(contentSource(), {perspective: 'published'}),
    schema: JSON.parse(
      readFileSync(path.join(import.meta.dirname, '../../../domain/content/content.schema.json'), 'utf8'),
    ) as ContentSchema,
    renderer,
    store: releaseFolder(releases),
    siteUrl,
    onRenderError: (error: unknown, address: string) => console.error(`renderer: ${address}:`, error),
  }
  const answer = (message: Answer) => process.send?.(message)
  process.on('message', async ({usedUp}: PublishMessage) => {
    try {
      answer({release: await publish({...options, usedUp})})
    } catch (error) {
      const kind =
        error instanceof ContentUnreachable ? 'unreachable' : error instanceof InvalidContent ? 'content' : 'code'
      if (kind === 'code') console.error('renderer:', error)
      answer({failure: {kind, problem: error instanceof Error ? error.message : String(error)}})
    }
  })
  process.on('disconnect', () => process.exit(0))
}
