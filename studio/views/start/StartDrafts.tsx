import {StateLink} from 'sanity/router'
import {DAY_MS} from '../../../domain/format/dates.ts'
import {nlEn} from '../../language.ts'
import {ago, count} from '../../status/words.ts'
import {LanguagesDone} from '../translations/TranslationsView.tsx'
import {useTranslations, workIn} from '../translations/useTranslations.ts'
import {By, DocumentLink, Note, Problem, Row, Section, useNow} from './StartParts.tsx'
import {type Draft, useDrafts} from './useDrafts.ts'

/** Age from which an untouched draft is listed as old. */
const WAITS_AFTER_DAYS = 7
const MOST = 8

const id = ({_id}: Draft) => _id.replace(/^drafts\./, '')

function Drafts({drafts, now}: {drafts: readonly Draft[]; now: number}) {
  return (
    <>
      {drafts.slice(0, MOST).map((draft) => (
        <Row
          key={draft._id}
          title={<DocumentLink id={id(draft)} type={draft._type} document={draft} />}
          detail={
            <>
              {ago(draft._updatedAt, now)}
              {draft.author && <By author={draft.author} />}
            </>
          }
        />
      ))}
      {drafts.length > MOST && (
        <Note>{nlEn(`en nog ${drafts.length - MOST}`, `and ${drafts.length - MOST} more`)}</Note>
      )}
    </>
  )
}

/** Drafts, and unpublished changes of others. */
export function StartDrafts() {
  const {value: drafts, problem} = useDrafts()
  const now = useNow()
  const waits = ({_updatedAt}: Draft) => now - Date.parse(_updatedAt) > WAITS_AFTER_DAYS * DAY_MS
  const changing = drafts?.filter((draft) => !waits(draft)) ?? []
  const waiting = drafts?.filter(waits) ?? []
  return (
    <>
      <Section title={nlEn('In bewerking', 'Open drafts')}>
        {problem && (
          <Problem>
            {nlEn('De concepten konden niet worden gelezen', 'The drafts could not be read')}: {problem}
          </Problem>
        )}
        {!drafts && !problem && <Note>{nlEn('De concepten worden gelezen …', 'Reading the drafts …')}</Note>}
        {drafts && changing.length === 0 && (
          <Note>
            {nlEn(
              'Niets: alle wijzigingen van deze week zijn gepubliceerd.',
              'None: all changes of this week are published.',
            )}
          </Note>
        )}
        <Drafts drafts={changing} now={now} />
        {drafts && drafts.length > 1 && (
          <Note>
            <StateLink state={{panes: [[{id: 'together'}]]}}>{nlEn('Samen publiceren', 'Publish together')}</StateLink>
          </Note>
        )}
      </Section>
      <Section title={nlEn('Wacht op iemand', 'Waiting for somebody')}>
        <Drafts drafts={waiting} now={now} />
        <WaitingTranslations />
        {drafts && waiting.length === 0 && (
          <Note>{nlEn('Geen concept is ouder dan een week.', 'No drafts are older than a week.')}</Note>
        )}
      </Section>
    </>
  )
}

function WaitingTranslations() {
  const rows = useTranslations()?.rows
  if (!rows) return <Note>{nlEn('De vertalingen worden gelezen …', 'Reading the translations …')}</Note>
  const work = rows.reduce((sum, row) => sum + workIn(row), 0)
  if (work === 0) return <Note>{nlEn('Alle teksten zijn er in elke taal.', 'All texts are translated.')}</Note>
  return (
    <Row
      aside={<LanguagesDone rows={rows} />}
      title={<StateLink state={{panes: [[{id: 'translations'}]]}}>{nlEn('Vertalingen', 'Translations')}</StateLink>}
      detail={count(
        work,
        nlEn('tekst vraagt aandacht', 'text to check'),
        nlEn('teksten vragen aandacht', 'texts to check'),
      )}
    />
  )
}
