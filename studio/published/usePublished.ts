import {useEffect, useSyncExternalStore} from 'react'
import {useClient} from 'sanity'
import {API_VERSION} from '../../domain/content/apiVersion.ts'
import {currentlyPublished, keepReading, type Published, subscribe} from './published.ts'

/** Returns the published content; follows every publication. */
export function usePublished(): Published {
  const client = useClient({apiVersion: API_VERSION})
  useEffect(() => keepReading(client), [client])
  return useSyncExternalStore(subscribe, currentlyPublished)
}
