import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {Sandbox} from '../sandbox.ts'

test('opens data of the version before, in which an outcome was a text and a debit had no day', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-store-'))
  const sandbox = new Sandbox(folder)
  const amount = {currency: 'EUR', value: '10.00'}
  const [customerId, mandateId, createdAt] = ['cst_1', 'mdt_1', '2026-11-20T12:00:00.000Z']
  const shared = {customerId, mandateId, createdAt, amount, description: 'Basis', metadata: null}
  const {store} = sandbox
  store.put('subscription', {
    ...{
      ...shared,
      id: 'sub_1',
      status: 'active',
      interval: '1 month',
      startDate: '2100-01-01',
      nextPaymentDate: '2100-01-01',
    },
  })
  store.put('payment', {
    ...{...shared, id: 'tr_1', mode: 'test', status: 'pending', redirectUrl: null, method: 'directdebit'},
    ...{locale: 'nl_NL', sequenceType: 'recurring'},
  })
  store.put('answer', {id: 'tr_1', at: '2026-11-25T12:00:00.000Z', status: 'paid'})
  sandbox.stop()
  const db = new DatabaseSync(path.join(folder, 'mollie.db'))
  db.exec(
    `UPDATE item SET json = json_set(json, '$.nextOutcome', 'pending') WHERE kind = 'subscription'; PRAGMA user_version = 2`,
  )
  db.close()
  const opened = new Sandbox(folder)
  await opened.moveTo(new Date('2026-11-27T12:00:00Z'))
  expect(opened.store.get('subscription', 'sub_1')).not.toHaveProperty('nextOutcome')
  expect(opened.store.get('payment', 'tr_1')).toMatchObject({status: 'paid'})
  opened.stop()
  rmSync(folder, {recursive: true})
})
