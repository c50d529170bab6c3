import type {ContentQueryResult} from '../../../../../domain/content/content.types.ts'
import type {PageContext} from '../../../page/pageContext.ts'

/** One part of a page of editors. */
export type Part = PageContext<ContentQueryResult>['content']['page']['parts'][number]

export type PartOf<Type extends Part['_type']> = Extract<Part, {_type: Type}>
