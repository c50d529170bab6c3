import {Card, Flex, Grid, Stack, Text} from '@sanity/ui'
import {useEffect, useState} from 'react'
import {getPublishedId, type SanityClient, useClient, useFormValue} from 'sanity'
import {API_VERSION} from '../../../domain/content/apiVersion.ts'
import type {SearchTitlesQueryResult} from '../../../domain/content/content.types.ts'
import type {OwnPage} from '../../../domain/pages/pages.ts'
import {LANGUAGES, type Language} from '../../../domain/texts/languages.ts'
import {fillText} from '../../../domain/texts/phrases.ts'
import {languageName, nlEn} from '../../language.ts'
import {locationsOfOwn, locationsOfRoute} from '../../locations.ts'
import {usePublished} from '../../published/usePublished.ts'
import {useSite} from '../../status/useSite.ts'
import {useFollowed} from '../../views/useFollowed.ts'
import {useShownLanguage} from '../texts/shownLanguage.ts'
import {type Check, checksOf, cutAt, type Page, resultIn, type SearchResult, searchEntryOf} from './pageChecks.ts'
import {imageUrlQuery, searchTitlesQuery} from './search.query.ts'

const TITLES = '_type in ["page", "contentPage", "article"]'
const readTitles = (client: SanityClient) =>
  client.withConfig({perspective: 'drafts'}).fetch<SearchTitlesQueryResult>(searchTitlesQuery)

/** Languages stand beside each other where the form is wide. */
const BESIDE = {gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))', alignItems: 'start'}

/** How a page looks in a search result and when it is shared, and answers of the audit, by what the form has now. */
export function SearchPreview() {
  const page = useFormValue([]) as Page
  const {value: titles} = useFollowed(TITLES, readTitles)
  const {placeholderValues} = usePublished()
  const shown = useShownLanguage()
  const image = useImage(searchEntryOf(page).shareImage?.asset?._ref)
  const id = getPublishedId(page._id ?? '')
  return (
    <Grid gap={3} style={BESIDE} data-testid="search-preview">
      {LANGUAGES.filter((language) => !shown || language === shown).map((language) => {
        const result = resultIn(page, language, placeholderValues[language])
        const others = (titles ?? []).flatMap(({_id, title}) =>
          getPublishedId(_id) === id ? [] : fillText(title?.[language] ?? '', placeholderValues[language]),
        )
        return (
          <Card border key={language} padding={3} radius={2}>
            <Stack gap={4}>
              <Text size={1} weight="medium">
                {nlEn(`In zoekresultaten, ${languageName(language)}`, `In search results, ${languageName(language)}`)}
              </Text>
              {searchEntryOf(page).noIndex ? (
                <Text muted size={1}>
                  {nlEn(
                    'Deze pagina blijft buiten zoekmachines: er is geen zoekresultaat.',
                    'This page is kept out of search engines: there is no search result.',
                  )}
                </Text>
              ) : (
                <Result address={addressOf(page, language)} {...result} />
              )}
              <Shared image={image} {...result} />
              <Checks checks={checksOf(page, language, result, others)} />
            </Stack>
          </Card>
        )
      })}
    </Grid>
  )
}

/** Path of the page in a language; empty before it has one. */
function addressOf(page: Page & {route?: string; address?: OwnPage['address']}, language: Language): string {
  const locations = page.route ? locationsOfRoute(page.route) : locationsOfOwn(page as never, '')
  return locations[LANGUAGES.indexOf(language)]?.href ?? ''
}

/** Breadcrumbs as search engines write an address: site › part › part. */
function Result({address, title, description}: SearchResult & {address: string}) {
  const {siteUrl} = useSite().watch
  const steps = [siteUrl ? new URL(siteUrl).host : '', ...address.split('/')].filter(Boolean)
  return (
    <Stack gap={2}>
      <Text muted size={0}>
        {steps.join(' › ')}
      </Text>
      <Text accent size={2}>
        {cutAt(title, 60) || nlEn('Nog geen titel', 'No title yet')}
      </Text>
      <Text muted size={1}>
        {cutAt(description, 160) || nlEn('Nog geen omschrijving', 'No description yet')}
      </Text>
    </Stack>
  )
}

function Shared({image, title, description}: SearchResult & {image: string | null}) {
  return (
    <Stack gap={2}>
      <Text size={1} weight="medium">
        {nlEn('Als zij gedeeld wordt', 'When it is shared')}
      </Text>
      <Card border overflow="hidden" radius={2} style={{maxWidth: '20rem'}}>
        {image ? (
          <img alt="" src={`${image}?w=640&h=336&fit=crop`} style={{display: 'block', width: '100%'}} />
        ) : (
          <Card padding={4} tone="transparent">
            <Flex align="center" style={{minHeight: '6rem'}}>
              <Stack gap={3}>
                <Text size={2} weight="semibold">
                  {title}
                </Text>
                <Text muted size={0}>
                  {nlEn(
                    'Zonder eigen afbeelding tekent de site er een met de titel, of neemt zij die van de instellingen.',
                    'Without an image of its own, the site draws one with the title, or takes that of the settings.',
                  )}
                </Text>
              </Stack>
            </Flex>
          </Card>
        )}
        <Stack gap={2} padding={3}>
          <Text size={1} textOverflow="ellipsis" weight="medium">
            {title}
          </Text>
          <Text muted size={0} textOverflow="ellipsis">
            {description}
          </Text>
        </Stack>
      </Card>
    </Stack>
  )
}

const Checks = ({checks}: {checks: readonly Check[]}) => (
  <Stack as="ul" gap={2} style={{listStyle: 'none', margin: 0, padding: 0}}>
    {checks.map(({isFine, text}) => (
      <li key={text}>
        <Text muted={isFine} size={1} weight={isFine ? 'regular' : 'medium'}>
          {isFine ? '✓ ' : nlEn('Let op: ', 'Check: ')}
          {text}
        </Text>
      </li>
    ))}
  </Stack>
)

/** Address of an image by the id of its asset. */
function useImage(id: string | undefined): string | null {
  const client = useClient({apiVersion: API_VERSION})
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    setUrl(null)
    if (id)
      void client.fetch<string | null>(imageUrlQuery, {id}).then(
        (found) => current && setUrl(found),
        () => {},
      )
    return () => {
      current = false
    }
  }, [client, id])
  return url
}
