import {BoomError, mutationError} from '../errors.ts'
import type {LakeRequest} from './router.ts'

const MODES = ['open', 'public', 'private'] as const
type Mode = (typeof MODES)[number]

export const isMode = (text: string): text is Mode => MODES.some((mode) => mode === text)

/** Project, datasets, and the rights to read and write. */
export type Access = {
  /** The project ID that clients name. */
  project: string
  datasets: readonly string[]
  /**
   * The rights of a request without a token: in a public dataset it reads published documents, in a private one nothing. In an
   * open one, which Sanity does not have, everybody on this machine may do everything.
   */
  mode: Mode
  /** Tokens that may write too, as with the role Editor. */
  editors: readonly string[]
  /** Tokens that may read all, as with the role Viewer. */
  viewers: readonly string[]
  /** Origins whose pages are logged in: the Studio's. */
  sessions: readonly string[]
}

export const OPEN: Access = {
  project: 'local',
  datasets: ['production'],
  mode: 'open',
  editors: [],
  viewers: [],
  sessions: [],
}

/** Sanity's client names the project in this header when the URL does not. */
const PROJECT = 'x-sanity-project-id'
const READS = /^\/data\/(query|doc|listen|live)\//
const WRITES = /^\/(data\/(mutate|actions)|assets)\//
/** Calls that need no token; hosted too, images and files of a private dataset are among them. */
const TOLD = /^\/(ping|data\/ping|users\/me$|auth|help|features|journey|check|intake|images|files)/

/** The dataset of a request that may read nothing: hosted, that is an empty answer and no refusal. No dataset has this name. */
export const NOTHING = ''

/** The documents that a request may read. Throws the error of the hosted lake when it may not be answered. */
export function readerOf(
  {project, datasets, mode, editors, viewers, sessions}: Access,
  pattern: string,
  {path, header}: Pick<LakeRequest, 'path' | 'header'>,
): LakeRequest['reader'] {
  const other = [header(PROJECT), path.project].find((id) => id && id !== project)
  if (other) throw new BoomError(404, 'Project not found', `Project with ID "${other}" not found`)
  if (path.dataset !== undefined && !datasets.includes(path.dataset))
    throw new BoomError(404, 'Dataset not found', `Dataset "${path.dataset}" not found for project ID "${project}"`)
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
