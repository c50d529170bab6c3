import {withGroups} from './groups.ts'
import {withHiding} from './hiddenParts.ts'
import {withReadablePreview} from './previews.ts'
import {documents, objects, singletons} from './types.ts'

/** Every type, with parts that can be hidden, previews without placeholders, and long forms in tabs. */
export const schemaTypes = [...objects, ...documents, ...singletons]
  .map(withHiding)
  .map(withReadablePreview)
  .map(withGroups)
