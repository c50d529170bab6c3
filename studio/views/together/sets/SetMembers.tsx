import {Button, Stack, Text} from '@sanity/ui'
import {useClient, useSchema} from 'sanity'
import {API_VERSION} from '../../../../domain/content/apiVersion.ts'
import type {NamesQueryResult} from '../../../../domain/content/content.types.ts'
import {type ChangeSet, draftId, isGathering, type Member} from '../../../../domain/sets/changeSet.ts'
import {kept} from '../../../../domain/sets/decide.ts'
import {nlEn} from '../../../language.ts'
import {ago} from '../../../status/words.ts'
import {By, DocumentLink, Row, useNow} from '../../start/StartParts.tsx'
import type {Draft} from '../../start/useDrafts.ts'
import {useRead} from '../../useRead.ts'
import {namesQuery} from '../names.query.ts'
import {removeFrom} from './changeSets.ts'
import {useAct} from './useAct.ts'

type Props = {set: ChangeSet; drafts: readonly Draft[]}

/** The documents of a set: who changed each last, and what is wrong with its draft. */
export function SetMembers({set, drafts}: Props) {
  const published = usePublishedNames(set)
  return (
    <Stack gap={4} role="list">
      {set.members.map((member) => (
        <Stack key={member._key} role="listitem">
          <MemberRow
            published={published}
            draft={drafts.find(({_id}) => _id === draftId(member.id))}
            member={member}
            set={set}
          />
        </Stack>
      ))}
    </Stack>
  )
}

/** The names on the site, read again when the set comes or goes; null while they are read. */
function usePublishedNames({members, state}: ChangeSet): NamesQueryResult | null {
  const client = useClient({apiVersion: API_VERSION})
  const ids = members.map(({id}) => id)
  return useRead([state, ...ids].join(), () => client.fetch(namesQuery, {ids}))
}

type MemberProps = {
  set: ChangeSet
  member: Member
  draft: Draft | undefined
  published: NamesQueryResult | null
}

function MemberRow({set, member, draft, published}: MemberProps) {
  const now = useNow()
  const {isBusy, act} = useAct()
  // Ended, it stands for what the set had made of it.
  const named = draft ?? published?.find(({_id}) => _id === member.id) ?? kept(member.after ?? member.before)
  const typeTitle = useSchema().get(member.documentType)?.title ?? member.documentType
  const title = named ? (
    <DocumentLink document={named} id={member.id} type={member.documentType} />
  ) : published ? (
    nlEn(`${typeTitle}: staat niet meer op de site`, `${typeTitle}: no longer on the site`)
  ) : (
    `${typeTitle} …`
  )
  const aside = isGathering(set) && (
    <Button
      aria-label={nlEn('Uit de set halen', 'Remove from the set')}
      disabled={isBusy}
      fontSize={1}
      mode="bleed"
      onClick={() => void act((client) => removeFrom(client, set, member.id))}
      text={nlEn('Eruit', 'Remove')}
    />
  )
  return (
    <Stack gap={2}>
      <Row
        aside={aside}
        detail={
          draft && isGathering(set) ? (
            <>
              {ago(draft._updatedAt, now)}
              {draft.author && <By author={draft.author} />}
            </>
          ) : null
        }
        title={title}
      />
      {isGathering(set) && <DraftFault draft={draft} member={member} />}
    </Stack>
  )
}

/** Says before the moment what would stop the set then. */
function DraftFault({draft, member: {revision}}: Pick<MemberProps, 'draft' | 'member'>) {
  if (draft && (revision === undefined || revision === draft._rev)) return null
  return (
    <Text size={1} style={{color: 'var(--card-badge-caution-fg-color)'}}>
      {draft
        ? nlEn('Gewijzigd na het plannen: plan de set opnieuw.', 'Edited after the set was planned: plan it again.')
        : nlEn('Hier is geen concept van: haal het uit de set.', 'There is no draft of it: remove it from the set.')}
    </Text>
  )
}
