import {
  atLeast,
  type Check,
  databaseAddress,
  datasetName,
  loopbackAddress,
  mailAddresses,
  mailSender,
  mailServer,
  milliseconds,
  mollieKey,
  oneOf,
  port,
  projectId,
  publicAddress,
  secrets,
} from './checks.ts'

/** Reader of a variable. The Studio's build puts its variables into the browser's code. */
type Reader = 'build' | 'functions' | 'Studio' | 'commands' | 'doctor'

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
      says: 'A token of the project: with the role Viewer for build and functions when the dataset is private, with Editor in the shell for `npm run content`. The embedded lake takes it to read; `npm start` makes one.',
      readBy: EVERYWHERE,
      isSecret: true,
    },
    SANITY_STUDIO_PROJECT_ID: {
      says: 'The same project for the Studio, when it is built: part of what the browser loads.',
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
      says: 'Where the hosted Studio finds the site, to show drafts on its pages and to say what is live: its public address.',
      readBy: ['Studio'],
      check: publicAddress,
    },
    SANITY_STUDIO_APP_ID: {
      says: 'Which of the project’s Studios `sanity deploy` replaces; it says the ID after the first deploy.',
      readBy: ['Studio'],
    },
  },
  Site: {
    SITE_URL: {
      says: 'The public address. Netlify’s own is taken when this is not set; a deploy preview always takes its own.',
      example: 'https://www.example.nl',
      readBy: EVERYWHERE,
      check: publicAddress,
    },
    SANITY_WEBHOOK_SECRET: {
      says: 'What Sanity signs its calls with when something is published; 16 characters or more.',
      readBy: ['functions'],
      isSecret: true,
      check: atLeast(16),
    },
    STUDIO_URL: {
      says: 'The Studio’s public address: it may read how the site is, and show its pages in a frame.',
      readBy: BOTH,
      check: publicAddress,
    },
    PAGES_FROM: {
      says: '`build` has the files of the last build answer, in place of the function; then a build hook is needed.',
      readBy: BOTH,
      check: oneOf('build'),
    },
    BUILD_HOOK_URL: {
      says: 'Netlify’s build hook, called when something is published and on the day that a price starts. With PAGES_FROM=build only.',
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
    FUNCTIONS_KEY: {
      says: 'What back ends send as bearer key to /functions/v1/create-mollie-payment; 20 characters or more.',
      readBy: ['functions'],
      isSecret: true,
      previews: 'own',
      check: atLeast(20),
    },
  },
  Orders: {
    DATABASE_URL: {
      says: 'PostgreSQL of production. On Netlify its own NETLIFY_DB_URL is taken; on one machine `npm start` names a file of SQLite (file:///…). A deploy preview never reads it.',
      example: 'postgres://user:password@db.example.nl/vindkracht',
      readBy: ['functions', 'commands'],
      isSecret: true,
      previews: 'none',
      check: databaseAddress,
    },
    PREVIEW_DATABASE_URL: {
      says: 'PostgreSQL of deploy previews, where Netlify has none for them.',
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
      says: 'The sender: an address of the site’s own domain. Mails carry the brand’s name from the content, unless one stands here: Vindkracht <hulp@example.nl>.',
      example: 'hulp@example.nl',
      readBy: ['functions', 'commands'],
      check: mailSender,
    },
    OPERATOR_MAIL: {
      says: 'Who is told of orders and of what needs a person, and may sign in at /beheer. Several, with commas.',
      example: 'beheer@example.nl',
      readBy: EVERYWHERE,
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
  Errors: {
    ERRORS_DSN: {
      says: 'Where errors of pages and functions are told, without personal data: a project’s address (DSN) of Sentry, or of what speaks the same. Without it the functions’ log has theirs; on one machine it is the terminal.',
      readBy: BOTH,
      check: publicAddress,
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
      says: 'A token with the role Developer or Administrator, which may read CORS origins, tokens and webhooks. Without it SANITY_TOKEN is tried.',
      readBy: ['doctor'],
      isSecret: true,
    },
    DKIM_SELECTOR: {
      says: 'The name under which the mail provider publishes its key: <selector>._domainkey.<domain>.',
      readBy: ['doctor'],
    },
  },
  'One machine: npm start': {
    LOCAL_DIR: {says: 'Where data is kept.', example: '.local', readBy: HERE},
    SITE_PORT: {says: 'The ports.', example: '8888', readBy: HERE, check: port},
    STUDIO_PORT: {says: '', example: '3333', readBy: HERE, check: port},
    LAKE_PORT: {says: '', example: '4010', readBy: HERE, check: port},
    MOLLIE_PORT: {says: '', example: '4020', readBy: HERE, check: port},
    SMTP_PORT: {says: '', example: '4025', readBy: HERE, check: port},
    MAIL_PORT: {says: '', example: '4030', readBy: HERE, check: port},
    LAKE_ACCESS: {
      says: 'The lake asks for tokens as hosted: without one, `public` shows what is published, and `private` nothing. When this is not set, everybody on this machine may read and write all.',
      example: 'private',
      readBy: HERE,
      check: oneOf('public', 'private'),
    },
    LAKE_TOKENS: {
      says: 'Tokens that may write to the lake; several, with commas: the first is that of `npm run content`, and `npm start` makes one. With them and without LAKE_ACCESS the lake is public.',
      readBy: HERE,
      isSecret: true,
    },
    LAKE_DATASETS: {
      says: 'Datasets beside "production", which are empty until something is written.',
      readBy: HERE,
    },
    LAKE_ORIGINS: {
      says: 'Origins of other pages on this machine that may call the lake, with commas: http://localhost:3000.',
      readBy: HERE,
    },
  },
  'Set by npm start, by tests or by Netlify: leave them alone': {
    LAKE_URL: {says: 'The embedded lake.', readBy: EVERYWHERE, check: loopbackAddress('a lake')},
    MOLLIE_URL: {says: 'The Mollie sandbox.', readBy: EVERYWHERE, check: loopbackAddress('a sandbox')},
    VIES_URL: {
      says: 'What stands in for VIES, the European register of VAT numbers.',
      readBy: ['functions'],
      check: loopbackAddress('a stand-in'),
    },
    NETLIFY_API_URL: {
      says: 'What stands in for Netlify’s API: purges.',
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
    GATSBY_ERRORS_DSN: {says: 'Where pages tell of errors; made from ERRORS_DSN.', readBy: ['build']},
    GATSBY_RELEASE: {says: 'Which deploy pages are of; made from DEPLOY_ID.', readBy: ['build']},
    DEPLOY_ID: {says: 'Which deploy this is.', readBy: ['build']},
    NETLIFY: {says: 'That this is a build of Netlify.', readBy: ['build']},
    CONTEXT: {says: 'The deploy context of a build: production, deploy-preview or branch-deploy.', readBy: BOTH},
    URL: {says: 'The site’s address.', readBy: BOTH},
    DEPLOY_PRIME_URL: {says: 'The address of one deploy preview or branch.', readBy: BOTH},
    NETLIFY_DB_URL: {
      says: 'The database; a deploy preview has a branch of its own.',
      readBy: ['functions', 'commands'],
    },
    CONTENT_TYPES: {says: 'Where `npm run check` lets the generated types be written, to compare them.', readBy: HERE},
    PAYMENT_DEADLINE_MS: deadline(10_000, 'How long things may take.'),
    SETTLEMENT_DEADLINE_MS: deadline(12_000, ''),
    CANCELLATION_DEADLINE_MS: deadline(10_000, ''),
    MAIL_CLAIM_MS: deadline(35_000, ''),
    SCHEDULE_DEADLINE_MS: deadline(25_000, ''),
    BUILD_SETTLE_MS: deadline(5000, ''),
  },
} as const satisfies Record<string, Record<string, Variable>>

type Each<Part> = Part extends unknown ? keyof Part : never
export type VariableName = Each<(typeof PARTS)[keyof typeof PARTS]>

/** The variables by their names. */
export const VARIABLES = Object.assign({}, ...Object.values(PARTS)) as Readonly<Record<VariableName, Variable>>
export const VARIABLE_NAMES = Object.keys(VARIABLES) as VariableName[]
