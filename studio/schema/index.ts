import {withFilledPreview} from './previews.ts'
import {documents, objects, singletons} from './types.ts'

/** Every type, with previews without placeholders. */
export const schemaTypes = [...objects, ...documents, ...singletons].map(withFilledPreview)
