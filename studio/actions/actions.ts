import type {DocumentActionComponent, DocumentActionsResolver, DuplicateDocumentActionComponent} from 'sanity'
import {FIXED_TYPES} from '../../domain/content-rules/documentRules.ts'
import {nlEn} from '../language.ts'
import {ownCopy} from './copies.ts'
import {guarded, publishing, removing} from './guarded.tsx'
import {useWhatChanges} from './whatChanges.tsx'

/** Actions missing on documents whose set is fixed by the site. */
const NOT_FOR_FIXED: readonly unknown[] = ['delete', 'duplicate', 'unpublish']

const withOwnCopy = (useStock: DuplicateDocumentActionComponent): DocumentActionComponent =>
  Object.assign<DocumentActionComponent, object>((props) => useStock({...props, mapDocument: ownCopy}), {
    action: useStock.action,
    displayName: 'OwnCopy',
  })

function ours(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === 'publish')
    return guarded(
      action,
      {anyway: nlEn('Toch publiceren', 'Publish anyway'), doing: nlEn('Dit publiceren', 'Publishing this')},
      publishing,
    )
  if (action.action === 'delete')
    return guarded(
      action,
      {anyway: nlEn('Toch verwijderen', 'Delete anyway'), doing: nlEn('Dit verwijderen', 'Deleting this')},
      removing,
    )
  if (action.action === 'unpublish')
    return guarded(
      action,
      {
        anyway: nlEn('Toch van de site halen', 'Unpublish anyway'),
        doing: nlEn('Dit van de site halen', 'Unpublishing this'),
      },
      removing,
    )
  return action.action === 'duplicate' ? withOwnCopy(action) : action
}

/** The Studio's own actions, each of which looks first at what it would do to the site. */
export const documentActions: DocumentActionsResolver = (actions, {schemaType}) => {
  const own = actions
    .filter(({action}) => !FIXED_TYPES.includes(schemaType) || !NOT_FOR_FIXED.includes(action))
    .map(ours)
  const [publish, ...others] = own
  return publish?.action === 'publish' ? [publish, useWhatChanges, ...others] : own
}
