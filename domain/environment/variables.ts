import {
  atLeast,
  type Check,
  databaseAddress,
  datasetName,
  errorsReceiver,
  ipAddress,
  loopbackAddress,
  mailAddresses,
  mailSender,
  mailServer,
  milliseconds,
  mollieKey,
  mollieToken,
  moneybirdId,
  oneOf,
  port,
  projectId,
  publicAddress,
  publicOrigin,
  secrets,
  taxRates,
  upTo,
  wholeNumber,
} from './checks.ts'

/** Reader of a variable. The Studio's build puts its variables into the browser's code. */
type Reader = 'build' | 'functions' | 'Studio' | 'commands' | 'doctor' | 'host'

export type Variable = {
  /** Purpose, shown in .env.example and docs/environment.md. */
  says: string
  readBy: readonly Reader[]
  /** Value in .env.example. */
  example?: string
  /** Nobody but the services that need it may see it. */
  isSecret?: true
  /** Deploy previews have a value of their own, or none at all; otherwise they share production's. */
  previews?: 'own' | 'none'
  check?: Check
}

const BOTH = ['build', 'functions'] as const
const EVERYWHERE = ['build', 'functions', 'commands'] as const
const HERE = ['commands'] as const
const deadline = (byDefault: number, says: string): Variable => ({
  says,
  example: String(byDefault),
  readBy: ['functions'],
  check: milliseconds,
})

export const LEFT_ALONE = 'Set by npm start, by tests or by Netlify: leave them alone'

/** Variables that the code reads, by purpose, in the order of .env.example. */
export const PARTS = {
  'Content: a hosted dataset in place of the embedded lake': {
    SANITY_PROJECT_ID: {
      says: 'The ID of the project. With the dataset, or neither.',
      readBy: EVERYWHERE,
      check: projectId,
    },
    SANITY_DATASET: {
      says: 'The dataset. Deploy previews may read one of their own.',
      example: 'production',
      readBy: EVERYWHERE,
      check: datasetName,
    },
    SANITY_TOKEN: {
      says: 'A token: role Viewer for build and functions of a private dataset, Editor in the shell for `npm run content`. The embedded lake reads with it; `npm start` makes one.',
      readBy: EVERYWHERE,
      isSecret: true,
    },
    SANITY_PUBLISH_TOKEN: {
      says: 'A token of its own with the role Editor, by which the job `change-sets` publishes sets of changes at their moment. Without it no set goes live by itself; `npm start` makes one.',
      readBy: ['functions', 'doctor'],
      isSecret: true,
      previews: 'none',
    },
    SANITY_STUDIO_PROJECT_ID: {
      says: 'The same project for the Studio’s build, visible to browsers.',
      readBy: ['Studio'],
      check: projectId,
    },
    SANITY_STUDIO_DATASET: {
      says: 'The same dataset for the Studio.',
      example: 'production',
      readBy: ['Studio'],
      check: datasetName,
    },
    SANITY_STUDIO_SITE_URL: {
      says: 'The site’s public address, for preview and status in the hosted Studio.',
      readBy: ['Studio'],
      check: publicOrigin,
    },
    SANITY_STUDIO_APP_ID: {
      says: 'The Studio that `sanity deploy` replaces; the first deploy prints its ID.',
      readBy: ['Studio'],
    },
  },
  Site: {
    SITE_URL: {
      says: 'The public address. Without it Netlify’s own; a deploy preview always takes its own.',
      example: 'https://www.example.nl',
      readBy: EVERYWHERE,
      previews: 'none',
      check: publicOrigin,
    },
    SANITY_WEBHOOK_SECRET: {
      says: 'Signs Sanity’s calls of the publishing webhook; 16 characters or more.',
      readBy: ['functions'],
      isSecret: true,
      check: atLeast(16),
    },
    STUDIO_URL: {
      says: 'The Studio’s public address: it may read the site’s status and frame its pages.',
      readBy: BOTH,
      check: publicAddress,
    },
    PAGES_FROM: {
      says: '`build` serves the files of the last build in place of the function, and needs a build hook.',
      readBy: BOTH,
      check: oneOf('build'),
    },
    BUILD_HOOK_URL: {
      says: 'Netlify’s build hook, called by publications and starting prices. With PAGES_FROM=build only.',
      readBy: ['functions'],
      isSecret: true,
      previews: 'none',
      check: publicAddress,
    },
  },
  Payments: {
    MOLLIE_API_KEY: {
      says: 'Mollie’s key: live_… in production and nowhere else, test_… in deploy previews.',
      readBy: EVERYWHERE,
      isSecret: true,
      previews: 'own',
      check: mollieKey,
    },
    MOLLIE_ORGANISATION_TOKEN: {
      says: 'Access token of the organisation at Mollie, access_…, which may read balances and settlements: the admin then compares payouts with the books.',
      readBy: ['functions', 'doctor'],
      isSecret: true,
      previews: 'none',
      check: mollieToken,
    },
    FUNCTIONS_KEY: {
      says: 'Bearer key of back ends for /functions/v1/create-mollie-payment; 20 characters or more.',
      readBy: ['functions'],
      isSecret: true,
      previews: 'own',
      check: atLeast(20),
    },
  },
  'Bookkeeping at Moneybird: all four, or none': {
    MONEYBIRD_TOKEN: {
      says: 'A personal API token of Moneybird for sales invoices and settings: Books in the admin then books documents there.',
      readBy: ['functions', 'doctor'],
      isSecret: true,
      previews: 'none',
      check: atLeast(20),
    },
    MONEYBIRD_ADMINISTRATION: {
      says: 'The administration: the digits in its address.',
      readBy: ['functions', 'doctor'],
      previews: 'none',
      check: moneybirdId,
    },
    MONEYBIRD_LEDGER_ACCOUNT: {
      says: 'The ledger account of the revenue, by its id.',
      readBy: ['functions', 'doctor'],
      previews: 'none',
      check: moneybirdId,
    },
    MONEYBIRD_TAX_RATES: {
      says: 'Moneybird’s VAT rates for sales, by the rate of the document; `reversed` is that of reverse-charged services in the EU. The doctor lists their ids.',
      example: '21=1234,reversed=5678',
      readBy: ['functions', 'doctor'],
      previews: 'none',
      check: taxRates,
    },
  },
  Orders: {
    DATABASE_URL: {
      says: 'PostgreSQL of production. NETLIFY_DB_URL wins on Netlify; `npm start` names an SQLite file (file:///…). A deploy preview reads neither.',
      example: 'postgres://user:password@db.example.nl/vindkracht',
      readBy: ['functions', 'commands'],
      isSecret: true,
      previews: 'none',
      check: databaseAddress,
    },
    PREVIEW_DATABASE_URL: {
      says: 'PostgreSQL of deploy previews, empty and migrated. Without it they sell nothing.',
      readBy: ['functions'],
      isSecret: true,
      previews: 'own',
      check: databaseAddress,
    },
  },
  Mail: {
    SMTP_URL: {
      says: 'The mail server. A deploy preview sends nothing.',
      example: 'smtps://user:password@smtp.example.nl',
      readBy: ['functions', 'commands'],
      isSecret: true,
      check: mailServer,
    },
    MAIL_FROM: {
      says: 'The sender: an address of the site’s own domain, with the brand’s name from the content unless one is given: Vindkracht <hulp@example.nl>.',
      example: 'hulp@example.nl',
      readBy: ['functions', 'commands'],
      check: mailSender,
    },
    OPERATOR_MAIL: {
      says: 'Staff who get notifications and alerts and may sign in at /beheer. Several, with commas.',
      example: 'beheer@example.nl',
      readBy: EVERYWHERE,
      check: mailAddresses,
    },
    BOOKKEEPER_MAIL: {
      says: 'Addresses that may sign in at /beheer to read and export the books, and change nothing. Several, with commas.',
      example: 'boekhouder@example.nl',
      readBy: ['functions'],
      check: mailAddresses,
    },
    LINK_SECRET: {
      says: 'Signs the links in mails; 32 characters or more. Several, with commas: the first signs, all are accepted.',
      readBy: ['functions', 'commands'],
      isSecret: true,
      previews: 'own',
      check: secrets(32),
    },
  },
  'E-invoices by Peppol: an access point': {
    PEPPOL_URL: {
      says: 'Its API, that of Storecove: https://api.storecove.com/api/v2. Without it neither customers nor staff read of Peppol.',
      readBy: ['functions', 'doctor'],
      previews: 'none',
      check: publicAddress,
    },
    PEPPOL_KEY: {
      says: 'Its key. With PEPPOL_URL.',
      readBy: ['functions', 'doctor'],
      isSecret: true,
      previews: 'none',
    },
    PEPPOL_SENDER: {
      says: 'The number of your company there (legal entity). With PEPPOL_URL.',
      readBy: ['functions', 'doctor'],
      previews: 'none',
      check: wholeNumber,
    },
  },
  Errors: {
    ERRORS_DSN: {
      says: 'Receives errors of pages and functions, without personal data: a DSN of Sentry or a compatible service. Without it functions’ errors are in their log; on one machine the terminal shows them.',
      readBy: BOTH,
      check: errorsReceiver,
    },
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      says: 'Receives traces of functions by OTLP/HTTP as JSON, without personal data: its address without /v1/traces. Without it none are made.',
      readBy: ['functions'],
      check: publicAddress,
    },
    OTEL_EXPORTER_OTLP_HEADERS: {
      says: 'Headers for it, `name=value` with commas between them: its key.',
      readBy: ['functions'],
      isSecret: true,
    },
  },
  'Looking after it: npm run doctor, in a shell': {
    NETLIFY_SITE_ID: {says: 'The project’s ID (Project configuration → General).', readBy: ['doctor']},
    NETLIFY_AUTH_TOKEN: {
      says: 'A personal access token of Netlify (User settings → Applications). Never set it for the site itself.',
      readBy: ['doctor'],
      isSecret: true,
    },
    SANITY_MANAGE_TOKEN: {
      says: 'A token with the role Developer or Administrator, to read CORS origins, tokens and webhooks. Without it SANITY_TOKEN is tried.',
      readBy: ['doctor'],
      isSecret: true,
    },
    GITHUB_REPOSITORY: {
      says: 'The repository, owner/name, whose workflow Backup is looked at. GitHub sets it in workflows.',
      readBy: ['doctor'],
    },
    GITHUB_TOKEN: {
      says: 'A token of GitHub that may read its Actions.',
      readBy: ['doctor'],
      isSecret: true,
    },
    DKIM_SELECTOR: {
      says: 'Selector of the mail provider’s key: <selector>._domainkey.<domain>.',
      readBy: ['doctor'],
    },
  },
  'One machine: npm start': {
    LOCAL_DIR: {says: 'The data folder.', example: '.local', readBy: HERE},
    SITE_PORT: {says: 'The ports.', example: '8888', readBy: HERE, check: port},
    STUDIO_PORT: {says: '', example: '3333', readBy: HERE, check: port},
    LAKE_PORT: {says: '', example: '4010', readBy: HERE, check: port},
    MOLLIE_PORT: {says: '', example: '4020', readBy: HERE, check: port},
    SMTP_PORT: {says: '', example: '4025', readBy: HERE, check: port},
    MAIL_PORT: {says: '', example: '4030', readBy: HERE, check: port},
    LAKE_ACCESS: {
      says: '`public` or `private` asks for tokens as such a hosted dataset does. Without it everybody on this machine may read and write everything.',
      example: 'private',
      readBy: HERE,
      check: oneOf('public', 'private'),
    },
    LAKE_TOKENS: {
      says: 'Tokens that may write to the lake, with commas: the first is that of `npm run content`; `npm start` makes one. With them and without LAKE_ACCESS the lake is public.',
      readBy: HERE,
      isSecret: true,
    },
    LAKE_DATASETS: {
      says: 'Datasets beside "production", empty at first.',
      readBy: HERE,
    },
    LAKE_ORIGINS: {
      says: 'Origins of other pages on this machine that may call the lake, with commas: http://localhost:3000.',
      readBy: HERE,
    },
  },
  'A host of your own: docs/own-host.md': {
    LISTEN: {
      says: 'Address at which the server of a container listens. Without it, this machine alone; the image has 0.0.0.0.',
      example: '0.0.0.0',
      readBy: ['host'],
      check: ipAddress,
    },
    TRUST_PROXY: {
      says: 'Number of proxies in front that append to X-Forwarded-For, by which clients are told apart. Without it none is believed, and limits count the proxy as one client.',
      example: '1',
      readBy: ['host'],
      check: upTo(9),
    },
  },
  [LEFT_ALONE]: {
    LAKE_URL: {says: 'The embedded lake.', readBy: EVERYWHERE, check: loopbackAddress('a lake')},
    MOLLIE_URL: {says: 'The Mollie sandbox.', readBy: EVERYWHERE, check: loopbackAddress('a sandbox')},
    VIES_URL: {
      says: 'The emulator of VIES, the European register of VAT numbers.',
      readBy: ['functions'],
      check: loopbackAddress('a stand-in'),
    },
    MONEYBIRD_URL: {
      says: 'The emulator of Moneybird.',
      readBy: ['functions'],
      check: loopbackAddress('an emulator'),
    },
    MEASURE_OWN_SITE: {
      says: 'Visitors may measure this very site although it is on one machine.',
      readBy: ['functions'],
      check: oneOf('yes'),
    },
    NETLIFY_API_URL: {
      says: 'The emulator of Netlify’s API: purges.',
      readBy: ['functions'],
      check: loopbackAddress('a stand-in'),
    },
    SANITY_STUDIO_LAKE_URL: {
      says: 'The lake, for sanity’s command line while it builds the Studio.',
      readBy: ['Studio'],
      check: loopbackAddress('a lake'),
    },
    GATSBY_SITE_URL: {says: 'The site’s address inside pages; made from SITE_URL.', readBy: ['build']},
    GATSBY_STUDIO_ORIGIN: {says: 'The Studio’s origin inside pages; made from STUDIO_URL.', readBy: ['build']},
    GATSBY_ERRORS_DSN: {says: 'Receiver of pages’ errors; made from ERRORS_DSN.', readBy: ['build']},
    GATSBY_RELEASE: {says: 'The pages’ deploy; made from DEPLOY_ID.', readBy: ['build']},
    DEPLOY_ID: {says: 'ID of the deploy.', readBy: ['build']},
    NETLIFY: {says: 'Set in builds of Netlify.', readBy: ['build']},
    CONTEXT: {says: 'The deploy context of a build: production, deploy-preview or branch-deploy.', readBy: BOTH},
    URL: {says: 'The site’s address.', readBy: BOTH},
    DEPLOY_PRIME_URL: {says: 'The address of one deploy preview or branch.', readBy: BOTH},
    NETLIFY_DB_URL: {
      says: 'The database of production. Deploy previews get a copy of it, which the code does not read.',
      readBy: ['functions', 'commands'],
    },
    CONTENT_TYPES: {says: 'Folder to which `npm run check` writes generated types, to compare them.', readBy: HERE},
    PAYMENT_DEADLINE_MS: deadline(
      10_000,
      'Deadlines in milliseconds; settling must stay under the 15 s that Mollie waits.',
    ),
    SETTLEMENT_DEADLINE_MS: deadline(12_000, ''),
    CANCELLATION_DEADLINE_MS: deadline(10_000, ''),
    CONTENT_DEADLINE_MS: deadline(5000, ''),
    PUBLICATION_DEADLINE_MS: deadline(20_000, ''),
    STORE_DEADLINE_MS: deadline(1500, ''),
    MAIL_CLAIM_MS: deadline(35_000, ''),
    SCHEDULE_DEADLINE_MS: deadline(25_000, ''),
    HAND_OVER_MS: deadline(20_000, ''),
    BACKGROUND_DEADLINE_MS: deadline(14 * 60_000, ''),
    BUILD_SETTLE_MS: deadline(5000, ''),
    DOCTOR_DEADLINE_MS: {...deadline(15_000, ''), readBy: HERE},
  },
} as const satisfies Record<string, Record<string, Variable>>

type Each<Part> = Part extends unknown ? keyof Part : never
export type VariableName = Each<(typeof PARTS)[keyof typeof PARTS]>

/** The variables by their names. */
export const VARIABLES = Object.assign({}, ...Object.values(PARTS)) as Readonly<Record<VariableName, Variable>>
export const VARIABLE_NAMES = Object.keys(VARIABLES) as VariableName[]
