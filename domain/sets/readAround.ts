import {type ChangeSet, draftId} from './changeSet.ts'
import type {Around} from './decide.ts'

/** A query of the lake in the perspective `raw`. */
type FetchRaw = (query: string, params: Record<string, unknown>) => Promise<unknown>

const AROUND = `{
  "documents": *[_id in path("*") && !(_type match "sanity.*")],
  "drafts": *[_id in $drafts]
}`

/** Reads everything published, and the drafts of a set, at one moment. */
export const readAround = (fetch: FetchRaw, {members}: Pick<ChangeSet, 'members'>) =>
  fetch(AROUND, {drafts: members.map(({id}) => draftId(id))}) as Promise<Around>
