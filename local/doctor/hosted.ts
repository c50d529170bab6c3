import type {Environment} from '../../domain/environment/read.ts'
import {BACKUP_CHECK} from './backupCheck.ts'
import {CONTENT_CHECKS, PUBLISHING_CHECKS} from './contentChecks.ts'
import type {HostedFacts} from './facts.ts'
import {gather} from './gather.ts'
import {BUILD_HOOK_CHECK, DEPLOYED_CHECK, PROJECT_CHECKS, SETTINGS_CHECK} from './hostingChecks.ts'
import {MAIL_CHECKS} from './mailChecks.ts'
import {PAY_CHECKS} from './payChecks.ts'
import type {Places} from './places.ts'
import {HEALTH_CHECK, LIMITS_CHECK, SITE_CHECKS} from './siteChecks.ts'
import {VARIABLE_CHECKS} from './variableChecks.ts'
import {type Check, judgeAll, type Line} from './verdict.ts'

/** Table of the checks, in the order of docs/go-live.md. */
export const HOSTED_CHECKS: readonly Check<HostedFacts>[] = [
  ...CONTENT_CHECKS,
  ...PROJECT_CHECKS,
  ...MAIL_CHECKS,
  ...VARIABLE_CHECKS,
  BUILD_HOOK_CHECK,
  DEPLOYED_CHECK,
  ...SITE_CHECKS,
  LIMITS_CHECK,
  ...PUBLISHING_CHECKS,
  ...PAY_CHECKS,
  HEALTH_CHECK,
  BACKUP_CHECK,
  SETTINGS_CHECK,
]

export const examineHosted = async (environment: Environment, places: Places): Promise<Line[]> =>
  judgeAll(HOSTED_CHECKS, await gather(environment, places), environment)
