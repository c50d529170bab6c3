import type {Environment} from '../../domain/environment/read.ts'
import {type BackupFacts, type Failure, type Fetched, hasFailed, type NetlifyFacts, type NetlifySite} from './facts.ts'
import type {Places} from './places.ts'
import {attempt, getJson} from './requests.ts'

export async function netlifyFacts(environment: Environment, {netlify}: Places): Promise<NetlifyFacts> {
  const [id, token] = [environment.NETLIFY_SITE_ID, environment.NETLIFY_AUTH_TOKEN]
  const same = <T>(all: T) => ({site: all, plan: all, variables: all, buildHooks: all, database: all, snapshots: all})
  if (!id || !token) return same(null)
  const ask = <T>(path: string) =>
    attempt(() => getJson<T>(`${netlify}/api/v1${path}`, {authorization: `Bearer ${token}`}))
  const own = `/sites/${encodeURIComponent(id)}`
  const site = await ask<NetlifySite>(own)
  if (site === null || hasFailed(site)) return {...same(site)}
  const account = encodeURIComponent(site.account_id ?? '')
  const [plan, variables, buildHooks, address, saved] = await Promise.all([
    ask<{type_name?: string}>(`/accounts/${account}`),
    ask<Exclude<NetlifyFacts['variables'], null>>(`/accounts/${account}/env?site_id=${encodeURIComponent(id)}`),
    ask<{url?: string}[]>(`${own}/build_hooks`),
    ask<{connection_string?: string}>(`${own}/database?role=netlifydb_readonly`),
    ask<{snapshots?: {created_at?: string}[]}>(`${own}/database/snapshots`),
  ])
  return {
    ...{site, plan, buildHooks},
    variables: variables as NetlifyFacts['variables'],
    database: isMissing(address)
      ? {exists: false, host: null}
      : on(address, ({connection_string: url}) => ({
          exists: Boolean(url),
          host: URL.parse(url ?? '')?.hostname ?? null,
        })),
    snapshots: isMissing(saved)
      ? []
      : on(saved, ({snapshots = []}) => snapshots.flatMap(({created_at: at}) => at ?? [])),
  }
}

const isMissing = (answer: Fetched<unknown>) => hasFailed(answer) && answer.status === 404
const on = <T, R>(answer: Fetched<T>, read: (value: T) => R): Fetched<R> =>
  answer === null || hasFailed(answer) ? (answer as Failure | null) : read(answer)

/** The last night that the workflow Backup ended well, by a token of GitHub that may read its runs. */
export async function backupFacts(environment: Environment, {github}: Places): Promise<BackupFacts['workflow']> {
  const [repository, token] = [environment.GITHUB_REPOSITORY, environment.GITHUB_TOKEN]
  if (!repository || !token) return null
  const runs = `${github}/repos/${repository}/actions/workflows/backup.yml/runs?status=success&per_page=1`
  const answer = await attempt(() =>
    getJson<{workflow_runs?: {updated_at: string}[]}>(runs, {authorization: `Bearer ${token}`}),
  )
  return on(answer, ({workflow_runs: all = []}) => ({last: all[0]?.updated_at ?? null}))
}
