import {Badge, Box, Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useSchema} from 'sanity'
import {IntentLink} from 'sanity/router'
import {DEFAULT_LANGUAGE, type Language} from '../../../domain/texts/languages.ts'
import {dayName, languageName, nlEn} from '../../language.ts'
import {fieldTitle, formPath} from '../fieldPath.ts'
import {TranslationExchange} from './exchange/TranslationExchange.tsx'
import {acceptanceOf, useAccepted} from './useAccepted.ts'
import {doneByLanguage, type TranslationRow, useTranslations, wordsAt, workIn} from './useTranslations.ts'

/** Missing and outdated translations, the document with most of them first. */
export function TranslationsView() {
  const translations = useTranslations()
  if (!translations)
    return (
      <Box padding={4}>
        <Text muted>{nlEn('De documenten worden gelezen …', 'Reading the documents …')}</Text>
      </Box>
    )
  const rows = translations.rows.filter((row) => workIn(row) > 0).sort((a, b) => workIn(b) - workIn(a))
  const work = rows.reduce((sum, row) => sum + workIn(row), 0)
  const texts = translations.rows.reduce((sum, row) => sum + row.texts, 0)
  return (
    <Stack gap={4} padding={[3, 4]}>
      <Text size={1}>
        {work === 0
          ? nlEn(`Alle ${texts} teksten zijn er in elke taal.`, `All ${texts} texts are translated.`)
          : nlEn(`${work} van ${texts} teksten vragen aandacht.`, `${work} of ${texts} texts need checking.`)}
      </Text>
      <LanguagesDone rows={translations.rows} />
      <TranslationExchange {...translations} />
      <Stack gap={3} role="list">
        {rows.map((row) => (
          <DocumentCard key={row.id} row={row} />
        ))}
      </Stack>
    </Stack>
  )
}

/** How far each language is, as a whole. */
export const LanguagesDone = ({rows}: {rows: readonly TranslationRow[]}) => (
  <Flex gap={2} wrap="wrap">
    {doneByLanguage(rows).map(({language, percent}) => (
      <Badge key={language} tone={percent === 100 ? 'positive' : 'caution'}>
        {`${languageName(language)} ${percent}%`}
      </Badge>
    ))}
  </Flex>
)

function DocumentCard({row}: {row: TranslationRow}) {
  const {id, type, name, document} = row
  const title = useSchema().get(type)?.title ?? type
  const {accept} = useAccepted()
  return (
    <Card border padding={3} radius={2} role="listitem">
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {[title, name].filter(Boolean).join(': ')}
        </Text>
        {row.gaps.map(({path, kind}) =>
          kind === 'same' ? (
            <Flex align="center" gap={2} key={path} wrap="wrap">
              <FieldLink row={row} path={path} language={DEFAULT_LANGUAGE} />
              <Text muted size={1}>
                {nlEn('in elke taal hetzelfde', 'the same in every language')}
              </Text>
              <Button
                fontSize={1}
                mode="ghost"
                onClick={() => accept(acceptanceOf(id, path, wordsAt(document, path)))}
                padding={2}
                text={nlEn('Zo bedoeld', 'Mark as correct')}
              />
            </Flex>
          ) : (
            <Line
              key={`${path} ${kind.missing}`}
              row={row}
              path={path}
              language={kind.missing}
              what={nlEn('ontbreekt', 'is missing')}
            />
          ),
        )}
        {row.stale.map(({path, behind, since}) => (
          <Line
            key={`${path} ${behind}`}
            row={row}
            path={path}
            language={behind}
            what={nlEn(
              `bleef achter: een andere taal veranderde op ${dayName(since)}`,
              `is outdated: another language changed on ${dayName(since)}`,
            )}
          />
        ))}
      </Stack>
    </Card>
  )
}

type LineProps = {row: TranslationRow; path: string; language: Language}

const Line = ({what, ...at}: LineProps & {what: string}) => (
  <Flex gap={2} wrap="wrap">
    <FieldLink {...at} />
    <Text muted size={1}>
      {what}
    </Text>
  </Flex>
)

/** Opens the field of a text in the language that is to be written. */
function FieldLink({row: {id, type, document}, path, language}: LineProps) {
  const schemaType = useSchema().get(type)
  return (
    <Text size={1}>
      <IntentLink intent="edit" params={{id, type, path: `${formPath(document, path)}.${language}`}}>
        {languageName(language)}: {fieldTitle(schemaType as Parameters<typeof fieldTitle>[0], path)}
      </IntentLink>
    </Text>
  )
}
