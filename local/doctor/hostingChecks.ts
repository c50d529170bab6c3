import {OF_SHELL, refusals} from '../../domain/environment/guards.ts'
import {type DatabaseFacts, type HostedFacts, hasFailed, type NetlifySite} from './facts.ts'
import {type Check, fine, judgeAnswer, quoted, type Verdict, waits, wrong} from './verdict.ts'

export const NETLIFY = {needs: 'NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN', who: 'Netlify'}

/** Region of an address in the words of AWS, which most hosts of databases use; null when it names none. */
const regionIn = (text: string): string | null => /\b(?:af|ap|ca|eu|il|me|mx|sa|us)-[a-z]+-\d\b/.exec(text)?.[0] ?? null

/** Regions of the EU, as AWS and as Netlify's airports name them. */
const isEuropean = (region: string) => /^eu-(?!west-2)|^(ams|arn|cdg|dub|fra|mad|mxp)$/.test(region)

export const SETTINGS_CHECK: Check<HostedFacts> = {
  id: 'settings',
  title: 'Settings of this shell',
  judge: (_facts, environment) => {
    const [first, ...more] = refusals({...environment, NETLIFY: OF_SHELL, NETLIFY_API_URL: undefined}, 'production')
    if (!first) return fine('as production wants them')
    return wrong(
      `${first}${more.length > 0 ? ` (and ${more.length} more: ${more.map((each) => each.split(':')[0]).join(', ')})` : ''}`,
      'docs/environment.md',
    )
  },
}

const BUILDS = 'Project configuration → Build & deploy → Continuous deployment'

/** Settings of the project that netlify.toml cannot hold. */
function judgeProject({name, functions_region: region, build_settings: build}: NetlifySite): Verdict {
  const {repo_branch: branch, base, allowed_branches: branches} = build ?? {}
  const others = branches?.filter((each) => each !== branch) ?? []
  const problems = [
    branch && branch !== 'live' && `its production branch is "${branch}", so pushes go live before CI; live is the one`,
    base && !/^\/?$/.test(base) && `its base directory is "${base}", where netlify.toml is not; leave it empty`,
    others.length > 0 && `it deploys other branches too (${others.join(', ')}); none are needed`,
    build?.stop_builds && 'its builds are stopped; activate them',
  ].filter((each) => typeof each === 'string')
  if (problems.length > 0) return wrong(problems.join('; '), BUILDS)
  if (!isEuropean(region ?? ''))
    return wrong(
      `${quoted(name)}: functions run in ${region ?? 'the default region, Ohio'}, so customers’ data is handled outside the EU`,
      'Project configuration → Functions → Region: Frankfurt, before the database is made',
    )
  return fine(`${quoted(name)}; branch ${branch ?? 'not told'}, functions in ${region}`)
}

/** Function whose schedule everything that is late hangs on. */
const JOBS = 'reconcile'

function judgeDeploy({published_deploy: deploy, force_ssl: isForced, build_settings: build}: NetlifySite): Verdict {
  if (!deploy) return waits('needs a first deploy')
  const {branch, locked, function_schedules: schedules} = deploy
  if (locked) return wrong('auto publishing is stopped: new deploys do not go live', 'Deploys → Start auto publishing')
  const own = build?.repo_branch ?? 'live'
  if (branch && branch !== own)
    return wrong(
      `the published deploy is of branch "${branch}", not ${own}`,
      `Deploys → the last of ${own} → Publish deploy`,
    )
  if (schedules && !schedules.some(({name}) => name === JOBS))
    return wrong(
      `the published deploy has no schedule for ${JOBS}: nothing would renew, mail or settle by itself`,
      'deploy from this repository’s root, with its netlify.toml',
    )
  if (isForced === false) return wrong('http is not sent on to https', 'Domain management → HTTPS → Force HTTPS')
  return fine(`published ${deploy.published_at ?? 'at an unknown time'}, and new ones go live by themselves`)
}

export const PROJECT_CHECKS: Check<HostedFacts>[] = [
  {
    id: 'netlify-site',
    title: 'Netlify project',
    judge: ({netlify: {site}}) =>
      hasFailed(site) && site.status === 404
        ? wrong('there is no such project', 'copy NETLIFY_SITE_ID from Project configuration → General')
        : judgeAnswer(site, NETLIFY, judgeProject),
  },
  {
    id: 'netlify-plan',
    title: 'Netlify plan',
    judge: ({netlify: {plan}}) =>
      judgeAnswer(plan, NETLIFY, ({type_name: name = 'unknown'}) =>
        /free|starter/i.test(name)
          ? wrong(
              `is ${name}: when its credits are used up the shop is shut until the next month`,
              'Team → Usage & billing: Personal or Pro, with Auto recharge (docs/runbook.md, Costs)',
            )
          : fine(`${name}; credits left and Auto recharge: Team → Usage & billing, no API tells them`),
      ),
  },
]

/** Fault of a database that any host would have. */
export function wrongDatabase(address: string | undefined, {kind, newer, keeper}: DatabaseFacts): Verdict | null {
  if (kind !== 'postgres') return wrong('is a file on this machine', 'give DATABASE_URL a PostgreSQL')
  const outside = regionIn(hostOf(address))
  if (outside && !isEuropean(outside))
    return wrong(`is in ${outside}, outside the EU`, 'make one in Frankfurt and restore into it (docs/runbook.md)')
  if (/[?&]sslmode=(disable|allow|prefer)\b/.test(address ?? ''))
    return wrong('its address lets customers’ data cross the network unencrypted', 'end it with ?sslmode=require')
  if (keeper === 'unknown')
    return wrong('its tables are those of no release', 'deploy the release that made them, or look at its rows')
  return newer.length > 0
    ? wrong(`has ${newer.join(', ')}, which this release does not know`, 'deploy the newer release')
    : null
}

export const DATABASE_CHECK: Check<HostedFacts> = {
  id: 'database',
  title: 'Database',
  judge: ({database}, {NETLIFY_DB_URL, DATABASE_URL}) =>
    judgeAnswer(database, {needs: 'DATABASE_URL or NETLIFY_DB_URL', who: 'the database'}, (examined) => {
      if (examined.kind === 'postgres' && NETLIFY_DB_URL && DATABASE_URL && NETLIFY_DB_URL !== DATABASE_URL)
        return wrong(
          'NETLIFY_DB_URL and DATABASE_URL name two: functions take Netlify’s, and the other’s orders are not read',
          'keep one of them, here and at Netlify',
        )
      const fault = wrongDatabase(NETLIFY_DB_URL || DATABASE_URL, examined)
      if (fault) return fault
      const {missing, keeper} = examined
      if (keeper === 'host')
        return fine(
          `reachable; Netlify brings its tables up to date with each deploy${missing.length > 0 ? `, the next brings ${missing.join(', ')}` : ''}`,
        )
      return missing.length > 0
        ? wrong(`lacks ${missing.join(', ')}`, 'npm run orders -- migrate')
        : fine('reachable, and up to date')
    }),
}

const hostOf = (address = '') => URL.parse(address)?.hostname ?? ''

export const DEPLOYED_CHECK: Check<HostedFacts> = {
  id: 'deploys',
  title: 'Deploys',
  judge: ({netlify: {site}}) => judgeAnswer(site, NETLIFY, judgeDeploy),
}

export const BUILD_HOOK_CHECK: Check<HostedFacts> = {
  id: 'build-hook',
  title: 'Build hook',
  judge: ({netlify: {buildHooks}}, {PAGES_FROM, BUILD_HOOK_URL}) => {
    if (PAGES_FROM !== 'build') return fine('none, and none is needed: a function answers the pages')
    if (!BUILD_HOOK_URL)
      return wrong('PAGES_FROM=build needs one', 'Build & deploy → Build hooks → Add; set BUILD_HOOK_URL')
    return judgeAnswer(buildHooks, NETLIFY, (all) =>
      all.some(({url}) => url === BUILD_HOOK_URL)
        ? fine('is one of this project')
        : wrong('BUILD_HOOK_URL is none of this project', 'Build & deploy → Build hooks'),
    )
  },
}
