import {readFileSync} from 'node:fs'
import {BILLING_DOCUMENT, billingDocument} from '../../support/billing/billingDocument.ts'

test('docs/billing.md says what the table of billing does: `npm run typegen` prints it', () => {
  expect(readFileSync(BILLING_DOCUMENT, 'utf8')).toBe(billingDocument())
})
