import {Card, Heading, Stack, Text} from '@sanity/ui'
import {nlEn} from '../../language.ts'
import {PageLinks} from '../../status/PageLinks.tsx'
import {ProblemList} from '../../status/ProblemList.tsx'
import {useSite} from '../../status/useSite.ts'
import {ago, duration, liveOn, pagesGone, sayFailure, saySite} from '../../status/words.ts'
import {StartFigures} from './StartFigures.tsx'
import {Note, Row, Section, useNow} from './StartParts.tsx'

/** State of the site, and what to fix. */
export function StartSite() {
  const {known, watch} = useSite()
  const {tone, text} = saySite(known, watch.siteUrl)
  const status = known.kind === 'told' ? known.status : null
  return (
    <Card as="section" border padding={4} radius={2} tone={tone}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {nlEn('De site', 'The site')}
        </Heading>
        <Text size={1} style={{overflowWrap: 'anywhere'}}>
          {text}
        </Text>
        {status?.failure && <Text size={1}>{sayFailure(status.failure).advice}</Text>}
        {status && status.problems.length > 0 && <ProblemList problems={status.problems} />}
        <StartFigures />
        {watch.siteUrl && (
          <Text size={1}>
            <a href={watch.siteUrl} rel="noreferrer" target="_blank">
              {nlEn('De site openen', 'Open the site')}
            </a>
          </Text>
        )}
      </Stack>
    </Card>
  )
}

const MOST = 5

/** Latest publications, and their pages. */
export function StartPublishes() {
  const {known} = useSite()
  const now = useNow()
  if (known.kind !== 'told' || known.status.isBuilt) return null // nobody knows what a build changed
  const publishes = known.status.publishes.filter(({changed, removed}) => changed.length + removed.length > 0)
  return (
    <Section title={nlEn('Laatst gepubliceerd', 'Last published')}>
      {publishes.length === 0 && (
        <Note>{nlEn('Nog niets sinds de site is gestart.', 'Nothing since the site was started.')}</Note>
      )}
      {publishes.slice(0, MOST).map(({startedAt, seconds, changed, removed}) => (
        <Stack gap={2} key={startedAt}>
          <Row
            title={[changed.length > 0 && liveOn(changed.length), removed.length > 0 && pagesGone(removed.length)]
              .filter(Boolean)
              .join(', ')}
            detail={`${ago(startedAt, now)}, in ${duration(seconds)}`}
          />
          <PageLinks most={4} pages={changed} />
        </Stack>
      ))}
    </Section>
  )
}
