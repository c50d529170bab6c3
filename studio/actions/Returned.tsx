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
  const title = useDocumentTitle()
  const {drafts, earlier, back, at, addresses = [], isKept} = returned
  const moment = at && formatMoment(at, STUDIO_LANGUAGE)
  const names = (documents: readonly ContentDocument[]) =>
    documents.map((document) => title(document._type, document)).join(' · ')
  const lines = [
    drafts.length > 0 &&
      nlEn(`Van de site, en weer concept: ${names(drafts)}`, `Off the site, and drafts again: ${names(drafts)}`),
    earlier.length > 0 && nlEn(`Weer zoals ervoor: ${names(earlier)}`, `As they were before: ${names(earlier)}`),
    earlier.length > 0 && (isKept ? KEPT_IN_SET : KEPT_IN_HISTORY),
    back.length > 0 && nlEn(`Weer op de site: ${names(back)}`, `Back on the site: ${names(back)}`),
    addresses.length > 0 &&
      nlEn(
        `Deze adressen houden dan op: ${addresses.join(', ')}`,
        `These addresses stop then: ${addresses.join(', ')}`,
      ),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <Stack data-testid="returned" gap={3}>
      <Heading as="h3" size={0}>
        {moment ? nlEn(`Het einde, op ${moment}`, `The end, on ${moment}`) : nlEn('Documenten', 'Documents')}
      </Heading>
      {lines.map((line) => (
        <Text key={line} size={1} style={{overflowWrap: 'anywhere'}}>
          {line}
        </Text>
      ))}
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
