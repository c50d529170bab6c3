import {Button} from '@sanity/ui'
import {useSchema, useTemplates} from 'sanity'
import {IntentLink} from 'sanity/router'
import type {PageProblem} from '../../domain/content/siteStatus.ts'
import {nlEn} from '../language.ts'

/** Opens the document to fix, or a new one where one is missing; nothing where neither would help. */
export function FixLink({documentId: id, documentType: type}: Pick<PageProblem, 'documentId' | 'documentType'>) {
  const name = useSchema().get(type ?? '')?.title ?? type
  const canBeAdded = useTemplates().some(({schemaType}) => schemaType === type)
  if (!type || (!id && !canBeAdded)) return null
  return (
    <IntentLink intent={id ? 'edit' : 'create'} params={id ? {id, type} : {type}} style={{textDecoration: 'none'}}>
      <Button
        as="span"
        fontSize={1}
        mode="ghost"
        padding={2}
        text={id ? nlEn(`“${name}” openen`, `Open “${name}”`) : nlEn(`“${name}” toevoegen`, `Add “${name}”`)}
      />
    </IntentLink>
  )
}
