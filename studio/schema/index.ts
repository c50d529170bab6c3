import {withFilledPreview} from './previews.ts'
import {documents, objects, singletons} from './types.ts'

/** Documents whose set is fixed by the site: editors change them, and do not add or delete any. */
export const FIXED_TYPES: string[] = [...singletons.map(({name}) => name), 'page', 'mailMessage']

/** Every type, with previews without placeholders. */
export const schemaTypes = [...objects, ...documents, ...singletons].map(withFilledPreview)
