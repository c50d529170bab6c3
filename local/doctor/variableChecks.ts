import {lookalikeOf} from '../../domain/environment/lookalikes.ts'
import {OTHER_PROGRAMS} from '../../domain/environment/otherPrograms.ts'
import {VARIABLE_NAMES, VARIABLES, type VariableName} from '../../domain/environment/variables.ts'
import {type HostedFacts, hasFailed, type NetlifyVariable} from './facts.ts'
import {NETLIFY} from './hostingChecks.ts'
import {type Check, fine, judgeAnswer, wrong} from './verdict.ts'

const SCREEN = 'Project configuration → Environment variables, context'

/** Variables that production needs, beside a database. */
const NEEDED = [
  ...['SANITY_PROJECT_ID', 'SANITY_DATASET', 'SANITY_WEBHOOK_SECRET', 'STUDIO_URL', 'OPERATOR_MAIL'],
  ...['MOLLIE_API_KEY', 'SMTP_URL', 'MAIL_FROM', 'LINK_SECRET'],
] as VariableName[]

/** Those that a preview needs to take a payment; its mails are held back, and their sender is still read. */
const NEEDED_TO_TRY = [
  'SANITY_PROJECT_ID',
  'SANITY_DATASET',
  ...['LINK_SECRET', 'SMTP_URL', 'MAIL_FROM', 'OPERATOR_MAIL'],
] as VariableName[]

const EMULATORS = /^(LAKE|MOLLIE|VIES|MONEYBIRD|NETLIFY_API)_URL$|^MEASURE_/

/** Variables that the site must not have: the doctor's keys open more than it may, and emulators are for one machine. */
const NEVER = VARIABLE_NAMES.filter((name) => {
  const {readBy, isSecret} = VARIABLES[name]
  return EMULATORS.test(name) || (isSecret && readBy.join() === 'doctor')
})

const SECRETS: readonly string[] = [
  ...VARIABLE_NAMES.filter((name) => VARIABLES[name].isSecret && !NEVER.includes(name)),
  ...Object.keys(OTHER_PROGRAMS).filter((name) => OTHER_PROGRAMS[name]?.isSecret),
]

const SCOPES = {build: 'builds', functions: 'functions'} as const

type Context = 'production' | 'deploy-preview' | 'branch-deploy'
type Variables = readonly NetlifyVariable[]

const variableOf = (variables: Variables, name: string) => variables.find(({key}) => key === name)

const entryIn = (variables: Variables, name: string, context: Context) => {
  const values = variableOf(variables, name)?.values
  return values?.find((each) => each.context === context) ?? values?.find((each) => each.context === 'all')
}

const isSet = (variables: Variables, name: string, context: Context) => entryIn(variables, name, context) !== undefined
/** Empty where Netlify hides it. */
const valueIn = (variables: Variables, name: string, context: Context) => entryIn(variables, name, context)?.value ?? ''

/** Names in the table for which a rule holds, as "A, B: words". */
function found(variables: Variables, rule: (name: VariableName, variable: NetlifyVariable) => boolean, words: string) {
  const names = VARIABLE_NAMES.filter((name) => {
    const variable = variableOf(variables, name)
    return variable !== undefined && rule(name, variable)
  })
  return names.length > 0 && `${names.join(', ')}: ${words}`
}

function shownSecrets(variables: Variables): string | false {
  const shown = variables.flatMap(({key, is_secret}) => (SECRETS.includes(key) && !is_secret ? [key] : []))
  return shown.length > 0 && `${shown.join(', ')}: shown to everybody in the team; mark as secret`
}

/** Whether a variable of the build or of functions is kept from them: scopes are chosen for each variable. */
const isOutOfReach = (name: VariableName, {scopes}: NetlifyVariable) =>
  scopes !== undefined &&
  VARIABLES[name].readBy.some(
    (reader) => (reader === 'build' || reader === 'functions') && !scopes.includes(SCOPES[reader]),
  )

type Database = HostedFacts['netlify']['database']

function wrongDatabase(variables: Variables, database: Database): string | false {
  const isNamed = isSet(variables, 'DATABASE_URL', 'production')
  if (database === null || hasFailed(database)) return false
  if (database.exists && isNamed)
    return 'DATABASE_URL: is not read, since Netlify’s own database is there; keep one of them'
  return (
    !database.exists && !isNamed && 'DATABASE_URL: not set, and Netlify has made no database (docs/go-live.md, step 7)'
  )
}

function wrongInProduction(variables: Variables, database: Database): string[] {
  const missing = NEEDED.filter((name) => !isSet(variables, name, 'production'))
  const forbidden = NEVER.filter((name) => isSet(variables, name, 'production'))
  const mistyped = variables.flatMap(({key}) => {
    const own = lookalikeOf(key)
    return own ? [`${key}: nothing reads it; is it ${own}?`] : []
  })
  return [
    missing.length > 0 && `not set: ${missing.join(', ')}`,
    ...mistyped,
    wrongDatabase(variables, database),
    forbidden.length > 0 && `${forbidden.join(', ')} must not be set for the site`,
    valueIn(variables, 'MOLLIE_API_KEY', 'production').startsWith('test_') && 'MOLLIE_API_KEY is a test_ key',
    shownSecrets(variables),
    found(variables, isOutOfReach, 'its scopes leave out builds or functions, which read it'),
  ].filter((each) => typeof each === 'string')
}

/** Reasons why a variable of production alone must not reach previews. */
const ALONE: {[name in VariableName]?: string} = {
  DATABASE_URL: 'it is production’s store',
  SANITY_PUBLISH_TOKEN: 'a preview must not publish',
  SITE_URL: 'a preview has an address of its own',
}

function wrongInPreviews(variables: Variables): string[] {
  const previews = ['deploy-preview', 'branch-deploy'] as const
  const inPreviews = (name: string) => previews.some((context) => isSet(variables, name, context))
  const isShared = (name: string) =>
    previews.some((context) => {
      const [own, theirs] = [entryIn(variables, name, 'production'), entryIn(variables, name, context)]
      return theirs !== undefined && (own === theirs || (Boolean(theirs.value) && own?.value === theirs.value))
    })
  const alone = VARIABLE_NAMES.filter((name) => VARIABLES[name].previews === 'none' && inPreviews(name))
  const shared = (['LINK_SECRET', 'FUNCTIONS_KEY'] as const).filter(isShared)
  const missing = NEEDED_TO_TRY.filter((name) => !isSet(variables, name, 'deploy-preview'))
  const isLive = previews.some((context) => valueIn(variables, 'MOLLIE_API_KEY', context).startsWith('live_'))
  return [
    isLive && 'MOLLIE_API_KEY is the live_ key',
    isShared('MOLLIE_API_KEY') && !isLive && 'MOLLIE_API_KEY is production’s; give deploy previews the test_ key',
    ...alone.map((name) => `${name} is set there, and ${ALONE[name] ?? 'it is production’s'}; limit it to production`),
    shared.length > 0 && `${shared.join(', ')}: production’s own; a link of a preview would open production`,
    inPreviews('MOLLIE_API_KEY') &&
      missing.length > 0 &&
      `not set, though previews have a key of Mollie: ${missing.join(', ')}`,
  ].filter((each) => typeof each === 'string')
}

export const VARIABLE_CHECKS: Check<HostedFacts>[] = [
  {
    id: 'netlify-production',
    title: 'Variables of production',
    judge: ({netlify: {variables, database}}) =>
      judgeAnswer(variables, NETLIFY, (all) => {
        const problems = wrongInProduction(all, database)
        return problems.length > 0 ? wrong(problems.join('; '), `${SCREEN} Production`) : fine('complete')
      }),
  },
  {
    id: 'netlify-previews',
    title: 'Variables of deploy previews',
    judge: ({netlify: {variables}}) =>
      judgeAnswer(variables, NETLIFY, (all) => {
        const problems = wrongInPreviews(all)
        if (problems.length > 0) return wrong(problems.join('; '), `${SCREEN} Deploy Previews`)
        return fine(
          isSet(all, 'PREVIEW_DATABASE_URL', 'deploy-preview')
            ? 'their own where they must be'
            : 'their own where they must be; without PREVIEW_DATABASE_URL they sell nothing',
        )
      }),
  },
]
