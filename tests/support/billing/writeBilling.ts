import {writeFileSync} from 'node:fs'
import path from 'node:path'
import {BILLING_DOCUMENT, billingDocument} from './billingDocument.ts'

/** Writes docs/billing.md from the table of states and events. Part of `npm run typegen`. */
writeFileSync(path.join(import.meta.dirname, '../../..', BILLING_DOCUMENT), billingDocument())
