import {SearchIcon} from '@sanity/icons/Search'
import {Box, Card, Stack, Text, TextInput} from '@sanity/ui'
import {Fragment, useDeferredValue, useState} from 'react'
import {getPublishedId, type SanityClient, type SanityDocument, useSchema} from 'sanity'
import {IntentLink} from 'sanity/router'
import {styled} from 'styled-components'
import {colourOf} from '../../domain/brand/tokens.ts'
import {amsterdamDay} from '../../domain/format/dates.ts'
import {findTexts, type Hit} from '../../domain/texts/textSearch.ts'
import {languageName, nlEn} from '../language.ts'
import {usePublished} from '../published/usePublished.ts'
import {count} from '../status/words.ts'
import {type Named, nameOf} from './documentName.ts'
import {fieldTitle, formPath} from './fieldPath.ts'
import {DOCUMENTS} from './translations/useTranslations.ts'
import {useFollowed} from './useFollowed.ts'

/** Browsers have it black on yellow, also in the dark. */
const Match = styled.mark`
  background: color-mix(in srgb, ${colourOf('signal', 'light')} 35%, transparent);
  color: inherit;
`

/** More than anybody reads: with so many hits one looks for another word. */
const MOST = 50

const read = (client: SanityClient) => client.withConfig({perspective: 'drafts'}).fetch<SanityDocument[]>(DOCUMENTS)

/** Searches resolved texts and opens their fields. Sanity's own search compares texts as they are stored, with placeholders. */
export function FindView() {
  const {value: documents, problem} = useFollowed('*', read)
  const {placeholderValues: facts, vat} = usePublished()
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words)
  const hits = documents ? findTexts(documents, wanted, {values: facts, vat, today: amsterdamDay(new Date())}) : []
  return (
    <Stack gap={4} padding={[3, 4]}>
      <TextInput
        aria-label={nlEn('Woorden die op de site staan', 'Words that are on the site')}
        autoFocus
        icon={SearchIcon}
        onChange={({currentTarget}) => setWords(currentTarget.value)}
        placeholder={nlEn('Woorden zoals ze op de site staan', 'Words as they read on the site')}
        value={words}
      />
      <Box role="status">
        <Text muted size={1}>
          {documents || !problem
            ? summary(wanted, documents && hits.length)
            : `${nlEn('De teksten konden niet worden gelezen', 'The texts could not be read')}: ${problem}`}
        </Text>
      </Box>
      <Stack gap={2} role="list">
        {hits.slice(0, MOST).map((hit) => (
          <HitCard
            hit={hit}
            named={withPlan(hit.document, documents ?? [])}
            key={`${hit.document._id} ${hit.path} ${hit.language}`}
          />
        ))}
      </Stack>
    </Stack>
  )
}

function summary(wanted: string, found: number | null): string {
  if (!wanted.trim())
    return nlEn(
      'Wat je vindt, opent het veld waarin het staat. Ook concepten worden doorzocht.',
      'What you find opens the field that it stands in. Drafts are searched too.',
    )
  if (found === null) return nlEn('De teksten worden gelezen …', 'Reading the texts …')
  if (found === 0)
    return nlEn(
      'Niet gevonden in de teksten, namen en prijzen. Staat het wel op de site? Vaste woorden van knoppen en meldingen, en wat de site zelf uitrekent, staan niet in de Studio.',
      'Not found in the texts, names and prices. Is it on the site after all? Fixed words of buttons and messages, and what the site works out by itself, are not in the Studio.',
    )
  const said = count(found, nlEn('keer gevonden', 'hit'), nlEn('keer gevonden', 'hits'))
  return found > MOST
    ? nlEn(`${said}; dit zijn de eerste ${MOST}.`, `${said}; these are the first ${MOST}.`)
    : `${said}.`
}

/** A price refers to its plan, which is part of its name. */
function withPlan(document: SanityDocument, documents: readonly SanityDocument[]): Named {
  const {plan} = document as {plan?: {_ref?: string}}
  return plan ? {...document, plan: documents.find(({_id}) => _id === plan._ref)} : document
}

type CardProps = {hit: Hit<SanityDocument>; named: Named}

function HitCard({hit: {document, path, language, pieces}, named}: CardProps) {
  const schemaType = useSchema().get(document._type)
  const place = [
    schemaType?.title,
    nameOf(named),
    fieldTitle(schemaType as Parameters<typeof fieldTitle>[0], path),
    language && languageName(language),
  ]
  const params = {
    id: getPublishedId(document._id),
    type: document._type,
    path: [formPath(document, path), language].filter(Boolean).join('.'),
  }
  return (
    <Card border padding={3} radius={2} role="listitem">
      <Stack gap={2}>
        <Text size={1} style={{overflowWrap: 'anywhere'}}>
          <IntentLink intent="edit" params={params} style={{color: 'inherit'}}>
            {pieces.map(({text, isMatch}, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone
              <Fragment key={index}>{isMatch ? <Match>{text}</Match> : text}</Fragment>
            ))}
          </IntentLink>
        </Text>
        <Text muted size={1}>
          {place.filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </Card>
  )
}
