import type {MailConfig} from '../runtime/config.ts'
import {sendOnce} from './send.ts'
import {toOffice} from './staffNotification.ts'

/** A mail to the people of the company that is about no single order. `key` becomes part of the Message-ID. */
export type OperatorMail = {key: string; subject: string; text: string}

type Services = {operators: readonly string[]; mail: MailConfig; siteUrl: string}

/** Throws when the mail server does not take it. */
export const sendToOperators = ({key, subject, text}: OperatorMail, {operators, mail, siteUrl}: Services) =>
  sendOnce(
    {
      to: operators.join(', '),
      subject,
      ...toOffice(siteUrl, {heading: subject, text}),
      messageId: `<${key}@${new URL(siteUrl).hostname}>`,
    },
    mail,
  )
