import {Heading, Stack, Text} from '@sanity/ui'
import type {ContentDocument} from '../../domain/content/shape.ts'
import {formatMoment} from '../../domain/format/format.ts'
import type {Returned} from '../../domain/sets/returning.ts'
import {nlEn, STUDIO_LANGUAGE} from '../language.ts'
import {useDocumentTitle} from '../views/start/StartParts.tsx'

/**
 * Documents that return to what they were. `at`: the moment at which they do by themselves; `addresses` stop then.
 * `isKept`: a set keeps its words.
 */
export type ReturnedDocuments = Returned & {at?: string; addresses?: readonly string[]; isKept?: boolean}

/** Says before a set ends, or before a publication is taken back, where everybody's words go. */
export function ReturnedView({returned}: {returned: ReturnedDocuments}) {
  const {drafts, earlier, back, at, addresses = [], isKept} = returned
  if (drafts.length + earlier.length + back.length === 0) return null
  const moment = at && formatMoment(at, STUDIO_LANGUAGE)
  return (
    <Stack data-testid="returned" gap={4}>
      <Heading as="h3" size={0}>
        {moment ? nlEn(`Het einde, op ${moment}`, `The end, on ${moment}`) : nlEn('Documenten', 'Documents')}
      </Heading>
      <Group documents={drafts} title={nlEn('Van de site, en weer concept', 'Off the site, and drafts again')} />
      <Group documents={earlier} title={nlEn('Weer zoals ervoor', 'As they were before')}>
        {isKept ? KEPT_IN_SET : KEPT_IN_HISTORY}
      </Group>
      <Group documents={back} title={nlEn('Weer op de site', 'Back on the site')} />
      {addresses.length > 0 && (
        <Text size={1} style={{overflowWrap: 'anywhere'}}>
          {nlEn(
            `Deze adressen houden dan op: ${addresses.join(', ')}. Een doorverwijzing kan naar een andere pagina leiden.`,
            `These addresses stop then: ${addresses.join(', ')}. A redirect can lead to another page.`,
          )}
        </Text>
      )}
    </Stack>
  )
}

type GroupProps = {title: string; documents: readonly ContentDocument[]; children?: string}

function Group({title, documents, children}: GroupProps) {
  const nameOf = useDocumentTitle()
  if (documents.length === 0) return null
  return (
    <Stack gap={2}>
      <Text size={1} weight="medium">
        {title}
      </Text>
      {documents.map((document) => (
        <Text key={document._id} size={1} style={{overflowWrap: 'anywhere'}}>
          {nameOf(document._type, document)}
        </Text>
      ))}
      {children && (
        <Text muted size={1}>
          {children}
        </Text>
      )}
    </Stack>
  )
}

const KEPT_IN_SET = nlEn(
  'De set bewaart wat hij daarvan had gemaakt: met Opnieuw gebruiken wordt het weer een concept.',
  'The set keeps what it had made of these: Use again makes drafts of it.',
)
const KEPT_IN_HISTORY = nlEn(
  'Wat daar nu staat blijft in de geschiedenis van elk document.',
  'What is there now stays in the history of each document.',
)
