import type {DocumentActionComponent, DocumentActionsResolver, DuplicateDocumentActionComponent} from 'sanity'
import {FIXED_TYPES} from '../../domain/content-rules/documentRules.ts'
import {nlEn} from '../language.ts'
import {withoutQuestion} from './askedOnce.ts'
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

const DELETING = {
  anyway: nlEn('Toch verwijderen', 'Delete anyway'),
  doing: nlEn('Dit verwijderen', 'Deleting this'),
  question: {
    header: nlEn('Dit verwijderen?', 'Delete this?'),
    text: nlEn(
      'Het verdwijnt uit de Studio en van de site, met wat erin is gewijzigd. Bij Verwijderde documenten kun je het terugzetten.',
      'It disappears from the Studio and from the site, with its unpublished changes. You can restore it from Deleted documents.',
    ),
    button: nlEn('Verwijderen', 'Delete'),
  },
}

const UNPUBLISHING = {
  anyway: nlEn('Toch van de site halen', 'Unpublish anyway'),
  doing: nlEn('Dit van de site halen', 'Unpublishing this'),
  question: {
    header: nlEn('Dit van de site halen?', 'Unpublish this?'),
    text: nlEn('Het blijft hier als concept bewaard.', 'It is kept here as a draft.'),
    button: nlEn('Van de site halen', 'Unpublish'),
  },
}

function ours(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === 'publish')
    return guarded(
      action,
      {anyway: nlEn('Toch publiceren', 'Publish anyway'), doing: nlEn('Dit publiceren', 'Publishing this')},
      publishing,
    )
  if (action.action === 'delete') return guarded(withoutQuestion(action, 'delete'), DELETING, removing)
  if (action.action === 'unpublish') return guarded(withoutQuestion(action, 'unpublish'), UNPUBLISHING, removing)
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
