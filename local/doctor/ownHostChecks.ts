import type {SiteStatus} from '../../domain/content/siteStatus.ts'
import {ALIVE_PATH, type Alive} from '../../domain/environment/alive.ts'
import {refusals} from '../../domain/environment/guards.ts'
import {HOUR_MS} from '../../domain/format/dates.ts'
import {isPublicAddress} from '../../functions/commands/examine.ts'
import {ownRefusals} from '../site/host/settings.ts'
import {AGE_MS} from './backupCheck.ts'
import {type Answer, type Fetched, type HostedFacts, hasFailed, type OwnHostFacts} from './facts.ts'
import {wrongDatabase} from './hostingChecks.ts'
import {FORGED} from './ownHostFacts.ts'
import {COUNTS} from './siteChecks.ts'
import {type Check, fine, judgeAnswer, waits, wrong} from './verdict.ts'

const SITE = {needs: 'SITE_URL', who: 'the site'}
const DATABASE = {needs: 'DATABASE_URL', who: 'the database'}
const LOG = 'docker compose ps; docker compose logs site'

/** Settings of the file that the build and the container read. */
export const OWN_SETTINGS_CHECK: Check<HostedFacts> = {
  id: 'settings',
  title: 'Settings of this shell',
  judge: (_facts, environment) => {
    const all = [...refusals(environment, 'production'), ...ownRefusals({...environment, CONTEXT: 'production'})]
    const [first, ...more] = [...new Set(all)]
    if (!first) return fine('as production wants them')
    const names = more.map((each) => each.split(':')[0]).join(', ')
    return wrong(`${first}${more.length > 0 ? ` (and ${more.length} more: ${names})` : ''}`, 'docs/environment.md')
  },
}

export const OWN_DATABASE_CHECK: Check<HostedFacts> = {
  id: 'database',
  title: 'Database',
  judge: ({database}, {DATABASE_URL}) =>
    judgeAnswer(database, DATABASE, (examined) => {
      const fault = wrongDatabase(DATABASE_URL, examined)
      if (fault) return fault
      if (examined.keeper === 'host')
        return wrong(
          'its tables are those of another host, which brings them up to date itself',
          'make an empty one and restore into it (docs/runbook.md)',
        )
      return examined.missing.length > 0
        ? wrong(
            `lacks ${examined.missing.join(', ')}`,
            'start this release: the server migrates first (docs/own-host.md)',
          )
        : fine('reachable, and up to date')
    }),
}

const aliveOf = (answer: Fetched<Answer>): Alive | null => {
  if (answer === null || hasFailed(answer)) return null
  try {
    const {instance, code, client} = JSON.parse(answer.body) as Partial<Alive>
    return instance && code ? {instance, code, client: client ?? null} : null
  } catch {
    return null
  }
}

/** First answer that is not that of an instance which takes requests, or else the first. */
const worstOf = (all: readonly Fetched<Answer>[]): Fetched<Answer> =>
  all.find((each) => hasFailed(each) || each?.status !== 200 || !aliveOf(each)) ?? all[0] ?? null

const allAlive = (own: OwnHostFacts | null): Alive[] => own?.alive.flatMap((each) => aliveOf(each) ?? []) ?? []
const instancesOf = (own: OwnHostFacts | null) => new Set(allAlive(own).map(({instance}) => instance))

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

export const OWN_HOST_CHECKS: Check<HostedFacts>[] = [
  {
    id: 'own-server',
    title: 'Server',
    judge: ({own}) =>
      judgeAnswer(worstOf(own?.alive ?? []), SITE, (answer) => {
        const {status} = answer
        if ([502, 503, 504].includes(status) && !aliveOf(answer))
          return wrong(`the proxy answers ${status}: it reaches no server`, LOG)
        if (status === 503)
          return wrong('an instance takes no requests: it cannot use its database, or is being stopped', LOG)
        if (status !== 200 || !aliveOf(answer))
          return wrong(
            `${ALIVE_PATH} is answered ${status} by something else than this server`,
            'point the proxy and the name at this machine (docs/own-host.md, step 3)',
          )
        return fine('takes requests')
      }),
  },
  {
    id: 'own-tls',
    title: 'TLS',
    judge: ({own}) => {
      if (!own) return waits('needs SITE_URL')
      const {plain} = own
      if (plain === null || hasFailed(plain)) return fine('https alone: http is not answered')
      if (plain.status >= 300 && plain.status < 400 && plain.headers.location?.startsWith('https://'))
        return fine('http is sent on to https')
      return wrong(
        `http is answered ${plain.status}, so customers’ data can cross the network unencrypted`,
        'let the proxy send http on to https, and publish the port of the server on 127.0.0.1 alone',
      )
    },
  },
  {
    id: 'own-proxy',
    title: 'Clients behind the proxy',
    judge: ({own}) => {
      const [usual, forged] = [aliveOf(own?.alive[0] ?? null), aliveOf(own?.forged ?? null)]
      if (!usual?.client || !forged?.client) return waits('needs an answer of the server')
      if (forged.client === FORGED)
        return wrong(
          'whoever asks can name their own address, and have no limits',
          'TRUST_PROXY is higher than the number of proxies, or the port of the server is open to all',
        )
      if (!isPublicAddress(usual.client))
        return wrong(
          `all visitors count as ${usual.client}, which is the proxy, and share one limit`,
          'TRUST_PROXY: the number of proxies in front; each must append to X-Forwarded-For',
        )
      return fine('are told apart, and none can name another address')
    },
  },
  {
    id: 'own-instances',
    title: 'Instances',
    judge: ({own}) => {
      const instances = instancesOf(own).size
      if (instances === 0) return waits('needs an answer of the server')
      const builds = new Set(allAlive(own).map(({code}) => code)).size
      return builds > 1
        ? wrong(
            `${instances} answered, of ${builds} builds: pages and scripts do not fit`,
            'start all of them from one image',
          )
        : fine(`${count(instances, 'instance')} answered, of one build`)
    },
  },
  {
    id: 'own-pages',
    title: 'Pages',
    judge: ({own}) =>
      judgeAnswer(own?.status ?? null, SITE, ({status, body}) => {
        if (status !== 200) return wrong(`the status of the site is answered ${status}`, LOG)
        const {failure, problems, looksEveryMinutes} = JSON.parse(body) as SiteStatus
        if (failure)
          return wrong(
            `nothing new goes live (${failure.kind}): ${failure.problem.split('\n')[0]}`,
            failure.kind === 'content' || failure.kind === 'unreachable'
              ? 'Studio, or the token for content'
              : `room and rights of the volume /data; ${LOG}`,
          )
        if (problems.length > 0)
          return wrong(`${count(problems.length, 'document')} keep pages as they were`, 'Studio → Site: it names them')
        return fine(`what is published is live; looked for every ${count(looksEveryMinutes ?? 5, 'minute')}`)
      }),
  },
]

export const OWN_LIMITS_CHECK: Check<HostedFacts> = {
  id: 'limits',
  title: 'Rate limits',
  judge: ({database, own, site: {isLimited}}) =>
    judgeAnswer(database, DATABASE, ({missing}) => {
      if (missing.includes(COUNTS))
        return wrong(`the database does not count: it lacks ${COUNTS}`, 'bring it up to date')
      if (isLimited === null) return waits('needs SITE_URL, and an answer of its /api/health')
      if (isLimited) return fine('what is too much is refused; the database counts for all instances')
      return instancesOf(own).size > 1
        ? fine(
            'the database counts for all instances; 75 questions of /api/health, which each counts by itself, were answered',
          )
        : wrong(
            '75 questions in a row were answered, and 60 is the limit',
            'see Clients behind the proxy: each question may count as another client',
          )
    }),
}

export const OWN_BACKUP_CHECK: Check<HostedFacts> = {
  id: 'backup',
  title: 'Backup',
  judge: ({now, backup: {kept}}) => {
    if (kept === null) return waits('needs --backups <folder>, where each night’s is kept (docs/own-host.md, step 5)')
    if (hasFailed(kept)) return wrong(kept.failed, 'npm run backup -- <folder>/<day>')
    if (!kept.newest) return wrong('the folder holds none', 'npm run backup -- <folder>/<day>, every night')
    const hours = Math.floor((now.getTime() - Date.parse(kept.newest.madeAt)) / HOUR_MS)
    if (hours * HOUR_MS > AGE_MS)
      return wrong(`the newest is ${Math.floor(hours / 24)} days old`, 'look at the log of the program that makes them')
    return kept.newest.hasOrders
      ? fine(`whole, made ${hours} hours ago; keep copies off this machine`)
      : wrong('the newest has no orders', 'give the command DATABASE_URL (docs/own-host.md, step 5)')
  },
}
