import {Stack} from '@sanity/ui'
import {isArrayOfBlocksSchemaType, ObjectInputMembers, type ObjectInputProps, type ObjectMember} from 'sanity'
import {useRouterState} from 'sanity/router'
import {styled} from 'styled-components'
import {languageOfPath} from '../../../domain/texts/languages.ts'
import {STUDIO_LANGUAGE} from '../../language.ts'
import {readIn} from '../../published/readText.ts'
import {usePublished} from '../../published/usePublished.ts'
import {HiddenPhrases} from './HiddenPhrases.tsx'
import {paragraphsOf} from './localeTypes.ts'
import {useShownLanguage} from './shownLanguage.ts'

/** As wide as the form leaves it, beside a preview or on a phone too: the window's width says nothing. */
const Room = styled.div`
  container-type: inline-size;
`

const Columns = styled.div`
  display: grid;
  gap: 1rem;
  grid-template-columns: minmax(0, 1fr);
  @container (min-width: 34rem) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
  }
`

/** The language of the page that the preview shows; none while there is no preview. */
const previewed = (state: {_searchParams?: [string, string][]}) => {
  const [, address] = state._searchParams?.find(([name]) => name === 'preview') ?? []
  return address ? languageOfPath(new URL(address, 'http://site').pathname) : null
}

/** The bar of a rich text needs the width of the form: half of it hides bold, lists and links behind a button. */
const isRichText = (member: ObjectMember) =>
  member.kind === 'field' && isArrayOfBlocksSchemaType(member.field.schemaType)

const nameOf = (member: ObjectMember) => (member.kind === 'field' ? member.name : null)

/** A text in its languages, beside each other where there is room, and rich text below one another; the one that is being previewed comes first. */
export function LocaleInput(props: ObjectInputProps) {
  const first = useRouterState(previewed)
  const shown = useShownLanguage()
  const members = props.members
    .filter((member) => !shown || nameOf(member) === shown)
    .toSorted((a, b) => Number(nameOf(b) === first) - Number(nameOf(a) === first))
  const fields = <ObjectInputMembers {...props} members={members} />
  if (!members.some(isRichText))
    return (
      <Room>
        <Columns>{fields}</Columns>
      </Room>
    )
  return (
    <Room>
      <Stack gap={4}>
        {fields}
        <HiddenInRichText value={props.value} />
      </Stack>
    </Room>
  )
}

/** A line of text says it below itself, beside what its placeholders stand for. */
function HiddenInRichText({value}: Pick<ObjectInputProps, 'value'>) {
  const {placeholderValues} = usePublished()
  const language = readIn(value ?? {}) ?? STUDIO_LANGUAGE
  return <HiddenPhrases texts={paragraphsOf(value?.[language])} values={placeholderValues[language]} />
}
