import {defineQuery} from 'groq'
import {LINK_TARGETS} from '../../domain/content/fragments.ts'

export const ownAddressesQuery = defineQuery(LINK_TARGETS)
