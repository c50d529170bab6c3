import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {type SanityClient, useClient} from 'sanity'
import {API_VERSION} from '../../../../domain/content/apiVersion.ts'
import {nlEn} from '../../../language.ts'
import {whyOf} from '../useGuardedSet.tsx'

/** Runs a change of a set, which touches no content; says why where it fails. Returns whether it was made. */
export function useAct() {
  const client = useClient({apiVersion: API_VERSION})
  const {push} = useToast()
  const [isBusy, setBusy] = useState(false)
  async function act(work: (client: SanityClient) => Promise<void>): Promise<boolean> {
    setBusy(true)
    try {
      await work(client)
      return true
    } catch (error) {
      const title = nlEn('De set is niet gewijzigd', 'The set was not changed')
      push({status: 'error', title, description: whyOf(error), closable: true, duration: 60_000})
      return false
    } finally {
      setBusy(false)
    }
  }
  return {isBusy, act}
}
