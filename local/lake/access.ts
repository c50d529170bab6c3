import {EMBEDDED} from '../../studio/model/embedded.ts'
import {BoomError, mutationError} from './errors.ts'
import type {LakeRequest} from './router.ts'

/** Who may read and write. Without tokens everybody on this machine may do everything. */
export type Access = {
  datasets: readonly string[]
  tokens: readonly string[]
  /** Whether what is published can be read without a token. */
  isPublic: boolean
  /** Origins whose pages are logged in: the Studio's. */
  sessions: readonly string[]
}

export const OPEN: Access = {datasets: [EMBEDDED.dataset], tokens: [], isPublic: true, sessions: []}

const items = (text: string | undefined) => (text ?? '').split(',').flatMap((item) => item.trim() || [])

export const accessOf = (environment: Record<string, string | undefined>, sessions: readonly string[]): Access => ({
  datasets: [...OPEN.datasets, ...items(environment.LAKE_DATASETS)],
  tokens: items(environment.LAKE_TOKENS),
  isPublic: environment.LAKE_ACCESS !== 'private',
  sessions,
})

/** What a page of another address may be, beside those of the house. */
export const originsIn = (environment: Record<string, string | undefined>) => items(environment.LAKE_ORIGINS)

/** Where it is said which project a call is for: Sanity's client sends it when the address does not. */
const PROJECT = 'x-sanity-project-id'
const READS = /^\/data\/(query|doc|listen|live)\//
const NEEDS_TOKEN = /^\/(data\/(history|export|references)|assets|projects)\//
const WRITES = /^\/data\/(mutate|actions)\//

/** Whether all may be seen, or what is published only. Throws what the hosted lake answers to whom it does not let in. */
export function readerOf(
  {datasets, tokens, isPublic, sessions}: Access,
  pattern: string,
  {path, header}: Pick<LakeRequest, 'path' | 'header'>,
): LakeRequest['reader'] {
  const project = header(PROJECT) ?? path.project ?? EMBEDDED.projectId
  if (project !== EMBEDDED.projectId)
    throw new BoomError(404, 'Project not found', `Project with ID "${project}" not found`)
  if (path.dataset !== undefined && !datasets.includes(path.dataset))
    throw new BoomError(404, 'Dataset not found', `Dataset "${path.dataset}" not found for project ID "${project}"`)
  const [, token] = /^Bearer (.+)$/.exec(header('authorization') ?? '') ?? []
  if (tokens.length === 0 || (token && tokens.includes(token)) || sessions.includes(header('origin') ?? ''))
    return 'all'
  if (token) throw new BoomError(401, 'Unauthorized', 'Session not found')
  if (WRITES.test(pattern))
    throw mutationError(403, [
      {
        index: 0,
        error: {
          type: 'insufficientPermissionsError',
          description: 'Insufficient permissions; permission "create" required',
          permission: 'create',
        },
      },
    ])
  if (NEEDS_TOKEN.test(pattern) || (READS.test(pattern) && !isPublic))
    throw new BoomError(401, 'Unauthorized', 'A token is needed: this dataset is private')
  return 'public'
}
