import {Flex, Text} from '@sanity/ui'
import {nlEn} from '../language.ts'
import {pageTitle} from '../locations.ts'
import {useSite} from './useSite.ts'

/** Pages of the live site, by the names that editors know them by; no more than `most` of them. */
export function PageLinks({pages, most = 3}: {pages: readonly string[]; most?: number}) {
  const {siteUrl} = useSite().watch
  if (pages.length === 0) return null
  return (
    <Flex gap={3} wrap="wrap">
      {pages.slice(0, most).map((page) => (
        <Text key={page} size={1}>
          <a href={new URL(page, siteUrl).href} target="_blank" rel="noreferrer" title={page}>
            {pageTitle(page)}
          </a>
        </Text>
      ))}
      {pages.length > most && (
        <Text size={1} muted>
          {nlEn(`en nog ${pages.length - most}`, `and ${pages.length - most} more`)}
        </Text>
      )}
    </Flex>
  )
}
