import {studioQueries} from '../../local/lake/studioSearch.fixture.ts'
import {schemaTypes} from '../../studio/schema/index.ts'

export const {search: studioSearch, list: studioList} = studioQueries(schemaTypes)
