import fc from 'fast-check'
import {TEST_LIMIT_MS} from '../../../tests/support/limits.ts'
import {ENGINES} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {faultsAtMollie, faultsAtRest} from './atRest.fixture.ts'
import {ACTS, type Act, acts, bought, withOffers} from './sequences.fixture.ts'
import {Trial} from './trial.fixture.ts'

/**
 * Random sequences of acts by the customer, the bank, operators, the schedule, a Mollie that fails and processes that are killed, on whole shops. Properties
 * of pure `decide`: decide.test.ts. `BILLING_SEQUENCES=200` makes so many; a failure names its seed and its acts.
 */
/** The run of all tests makes the same each time, so that none fails by chance; longer ones look for unknown faults. */
const isShort = process.env.BILLING_SEQUENCES === undefined
const SEQUENCES = Number(process.env.BILLING_SEQUENCES ?? 6)

async function run(trial: Trial, change: object, sequence: readonly Act[]) {
  const {process} = trial.shop
  withOffers(trial.shop)
  await trial.begin(change)
  for (const {act, which} of sequence) {
    await Promise.resolve(ACTS[act](trial, which)).catch((error: unknown) => {
      if (!process.isDead()) throw error
    })
    if (process.isDead()) process.restart()
    expect(faultsAtMollie(trial)).toEqual([])
  }
  process.restart()
  await trial.untilQuiet()
  expect(await faultsAtRest(trial)).toEqual([])
  const atRest = [await trial.order(), trial.shop.sandbox.store.list('refund'), trial.theirs()]
  for (const {id} of trial.shop.sandbox.store.list('payment').toReversed()) await trial.settle(id)
  expect([await trial.order(), trial.shop.sandbox.store.list('refund'), trial.theirs()]).toEqual(atRest)
}

test.each(ENGINES)(
  'no sequence of acts on %s charges a period twice, loses a cent or leaves Mollie collecting by itself',
  async (engine) => {
    await fc.assert(
      fc.asyncProperty(bought, fc.array(acts, {minLength: 1, maxLength: 40, size: 'max'}), async (change, sequence) => {
        const shop = await (await new TestShop().open(engine)).toNoon()
        try {
          await run(new Trial(shop), change, sequence)
        } finally {
          await shop.close()
        }
      }),
      {...(isShort && {seed: 1}), numRuns: SEQUENCES, endOnFailure: process.env.BILLING_SHRINK === undefined},
    )
  },
  TEST_LIMIT_MS,
)
