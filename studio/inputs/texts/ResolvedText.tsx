import {Card, Stack, Text} from '@sanity/ui'
import {styled} from 'styled-components'
import {withoutEmptyPhrases} from '../../../domain/texts/phrases.ts'
import {aroundPlaceholders, type PlaceholderValues} from '../../../domain/texts/placeholders.ts'
import {HiddenPhrases} from './HiddenPhrases.tsx'

const Chip = styled.span`
  border-radius: 0.25em;
  box-shadow: inset 0 0 0 1px var(--card-border-color);
  padding: 0 0.25em;
`

type Props = {text: string; values: PlaceholderValues}

/** Resolved text; filled-in values are highlighted and name their placeholder. */
export function ResolvedText({text, values}: Props) {
  const read = withoutEmptyPhrases(text, values)
  return (
    <Card data-testid="resolved-text" padding={2} radius={2} tone="transparent">
      <Stack gap={2}>
        {read !== '' && (
          <Text size={1} style={{overflowWrap: 'anywhere'}}>
            {aroundPlaceholders(read).map((part, index) =>
              index % 2 === 0 ? (
                part
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are told apart by their place
                <Chip key={index} title={`{${part}}`}>
                  {values[part] ?? `{${part}}`}
                </Chip>
              ),
            )}
          </Text>
        )}
        <HiddenPhrases texts={[text]} values={values} />
      </Stack>
    </Card>
  )
}
