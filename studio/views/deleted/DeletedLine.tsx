import {Flex, Stack, Text} from '@sanity/ui'
import {type ReactNode, useEffect, useState} from 'react'
import {useClient, useEditState, useUser} from 'sanity'
import {API_VERSION} from '../../../domain/content/apiVersion.ts'
import {personName} from '../../embedded/editorName.ts'
import {nlEn} from '../../language.ts'
import {WithoutDeletedBanner} from '../../sanity/styles.tsx'
import {StickyCard} from '../../status/DocumentLine.tsx'
import {ago} from '../../status/words.ts'
import {useNow} from '../start/StartParts.tsx'
import {type DeletedDocument, readDeletion} from './deleted.ts'
import {RestoreButtons} from './RestoreButtons.tsx'

type Props = {id: string; type: string; wasThere: boolean; children?: ReactNode}

/**
 * Above Publish, in the form of a document that somebody deletes while it is open; `children` stand there while it is not. `id`
 * is the published one. A form that was never saved has no document either, and nothing in the history.
 */
export function DeletedLine({id, type, wasThere, children}: Props) {
  const {ready, draft, published} = useEditState(id, type)
  const isThere = Boolean(draft ?? published)
  const [wasSeen, setSeen] = useState(wasThere)
  if (isThere && !wasSeen) setSeen(true)
  if (isThere || !ready) return children
  return (
    <Deleted id={id} wasSeen={wasSeen}>
      {children}
    </Deleted>
  )
}

type Read =
  | {kind: 'reading'}
  | {kind: 'none'}
  | {kind: 'deleted'; deleted: DeletedDocument}
  | {kind: 'away'; why: string}

/** The end of the document, by its history. */
function useDeletion(id: string): Read {
  const client = useClient({apiVersion: API_VERSION})
  const [read, setRead] = useState<Read>({kind: 'reading'})
  useEffect(() => {
    let open = true
    void readDeletion(client, id)
      .then((deleted): Read => (deleted ? {kind: 'deleted', deleted} : {kind: 'none'}))
      .catch((error: unknown): Read => ({kind: 'away', why: error instanceof Error ? error.message : String(error)}))
      .then((found) => open && setRead(found))
    return () => {
      open = false
    }
  }, [client, id])
  return read
}

function Deleted({id, wasSeen, children}: {id: string; wasSeen: boolean; children: ReactNode}) {
  const read = useDeletion(id)
  if (read.kind !== 'deleted' && !wasSeen) return children
  return (
    <>
      <WithoutDeletedBanner />
      <StickyCard border data-testid="deleted-line" padding={3} radius={2} role="status" shadow={2} tone="critical">
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {read.kind === 'deleted' ? (
              <Said {...read.deleted} />
            ) : (
              nlEn('Dit document is verwijderd.', 'This document was deleted.')
            )}
          </Text>
          <Text muted size={1}>
            {nlEn(
              'Wat je nu typt wordt niet bewaard. Terugzetten maakt er weer een concept van.',
              'Changes you type now are not saved. Restoring makes it a draft again.',
            )}
          </Text>
          {read.kind === 'deleted' && (
            <Flex gap={2} wrap="wrap">
              <RestoreButtons deleted={read.deleted} />
            </Flex>
          )}
          {read.kind === 'away' && (
            <Text size={1} style={{overflowWrap: 'anywhere'}}>
              {nlEn('De geschiedenis kon niet worden gelezen', 'The history could not be read')}: {read.why}
            </Text>
          )}
        </Stack>
      </StickyCard>
    </>
  )
}

function Said({at, author}: DeletedDocument) {
  const [user] = useUser(author)
  const when = ago(at, useNow())
  return user?.displayName
    ? nlEn(
        `${personName(user.displayName)} heeft dit document ${when} verwijderd.`,
        `${personName(user.displayName)} deleted this document ${when}.`,
      )
    : nlEn(`Dit document is ${when} verwijderd.`, `This document was deleted ${when}.`)
}
