import {Button, Dialog, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient} from 'sanity'
import {useRouter} from 'sanity/router'
import {nlEn} from '../language.ts'
import {API_VERSION} from '../model/apiVersion.ts'
import {ago} from '../status/words.ts'
import {type DeletedDocument, restore} from './deleted.ts'
import {By, Row, useDocumentTitle, useNow} from './StartParts.tsx'

/** Documents that are gone, each with the way to bring it back. */
export function DeletedList({documents}: {documents: readonly DeletedDocument[]}) {
  const [asked, setAsked] = useState<DeletedDocument | null>(null)
  const title = useDocumentTitle()
  const now = useNow()
  return (
    <>
      {documents.map((deleted) => (
        <Row
          key={deleted.id}
          title={title(deleted.document._type, deleted.named)}
          detail={
            <>
              {nlEn('Verwijderd', 'Deleted')} {ago(deleted.at, now)}
              <By author={deleted.author} />
            </>
          }
          aside={
            <Button
              fontSize={1}
              mode="ghost"
              onClick={() => setAsked(deleted)}
              padding={2}
              text={nlEn('Terugzetten …', 'Restore …')}
            />
          }
        />
      ))}
      {asked && <Confirmation deleted={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function Confirmation({deleted, onClose}: {deleted: DeletedDocument; onClose: () => void}) {
  const client = useClient({apiVersion: API_VERSION})
  const title = useDocumentTitle()
  const {push} = useToast()
  const {navigateIntent} = useRouter()
  const [busy, setBusy] = useState(false)
  const name = title(deleted.document._type, deleted.named)
  const confirm = async () => {
    setBusy(true)
    try {
      await restore(client, deleted)
      navigateIntent('edit', {id: deleted.id, type: deleted.document._type})
    } catch (error) {
      push({
        status: 'error',
        title: nlEn(`“${name}” is niet teruggezet`, `“${name}” was not restored`),
        description: String(error),
        closable: true,
      })
    }
    onClose()
  }
  return (
    <Dialog
      header={nlEn('Dit document terugzetten?', 'Restore this document?')}
      id="restore"
      onClose={onClose}
      width={1}
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>{name}</Text>
        <Text muted size={1}>
          {nlEn(
            'Het komt terug als concept, zoals het het laatst was. Op de site verandert niets tot je het publiceert.',
            'It comes back as a draft, as it was last. Nothing changes on the site until you publish it.',
          )}
        </Text>
        <Flex gap={2} justify="flex-end">
          <Button fontSize={1} mode="bleed" onClick={onClose} text={nlEn('Annuleren', 'Cancel')} />
          <Button
            disabled={busy}
            fontSize={1}
            onClick={() => void confirm()}
            text={nlEn('Terugzetten', 'Restore')}
            tone="primary"
          />
        </Flex>
      </Stack>
    </Dialog>
  )
}
