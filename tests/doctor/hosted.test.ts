import {once} from 'node:events'
import {readFileSync} from 'node:fs'
import type {AddressInfo} from 'node:net'
import path from 'node:path'
import {SMTPServer} from 'smtp-server'
import {readFolder} from '../../local/content/ndjson.ts'
import {SEED_FOLDER} from '../../local/content/seed.ts'
import {examineHosted, HOSTED_CHECKS} from '../../local/doctor/hosted.ts'
import {emulators, REAL} from '../../local/doctor/places.ts'
import {type Line, lineOf} from '../../local/doctor/verdict.ts'
import {openTestDatabase, type TestDatabase} from '../support/shop/database.ts'
import {FAILS} from './dns.ts'
import {ownContent, type Shell, STEPS} from './steps.ts'
import {World} from './world.ts'

const seed = readFolder(SEED_FOLDER)
const PASSWORD = 's3cret'
let smtp: SMTPServer
let smtpUrl: string
let database: TestDatabase
let older: TestDatabase
let world: World
let shell: Shell

beforeAll(async () => {
  smtp = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({password}, _session, done) =>
      password === PASSWORD ? done(null, {user: 'shop'}) : done(new Error('Invalid username or password')),
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  smtpUrl = `smtp://shop:${PASSWORD}@127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
  database = await openTestDatabase()
  older = await openTestDatabase()
  await older.database.query("DELETE FROM migrations WHERE name = '0019_subscription_states'")
})
afterAll(async () => {
  await database.close()
  await older.close()
  await new Promise<void>((done) => smtp.close(() => done()))
})
beforeEach(async () => {
  world = new World()
  await world.open()
  shell = {}
})
afterEach(() => world.close())

const tools = () => ({seed, smtpUrl, migrated: database.url})
const changeContent = (id: string, change: object) => {
  const {production} = world.sanity.datasets
  if (production)
    production.documents = production.documents.map((each) => (each._id === id ? {...each, ...change} : each))
}
const examine = () => examineHosted(shell, world.places)
const whole = () => {
  for (const {take} of STEPS) take(world, shell, tools())
}
const notFine = (lines: Line[]) => lines.filter(({state}) => state !== 'fine').map(lineOf)

test('turns green step by step, as docs/go-live.md says', async () => {
  const green = new Set<string>()
  const before = await examine()
  expect(before.filter(({state}) => state === 'wrong').map(({id}) => id)).toEqual(['settings'])
  const fineIds = (lines: Line[]) => lines.flatMap(({id, state}) => (state === 'fine' ? [id] : []))
  let last = fineIds(before)
  for (const {title, green: turns, take} of STEPS) {
    take(world, shell, tools())
    const lines = await examine()
    for (const id of turns) green.add(id)
    expect([title, notFine(lines.filter(({id}) => green.has(id)))]).toEqual([title, []])
    // Without variables previews have nothing that they must not have; step 9 gives them some.
    const untold = fineIds(lines).filter((id) => !last.includes(id) && !green.has(id) && id !== 'netlify-previews')
    expect([title, untold]).toEqual([title, []])
    last = fineIds(lines)
  }
  expect(notFine(await examine())).toEqual([])
  expect([...green].sort()).toEqual(HOSTED_CHECKS.map(({id}) => id).sort())
}, 60_000)

test('names in docs/go-live.md the lines that turn green after each step', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../docs/go-live.md'), 'utf8')
  const told = page.split(/^## (?=\d)/m).flatMap((section) => {
    const [, sentence = ''] = /^Green: (.*?)\.(?:$| )/m.exec(section) ?? []
    const names = [...sentence.matchAll(/\*([^*]+)\*/g)].map(([, name]) => name)
    return names.length > 0 ? [{title: section.split('\n')[0], names: names.sort()}] : []
  })
  const titleOf = (id: string) => HOSTED_CHECKS.find((check) => check.id === id)?.title
  expect(told).toEqual(STEPS.map(({title, green}) => ({title, names: green.map(titleOf).sort()})))
})

/** Faults, and the doctor's line for each. */
const BROKEN: [what: string, break_: () => void, line: string][] = [
  [
    'the project’s ID is another',
    () => (shell.SANITY_PROJECT_ID = 'abc124'),
    '✗ Sanity project: there is no project "abc124" → copy its ID from sanity.io/manage',
  ],
  [
    'the dataset’s name is mistyped',
    () => (shell.SANITY_DATASET = 'prod'),
    '✗ Dataset: the project has no dataset "prod" (it has production) → in studio: npx sanity dataset create prod --visibility private',
  ],
  [
    'a private dataset without a token',
    () => (shell.SANITY_TOKEN = undefined),
    '✗ Dataset: "production" is private, and no token is set: the build would see an empty dataset → set SANITY_TOKEN, with the role Viewer',
  ],
  [
    'a token that was revoked',
    () => delete world.sanity.tokens.viewer,
    '✗ Token for content: Sanity refuses this credential (401) → check SANITY_TOKEN, and what it may do',
  ],
  [
    'sets of changes have the token of the site',
    () => (shell.SANITY_PUBLISH_TOKEN = 'viewer'),
    '✗ Token for sets of changes: is the site’s → make one of its own with the role Editor: sanity.io/manage → API → Tokens',
  ],
  [
    'the token for sets of changes only reads',
    () => (world.sanity.tokens.publisher = 'viewer'),
    '✗ Token for sets of changes: may not publish (viewer) → make one with the role Editor: sanity.io/manage → API → Tokens',
  ],
  [
    'the site’s token may write, and need not',
    () => (world.sanity.tokens.viewer = 'editor'),
    '✗ Token for content: may write (editor): the site only reads, and publishes sets of changes with a token of its own → make one with the role Viewer for the site: sanity.io/manage → API → Tokens',
  ],
  [
    'no token for sets of changes',
    () => (shell.SANITY_PUBLISH_TOKEN = undefined),
    '· Token for sets of changes: needs SANITY_PUBLISH_TOKEN: until then no set goes live by itself',
  ],
  [
    'a token of too few rights for what is looked at',
    () => (world.sanity.tokens.manage = 'viewer'),
    '✗ CORS: Sanity refuses this credential (403) → check SANITY_PROJECT_ID and SANITY_MANAGE_TOKEN, and what it may do',
  ],
  [
    'content of an older version',
    () => {
      const documents = ownContent(seed).filter(({_type}) => _type !== 'accountPage')
      world.sanity.datasets.production = {aclMode: 'private', documents}
    },
    '✗ Content: 1 changes of an older version are not made → npm run content -- migrate',
  ],
  [
    'every website may act as an editor',
    () => world.sanity.cors.push({origin: '*', allowCredentials: true}),
    '✗ CORS: other people’s websites may act as a signed-in editor ("*", with credentials) → take it away: sanity.io/manage → API → CORS origins',
  ],
  [
    'the Studio’s origin is not allowed',
    () => (world.sanity.cors.length = 0),
    '✗ CORS: https://windmolen.sanity.studio is not allowed → in studio: npx sanity cors add https://windmolen.sanity.studio --credentials',
  ],
  [
    'no webhook',
    () => (world.sanity.hooks.length = 0),
    '✗ Publishing webhook: none calls https://www.windmolen.nl/api/content-changed, so nothing that is published comes to the site → make it: sanity.io/manage → API → Webhooks (docs/go-live.md, step 11)',
  ],
  [
    'a webhook without a secret that hears of new documents only',
    () =>
      Object.assign(world.sanity.hooks[0] ?? {}, {secret: null, rule: {on: ['create'], projection: '{_updatedAt}'}}),
    '✗ Publishing webhook: it is told of create only; it has no secret → mend it: sanity.io/manage → API → Webhooks (docs/go-live.md, step 11)',
  ],
  [
    'a webhook whose secret is another',
    () => world.sanity.attempts.unshift({createdAt: '2026-11-23T04:00:00.000Z', isFailure: true, resultCode: 401}),
    '✗ Publishing webhook: the last of 2 calls, 2026-11-23T04:00:00.000Z, was answered 401 → SANITY_WEBHOOK_SECRET on Netlify and the webhook’s secret differ',
  ],
  [
    'previews share production’s key of Mollie',
    () => {
      const key = world.netlify.variables.find(({key}) => key === 'MOLLIE_API_KEY')
      if (key) key.values = [{context: 'all', value: ''}]
    },
    '✗ Variables of deploy previews: MOLLIE_API_KEY is production’s; give deploy previews the test_ key → Project configuration → Environment variables, context Deploy Previews',
  ],
  [
    'previews see production’s store',
    () => {
      const store = world.netlify.variables.find(({key}) => key === 'DATABASE_URL')
      if (store) store.values = [{context: 'all', value: ''}]
    },
    '✗ Variables of deploy previews: DATABASE_URL is set there, and it is production’s store; limit it to production → Project configuration → Environment variables, context Deploy Previews',
  ],
  [
    'a secret that the whole team sees',
    () => Object.assign(world.netlify.variables.find(({key}) => key === 'LINK_SECRET') ?? {}, {is_secret: false}),
    '✗ Variables of production: LINK_SECRET: shown to everybody in the team; mark as secret → Project configuration → Environment variables, context Production',
  ],
  [
    'a database that lacks the last file',
    () => (world.database = older.url),
    '✗ Database: lacks 0019_subscription_states → npm run orders -- migrate',
  ],
  [
    'pages from the build, and a build hook of another project',
    () => Object.assign(shell, {PAGES_FROM: 'build', BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/other'}),
    '✗ Build hook: BUILD_HOOK_URL is none of this project → Build & deploy → Build hooks',
  ],
  [
    'a wrong password of the mail server',
    () => (shell.SMTP_URL = smtpUrl.replace(PASSWORD, 'other')),
    '✗ Mail server: does not let us in: Invalid login: 535 Invalid username or password → check SMTP_URL: user, password (with %-escapes), host, port',
  ],
  [
    'a domain that receives no mail',
    () => (world.names['windmolen.nl'] = ['v=spf1 include:_spf.mailprovider.nl ~all']),
    '✗ Answers to mail: nobody receives mail for windmolen.nl: what customers answer comes back to them → add the MX records that the provider of your mailboxes gives',
  ],
  [
    'two SPF records',
    () => world.names['windmolen.nl']?.push('v=spf1 include:other.nl -all'),
    '✗ SPF: 2 SPF records, so none counts → join them into one',
  ],
  [
    'servers of names that fail',
    () => (world.names['windmolen.nl'] = [FAILS]),
    '✗ SPF: the DNS did not answer: queryTxt ESERVFAIL windmolen.nl → try again; if it stays so, look at its status page',
  ],
  [
    'no DMARC',
    () => delete world.names['_dmarc.windmolen.nl'],
    '✗ DMARC: none, so that big mail services may refuse our mails → add TXT at _dmarc: v=DMARC1; p=none; rua=mailto:…, later p=quarantine',
  ],
  [
    'a test key in production',
    () => {
      shell.MOLLIE_API_KEY = 'test_0123456789012345678901'
      world.mollie.keys[shell.MOLLIE_API_KEY] = 'test'
    },
    '✗ Mollie key: is a test key, with which nobody pays → my.mollie.com → Developers → API keys: the live key',
  ],
  [
    'a token of the organisation that may not read the balance',
    () => (world.mollie.organisation = ''),
    '✗ Mollie’s payouts: Mollie refuses this credential (403) → check MOLLIE_ORGANISATION_TOKEN, and what it may do',
  ],
  [
    'a key that the access point refuses',
    () => Object.assign(shell, {PEPPOL_URL: `${world.places.mollie}/peppol`, PEPPOL_KEY: 'wrong', PEPPOL_SENDER: '1'}),
    '✗ Peppol: the access point refuses this credential (401) → check PEPPOL_KEY, and what it may do',
  ],
  [
    'a ledger account that Moneybird does not have',
    () => (shell.MONEYBIRD_LEDGER_ACCOUNT = '99'),
    '✗ Moneybird: MONEYBIRD_LEDGER_ACCOUNT is none of its ledger accounts → choose of 31 (Omzet)',
  ],
  [
    'no ledger account of Moneybird’s',
    () => (shell.MONEYBIRD_LEDGER_ACCOUNT = undefined),
    '✗ Moneybird: MONEYBIRD_LEDGER_ACCOUNT is not set → choose of 31 (Omzet)',
  ],
  [
    'no VAT rates of Moneybird’s',
    () => (shell.MONEYBIRD_TAX_RATES = undefined),
    '✗ Moneybird: MONEYBIRD_TAX_RATES is not set → write it as 21=<id>,reversed=<id>; choose of 32 (21% btw), 33 (Btw verlegd binnen EU)',
  ],
  [
    'a VAT rate that Moneybird does not have',
    () => (shell.MONEYBIRD_TAX_RATES = '21=32,reversed=99'),
    '✗ Moneybird: MONEYBIRD_TAX_RATES: no active rate for sales has the id of reversed → choose of 32 (21% btw), 33 (Btw verlegd binnen EU)',
  ],
  [
    'an administration that Moneybird does not have',
    () => (shell.MONEYBIRD_ADMINISTRATION = '9'),
    '✗ Moneybird: Moneybird did not answer: it answers 404 → try again; if it stays so, look at its status page',
  ],
  [
    'no direct debit',
    () => delete world.mollie.recurring.directdebit,
    '✗ Methods for renewals: SEPA direct debit is off: customers would pay once, and no subscription could be made → my.mollie.com → Settings → Website profiles → Payment methods',
  ],
  [
    'a price above the limit of direct debit',
    () => (world.mollie.recurring.directdebit = '500.00'),
    '✗ Methods for renewals: the dearest price is €901.45 with VAT, and directdebit takes €500.00 at most → ask Mollie for a higher limit, or lower the price',
  ],
  [
    'a yearly price above the limit that Mollie starts with',
    () => changeContent('price-pro-monthly', {_id: 'yearly', period: 'yearly', exclVat: 1490}),
    '✗ Methods for renewals: the dearest price is €1802.90 with VAT, and directdebit takes €1000.00 at most → ask Mollie for a higher limit, or lower the price',
  ],
  [
    'Site settings that know a higher limit than Mollie',
    () => changeContent('siteSettings', {directDebitLimit: 2500}),
    '✗ Methods for renewals: Site settings say €2500.00, and directdebit takes €1000.00 at most → Studio → Site settings → Highest direct debit at Mollie',
  ],
  [
    'a profile of Mollie for another website',
    () => (world.mollie.website = 'https://molen.example'),
    '✗ Mollie profile: is for https://molen.example, and the site is https://www.windmolen.nl → my.mollie.com → Settings → Website profiles',
  ],
  [
    'a home page without the headers of netlify.toml',
    () => (world.web['https://www.windmolen.nl'] = () => ({body: '<!doctype html>'})),
    '✗ Home page: lacks the header strict-transport-security, content-security-policy, x-content-type-options → deploy from this repository’s root, with its netlify.toml',
  ],
  [
    'what is not there is answered 200',
    () => (world.web['https://www.windmolen.nl'] = () => ({body: 'Page not found'})),
    '✗ What is not there: an address that nobody made is answered 200 → search engines would list it: look whether something stands before netlify.toml',
  ],
  [
    'a redirect before Mollie’s webhook',
    () => {
      const away = () => ({status: 301, headers: {location: 'https://windmolen.nl/api/mollie-webhook'}})
      world.web['https://www.windmolen.nl'] = away
    },
    '✗ Mollie’s webhook: is sent on to https://windmolen.nl/api/mollie-webhook, where its body is lost: no payment would be noticed → make SITE_URL the address that answers by itself',
  ],
]

test.each(BROKEN)('%s', async (_what, break_, line) => {
  whole()
  break_()
  expect(notFine(await examine())).toContain(line)
})

test('says who reads a public dataset, which needs no token', async () => {
  whole()
  Object.assign(world.sanity.datasets.production ?? {}, {aclMode: 'public'})
  shell.SANITY_TOKEN = undefined
  const lines = await examine()
  expect(notFine(lines)).toEqual([])
  expect(lines.map(lineOf)).toEqual(
    expect.arrayContaining([
      '✓ Dataset: "production" is public: whoever knows its name reads what is published, so build and functions need no token',
      '✓ Token for content: none, and none is needed to read a public dataset',
    ]),
  )
})

test('finds a DKIM key behind a CNAME', async () => {
  whole()
  const own = 's1._domainkey.windmolen.nl'
  world.names['s1.dkim.mailprovider.nl'] = world.names[own] ?? []
  world.names[own] = ['CNAME s1.dkim.mailprovider.nl']
  expect(notFine(await examine())).toEqual([])
  delete world.names['s1.dkim.mailprovider.nl']
  expect(notFine(await examine())).toEqual([
    '✗ DKIM: s1._domainkey has no key → add the record that the mail provider gives',
  ])
})

test('skips checks whose settings are missing, as in the morning workflow', async () => {
  whole()
  const optional = [
    'SANITY_MANAGE_TOKEN',
    'NETLIFY_AUTH_TOKEN',
    'DATABASE_URL',
    'MOLLIE_API_KEY',
    'SMTP_URL',
    'LINK_SECRET',
  ]
  for (const name of optional) shell[name] = undefined
  const lines = await examine()
  expect(lines.filter(({state}) => state === 'wrong').map(lineOf)).toEqual([])
  expect(lines.filter(({state}) => state === 'waits').map(({id}) => id)).toEqual(
    expect.arrayContaining(['cors', 'webhook', 'netlify-site', 'database', 'smtp', 'mollie-key']),
  )
})

test('prints no secret, whatever is wrong', async () => {
  whole()
  shell.SMTP_URL = smtpUrl.replace(PASSWORD, 'other-s3cret')
  shell.SANITY_TOKEN = 'sk-revoked'
  shell.NETLIFY_AUTH_TOKEN = 'nfp_wrong'
  const text = (await examine()).map(lineOf).join('\n')
  for (const secret of [PASSWORD, 'sk-revoked', 'nfp_wrong', 'live_0123', 'shop:secret', 'a'.repeat(32)])
    expect(text).not.toContain(secret)
})

test('sends credentials to the services or to this machine only', () => {
  expect([REAL.sanity, REAL.netlify, REAL.mollie]).toEqual([
    'https://api.sanity.io',
    'https://api.netlify.com',
    'https://api.mollie.com',
  ])
  expect(() => emulators({...world.places, dns: [], web: 'http://localhost', mollie: 'https://evil.example'})).toThrow(
    'https://evil.example: only an emulator on this machine is allowed',
  )
})
