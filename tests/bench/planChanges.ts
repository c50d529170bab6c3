import {formatAmount} from '../../domain/money/money.ts'
import {Trial} from '../../functions/billing/state/trial.fixture.ts'
import type {Engine} from '../support/shop/database.ts'
import {TestShop} from '../support/shop/testShop.ts'
import type {Figure} from './figure.ts'
import {figuresOf, measured, RUNS} from './payments.ts'
import {WARM_UPS} from './sampling.ts'

const WISH = {plan: 'pro', period: 'monthly'} as const
const BAR = '≤ 50 ms'

/** Our own time of the button of a dearer plan in the portal, and of the webhook that confirms it, on top of the same calls alone. */
export async function measurePlanChanges(engine: Engine): Promise<Figure[]> {
  const shop = await new TestShop().open(engine)
  const {mollie} = shop.services
  const trials: Trial[] = []
  for (let count = 0; count < RUNS + WARM_UPS; count++)
    trials.push(await new Trial(shop).begin({customerEmail: `jo-${count}@example.nl`}))
  const bare: string[] = []
  const create = async ({customerId}: Trial) => {
    const payment = await mollie.customerPayments.create({
      customerId,
      sequenceType: 'oneoff' as never, // an enum, which would have to be loaded
      amount: {currency: 'EUR', value: formatAmount(6050)},
      description: 'bare',
      redirectUrl: 'http://localhost/',
    })
    bare.push(payment.id)
  }
  const changing = trials.values()
  const beside = trials.values()
  const agreed: string[] = []
  const pressed = await measured(
    async () => {
      const outcome = await changing.next().value?.change(WISH)
      if (!outcome || !('location' in outcome)) throw new Error('A change was not agreed to')
      agreed.push(shop.paymentIdOf(outcome.location))
    },
    async () => {
      const trial = beside.next().value
      if (trial) await create(trial)
    },
  )
  for (const id of [...agreed, ...bare]) await shop.control('payment', {id, status: 'paid'})
  const confirming = agreed.map((id, index) => ({id, trial: trials[index]})).values()
  const fetched = bare.map((id, index) => ({id, trial: trials[index]})).values()
  const confirmed = await measured(
    async () => {
      const {id = '', trial} = confirming.next().value ?? {}
      if ((await trial?.settle(id)) !== 'done') throw new Error('A change was not confirmed')
    },
    // The payment is fetched, and the subscription changed.
    async () => {
      const {id = '', trial} = fetched.next().value ?? {}
      await mollie.payments.get(id)
      const [subscription] = trial?.subscriptions() ?? []
      if (trial && subscription)
        await mollie.customerSubscriptions.update(subscription.id, {
          customerId: trial.customerId,
          metadata: {orderId: trial.id},
        })
    },
  )
  await shop.close()
  return [
    ...figuresOf(`change of plan, its button on ${engine}`, pressed, BAR),
    ...figuresOf(`change of plan, its webhook on ${engine}`, confirmed, BAR),
  ]
}
