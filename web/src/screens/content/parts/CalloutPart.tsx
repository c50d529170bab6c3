import styled from 'styled-components'
import {Hyphenated} from '../../../layout/Hyphenated.tsx'
import {Card} from '../../../ui/primitives.ts'
import {RichText} from '../../../ui/RichText.tsx'
import type {PartOf} from './part.ts'

const Callout = styled(Card).attrs({as: 'aside'})`
  border-left: 0.375rem solid var(--signal);
  h2 { font-size: var(--t2); margin-bottom: var(--s2); }
`

export const CalloutPart = ({part: {heading, body}}: {part: PartOf<'calloutPart'>}) => (
  <Callout>
    {heading && (
      <h2>
        <Hyphenated>{heading}</Hyphenated>
      </h2>
    )}
    <RichText value={body} />
  </Callout>
)
