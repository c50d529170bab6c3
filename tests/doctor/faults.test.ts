import {readFolder} from '../../local/content/ndjson.ts'
import {SEED_FOLDER} from '../../local/content/seed.ts'
import {examineHosted} from '../../local/doctor/hosted.ts'
import {lineOf} from '../../local/doctor/verdict.ts'
import {openTestDatabase, type TestDatabase} from '../support/shop/database.ts'
import {type Shell, STEPS} from './steps.ts'
import {World} from './world.ts'

/** Faults of operators that once were green, each as somebody would make it, and the line that names it. */
const seed = readFolder(SEED_FOLDER)
const SITE = 'https://www.windmolen.nl'
let database: TestDatabase
let world: World
let shell: Shell

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  world = new World()
  await world.open()
  shell = {}
  for (const {take} of STEPS) take(world, shell, {seed, smtpUrl: '', migrated: database.url})
  shell.SMTP_URL = undefined
  const whole = world.web[SITE]
  let asked = 0
  world.web[SITE] = (path, method) =>
    path === '/api/health' && asked++ > 0 ? {status: 429} : (whole?.(path, method) ?? {})
})
afterEach(() => world.close())

const hook = () => world.sanity.hooks[0] ?? {}
const filter = (text: string) =>
  Object.assign(hook(), {rule: {on: ['create', 'update', 'delete'], filter: text, projection: '{_updatedAt}'}})
const site = (change: object) => Object.assign(world.netlify.site ?? {}, change)
const build = (change: object) => Object.assign(world.netlify.site?.build_settings ?? {}, change)
const deploy = (change: object) => Object.assign(world.netlify.site?.published_deploy ?? {}, change)
const variable = (name: string) => world.netlify.variables.find(({key}) => key === name) ?? {key: name, values: []}
const limit = (name: string, ...contexts: string[]) => {
  variable(name).values = contexts.map((context) => ({context, value: 'x'}))
}
/** A variable that nobody marked as secret, so that Netlify shows its values. */
const shown = (name: string, ...values: {context: string; value: string}[]) =>
  Object.assign(variable(name), {is_secret: false, values})
const add = (key: string, context: string, more: object = {}) =>
  world.netlify.variables.push({key, values: [{context, value: 'x'}], ...more})
const names = (name: string, ...records: string[]) => {
  world.names[name] = records
}
const settings = (change: object) => {
  const {production} = world.sanity.datasets
  if (production)
    production.documents = production.documents.map((each) =>
      each._id === 'siteSettings' ? {...each, ...change} : each,
    )
}
const answer = (status: number, body: unknown = 'x', headers: Record<string, string> = {}) => {
  world.web[SITE] = () => ({status, body, headers})
}

const FAULTS: [fault: string, plant: () => unknown, said: string][] = [
  // Named by the review of 25 November 2026 (F9).
  [
    'a webhook for one type only',
    () => filter('_type == "contentPage"'),
    'Publishing webhook: its filter leaves out about',
  ],
  [
    'production branch main',
    () => build({repo_branch: 'main'}),
    'Netlify project: its production branch is "main", so pushes go live before CI',
  ],
  [
    'base directory web',
    () => build({base: 'web'}),
    'Netlify project: its base directory is "web", where netlify.toml is not',
  ],
  [
    'an Editor’s token for the site, without one for sets',
    () => Object.assign(shell, {SANITY_PUBLISH_TOKEN: undefined, SANITY_TOKEN: 'publisher'}),
    'Token for content: may write (editor)',
  ],
  ['SITE_URL in all contexts', () => add('SITE_URL', 'all'), 'Variables of deploy previews: SITE_URL is set there'],
  ['auto publishing stopped', () => deploy({locked: true}), 'Deploys: auto publishing is stopped'],
  [
    'no LINK_SECRET for previews',
    () => limit('LINK_SECRET', 'production'),
    'Variables of deploy previews: not set, though previews have a key of Mollie: LINK_SECRET',
  ],
  [
    'SPF that lets nobody send',
    () => names('windmolen.nl', 'MX mx.nl', 'v=spf1 -all'),
    'SPF: lets nobody send in this name (v=spf1 -all)',
  ],
  ['iDEAL switched off', () => delete world.mollie.first.ideal, 'Methods for a first payment: ideal: off at Mollie'],
  [
    'functions in Ohio',
    () => site({functions_region: 'us-east-2'}),
    'Netlify project: "windmolen": functions run in us-east-2',
  ],
  ['DMARC without reports', () => names('_dmarc.windmolen.nl', 'v=DMARC1; p=reject'), 'DMARC: sends reports to nobody'],
  // Netlify: project and deploys.
  ['the default region', () => site({functions_region: null}), 'functions run in the default region, Ohio'],
  [
    'branch deploys of all branches',
    () => build({allowed_branches: ['live', 'main']}),
    'it deploys other branches too (main)',
  ],
  ['builds stopped', () => build({stop_builds: true}), 'Netlify project: its builds are stopped'],
  [
    'a deploy of another branch published',
    () => deploy({branch: 'preview-of-jo'}),
    'Deploys: the published deploy is of branch "preview-of-jo", not live',
  ],
  [
    'a deploy from another folder, without schedules',
    () => deploy({function_schedules: []}),
    'Deploys: the published deploy has no schedule for reconcile',
  ],
  ['http left open', () => site({force_ssl: false}), 'Deploys: http is not sent on to https'],
  [
    'a team on the free plan',
    () => (world.netlify.plan = 'Free'),
    'Netlify plan: is Free: when its credits are used up the shop is shut',
  ],
  ['the ID of another’s project', () => (world.netlify.site = null), 'Netlify project: there is no such project'],
  // Netlify: variables.
  [
    'a mistyped name',
    () => add('MOLLIE_APIKEY', 'production'),
    'Variables of production: MOLLIE_APIKEY: nothing reads it; is it MOLLIE_API_KEY?',
  ],
  ['a name in small letters', () => add('smtp_url', 'production'), 'smtp_url: nothing reads it; is it SMTP_URL?'],
  [
    'the doctor’s token given to the site',
    () => add('NETLIFY_AUTH_TOKEN', 'all', {is_secret: true}),
    'NETLIFY_AUTH_TOKEN must not be set for the site',
  ],
  [
    'an emulator’s address left behind',
    () => add('MOLLIE_URL', 'production'),
    'MOLLIE_URL must not be set for the site',
  ],
  [
    'the database’s password shown to the team',
    () => Object.assign(variable('DATABASE_URL'), {is_secret: false}),
    'DATABASE_URL: shown to everybody in the team',
  ],
  [
    'the token of another program’s shown to the team',
    () => add('SENTRY_AUTH_TOKEN', 'production'),
    'SENTRY_AUTH_TOKEN: shown to everybody in the team',
  ],
  [
    'a secret for builds alone',
    () => Object.assign(variable('SMTP_URL'), {scopes: ['builds']}),
    'SMTP_URL: its scopes leave out builds or functions',
  ],
  ['no database at all', () => limit('DATABASE_URL'), 'DATABASE_URL: not set, and Netlify has made no database'],
  [
    'two databases',
    () => (world.netlify.database = 'postgres://x@ep-1.eu-central-1.aws.neon.tech/shop'),
    'DATABASE_URL: is not read, since Netlify’s own database is there',
  ],
  [
    'a webhook secret for previews alone',
    () => limit('SANITY_WEBHOOK_SECRET', 'deploy-preview'),
    'Variables of production: not set: SANITY_WEBHOOK_SECRET',
  ],
  [
    'the live key for branch deploys',
    () =>
      shown('MOLLIE_API_KEY', {context: 'production', value: 'live_1'}, {context: 'branch-deploy', value: 'live_1'}),
    'MOLLIE_API_KEY is the live_ key',
  ],
  [
    'Moneybird’s token in all contexts',
    () => add('MONEYBIRD_TOKEN', 'all', {is_secret: true}),
    'MONEYBIRD_TOKEN is set there, and it is production’s',
  ],
  [
    'a build hook for branch deploys',
    () => add('BUILD_HOOK_URL', 'branch-deploy', {is_secret: true}),
    'BUILD_HOOK_URL is set there',
  ],
  [
    'the same secret typed twice',
    () => shown('LINK_SECRET', {context: 'production', value: 'same'}, {context: 'deploy-preview', value: 'same'}),
    'LINK_SECRET: production’s own',
  ],
  // Database and backups.
  [
    'a database in Virginia',
    () => (shell.DATABASE_URL = 'postgres://shop:x@ep-1.us-east-1.aws.neon.tech/shop'),
    'Database: is in us-east-1, outside the EU',
  ],
  [
    'a database without TLS',
    () => (shell.DATABASE_URL = 'postgres://shop:x@db.windmolen.nl/shop?sslmode=disable'),
    'Database: its address lets customers’ data cross the network unencrypted',
  ],
  [
    'backups never switched on',
    () => (world.github.backups.length = 0),
    'Backup: the workflow Backup never ended well',
  ],
  [
    'backups that fail since Tuesday',
    () => (world.github.backups[0] = new Date(Date.now() - 100 * 3_600_000).toISOString()),
    'Backup: the last that ended well is 4 days old',
  ],
  // Sanity.
  [
    'a webhook told of changed titles only',
    () => filter('delta::changedAny(title)'),
    'its filter is not that of docs/go-live.md, and cannot be judged',
  ],
  [
    'a webhook with half a filter',
    () => filter('!(_id in path("drafts.**")'),
    'its filter is not that of docs/go-live.md',
  ],
  [
    'a webhook that leaves out prices',
    () => filter('!(_type in ["price", "offer"])'),
    'Publishing webhook: its filter leaves out price',
  ],
  [
    'a webhook for another dataset',
    () => Object.assign(hook(), {dataset: 'staging'}),
    'Publishing webhook: it is for dataset "staging"',
  ],
  [
    'a webhook switched off',
    () => Object.assign(hook(), {isDisabledByUser: true}),
    'Publishing webhook: it is disabled',
  ],
  [
    'CORS for every project at Netlify',
    () => world.sanity.cors.push({origin: 'https://*.netlify.app', allowCredentials: true}),
    'CORS: other people’s websites may act as a signed-in editor ("https://*.netlify.app"',
  ],
  [
    'a Studio that writes to staging',
    () => (shell.SANITY_STUDIO_DATASET = 'staging'),
    'Studio: is built for staging (SANITY_STUDIO_DATASET), and the site is of production',
  ],
  [
    'a Studio that previews another address',
    () => (shell.SANITY_STUDIO_SITE_URL = 'https://windmolen.netlify.app'),
    'Studio: is built for https://windmolen.netlify.app',
  ],
  [
    'an administrator’s token for the site',
    () => (world.sanity.tokens.viewer = 'administrator'),
    'Token for content: may write (administrator)',
  ],
  // Mail.
  [
    'SPF that says nothing of others',
    () => names('windmolen.nl', 'MX mx.nl', 'v=spf1 include:_spf.mailprovider.nl'),
    'SPF: does not say what of other senders becomes',
  ],
  [
    'SPF that allows all',
    () => names('windmolen.nl', 'MX mx.nl', 'v=spf1 mx ?all'),
    'SPF: lets anybody send in this name',
  ],
  [
    'SPF with eleven includes',
    () =>
      names(
        'windmolen.nl',
        'MX mx.nl',
        `v=spf1 ${Array.from({length: 11}, (_, at) => `include:s${at}.nl`).join(' ')} ~all`,
      ),
    'SPF: needs 11 look-ups',
  ],
  [
    'SPF with too many look-ups behind an include',
    () => names('_spf.mailprovider.nl', `v=spf1 ${Array.from({length: 10}, (_, at) => `a:s${at}.nl`).join(' ')} ~all`),
    'SPF: needs 11 look-ups',
  ],
  [
    'an include with a mistyped name',
    () => names('windmolen.nl', 'MX mx.nl', 'v=spf1 include:_spf.mailprovidr.nl ~all'),
    'SPF: includes _spf.mailprovidr.nl, which has no SPF record',
  ],
  [
    'a DKIM key cut off by the DNS form',
    () => names('s1._domainkey.windmolen.nl', `v=DKIM1; p=${'A'.repeat(120)}`),
    'DKIM: the key of s1._domainkey is cut off',
  ],
  ['a DKIM key revoked', () => names('s1._domainkey.windmolen.nl', 'v=DKIM1; p='), 'DKIM: s1._domainkey has no key'],
  [
    'two DMARC records',
    () => names('_dmarc.windmolen.nl', 'v=DMARC1; p=none; rua=mailto:a@b.nl', 'v=DMARC1; p=reject'),
    'DMARC: 2 records, so none counts',
  ],
  [
    'DMARC with a mistyped policy',
    () => names('_dmarc.windmolen.nl', 'v=DMARC1; p=quarentine; rua=mailto:a@b.nl'),
    'DMARC: names no policy',
  ],
  // Mollie and the site.
  [
    'cards off for renewals',
    () => delete world.mollie.recurring.creditcard,
    'Methods for renewals: credit card is off',
  ],
  [
    'Bancontact off, and promised',
    () => delete world.mollie.first.bancontact,
    'bancontact: off at Mollie, and Site settings name it',
  ],
  [
    'a method promised that Mollie does not have',
    () => settings({paymentMethods: [{nl: 'PayPal', en: 'PayPal'}]}),
    'paypal: off at Mollie',
  ],
  ['a password before the site', () => answer(401), 'Home page: asks visitors for a password'],
  [
    'a preview published',
    () =>
      answer(200, 'x', {
        'strict-transport-security': 'max-age=31536000',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      }),
    'Home page: tells search engines to leave it out',
  ],
  ['a health that is late', () => answer(503, {checks: {}}), 'Health: answers 503: {"checks":{}}'],
  [
    'a health that has no setting to sell',
    () => answer(503, {success: false, error: 'Unknown error occurred'}),
    'Health: the shop is closed: a setting is missing → before step 12 of docs/go-live.md it is MOLLIE_API_KEY',
  ],
  // This shell, as the build's guards judge it.
  [
    'an address with a path',
    () => (shell.SITE_URL = `${SITE}/shop`),
    'Settings of this shell: SITE_URL: is more than an address of a site; write it as https://www.windmolen.nl',
  ],
  [
    'a DSN without its key',
    () => (shell.ERRORS_DSN = 'https://errors.windmolen.nl/1'),
    'Settings of this shell: ERRORS_DSN: has no key',
  ],
]

/** `jest tests/doctor/faults --verbose` lists each fault with what is said. */
const ROWS = FAULTS.map(([fault, plant, said]) => ({fault, plant, said}))

test.each(ROWS)('tells of $fault: $said', async ({plant, said}) => {
  plant()
  const wrong = (await examineHosted(shell, world.places)).filter(({state}) => state === 'wrong').map(lineOf)
  expect(wrong.join('\n')).toContain(said)
})

test('finds nothing wrong before a fault is planted', async () => {
  shell.SMTP_URL = 'smtps://shop:x@localhost:1'
  const wrong = (await examineHosted(shell, world.places)).filter(({state}) => state === 'wrong')
  expect(wrong.map(({id}) => id)).toEqual(['smtp'])
})
