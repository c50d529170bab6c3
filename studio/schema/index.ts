import {withGroups} from './groups.ts'
import {withFilledPreview} from './previews.ts'
import {documents, objects, singletons} from './types.ts'

/** Every type, with previews without placeholders, and long forms in tabs. */
export const schemaTypes = [...objects, ...documents, ...singletons].map(withFilledPreview).map(withGroups)
