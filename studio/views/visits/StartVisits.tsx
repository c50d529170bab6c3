import {Flex, Stack, Text} from '@sanity/ui'
import {useContext} from 'react'
import {COUNTED, type PageCount, type PageCounts, STEP_NAMES, sumOf} from '../../../domain/pages/counting.ts'
import {inStudio, nlEn} from '../../language.ts'
import {pageTitle} from '../../locations.ts'
import {SiteWatchContext} from '../../status/useSite.ts'
import {Note, Section} from '../start/StartParts.tsx'
import {DayBars} from './DayBars.tsx'
import {useVisits} from './useVisits.ts'
import {figure, sayViews, VISITS_ASKED, VISITS_AWAY, VISITS_TITLE} from './words.ts'

const MOST = 5

/** Views of all pages, the steps to a payment, and the most viewed pages. */
export function StartVisits() {
  const known = useVisits()
  if (known.kind === 'unset') return null
  return (
    <Section title={VISITS_TITLE}>
      {known.kind === 'asking' && <Note>{VISITS_ASKED}</Note>}
      {known.kind === 'away' && <Note>{VISITS_AWAY}</Note>}
      {known.kind === 'told' && <Visits counts={known.answer} />}
    </Section>
  )
}

const COLUMNS = {
  display: 'grid',
  gap: '1.25rem 2.5rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
}

const Visits = ({counts}: {counts: PageCounts}) => (
  <>
    <div style={COLUMNS}>
      <Stack gap={4}>
        <Note>{sayViews(counts)}</Note>
        {sumOf(counts.days.view) > 0 && (
          <DayBars from={counts.from} label={sayViews(counts)} values={counts.days.view} />
        )}
      </Stack>
      <Stack as="dl" gap={3} style={{alignContent: 'start', margin: 0}}>
        {COUNTED.map((step) => (
          <Line key={step} name={inStudio(STEP_NAMES[step])} value={sumOf(counts.days[step])} />
        ))}
      </Stack>
      {counts.pages.length > 0 && <MostViewed pages={counts.pages} />}
    </div>
    <Note>
      {nlEn(
        'Zonder cookies geteld, en minder dan er waren: een pagina telt pas als haar bezoeker iets doet, en niet als de browser vraagt om niet te volgen. Bestellingen en betalingen tellen altijd.',
        'Counted without cookies, and fewer than there were: a page counts once its visitor acts, and not when the browser asks not to be tracked. Orders and payments always count.',
      )}
    </Note>
  </>
)

const Line = ({name, value}: {name: string; value: number}) => (
  <Flex gap={3} justify="space-between">
    <Text as="dt" muted size={1}>
      {name}
    </Text>
    <Text as="dd" size={1} style={{fontVariantNumeric: 'tabular-nums', margin: 0}}>
      {figure(value)}
    </Text>
  </Flex>
)

function MostViewed({pages}: {pages: readonly PageCount[]}) {
  const {siteUrl} = useContext(SiteWatchContext)
  return (
    <Stack gap={3} style={{alignContent: 'start'}}>
      <Text as="h3" size={1} weight="medium">
        {nlEn('Meest bekeken', 'Most viewed')}
      </Text>
      {pages.slice(0, MOST).map(({page, views}) => (
        <Flex gap={3} justify="space-between" key={page}>
          <Text size={1} style={{minWidth: 0, overflowWrap: 'anywhere'}}>
            <a href={new URL(page, siteUrl).href} rel="noreferrer" target="_blank" title={page}>
              {pageTitle(page)}
            </a>
          </Text>
          <Text size={1} style={{fontVariantNumeric: 'tabular-nums'}}>
            {figure(views)}
          </Text>
        </Flex>
      ))}
    </Stack>
  )
}
