import {EMBEDDED} from '../../domain/content/embedded.ts'
import type {Environment} from '../../domain/environment/read.ts'
import {BoomError, mutationError} from './errors.ts'
import type {LakeRequest} from './router.ts'

/** Who may read and write. */
export type Access = {
  datasets: readonly string[]
  /**
   * What is seen without a token: in a public dataset what is published, in a private one nothing. In an open one, which
   * Sanity does not have, everybody on this machine may do everything.
   */
  mode: 'open' | 'public' | 'private'
  /** Tokens that may write too, as with the role Editor. */
  editors: readonly string[]
  /** Tokens that may read all, as with the role Viewer. */
  viewers: readonly string[]
  /** Origins whose pages are logged in: the Studio's. */
  sessions: readonly string[]
}

export const OPEN: Access = {datasets: [EMBEDDED.dataset], mode: 'open', editors: [], viewers: [], sessions: []}

const items = (text: string | undefined) => (text ?? '').split(',').flatMap((item) => item.trim() || [])

export const accessOf = (
  {LAKE_ACCESS, LAKE_DATASETS, LAKE_TOKENS, SANITY_TOKEN}: Environment,
  sessions: readonly string[],
): Access => ({
  datasets: [...OPEN.datasets, ...items(LAKE_DATASETS)],
  mode: LAKE_ACCESS === 'public' || LAKE_ACCESS === 'private' ? LAKE_ACCESS : 'open',
  editors: items(LAKE_TOKENS),
  viewers: items(SANITY_TOKEN),
  sessions,
})

/** What a page of another address may be, beside those of the house. */
export const originsIn = (environment: Environment) => items(environment.LAKE_ORIGINS)

/** Where it is said which project a call is for: Sanity's client sends it when the address does not. */
const PROJECT = 'x-sanity-project-id'
const READS = /^\/data\/(query|doc|listen|live)\//
const WRITES = /^\/(data\/(mutate|actions)|assets)\//
/** What everybody is told; hosted too the images and files of a private dataset, whose names nobody guesses. */
const TOLD = /^\/(ping|data\/ping|users\/me$|auth|help|features|journey|check|intake|images|files)/

/** For whoever sees nothing of a dataset: hosted it is an empty one then, and not a refusal. No dataset has this name. */
export const NOTHING = ''

/** What may be seen. Throws what the hosted lake answers to whom it does not let in. */
export function readerOf(
  {datasets, mode, editors, viewers, sessions}: Access,
  pattern: string,
  {path, header}: Pick<LakeRequest, 'path' | 'header'>,
): LakeRequest['reader'] {
  const project = [header(PROJECT), path.project].find((id) => id && id !== EMBEDDED.projectId)
  if (project) throw new BoomError(404, 'Project not found', `Project with ID "${project}" not found`)
  if (path.dataset !== undefined && !datasets.includes(path.dataset))
    throw new BoomError(
      404,
      'Dataset not found',
      `Dataset "${path.dataset}" not found for project ID "${EMBEDDED.projectId}"`,
    )
  const [, token] = /^Bearer (.+)$/i.exec(header('authorization') ?? '') ?? []
  if (mode === 'open' || (token && editors.includes(token)) || sessions.includes(header('origin') ?? '')) return 'all'
  const isViewer = token !== undefined && viewers.includes(token)
  if (token && !isViewer) throw new BoomError(401, 'Unauthorized', 'Session not found')
  if (WRITES.test(pattern) && (isViewer || !pattern.startsWith('/assets/'))) throw mayNotWrite()
  if (isViewer) return 'all'
  if (TOLD.test(pattern)) return 'published'
  if (READS.test(pattern)) return mode === 'public' ? 'published' : 'nothing'
  throw new BoomError(401, 'Unauthorized', 'A token is needed')
}

const mayNotWrite = () =>
  mutationError(403, [
    {
      index: 0,
      error: {
        type: 'insufficientPermissionsError',
        description: 'Insufficient permissions; permission "create" required',
        permission: 'create',
      },
    },
  ])
