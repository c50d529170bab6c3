import {Stack} from '@sanity/ui'
import type {ChangeSet} from '../../../../domain/sets/changeSet.ts'
import {nlEn} from '../../../language.ts'
import {Note, Problem, Section} from '../../start/StartParts.tsx'
import type {Draft} from '../../start/useDrafts.ts'
import type {Followed} from '../../useFollowed.ts'
import {SetCard} from './SetCard.tsx'

/** The named sets, each with its documents and its moments. */
export function NamedSets({sets, drafts}: {sets: Followed<ChangeSet[]>; drafts: readonly Draft[]}) {
  const {value, problem} = sets
  return (
    <Section title={nlEn('Sets', 'Sets')}>
      {problem && (
        <Problem>
          {nlEn('De sets konden niet worden gelezen', 'The sets could not be read')}: {problem}
        </Problem>
      )}
      {!value && !problem && <Note>{nlEn('De sets worden gelezen …', 'Reading the sets …')}</Note>}
      {value?.length === 0 && (
        <Note>
          {nlEn(
            'Nog geen. Kies hierboven concepten en geef ze samen een naam, zoals Zomeractie: dan kunnen ze ook op een dag live gaan, en eindigen.',
            'None yet. Choose drafts above and give them a name, such as Summer offer: they can then go live on a day, and end.',
          )}
        </Note>
      )}
      <Stack gap={4} role="list">
        {value?.map((set) => (
          <SetCard drafts={drafts} key={set._id} set={set} />
        ))}
      </Stack>
    </Section>
  )
}
