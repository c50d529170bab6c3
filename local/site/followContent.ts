import type {SanityClient} from '@sanity/client'
import {say} from '../supervision/progress.ts'
import type {Publisher} from './publisher.ts'

const AGAIN_MS = 60_000

/** Publishes after every change; a reconnection catches up with changes meanwhile. Returns what ends it. */
export function followContent(client: SanityClient, publisher: Pick<Publisher, 'request'>): () => void {
  const published = '*[_id in path("*")]'
  const changes = client.listen(
    published,
    {},
    {events: ['welcome', 'mutation', 'reconnect'], includeResult: false, visibility: 'query'},
  )
  let again: NodeJS.Timeout | undefined
  const follow = () =>
    changes.subscribe({
      next: (event) =>
        publisher.request(event.type === 'mutation' ? `${event.documentId} was published` : 'connected to the content'),
      error: (error) => {
        say(`The site does not hear about publishing: ${error.message}. It asks again in a minute.`)
        again = setTimeout(() => (subscription = follow()), AGAIN_MS).unref()
      },
    })
  let subscription = follow()
  return () => {
    clearTimeout(again)
    subscription.unsubscribe()
  }
}
