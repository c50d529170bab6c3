import {parseArgs} from 'node:util'
import {required} from '../../domain/environment/read.ts'
import {DEFAULT_STAFF_LANGUAGE, isStaffLanguage} from '../../domain/texts/languages.ts'
import {explainOrder} from '../../functions/commands/explain.ts'
import {exportMonth, exportPerson} from '../../functions/commands/export.ts'
import {forget} from '../../functions/commands/forget.ts'
import {prepareOrders} from '../../functions/commands/prepare.ts'
import {reconcileNow} from '../../functions/commands/reconcile.ts'
import {assertWhole, describe, readSetup} from '../backup/setup.ts'
import {takeSnapshot} from '../backup/snapshots.ts'
import {embeddedEnvironment, readSettings} from '../settings/environment.ts'
import {say} from '../supervision/progress.ts'
import {readable} from '../supervision/readable.ts'

const USAGE = `npm run orders -- <command>

  migrate                     makes the tables of the database, or brings them up to date; Netlify does it by itself for
                              its own database, which this leaves as it is
  reconcile                   does now what the schedule does every five minutes (--json)
  explain <order or payment>  prints the state of an order, the events that led there, and what each rule does next (--json)
  export --month 2026-11      what was paid and went back in a month, as CSV (--language en) or with --json
  export --person <address>   everything that is kept about somebody, as JSON
  forget <address>            says what would be deleted, and what must be kept; with --yes it is done, at Mollie too
                              (--json). Refuses while a subscription runs

The database is the one of this machine or, with DATABASE_URL, a hosted PostgreSQL. With SANITY_PROJECT_ID it must be named.`

/** Ends with a sentence for a setting that is wrong. */
function orEnd<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    console.error(readable(error))
    process.exit(1)
  }
}

const settings = readSettings()
const environment = embeddedEnvironment(settings)
const address = environment.NETLIFY_DB_URL || orEnd(() => required('DATABASE_URL', environment))
const setup = orEnd(() => readSetup(settings))
/** Whether the database is this machine's, which has snapshots. */
const isOurs = !setup.hosted && address.startsWith('file:')
const keep = async () => `What is there is kept in ${await takeSnapshot(setup, 'before-migration')}`
const print = (text: string) => process.stdout.write(text)
const printJson = (value: unknown) => print(`${JSON.stringify(value, null, 2)}\n`)

const {positionals, values} = parseArgs({
  allowPositionals: true,
  options: {
    month: {type: 'string'},
    person: {type: 'string'},
    language: {type: 'string', default: DEFAULT_STAFF_LANGUAGE},
    json: {type: 'boolean', default: false},
    yes: {type: 'boolean', default: false},
  },
})

async function run([command, argument]: string[]) {
  if (command) {
    assertWhole({...process.env, LAKE_URL: environment.LAKE_URL}, settings)
    process.stderr.write(`${describe(address)} …\n`)
  }
  if (command === 'migrate') {
    const done = await prepareOrders(address, {...(isOurs && {keep}), isNetlifys: Boolean(environment.NETLIFY_DB_URL)})
    return say(done.length > 0 ? done.join('\n') : 'The database is up to date')
  }
  if (command === 'reconcile') {
    const report = await reconcileNow(environment)
    const {settled, mailed, deleted, failed} = report
    if (values.json) printJson(report)
    else say(`Settled ${settled}, mailed ${mailed}, deleted ${deleted}; ${failed} failed`)
    process.exitCode = failed > 0 ? 1 : 0
    return
  }
  if (command === 'explain' && argument) return explainTo(argument)
  if (command === 'export' && values.month) {
    const {language} = values
    if (!isStaffLanguage(language)) throw new Error(`"${language}" is not a language of the back office`)
    const month = await exportMonth(address, values.month, environment)
    return values.json ? printJson(month.json) : print(month.csv(language))
  }
  if (command === 'export' && values.person) return printJson(await exportPerson(address, values.person))
  if (command === 'forget' && argument) return forgetSomebody(argument)
  say(USAGE)
  process.exitCode = command ? 1 : 0
}

async function explainTo(about: string) {
  const explained = await explainOrder(address, about)
  if (!explained)
    throw new Error(`No order or payment ${about} here: give an order’s number (VK-…) or Mollie’s id (tr_…)`)
  if (values.json) {
    printJson(explained)
    return
  }
  const {order, state, meaning, events, next} = explained
  say(`${order} is ${state}: ${meaning}\n`)
  for (const {at, by, what} of events) say(`  ${at}  ${by}: ${what.join('; ')}`)
  say(next.length > 0 ? '\nNext, by itself:' : '\nNothing more happens by itself.')
  for (const {at, what} of next) say(`  ${at || 'now'}  ${what}`)
}

async function forgetSomebody(email: string) {
  const told = await forget(address, email, environment, values.yes)
  const {isDone, orders} = told
  if (values.json) printJson(told)
  else {
    if (orders.length === 0) say('Nothing is kept about this address.')
    for (const each of orders)
      say(
        `${each.order}  ${isDone ? '' : 'would be '}${each.fate}: ${each.reason}${'keptUntil' in each ? `\n  kept until ${each.keptUntil}: ${each.kept}` : ''}`,
      )
    if (orders.some(({fate}) => fate === 'refused')) say('Nothing was done.')
    else if (!isDone && orders.length > 0)
      say('Nothing was done yet. The same with --yes does it; it cannot be undone.')
  }
  if (!isDone && orders.length > 0) process.exitCode = 1
}

await run(positionals).catch((error: unknown) => {
  console.error(readable(error))
  process.exitCode = 1
})
