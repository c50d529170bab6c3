import {HOUR_MS} from '../../domain/format/dates.ts'
import {byLanguage} from '../../domain/texts/byLanguage.ts'
import {DEFAULT_STAFF_LANGUAGE} from '../../domain/texts/languages.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import {claimCheckpoint, readCheckpoint, writeCheckpoint} from '../billing/orders/lists/due.ts'
import {whyClosed} from '../checkout/checkoutHealth.ts'
import type {Database} from '../database/database.ts'
import type {OperatorMail} from '../notifications/operatorMail.ts'
import {log} from '../runtime/log.ts'
import {CHECK_NAMES, type CheckName, check, failing} from './checks.ts'
import {CHECK_WORDS, numbersBeyond, runbookHeading} from './checkWords.ts'
import {standing} from './measures.ts'

/** A hiccup is over by the next run of the jobs, some minutes later: only what lasts is mailed. */
const LASTS_MS = 4 * 60_000
/** Mailed again while it goes on. */
const AGAIN_MS = 24 * HOUR_MS

/** Checkpoints are `seen <moment>` at first, then `told <moment>`; empty when all is well. */
const keyOf = (name: CheckName) => `alarm ${name}`
/** Condition in SQL: something was seen that nobody was told of yet. */
export const ALARM_SEEN = "name LIKE 'alarm %' AND value LIKE 'seen %'"

const WORDS = byLanguage({
  subject: ['Alarm: {checks}', 'Alarm: {checks}'],
  check: [
    '{wrong} ({numbers})\nDoe eerst dit: {first}\nDaarna: docs/runbook.md, “{heading}”.',
    '{wrong} ({numbers})\nDo this first: {first}\nThen: docs/runbook.md, “{heading}”.',
  ],
})

type Services = Parameters<typeof whyClosed>[0] & {
  database: Database
  tellOperators: (mail: OperatorMail) => Promise<unknown>
  now: () => Date
}

/** Mails operators about the checks that have been beyond a limit for two runs, with the first step of each; daily while it lasts. */
export async function raiseAlarms(services: Services): Promise<CheckName[]> {
  const {database, tellOperators, now} = services
  const moment = now()
  const closed = await whyClosed(services, moment)
  const checks = check({...(await standing(database, moment)), closed})
  const wrong = failing(checks)
  const due: CheckName[] = []
  for (const name of CHECK_NAMES) if (await isDue(database, name, wrong.includes(name), moment)) due.push(name)
  if (due.length === 0) return []
  for (const name of due) log('alarm.raised', {check: name})
  try {
    await tellOperators(alarmMail(due, checks, moment))
  } catch (error) {
    // The next run tries again.
    for (const name of due) await writeCheckpoint(database, keyOf(name), `seen ${new Date(0).toISOString()}`)
    throw error
  }
  return due
}

/** Whether somebody is to be told now; of several simultaneous runs, in one. */
async function isDue(database: Database, name: CheckName, isWrong: boolean, now: Date): Promise<boolean> {
  const [state = '', at = ''] = ((await readCheckpoint(database, keyOf(name))) ?? '').split(' ')
  if (!isWrong) {
    if (state) await writeCheckpoint(database, keyOf(name), '')
    if (state === 'told') log('alarm.over', {check: name})
    return false
  }
  const passed = now.getTime() - Date.parse(at)
  if (!state) await writeCheckpoint(database, keyOf(name), `seen ${now.toISOString()}`)
  if (!state || passed < (state === 'seen' ? LASTS_MS : AGAIN_MS)) return false
  return claimCheckpoint(database, keyOf(name), `told ${now.toISOString()}`)
}

function alarmMail(names: readonly CheckName[], checks: ReturnType<typeof check>, at: Date): OperatorMail {
  const words = WORDS[DEFAULT_STAFF_LANGUAGE]
  const about = CHECK_WORDS[DEFAULT_STAFF_LANGUAGE]
  const text = names.map((name) => {
    const numbers = numbersBeyond(checks[name], DEFAULT_STAFF_LANGUAGE).join('; ')
    return fill(words.check, {...about[name], numbers, heading: runbookHeading(name)})
  })
  return {
    key: `alarm-${names.join('-')}-${at.getTime()}`,
    subject: fill(words.subject, {checks: names.map((name) => about[name].title).join(', ')}),
    text: text.join('\n\n'),
  }
}
