import {readSender} from './checks.ts'
import {deployContext, publicUrl} from './context.ts'
import {isIndexed, refusals} from './guards.ts'

const LIVE = 'live_0123456789012345678901'
const TEST = 'test_0123456789012345678901'

/** A shop that sells. */
const PRODUCTION = {
  CONTEXT: 'production',
  NETLIFY: 'true',
  SANITY_PROJECT_ID: 'abc123',
  SANITY_DATASET: 'production',
  SITE_URL: 'https://www.windmolen.nl',
  STUDIO_URL: 'https://windmolen.sanity.studio',
  MOLLIE_API_KEY: LIVE,
  SMTP_URL: 'smtps://shop:s3cret@smtp.windmolen.nl',
  MAIL_FROM: 'Windmolen <hulp@windmolen.nl>',
  OPERATOR_MAIL: 'jo@windmolen.nl',
  LINK_SECRET: 'a'.repeat(32),
  DATABASE_URL: 'postgres://shop@db.windmolen.nl/shop',
}
/** The same in the build and at the start of an image. */
const OWN_HOST = {...PRODUCTION, NETLIFY: undefined}
const PREVIEW = {
  ...PRODUCTION,
  CONTEXT: 'deploy-preview',
  MOLLIE_API_KEY: TEST,
  DATABASE_URL: undefined,
  NETLIFY_DB_URL: 'postgres://copy',
  PREVIEW_DATABASE_URL: 'postgres://previews',
  DEPLOY_PRIME_URL: 'https://deploy-preview-7--windmolen.netlify.app',
}

test('a whole production on each host, a preview and one machine with nothing set are let through', () => {
  for (const environment of [PRODUCTION, OWN_HOST, PREVIEW, {}]) expect(refusals(environment)).toEqual([])
})

test.each(['p@ss', 'pa/ss', '12#34', 'pa?ss', '50%'])(
  'refuses a database whose password %s was pasted into its address',
  (password) => {
    const DATABASE_URL = `postgres://vindkracht:${password}@database/vindkracht`
    expect(refusals({...PRODUCTION, DATABASE_URL})).toEqual([
      expect.stringContaining('DATABASE_URL: has a sign in its user or password that means something in an address'),
    ])
  },
)

test.each([
  'postgres://shop:p%40ss@db.windmolen.nl:5432/shop?sslmode=require',
  'postgresql://neondb_owner:npg_aB3:x@ep-cool-1.eu-central-1.aws.neon.tech/neondb?sslmode=require&channel_binding=require',
  'postgres://shop@one:5432,two:5432/shop',
  'postgres://shop@[::1]:5432/shop',
  'postgres:///shop?host=/var/run/postgresql',
])('takes the address %s', (DATABASE_URL) => {
  expect(refusals({...PRODUCTION, DATABASE_URL})).toEqual([])
})

test.each([
  ['MOLLIE_API_KEY: production takes no test_ key', {...PRODUCTION, MOLLIE_API_KEY: TEST}],
  ['MOLLIE_API_KEY: a preview takes no live_ key', {...PREVIEW, MOLLIE_API_KEY: LIVE}],
  ['MOLLIE_API_KEY: a preview takes no live_ key', {...PREVIEW, CONTEXT: 'branch-deploy', MOLLIE_API_KEY: LIVE}],
  ['MOLLIE_API_KEY: one machine takes no live_ key', {MOLLIE_API_KEY: LIVE}],
  ['MOLLIE_API_KEY: is no key of Mollie', {...PRODUCTION, MOLLIE_API_KEY: 'sk_live'}],
  ['SITE_URL: must begin with https://', {...PRODUCTION, SITE_URL: 'http://www.windmolen.nl'}],
  ['STUDIO_URL: must begin with https://', {...PRODUCTION, STUDIO_URL: 'http://studio.windmolen.nl'}],
  ['SITE_URL: is this machine', {...PRODUCTION, SITE_URL: 'http://localhost:8888'}],
  ['SMTP_URL: is no mail server', {...PRODUCTION, SMTP_URL: 'https://api.mail.nl'}],
  ['MAIL_FROM: is no sender', {...PRODUCTION, MAIL_FROM: ' <hulp@windmolen.nl>'}],
  ['MAIL_FROM: is no sender', {...PRODUCTION, MAIL_FROM: 'Windmolen'}],
  ['MAIL_FROM: is of gmail.com, and the site is www.windmolen.nl', {...PRODUCTION, MAIL_FROM: 'windmolen@gmail.com'}],
  ['OPERATOR_MAIL: is not set', {...PRODUCTION, OPERATOR_MAIL: ''}],
  ['OPERATOR_MAIL: is still an example', {...PRODUCTION, OPERATOR_MAIL: 'jo@windmolen.nl, beheer@example.nl'}],
  ['SMTP_URL, LINK_SECRET: missing', {...PRODUCTION, SMTP_URL: undefined, LINK_SECRET: ''}],
  [
    'SANITY_PROJECT_ID and SANITY_DATASET: not in Netlify’s settings, so there is no content to build from (docs/go-live.md)',
    {NETLIFY: 'true', OPERATOR_MAIL: 'jo@windmolen.nl'},
  ],
  ['SANITY_DATASET: not in Netlify’s settings', {...PREVIEW, SANITY_DATASET: undefined}],
  [
    'SANITY_DATASET: not in the file of settings, so there is no content to build from (docs/own-host.md)',
    {...OWN_HOST, SANITY_DATASET: undefined},
  ],
  ['SANITY_PROJECT_ID: is missing, but SANITY_DATASET is set', {SANITY_DATASET: 'production'}],
  [
    'PEPPOL_KEY, PEPPOL_SENDER: missing, and e-invoices go by Peppol',
    {...PREVIEW, PEPPOL_URL: 'https://api.storecove.com/api/v2'},
  ],
  [
    'MONEYBIRD_LEDGER_ACCOUNT, MONEYBIRD_TAX_RATES: missing',
    {...PREVIEW, MONEYBIRD_TOKEN: 'a-token-of-moneybird', MONEYBIRD_ADMINISTRATION: '1'},
  ],
  [
    'LAKE_URL: for one machine only; take it out of Netlify’s settings',
    {...PREVIEW, LAKE_URL: 'http://localhost:4010'},
  ],
  ['MEASURE_OWN_SITE: for one machine only', {...PRODUCTION, MEASURE_OWN_SITE: 'yes'}],
  [
    'MOLLIE_URL, VIES_URL: for one machine only; take it out of the file of settings',
    {...OWN_HOST, MOLLIE_URL: 'http://localhost:4020', VIES_URL: 'http://localhost:4020/vies'},
  ],
  ['LAKE_URL: only a lake on this machine', {LAKE_URL: 'https://lake.example'}],
  ['NETLIFY_API_URL: only a stand-in on this machine', {NETLIFY_API_URL: 'https://evil.example'}],
  [
    "DATABASE_URL: is production's store",
    {...PREVIEW, PREVIEW_DATABASE_URL: undefined, DATABASE_URL: PRODUCTION.DATABASE_URL},
  ],
  [
    'PREVIEW_DATABASE_URL: is the store of production',
    {...PREVIEW, DATABASE_URL: PRODUCTION.DATABASE_URL, PREVIEW_DATABASE_URL: PRODUCTION.DATABASE_URL},
  ],
  [
    'PREVIEW_DATABASE_URL: is the store of production, or a copy of it',
    {...PREVIEW, PREVIEW_DATABASE_URL: PREVIEW.NETLIFY_DB_URL},
  ],
  ['DATABASE_URL: missing, and a shop with a key', {...PRODUCTION, DATABASE_URL: undefined}],
  ['SMTP_URL, DATABASE_URL: missing', {...PRODUCTION, SMTP_URL: undefined, DATABASE_URL: ''}],
  ['DATABASE_URL: is a file, which functions lose', {...PRODUCTION, DATABASE_URL: 'file:///data/orders.db'}],
  ['PREVIEW_DATABASE_URL: is a file', {...PREVIEW, PREVIEW_DATABASE_URL: 'file:///data/orders.db'}],
  ['DATABASE_URL: is no database', {...PRODUCTION, DATABASE_URL: 'mysql://shop:s3cret@db.windmolen.nl/shop'}],
  ['BUILD_HOOK_URL: missing, and with PAGES_FROM=build', {...PRODUCTION, PAGES_FROM: 'build'}],
  ['PAGES_FROM: is build, or not set', {...PRODUCTION, PAGES_FROM: 'true'}],
  [
    'SITE_URL: is more than an address of a site; write it as https://www.windmolen.nl',
    {...PRODUCTION, SITE_URL: 'https://www.windmolen.nl/shop'},
  ],
  ['SITE_URL: is more than', {...PRODUCTION, SITE_URL: 'https://www.windmolen.nl/?utm=a'}],
  ['SITE_URL: is more than', {...PRODUCTION, SITE_URL: 'https://jo:s3cret@www.windmolen.nl'}],
  ['SITE_URL: is no address', {...PRODUCTION, SITE_URL: 'www.windmolen.nl'}],
  ['ERRORS_DSN: has no key', {...PRODUCTION, ERRORS_DSN: 'https://errors.windmolen.nl/1'}],
  ['ERRORS_DSN: has no project’s number', {...PRODUCTION, ERRORS_DSN: 'https://s3cret@errors.windmolen.nl/'}],
  [
    'MOLLIE_APIKEY (is it MOLLIE_API_KEY?): nothing reads',
    {...PRODUCTION, MOLLIE_API_KEY: undefined, MOLLIE_APIKEY: LIVE},
  ],
  ['SANTIY_TOKEN (is it SANITY_TOKEN?)', {...PRODUCTION, SANTIY_TOKEN: 's3cret'}],
  ['SMTP_HOST (is it SMTP_URL?)', {...PRODUCTION, SMTP_URL: undefined, SMTP_HOST: 'smtp', MOLLIE_API_KEY: undefined}],
  [
    'link_secret (is it LINK_SECRET?)',
    {...PRODUCTION, MOLLIE_API_KEY: undefined, LINK_SECRET: undefined, link_secret: 's3cret'},
  ],
  ['LINK_SECRET: holds a secret that is too short', {...PRODUCTION, LINK_SECRET: 's3cret'}],
  ['SANITY_WEBHOOK_SECRET: is too short', {...PRODUCTION, SANITY_WEBHOOK_SECRET: 's3cret'}],
  ['MAIL_FROM: is still an example', {...PRODUCTION, SITE_URL: 'https://www.example.nl', MAIL_FROM: 'hulp@example.nl'}],
  ['OPERATOR_MAIL: holds something', {...PRODUCTION, OPERATOR_MAIL: 'jo@windmolen.nl; piet@windmolen.nl'}],
])('%s … is refused, in one sentence that never shows the value of a secret', (sentence, environment) => {
  const refused = refusals(environment)
  expect(refused).toEqual([expect.stringContaining(sentence)])
  for (const secret of [LIVE, TEST, 'sk_live', 's3cret', 'shop@db']) expect(refused.join()).not.toContain(secret)
})

test('an image is built and started without a word about Netlify, whatever is wrong with its settings', () => {
  const faults = [
    ...Object.keys(OWN_HOST).map((name) => ({[name]: undefined})),
    {LAKE_URL: 'http://localhost:4010', MEASURE_OWN_SITE: 'yes'},
    {DATABASE_URL: 'file:///data/orders.db', PREVIEW_DATABASE_URL: 'postgres://previews', BUILD_HOOK_URL: 'x'},
    {SITE_URL: 'http://localhost:8888', MAIL_FROM: 'hulp@example.nl', MOLLIE_API_KEY: TEST, PAGES_FROM: 'build'},
  ]
  const said = faults.flatMap((fault) => refusals({...OWN_HOST, ...fault, CONTEXT: 'production'}))
  expect(said.length).toBeGreaterThan(faults.length / 2)
  expect(said.filter((sentence) => /netlify|go-live/i.test(sentence))).toEqual([])
})

test('takes no name of another program for a mistyped one of ours, nor one beside the right one', () => {
  const netlifys = [
    'SITE_ID',
    'SITE_NAME',
    'DEPLOY_URL',
    'REPOSITORY_URL',
    'BUILD_ID',
    'NODE_ENV',
    'NETLIFY_DATABASE_URL',
  ]
  for (const name of [...netlifys, 'SENTRY_URL', 'SENTRY_AUTH_TOKEN', 'SANITY_AUTH_TOKEN', 'CONTENT', 'MOLLIE_APIKEY'])
    expect([name, refusals({...PRODUCTION, [name]: 'something'})]).toEqual([name, []])
})

test('a sender may be of the site’s own domain, above or beside it; before there is a domain it may be of any', () => {
  for (const [SITE_URL, domain] of [
    ['https://www.windmolen.nl', 'mail.windmolen.nl'],
    ['https://windmolen.nl', 'windmolen.nl'],
    ['https://shop.windmolen.nl', 'windmolen.nl'],
    ['https://windmolen.netlify.app', 'windmolen.nl'],
  ])
    expect(refusals({...PRODUCTION, SITE_URL, MAIL_FROM: `hulp@${domain}`})).toEqual([])
})

test('a sender is an address, or a name and an address', () => {
  expect(readSender('hulp@example.nl')).toEqual({name: null, address: 'hulp@example.nl'})
  expect(readSender('Vindkracht <hulp@example.nl>')).toEqual({name: 'Vindkracht', address: 'hulp@example.nl'})
  expect(readSender('"Vind, kracht" <hulp@example.nl>')).toEqual({name: 'Vind, kracht', address: 'hulp@example.nl'})
  for (const wrong of ['hulp', '<hulp@example.nl>', 'A <hulp>', 'a@b.nl, c@d.nl', 'A <a@b.nl>, B <c@d.nl>'])
    expect(readSender(wrong)).toBeNull()
})

test('search engines may list production and no preview', () => {
  expect([PRODUCTION, {}, PREVIEW, {CONTEXT: 'staging'}].map(isIndexed)).toEqual([true, true, false, false])
})

test('Netlify’s contexts: what is neither production nor one machine is a preview, at its own address', () => {
  expect(deployContext({CONTEXT: 'staging'})).toBe('branch-deploy')
  expect(deployContext({NETLIFY: 'true'})).toBe('production')
  expect(deployContext({CONTEXT: 'dev', NETLIFY: 'true'})).toBe('embedded')
  expect(publicUrl(PREVIEW)).toBe('https://deploy-preview-7--windmolen.netlify.app')
  expect(publicUrl({...PRODUCTION, DEPLOY_PRIME_URL: 'https://main--windmolen.netlify.app'})).toBe(PRODUCTION.SITE_URL)
})
