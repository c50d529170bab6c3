import {Card, Text} from '@sanity/ui'
import {styled} from 'styled-components'
import {aroundPlaceholders, type Facts} from '../model/placeholders.ts'

const Chip = styled.span`
  border-radius: 0.25em;
  box-shadow: inset 0 0 0 1px var(--card-border-color);
  padding: 0 0.25em;
`

type Props = {text: string; facts: Facts}

/** The text as visitors read it; what is filled in stands out, and says for which placeholder. */
export const AsRead = ({text, facts}: Props) => (
  <Card data-testid="resolved-text" padding={2} radius={2} tone="transparent">
    <Text size={1} style={{overflowWrap: 'anywhere'}}>
      {aroundPlaceholders(text).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are told apart by their place
          <Chip key={index} title={`{${part}}`}>
            {facts[part] ?? `{${part}}`}
          </Chip>
        ),
      )}
    </Text>
  </Card>
)
