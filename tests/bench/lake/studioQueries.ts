import {studioQueries} from '../../../local/content-lake/src/query/studioQueries.fixture.ts'
import {schemaTypes} from '../../../studio/schema/index.ts'

export const {search: studioSearch, list: studioList} = studioQueries(schemaTypes)
