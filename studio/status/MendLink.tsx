import {Button} from '@sanity/ui'
import {useSchema} from 'sanity'
import {IntentLink} from 'sanity/router'
import type {PageProblem} from '../model/siteStatus.ts'

/** Opens the document that must be mended; nothing where there is none to open. */
export function MendLink({documentId, documentType}: Pick<PageProblem, 'documentId' | 'documentType'>) {
  const title = useSchema().get(documentType ?? '')?.title
  if (!documentId || !documentType) return null
  return (
    <IntentLink intent="edit" params={{id: documentId, type: documentType}} style={{textDecoration: 'none'}}>
      <Button as="span" fontSize={1} mode="ghost" padding={2} text={title ? `Open “${title}”` : 'Open the document'} />
    </IntentLink>
  )
}
