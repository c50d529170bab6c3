import {Button, Dialog, Flex, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {useRouter} from 'sanity/router'
import {nlEn} from '../../language.ts'
import {ago} from '../../status/words.ts'
import {By, Row, useDocumentTitle, useNow} from '../start/StartParts.tsx'
import type {DeletedDocument} from './deleted.ts'
import {RestoreButtons} from './RestoreButtons.tsx'

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
  const title = useDocumentTitle()
  const {navigateIntent} = useRouter()
  const {id, document, live, named} = deleted
  return (
    <Dialog
      header={nlEn('Dit document terugzetten?', 'Restore this document?')}
      id="restore"
      onClose={onClose}
      width={1}
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>{title(document._type, named)}</Text>
        <Text muted size={1}>
          {live
            ? nlEn(
                'Het concept en wat op de site stond zijn samen verwijderd. Wat je kiest komt terug als concept. Op de site verandert niets tot je het publiceert.',
                'The draft and the live version were deleted together. The one you choose comes back as a draft. Nothing changes on the site until you publish it.',
              )
            : nlEn(
                'Het komt terug als concept, zoals het het laatst was. Op de site verandert niets tot je het publiceert.',
                'Its last version comes back as a draft. Nothing changes on the site until you publish it.',
              )}
        </Text>
        <Flex gap={2} justify="flex-end" wrap="wrap">
          <Button fontSize={1} mode="bleed" onClick={onClose} text={nlEn('Annuleren', 'Cancel')} />
          <RestoreButtons
            deleted={deleted}
            onRestored={() => navigateIntent('edit', {id, type: document._type})}
            onTried={onClose}
          />
        </Flex>
      </Stack>
    </Dialog>
  )
}
