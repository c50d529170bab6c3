import {Badge, Box, Card, Flex, Stack, Text} from '@sanity/ui'
import {useEffect, useState} from 'react'
import {type SanityDocument, useClient, useSchema} from 'sanity'
import {IntentLink} from 'sanity/router'
import {API_VERSION} from '../model/apiVersion.ts'
import {DEFAULT_LANGUAGE, LANGUAGE_ROWS, LANGUAGES, type Language, languageRow} from '../model/languages.ts'
import type {StaleText} from '../model/translationAge.ts'
import {countTexts, type TranslationGap, translationGaps} from '../model/translations.ts'
import {useStaleTexts} from './useStaleTexts.ts'

/** Drafts over what is published: translators work before publishing. */
const QUERY = '*[!(_type match "sanity.*") && !(_type match "system.*")] | order(_type, _id)'

type Row = {id: string; type: string; name: string; texts: number; gaps: TranslationGap[]; stale: StaleText[]}

function useDocuments(): SanityDocument[] | null {
  const client = useClient({apiVersion: API_VERSION})
  const [documents, setDocuments] = useState<SanityDocument[] | null>(null)
  useEffect(() => {
    const drafts = client.withConfig({perspective: 'drafts'})
    const read = () => void drafts.fetch<SanityDocument[]>(QUERY).then(setDocuments)
    const listening = client
      .listen('*', {}, {events: ['welcome', 'mutation'], includeResult: false, visibility: 'query'})
      .subscribe(read)
    return () => listening.unsubscribe()
  }, [client])
  return documents
}

/** What an editor knows the document by: the field that names it, in the default language. */
function nameOf(document: SanityDocument): string {
  const naming = [document.title, document.name, document.question, document.label, document.subject]
  return (
    naming.map((value) => (value as Partial<Record<Language, string>> | undefined)?.[DEFAULT_LANGUAGE]).find(Boolean) ??
    ''
  )
}

/** Every document and its languages: what is missing first, then what was left behind or the same. */
export function TranslationsView() {
  const documents = useDocuments()
  const stale = useStaleTexts(documents)
  const schema = useSchema()
  if (!documents)
    return (
      <Box padding={4}>
        <Text muted>Reading the documents …</Text>
      </Box>
    )
  const rows: Row[] = documents
    .map((document) => ({
      id: document._id,
      type: document._type,
      name: nameOf(document),
      texts: countTexts(document),
      gaps: translationGaps(document),
      stale: stale.get(document._id) ?? [],
    }))
    .filter(({texts}) => texts > 0)
    .sort((a, b) => workIn(b) - workIn(a))
  const work = rows.reduce((sum, row) => sum + workIn(row), 0)
  return (
    <Stack gap={4} padding={4}>
      <Text size={1}>
        {work === 0
          ? `All ${rows.reduce((sum, row) => sum + row.texts, 0)} texts are there in every language.`
          : `${work} texts need a look.`}
      </Text>
      <Card border radius={2} overflow="auto">
        <table style={{borderCollapse: 'collapse', width: '100%', fontSize: '0.875rem'}}>
          <thead>
            <tr>
              {['Document', 'Texts', ...LANGUAGE_ROWS.map(({title}) => title), 'Same in all', 'Out of date'].map(
                (title) => (
                  <th key={title} style={{padding: '0.6rem 0.75rem', textAlign: 'left'}}>
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} style={{borderTop: '1px solid var(--card-border-color)'}}>
                <td style={{padding: '0.6rem 0.75rem'}}>
                  <IntentLink intent="edit" params={{id: row.id, type: row.type}} style={{color: 'inherit'}}>
                    {schema.get(row.type)?.title ?? row.type}
                    {row.name && `: ${row.name}`}
                  </IntentLink>
                </td>
                <td style={{padding: '0.6rem 0.75rem'}}>{row.texts}</td>
                {LANGUAGES.map((language) => (
                  <Cell
                    key={language}
                    gaps={row.gaps.filter(({kind}) => kind !== 'same' && kind.missing === language)}
                    none="✓"
                    tone="critical"
                  />
                ))}
                <Cell gaps={row.gaps.filter(({kind}) => kind === 'same')} none="–" tone="caution" />
                <StaleCell stale={row.stale} />
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </Stack>
  )
}

const workIn = ({gaps, stale}: Row) => gaps.length + stale.length

/** Texts that stayed as they were since the other language changed. */
function StaleCell({stale}: {stale: StaleText[]}) {
  return (
    <td style={{padding: '0.6rem 0.75rem'}}>
      <Flex gap={1} wrap="wrap">
        {stale.length === 0 && (
          <Text size={1} muted>
            –
          </Text>
        )}
        {stale.map(({path, behind, since}) => (
          <Badge key={path} tone="caution" title={`The other language changed on ${since.slice(0, 10)}`}>
            {languageRow(behind).title}: {path}
          </Badge>
        ))}
      </Flex>
    </td>
  )
}

type CellProps = {gaps: TranslationGap[]; none: string; tone: 'critical' | 'caution'}

function Cell({gaps, none, tone}: CellProps) {
  return (
    <td style={{padding: '0.6rem 0.75rem'}}>
      <Flex gap={1} wrap="wrap">
        {gaps.length === 0 ? (
          <Text size={1} muted>
            {none}
          </Text>
        ) : (
          gaps.map(({path}) => (
            <Badge key={path} tone={tone}>
              {path}
            </Badge>
          ))
        )}
      </Flex>
    </td>
  )
}
