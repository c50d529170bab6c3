import {Badge, Box, Card, Flex, Stack, Text} from '@sanity/ui'
import {useSchema} from 'sanity'
import {IntentLink} from 'sanity/router'
import {LANGUAGE_ROWS, LANGUAGES, languageRow} from '../model/languages.ts'
import type {StaleText} from '../model/translationAge.ts'
import type {TranslationGap} from '../model/translations.ts'
import {useTranslations, workIn} from './useTranslations.ts'

/** Every document and its languages: what is missing first, then what was left behind or the same. */
export function TranslationsView() {
  const translations = useTranslations()
  const schema = useSchema()
  if (!translations)
    return (
      <Box padding={4}>
        <Text muted>Reading the documents …</Text>
      </Box>
    )
  const rows = translations.toSorted((a, b) => workIn(b) - workIn(a))
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
