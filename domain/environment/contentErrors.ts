import type {ContentSource} from '../content/client.ts'

/** Error of Sanity's client, as far as it concerns the settings. */
type Failure = {statusCode?: unknown; message?: unknown; code?: unknown; cause?: unknown}

const isUnknownHost = ({code, cause}: Failure): boolean =>
  code === 'ENOTFOUND' || (typeof cause === 'object' && cause !== null && isUnknownHost(cause))

/**
 * Which setting is wrong, by what Sanity answered: project, dataset or token. Null when it is none of them, or nobody can
 * tell. Sanity's own words are matched loosely: they have changed before.
 */
export function explainContentError(error: unknown, source: ContentSource): string | null {
  if ('lakeUrl' in source) return null
  const failure = error as Failure
  const {statusCode, message} = failure
  const text = String(message)
  const {projectId, dataset, token} = source
  if (isUnknownHost(failure))
    return `SANITY_PROJECT_ID: there is no ${projectId}.api.sanity.io: Sanity has no such project, or this machine no network`
  if (statusCode === 404 && /project/i.test(text) && !/dataset/i.test(text))
    return `SANITY_PROJECT_ID: Sanity has no project "${projectId}"; its ID stands in sanity.io/manage`
  if (statusCode === 404 && /dataset/i.test(text))
    return `SANITY_DATASET: project ${projectId} has no dataset "${dataset}"; sanity.io/manage → Datasets lists them`
  if (statusCode === 401)
    return token
      ? `SANITY_TOKEN: project ${projectId} does not take this token; make one in sanity.io/manage → API → Tokens`
      : `SANITY_TOKEN: dataset "${dataset}" of project ${projectId} is private, and no token is set`
  if (statusCode === 403)
    return token
      ? `SANITY_TOKEN: the token may not do this in dataset "${dataset}" of project ${projectId}; reading takes the role Viewer, writing Editor`
      : `SANITY_TOKEN: dataset "${dataset}" of project ${projectId} takes this from nobody without a token`
  return null
}

/** A private dataset shows nothing without a token, and says nothing either: it looks like an empty one. */
export function explainEmptiness(source: ContentSource): string {
  if ('lakeUrl' in source) return 'The embedded lake is empty; stop, and run npm start, which fills it'
  const {projectId, dataset, token} = source
  const seed = 'npm run content -- reset --replace fills it with what ships'
  return token
    ? `SANITY_DATASET: dataset "${dataset}" of project ${projectId} has no published content; ${seed}`
    : `SANITY_TOKEN: without a token, dataset "${dataset}" of project ${projectId} shows nothing: it is private and needs one, or it is empty (${seed})`
}
