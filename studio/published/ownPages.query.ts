import {defineQuery} from 'groq'
import {OWN_PAGES} from '../../domain/content/fragments.ts'

/** Pages that editors made, in the perspective of who asks. */
export const ownPagesQuery = defineQuery(OWN_PAGES)
