import {refusals} from '../../domain/environment/guards.ts'
import {VARIABLES, type VariableName} from '../../domain/environment/variables.ts'
import {type HostedFacts, hasFailed, type NetlifyVariable} from './facts.ts'
import {type Check, fine, judgeAnswer, wrong} from './verdict.ts'

const NETLIFY = {needs: 'NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN', who: 'Netlify'}

/** Variables that production needs; the database may be Netlify's own. */
const NEEDED = [
  ...['SANITY_PROJECT_ID', 'SANITY_DATASET', 'SANITY_WEBHOOK_SECRET', 'STUDIO_URL', 'OPERATOR_MAIL'],
  ...['MOLLIE_API_KEY', 'SMTP_URL', 'MAIL_FROM', 'LINK_SECRET'],
] as VariableName[]

/** Variables that the site must not have: the doctor's keys open more than it may. */
const NEVER = ['NETLIFY_AUTH_TOKEN', 'SANITY_MANAGE_TOKEN', 'LAKE_URL', 'MOLLIE_URL', 'VIES_URL', 'MEASURE_OWN_SITE']

type Context = 'production' | 'deploy-preview'

/** Value in a context; undefined when not set there, null when Netlify hides it. */
function valueIn(variables: NetlifyVariable[], key: string, context: Context): string | null | undefined {
  const variable = variables.find((each) => each.key === key)
  const found =
    variable?.values.find((each) => each.context === context) ?? variable?.values.find((each) => each.context === 'all')
  if (!found) return undefined
  return variable?.is_secret || !found.value ? null : found.value
}

function wrongInProduction(variables: NetlifyVariable[]): string | null {
  const missing = NEEDED.filter((name) => valueIn(variables, name, 'production') === undefined)
  if (missing.length > 0) return `not set: ${missing.join(', ')}`
  const forbidden = NEVER.filter((name) => valueIn(variables, name, 'production') !== undefined)
  if (forbidden.length > 0) return `${forbidden.join(', ')} must not be set for the site`
  if (valueIn(variables, 'MOLLIE_API_KEY', 'production')?.startsWith('test_')) return 'MOLLIE_API_KEY is a test_ key'
  const open = NEEDED.filter((name) => VARIABLES[name].isSecret && !variables.find(({key}) => key === name)?.is_secret)
  return open.length > 0 ? `${open.join(', ')}: shown to everybody in the team; mark as secret` : null
}

function wrongInPreviews(variables: NetlifyVariable[]): string | null {
  const variable = (name: string) => variables.find(({key}) => key === name)
  if (valueIn(variables, 'MOLLIE_API_KEY', 'deploy-preview')?.startsWith('live_'))
    return 'MOLLIE_API_KEY is the live_ key'
  if (variable('MOLLIE_API_KEY')?.values.every(({context}) => context === 'all'))
    return 'MOLLIE_API_KEY is production’s; give deploy previews the test_ key'
  if (valueIn(variables, 'DATABASE_URL', 'deploy-preview') !== undefined)
    return 'DATABASE_URL is set there, and it is production’s store; limit it to production'
  if (valueIn(variables, 'SANITY_PUBLISH_TOKEN', 'deploy-preview') !== undefined)
    return 'SANITY_PUBLISH_TOKEN is set there, and a preview must not publish; limit it to production'
  const shared = (['LINK_SECRET', 'FUNCTIONS_KEY'] as const).filter((name) =>
    variable(name)?.values.every(({context}) => context === 'all'),
  )
  return shared.length > 0 ? `${shared.join(', ')}: production’s own; a link of a preview would open production` : null
}

export const SETTINGS_CHECK: Check<HostedFacts> = {
  id: 'settings',
  title: 'Settings of this shell',
  judge: (_facts, environment) => {
    const [first, ...more] = refusals({...environment, NETLIFY_API_URL: undefined}, 'production')
    if (!first) return fine('as production wants them')
    return wrong(
      `${first}${more.length > 0 ? ` (and ${more.length} more: ${more.map((each) => each.split(':')[0]).join(', ')})` : ''}`,
      'docs/environment.md',
    )
  },
}

export const PROJECT_CHECKS: Check<HostedFacts>[] = [
  {
    id: 'netlify-site',
    title: 'Netlify project',
    judge: ({netlify: {site}}) =>
      hasFailed(site) && site.status === 404
        ? wrong('there is no such project', 'copy NETLIFY_SITE_ID from Project configuration → General')
        : judgeAnswer(site, NETLIFY, ({name, functions_region}) =>
            fine(`"${name}"; functions run in ${functions_region ?? 'the default region, in the United States'}`),
          ),
  },
  {
    id: 'database',
    title: 'Database',
    judge: ({database}, {NETLIFY_DB_URL, DATABASE_URL}) =>
      judgeAnswer(
        database,
        {needs: 'DATABASE_URL or NETLIFY_DB_URL', who: 'the database'},
        ({kind, missing, newer, keeper}) => {
          if (kind !== 'postgres') return wrong('is a file on this machine', 'give DATABASE_URL a PostgreSQL')
          if (NETLIFY_DB_URL && DATABASE_URL && NETLIFY_DB_URL !== DATABASE_URL)
            return wrong(
              'NETLIFY_DB_URL and DATABASE_URL name two: functions take Netlify’s, and the other’s orders are not read',
              'keep one of them, here and at Netlify',
            )
          if (keeper === 'unknown')
            return wrong('its tables are those of no release', 'deploy the release that made them, or look at its rows')
          if (newer.length > 0)
            return wrong(`has ${newer.join(', ')}, which this release does not know`, 'deploy the newer release')
          if (keeper === 'host')
            return fine(
              `reachable; Netlify brings its tables up to date with each deploy${missing.length > 0 ? `, the next brings ${missing.join(', ')}` : ''}`,
            )
          return missing.length > 0
            ? wrong(`lacks ${missing.join(', ')}`, 'npm run orders -- migrate')
            : fine('reachable, and up to date')
        },
      ),
  },
]

export const DEPLOY_CHECKS: Check<HostedFacts>[] = [
  {
    id: 'netlify-production',
    title: 'Variables of production',
    judge: ({netlify: {variables}}) =>
      judgeAnswer(variables, NETLIFY, (all) => {
        const problem = wrongInProduction(all)
        return problem
          ? wrong(problem, 'Project configuration → Environment variables, context Production')
          : fine('complete')
      }),
  },
  {
    id: 'netlify-previews',
    title: 'Variables of deploy previews',
    judge: ({netlify: {variables}}) =>
      judgeAnswer(variables, NETLIFY, (all) => {
        const problem = wrongInPreviews(all)
        return problem
          ? wrong(problem, 'Project configuration → Environment variables, context Deploy Previews')
          : fine('their own where they must be')
      }),
  },
  {
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
  },
]
