import {isLoopback, listOf, publicAddress, readSender} from './checks.ts'
import {type DeployContext, deployContext, isPreview, publicUrl} from './context.ts'
import {mistyped} from './lookalikes.ts'
import {type Environment, problemWith} from './read.ts'
import {VARIABLE_NAMES, type VariableName} from './variables.ts'

type Guard = (environment: Environment, context: DeployContext) => string | false | null | undefined

/** Value of NETLIFY by which the doctor has a shell judged as Netlify's settings. */
export const OF_SHELL = 'shell'

/** Place of the settings of each host, and its guide. Netlify says in its builds that it is Netlify. */
const HOSTS = {
  netlify: {settings: 'Netlify’s settings', guide: 'docs/go-live.md'},
  shell: {settings: 'this shell', guide: 'docs/go-live.md'},
  own: {settings: 'the file of settings', guide: 'docs/own-host.md'},
}
const hostOf = ({NETLIFY}: Environment) => (NETLIFY === OF_SHELL ? HOSTS.shell : NETLIFY ? HOSTS.netlify : HOSTS.own)

/** Variables that a selling shop cannot do without. */
const TO_SELL = ['SMTP_URL', 'MAIL_FROM', 'LINK_SECRET'] as const satisfies readonly VariableName[]

/** Reserved for examples, and what ships. */
const isExample = (address: string) => /@(?:[\w-]+\.)*example\.(?:nl|com|org|net)$/i.test(address)

export const liveKeyOutside: Guard = ({MOLLIE_API_KEY = ''}, context) =>
  MOLLIE_API_KEY.startsWith('live_') &&
  context !== 'production' &&
  `MOLLIE_API_KEY: ${context === 'embedded' ? 'one machine takes' : 'a preview takes'} no live_ key, since real money would be taken; give it a test_ key of its own`

export const testKeyInProduction: Guard = ({MOLLIE_API_KEY = ''}, context) =>
  MOLLIE_API_KEY.startsWith('test_') &&
  context === 'production' &&
  'MOLLIE_API_KEY: production takes no test_ key, with which anybody could "pay" without money; give it the live_ key'

const foreignSender: Guard = (environment, context) => {
  const sender = readSender(environment.MAIL_FROM ?? '')
  const site = publicUrl(environment)
  if (context !== 'production' || !sender || !site || isLoopback(site)) return null
  const host = URL.parse(site)?.hostname ?? ''
  const domain = sender.address.split('@')[1]?.toLowerCase() ?? ''
  if (host.endsWith('.netlify.app') || isOneDomain(domain, host)) return null
  return `MAIL_FROM: is of ${domain}, and the site is ${host}; receivers take mails of a foreign domain for spam, so give an address of the site's own domain`
}

/** Whether a mail's domain is the site's, above it or beside it: www.example.nl, example.nl, mail.example.nl. */
function isOneDomain(domain: string, host: string): boolean {
  const [, ...above] = host.split('.')
  const ground = above.length > 1 ? above.join('.') : host
  return domain === ground || domain.endsWith(`.${ground}`) || host.endsWith(`.${domain}`)
}

/**
 * In a preview, the store of production. Netlify's own database gives each preview a copy of it, customers' data included, at
 * an address that anybody can guess: so previews read PREVIEW_DATABASE_URL alone, and sell nothing without one.
 */
export const productionStore: Guard = ({DATABASE_URL, PREVIEW_DATABASE_URL, NETLIFY_DB_URL}, context) => {
  if (context !== 'deploy-preview' && context !== 'branch-deploy') return null
  if (PREVIEW_DATABASE_URL && [DATABASE_URL, NETLIFY_DB_URL].includes(PREVIEW_DATABASE_URL))
    return 'PREVIEW_DATABASE_URL: is the store of production, or a copy of it; previews need one of their own'
  return (
    DATABASE_URL &&
    !PREVIEW_DATABASE_URL &&
    "DATABASE_URL: is production's store, which a preview must not touch; set PREVIEW_DATABASE_URL, or DATABASE_URL for production only"
  )
}

/** A function's files go with its process, and each process has its own. */
const fileOnHost: Guard = ({NETLIFY, ...environment}, context) => {
  if (!NETLIFY || context === 'embedded') return null
  const names = ['DATABASE_URL', 'PREVIEW_DATABASE_URL'] as const
  const found = names.filter((name) => environment[name]?.startsWith('file:'))
  return found.length > 0 && `${found.join(', ')}: is a file, which functions lose; give the address of a PostgreSQL`
}

const noContent: Guard = (environment, context) => {
  const {SANITY_PROJECT_ID, SANITY_DATASET} = environment
  if (context === 'embedded' || (SANITY_PROJECT_ID && SANITY_DATASET)) return null
  const missing = [!SANITY_PROJECT_ID && 'SANITY_PROJECT_ID', !SANITY_DATASET && 'SANITY_DATASET'].filter(Boolean)
  const {settings, guide} = hostOf(environment)
  return `${missing.join(' and ')}: not in ${settings}, so there is no content to build from (${guide})`
}

/** Half of a pair, on one machine: nobody can have meant the embedded lake. */
const halfContent: Guard = ({SANITY_PROJECT_ID, SANITY_DATASET}, context) => {
  if (context !== 'embedded' || Boolean(SANITY_PROJECT_ID) === Boolean(SANITY_DATASET)) return null
  return SANITY_PROJECT_ID
    ? 'SANITY_DATASET: is missing, but SANITY_PROJECT_ID is set'
    : 'SANITY_PROJECT_ID: is missing, but SANITY_DATASET is set'
}

const noOperator: Guard = ({OPERATOR_MAIL}, context) => {
  if (context !== 'production') return null
  if (!OPERATOR_MAIL) return 'OPERATOR_MAIL: is not set, so nobody would be told when something needs a person'
  return listOf(OPERATOR_MAIL).some(isExample) && 'OPERATOR_MAIL: is still an example; give the address of a person'
}

const exampleSender: Guard = ({MAIL_FROM = ''}, context) =>
  context === 'production' &&
  isExample(readSender(MAIL_FROM)?.address ?? '') &&
  'MAIL_FROM: is still an example; give an address of your own domain'

const notWhole: Guard = (environment, context) => {
  if (context !== 'production' || !environment.MOLLIE_API_KEY) return null
  const missing: string[] = TO_SELL.filter((name) => !environment[name])
  if (!environment.DATABASE_URL && !environment.NETLIFY_DB_URL) missing.push('DATABASE_URL')
  return missing.length > 0 && `${missing.join(', ')}: missing, and a shop with a key of Mollie needs them to sell`
}

/** Nothing that is published would come to the site. */
const noBuildHook: Guard = ({PAGES_FROM, BUILD_HOOK_URL}, context) =>
  context === 'production' &&
  PAGES_FROM === 'build' &&
  !BUILD_HOOK_URL &&
  'BUILD_HOOK_URL: missing, and with PAGES_FROM=build each publication is a build that it starts'

/** On one machine a shell has names of other programs. */
const mistypedName: Guard = (environment, context) => {
  if (context === 'embedded') return null
  const found = mistyped(environment).map(({name, own}) => `${name} (is it ${own}?)`)
  return found.length > 0 && `${found.join(', ')}: nothing reads a variable of this name`
}

/** Refuses some of several variables that say nothing without the others. */
const together =
  (names: readonly VariableName[], what: string): Guard =>
  (environment) => {
    const missing = names.filter((name) => !environment[name])
    if (missing.length === 0 || missing.length === names.length) return null
    return `${missing.join(', ')}: missing, and ${what} by all of ${names.join(', ')} or not at all`
  }

const TOGETHER = [
  together(['PEPPOL_URL', 'PEPPOL_KEY', 'PEPPOL_SENDER'], 'e-invoices go by Peppol'),
  together(
    ['MONEYBIRD_TOKEN', 'MONEYBIRD_ADMINISTRATION', 'MONEYBIRD_LEDGER_ACCOUNT', 'MONEYBIRD_TAX_RATES'],
    'documents are booked at Moneybird',
  ),
]

const HERE = ['LAKE_URL', 'MOLLIE_URL', 'VIES_URL', 'MONEYBIRD_URL', 'MEASURE_OWN_SITE'] as const

const onlyHere: Guard = (environment, context) => {
  const found = HERE.filter((name) => environment[name])
  if (context === 'embedded' || found.length === 0) return null
  return `${found.join(', ')}: for one machine only; take it out of ${hostOf(environment).settings}`
}

export const siteAddress: Guard = (environment, context) => {
  const site = publicUrl(environment)
  if (!site) return null
  if (context === 'production' && isLoopback(site)) return 'SITE_URL: is this machine; give the public address'
  const problem = publicAddress(site)
  return problem && `SITE_URL: ${problem}`
}

const GUARDS = [
  ...[
    mistypedName,
    noContent,
    halfContent,
    liveKeyOutside,
    testKeyInProduction,
    foreignSender,
    exampleSender,
    noOperator,
  ],
  ...[notWhole, noBuildHook, productionStore, fileOnHost, ...TOGETHER, onlyHere, siteAddress],
]

/**
 * Faults of the settings, by themselves or in their context, a sentence each: a build and `npm start` refuse to go on.
 * Commands of operators run in a shell, which is no context: they read what they need and no more.
 */
export function refusals(environment: Environment, context = deployContext(environment)): string[] {
  const wrong = VARIABLE_NAMES.flatMap((name) => problemWith(name, environment) ?? [])
  if (wrong.length > 0) return wrong // the rules below read the values
  return GUARDS.flatMap((guard) => guard(environment, context) || [])
}

/** Whether search engines may list what a build makes. */
export const isIndexed = (environment: Environment): boolean => !isPreview(environment)
