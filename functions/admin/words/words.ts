import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {ACTION_WORDS} from './actions.ts'
import {ALERT_WORDS} from './alerts.ts'
import {AUDIT_LOG_WORDS} from './auditLog.ts'
import {BILLING_WORDS} from './billing.ts'
import {COUNT_WORDS} from './counts.ts'
import {CUSTOMERS_WORDS} from './customers.ts'
import {EXPORT_WORDS} from './export.ts'
import {FIGURE_WORDS} from './figures.ts'
import {FRAME_WORDS} from './frame.ts'
import {HEALTH_WORDS} from './health.ts'
import {MAIL_WORDS} from './mails.ts'
import {MESSAGE_WORDS} from './messages.ts'
import {MIRROR_WORDS} from './mirror.ts'
import {MONEYBIRD_WORDS} from './moneybird.ts'
import {OFFER_WORDS} from './offers.ts'
import {ORDER_WORDS} from './orders.ts'
import {RESULT_WORDS} from './results.ts'
import {SIGN_IN_WORDS} from './signIn.ts'
import {TERMS_WORDS} from './terms.ts'
import {WIND_WORDS} from './wind.ts'

/** The words of the admin. Its readers are operators, not visitors, so they are not content. */
const wordsIn = (language: StaffLanguage) => ({
  ...FRAME_WORDS[language],
  ...SIGN_IN_WORDS[language],
  ...ORDER_WORDS[language],
  ...CUSTOMERS_WORDS[language],
  ...OFFER_WORDS[language],
  ...FIGURE_WORDS[language],
  ...COUNT_WORDS[language],
  ...TERMS_WORDS[language],
  ...WIND_WORDS[language],
  ...HEALTH_WORDS[language],
  ...MESSAGE_WORDS[language],
  ...MAIL_WORDS[language],
  ...ACTION_WORDS[language],
  ...RESULT_WORDS[language],
  ...EXPORT_WORDS[language],
  ...MIRROR_WORDS[language],
  ...MONEYBIRD_WORDS[language],
  ...AUDIT_LOG_WORDS[language],
  ...ALERT_WORDS[language],
  ...BILLING_WORDS[language],
})

export type AdminWords = ReturnType<typeof wordsIn>
export const ADMIN_WORDS: Record<StaffLanguage, AdminWords> = {nl: wordsIn('nl'), en: wordsIn('en')}

/** The name of a kind of mail. */
export const mailName = (kind: string, {mails}: AdminWords) => mails[kind as keyof typeof mails] ?? kind
