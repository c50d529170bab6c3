import {defineQuery} from 'groq'

/** When the document was published last; null when it is not there. */
export const updatedQuery = defineQuery('*[_id == $id][0]._updatedAt')
