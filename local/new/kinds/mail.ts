import {readFileSync} from 'node:fs'
import path from 'node:path'
import {after, before, type Change} from '../changes.ts'
import {literal, localeRichText, localeString, type Names} from '../names.ts'
import type {Kind} from './kind.ts'

const SEED = 'studio/seed/mailMessage.ndjson'
/** Mail whose other fields a new one gets, such as the signature. */
const MODEL = 'mail-renewal'

/** A mail to customers: its kind, when it is sent, its name for the staff and its words. */
export const mail: Kind = (names, _options, root) => {
  const {camel, title} = names
  return {
    changes: [
      before('domain/texts/mailKinds.ts', '] as const\nexport type MailKind', `  '${camel}',\n`),
      after(
        'studio/schema/documents/mailMessage.ts',
        'const SENT: Record<MailKind, string> = {\n',
        `  ${camel}: nlEn(${literal(`Als ${title.nl}`)}, ${literal(`When ${title.en}`)}),\n`,
      ),
      after(
        'functions/admin/words/mails.ts',
        'byLanguage({\n  mails: {\n',
        `    ${camel}: [${literal(title.nl)}, ${literal(title.en)}],\n`,
      ),
      seed(names, root),
    ],
    left: [
      `when it is sent, in SENT of studio/schema/documents/mailMessage.ts, and its words in ${SEED}`,
      `the place that sends it: withMail(order, '${camel}') in an outcome of functions/billing/state/, with a test`,
    ],
  }
}

function seed({camel, title: {nl, en}}: Names, root: string): Change {
  const model = readFileSync(path.join(root, SEED), 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`{"_id":"${MODEL}"`))
  if (!model) throw new Error(`${SEED}: there is no document "${MODEL}"`)
  const document = {
    ...JSON.parse(model),
    _id: `mail-${camel}`,
    key: camel,
    subject: localeString(`${nl}: je abonnement {brand}`, `${en}: your {brand} subscription`),
    preheader: localeString(`${nl}.`, `${en}.`),
    body: localeRichText(['Dag {customerName},', `${nl}.`], ['Dear {customerName},', `${en}.`]),
  }
  return {file: SEED, edit: (text) => `${text.trimEnd()}\n${JSON.stringify(document)}\n`}
}
