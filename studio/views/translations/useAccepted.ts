import {useEffect, useState} from 'react'
import {useKeyValueStore} from 'sanity'

const KEY = 'vindkracht.same-in-all-languages'

/** By document, field and words: other words are to be looked at again. */
export const acceptanceOf = (id: string, path: string, words: string) => `${id} ${path} ${words}`

/** Texts that ship the same in both languages on purpose: the specification's words, and the name and address of a sample. */
const SHIPPED: readonly string[] = [
  acceptanceOf('errorScreen', 'heading', 'Unexpected Application Error'),
  acceptanceOf('informationPage', 'business.fields[0].value', 'Voorbeeldbedrijf Administraties'),
  acceptanceOf('informationPage', 'business.fields[2].value', 'Voorbeeldstraat 8, 2000 AA Haarlem'),
]

/** Texts accepted as equal in all languages, stored with the editor's other settings. */
export function useAccepted() {
  const store = useKeyValueStore()
  const [accepted, setAccepted] = useState<readonly string[]>([])
  useEffect(() => {
    const reading = store.getKey(KEY).subscribe((value) => setAccepted(Array.isArray(value) ? value.map(String) : []))
    return () => reading.unsubscribe()
  }, [store])
  const accept = (acceptance: string) => void store.setKey(KEY, [...accepted, acceptance])
  return {accepted: [...SHIPPED, ...accepted], accept}
}
