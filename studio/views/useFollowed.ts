import {useEffect, useState} from 'react'
import {type SanityClient, useClient} from 'sanity'
import {API_VERSION} from '../../domain/content/apiVersion.ts'

export type Followed<T> = {value: T | null; problem: string | null}
type ListenEvent = {type: string; transition?: string}

const always = () => true

/**
 * Result of `read`, read again after every change of a document that the filter finds. One reading at a time: a change
 * meanwhile leads to one more.
 */
export function useFollowed<T>(
  filter: string,
  read: (client: SanityClient) => Promise<T>,
  isReason: (event: ListenEvent) => boolean = always,
): Followed<T> {
  const client = useClient({apiVersion: API_VERSION})
  const [followed, setFollowed] = useState<Followed<T>>({value: null, problem: null})
  useEffect(() => {
    let open = true
    let reading = false
    let again = false
    const readNow = async () => {
      again = reading
      if (reading) return
      reading = true
      try {
        const value = await read(client)
        if (open) setFollowed({value, problem: null})
      } catch (error) {
        if (open) setFollowed(({value}) => ({value, problem: error instanceof Error ? error.message : String(error)}))
      }
      reading = false
      if (again && open) void readNow()
    }
    const listening = client
      .listen(
        filter,
        {},
        {events: ['welcome', 'mutation'], includeResult: false, includeAllVersions: true, visibility: 'query'},
      )
      .subscribe((event) => void (isReason(event) && readNow()))
    return () => {
      open = false
      listening.unsubscribe()
    }
  }, [client, filter, read, isReason])
  return followed
}
