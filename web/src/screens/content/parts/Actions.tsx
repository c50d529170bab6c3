import {ActionLink} from '../../../layout/ActionLink.tsx'
import {Row} from '../../../ui/primitives.ts'
import type {PartOf} from './part.ts'

/** Buttons of a part: the first stands out. */
export const Actions = ({actions}: {actions: PartOf<'closingPart'>['actions']}) => (
  <Row>
    {actions.map((action, index) => (
      <ActionLink key={action._key} action={action} variant={index === 0 ? 'default' : 'outline'} size="lg" />
    ))}
  </Row>
)
