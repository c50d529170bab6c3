import type {Environment} from '../../domain/environment/read.ts'
import {BACKUP_CHECK} from './backupCheck.ts'
import {CONTENT_CHECKS, PUBLISHING_CHECKS} from './contentChecks.ts'
import type {HostedFacts} from './facts.ts'
import {type Asked, gather} from './gather.ts'
import {BUILD_HOOK_CHECK, DATABASE_CHECK, DEPLOYED_CHECK, PROJECT_CHECKS, SETTINGS_CHECK} from './hostingChecks.ts'
import {MAIL_CHECKS} from './mailChecks.ts'
import {
  OWN_BACKUP_CHECK,
  OWN_DATABASE_CHECK,
  OWN_HOST_CHECKS,
  OWN_LIMITS_CHECK,
  OWN_SETTINGS_CHECK,
} from './ownHostChecks.ts'
import {PAY_CHECKS} from './payChecks.ts'
import type {Places} from './places.ts'
import {healthCheck, LIMITS_CHECK, siteChecks} from './siteChecks.ts'
import {VARIABLE_CHECKS} from './variableChecks.ts'
import {type Check, judgeAll, type Line} from './verdict.ts'

/** Table of the checks, in the order of docs/go-live.md. */
export const HOSTED_CHECKS: readonly Check<HostedFacts>[] = [
  ...CONTENT_CHECKS,
  ...PROJECT_CHECKS,
  DATABASE_CHECK,
  ...MAIL_CHECKS,
  ...VARIABLE_CHECKS,
  BUILD_HOOK_CHECK,
  DEPLOYED_CHECK,
  ...siteChecks('Netlify'),
  LIMITS_CHECK,
  ...PUBLISHING_CHECKS,
  ...PAY_CHECKS,
  healthCheck('Netlify'),
  BACKUP_CHECK,
  SETTINGS_CHECK,
]

/** Table of the checks of a machine of one's own, in the order of docs/own-host.md: Sanity's webhook is not needed there. */
const OWN_CHECKS: readonly Check<HostedFacts>[] = [
  ...CONTENT_CHECKS,
  ...MAIL_CHECKS,
  OWN_SETTINGS_CHECK,
  OWN_DATABASE_CHECK,
  ...OWN_HOST_CHECKS,
  ...siteChecks('own'),
  OWN_LIMITS_CHECK,
  ...PAY_CHECKS,
  healthCheck('own'),
  OWN_BACKUP_CHECK,
]

export const examineHosted = async (environment: Environment, places: Places, asked: Asked = {}): Promise<Line[]> =>
  judgeAll(asked.isOwnHost ? OWN_CHECKS : HOSTED_CHECKS, await gather(environment, places, asked), environment)
