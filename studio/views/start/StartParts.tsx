import {Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {type ReactNode, useEffect, useState} from 'react'
import {useSchema, useUser} from 'sanity'
import {IntentLink} from 'sanity/router'
import {MINUTE_MS} from '../../../domain/format/dates.ts'
import {personName} from '../../embedded/editorName.ts'
import {nlEn} from '../../language.ts'
import {type Named, nameOf} from '../documentName.ts'

type SectionProps = {title: string; children: ReactNode}

export function Section({title, children}: SectionProps) {
  return (
    <Card as="section" border padding={4} radius={2}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

/** Message in place of rows: loading, nothing there, or an error. */
export const Note = ({children}: {children: ReactNode}) => (
  <Text muted size={1}>
    {children}
  </Text>
)

export const Problem = ({children}: {children: ReactNode}) => (
  <Card padding={3} radius={2} tone="critical">
    <Text size={1} style={{overflowWrap: 'anywhere'}}>
      {children}
    </Text>
  </Card>
)

type RowProps = {title: ReactNode; detail: ReactNode; aside?: ReactNode}

/** A line of a section: what it is, what is to be known of it, and what to do or to notice at its end. */
export const Row = ({title, detail, aside}: RowProps) => (
  <Flex align="center" gap={3} justify="space-between" wrap="wrap">
    <Stack gap={2} style={{flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere'}}>
      <Text size={1} weight="medium">
        {title}
      </Text>
      {detail && (
        <Text muted size={1}>
          {detail}
        </Text>
      )}
    </Stack>
    {aside}
  </Flex>
)

/** Title of a document: its type, and its own name when it has one. */
export function useDocumentTitle() {
  const schema = useSchema()
  return (type: string, document: Named) =>
    [schema.get(type)?.title ?? type, nameOf(document)].filter(Boolean).join(': ')
}

type LinkProps = {id: string; type: string; document: Named}

export function DocumentLink({id, type, document}: LinkProps) {
  const title = useDocumentTitle()
  return (
    <IntentLink intent="edit" params={{id, type}}>
      {title(type, document)}
    </IntentLink>
  )
}

/** " by <name>"; nothing while it is not known who it was. */
export function By({author}: {author: string}) {
  const [user] = useUser(author)
  const name = user?.displayName && personName(user.displayName)
  return name ? nlEn(` door ${name}`, ` by ${name}`) : null
}

/** The time, a minute at a time. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
