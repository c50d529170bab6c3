import {Button} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {type SanityDocument, useClient} from 'sanity'
import {API_VERSION} from '../../../domain/content/apiVersion.ts'
import {nlEn} from '../../language.ts'
import {useDocumentTitle} from '../start/StartParts.tsx'
import {type DeletedDocument, restore} from './deleted.ts'

type Props = {
  deleted: DeletedDocument
  /** Called once the document is back. */
  onRestored?: () => void
  /** Called when that was tried, whatever came of it. */
  onTried?: () => void
}

/** Brings a document back as its draft was; where there was one beside what was live, as that was too. */
export function RestoreButtons({deleted, onRestored, onTried}: Props) {
  const client = useClient({apiVersion: API_VERSION})
  const title = useDocumentTitle()
  const {push} = useToast()
  const [busy, setBusy] = useState(false)
  const {id, document, live} = deleted

  async function bringBack(state: SanityDocument) {
    setBusy(true)
    try {
      await restore(client, id, state)
      onRestored?.()
    } catch (error) {
      const name = title(document._type, deleted.named)
      push({
        status: 'error',
        title: nlEn(`“${name}” is niet teruggezet`, `“${name}” was not restored`),
        description: String(error),
        closable: true,
      })
    }
    setBusy(false)
    onTried?.()
  }

  return (
    <>
      {live && (
        <Button
          disabled={busy}
          fontSize={1}
          mode="ghost"
          onClick={() => void bringBack(live)}
          text={nlEn('Wat op de site stond terugzetten', 'Restore the live version')}
        />
      )}
      <Button
        disabled={busy}
        fontSize={1}
        onClick={() => void bringBack(document)}
        text={live ? nlEn('Concept terugzetten', 'Restore the draft') : nlEn('Terugzetten', 'Restore')}
        tone="primary"
      />
    </>
  )
}
