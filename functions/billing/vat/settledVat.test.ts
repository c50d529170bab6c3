import {ENGINES} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {readBooks} from '../books/books.ts'
import {boxOf, listOfEuSales, sumsBy} from '../books/documents.ts'
import {DETAILS} from '../invoices/invoice.fixture.ts'
import {invoicesOf} from '../invoices/store.ts'
import {faultsOfUbl} from '../invoices/ubl/faults.fixture.ts'
import {faultsAtRest} from '../state/atRest.fixture.ts'
import {Trial} from '../state/trial.fixture.ts'
import {BELGIAN, correct, documents, offered, reinvoiced} from './settledVat.fixture.ts'

/** Basis by the month, with and without VAT. */
const CHARGED = [9900, 2079]
const REVERSED = [9900, 0]

describe.each(ENGINES)('another VAT scheme on %s', (engine) => {
  let shop: TestShop
  let trial: Trial
  beforeEach(async () => {
    shop = await (await new TestShop().open(engine)).toNoon()
    trial = new Trial(shop)
  })
  afterEach(() => shop.close())

  const begin = async (details: object) => {
    await trial.begin({details})
    await trial.live(1)
  }
  const collected = () => trial.theirs().map(({amount}) => amount.value)
  const refunds = () => shop.sandbox.store.list('refund').map(({amount}) => amount.value)
  async function rest() {
    await trial.untilQuiet()
    expect(await faultsAtRest(trial)).toEqual([])
    const all = await invoicesOf(shop.database.database, trial.id)
    expect(all.flatMap(({data}) => faultsOfUbl(data))).toEqual([])
  }

  test('shows what follows first, collects the next period without VAT, and settles paid ones when an operator asks', async () => {
    await begin(DETAILS)
    await trial.live(35)
    const shown = await trial.operate('business', {...BELGIAN, note: 'Belde'} as Record<string, string>)
    expect(shown).toMatchObject({confirmScheme: {change: {to: 'reverseCharge', next: {total: 9900}}}})
    expect((await trial.order()).details?.country).toBe('NL')
    expect(await correct(trial, BELGIAN)).toEqual({done: 'businessCorrected'})
    await trial.live(30)
    expect(collected()).toEqual(['119.79', '119.79', '99.00'])
    expect(shop.mails.filter(({kind}) => kind === 'priceChange')).toHaveLength(1)
    const before = [
      ['invoice', 'NL', 'charged', ...CHARGED],
      ['invoice', 'NL', 'charged', ...CHARGED],
      ['invoice', 'BE', 'reverseCharge', ...REVERSED],
    ]
    expect(await documents(trial)).toEqual(before)
    expect(refunds()).toEqual([])

    expect(await reinvoiced(trial)).toEqual({done: 'reinvoiced'})
    const pair = [
      ['creditNote', 'NL', 'charged', -9900, -2079],
      ['invoice', 'BE', 'reverseCharge', ...REVERSED],
    ]
    expect(await documents(trial)).toEqual([...before, ...pair, ...pair])
    expect(refunds()).toEqual(['20.79', '20.79'])
    expect(await offered(trial)).toEqual([])
    expect(await reinvoiced(trial)).toMatchObject({problem: 'otherInvoices'})
    await rest()
    const {payments} = await trial.order()
    expect(payments.map(({vatScheme}) => vatScheme)).toEqual(['reverseCharge', 'reverseCharge', undefined])
  })

  test('takes VAT out of what was paid when it comes, and collects it with the next period', async () => {
    await begin(BELGIAN)
    expect(await correct(trial, {...DETAILS, vatNumber: ''})).toEqual({done: 'businessCorrected'})
    expect(await reinvoiced(trial)).toEqual({done: 'reinvoiced'})
    await trial.live(32)
    expect(collected()).toEqual(['99.00', '119.79'])
    expect(await documents(trial)).toEqual([
      ['invoice', 'BE', 'reverseCharge', ...REVERSED],
      ['creditNote', 'BE', 'reverseCharge', -9900, 0],
      ['invoice', 'NL', 'charged', 8182, 1718],
      ['invoice', 'NL', 'charged', ...CHARGED],
    ])
    expect(refunds()).toEqual([])
    await rest()
  })

  test('issues corrected invoices, without money, when the company has another VAT number', async () => {
    await begin(BELGIAN)
    const corrected = {...BELGIAN, vatNumber: 'BE0100000070'}
    expect(await correct(trial, corrected)).toEqual({done: 'businessCorrected'})
    expect((await trial.order()).alerts).toMatchObject([{kind: 'vatNumberChanged'}])
    expect(await reinvoiced(trial)).toEqual({done: 'reinvoiced'})
    expect((await trial.order()).alerts).toEqual([])
    const all = await invoicesOf(shop.database.database, trial.id)
    expect(all.map(({kind, data}) => [kind, data.customer.vatNumber, data.corrects?.number])).toEqual([
      ['invoice', BELGIAN.vatNumber, undefined],
      ['creditNote', BELGIAN.vatNumber, all[0]?.number],
      ['invoice', 'BE0100000070', undefined],
    ])
    await rest()
  })

  test('credits the new invoice by its own scheme when more is refunded, cancelled, charged back or written off', async () => {
    await begin(DETAILS)
    const {id} = (await trial.order()).payments[0] ?? {id: ''}
    await trial.operate('refund', {payment: id, cents: '3000', seen: '0'})
    await correct(trial, BELGIAN)
    expect(await reinvoiced(trial)).toEqual({done: 'reinvoiced'})
    // € 30,00 of € 119,79 had € 5,21 of VAT in it.
    expect((await documents(trial)).slice(1)).toEqual([
      ['creditNote', 'NL', 'charged', -2479, -521],
      ['creditNote', 'NL', 'charged', -7421, -1558],
      ['invoice', 'BE', 'reverseCharge', 7421, 0],
    ])
    await trial.operate('refund', {payment: id, cents: '1000', seen: '4558'})
    expect((await documents(trial)).at(-1)).toEqual(['creditNote', 'BE', 'reverseCharge', -1000, 0])
    await trial.live(2)
    await rest()
    await shop.control('chargeback', {id, amount: '64.21'})
    await trial.live(1)
    await trial.operate('writeOff', {payment: id})
    await trial.live(1)
    expect((await documents(trial)).at(-1)).toEqual(['creditNote', 'BE', 'reverseCharge', -6421, 0])
    await rest()
  })

  test('closes the month: boxes and the ICP list from the documents, each difference from the money with its reason', async () => {
    await begin(DETAILS)
    await correct(trial, BELGIAN)
    await reinvoiced(trial)
    await rest()
    const month = shop.now.toISOString().slice(0, 7)
    const books = await readBooks(shop.database.database, month, 'test')
    expect(sumsBy(books.documents, boxOf)).toMatchObject([
      {name: '1a', exclVat: 0, vat: 0},
      {name: '3b', exclVat: 9900, vat: 0},
    ])
    expect(listOfEuSales(books.documents)).toMatchObject([{name: BELGIAN.vatNumber, exclVat: 9900}])
    expect(books.differences.map(({kind, cents}) => [kind, cents])).toEqual([
      ['reinvoiced', -11979],
      ['reinvoiced', 9900],
      ['reinvoiced', 2079],
    ])
  })

  test.each(['reset', 'lost answers'])(
    'is done once when the process is killed anywhere, with %s of Mollie',
    async (faults) => {
      for (let statements = 1; ; statements += 4) {
        trial = new Trial(shop)
        await begin(DETAILS)
        if (faults === 'lost answers')
          await shop.control('faults', {faults: [{kind: 'reset', call: 'POST .*/refunds', after: true, times: 1}]})
        await expect(correct(trial, BELGIAN)).resolves.toMatchObject({done: expect.any(String)})
        shop.process.killAfter(statements)
        const outcome = await reinvoiced(trial).catch(() => null)
        const isKilled = shop.process.isDead()
        shop.process.restart()
        if ((await offered(trial)).length > 0) await reinvoiced(trial)
        await rest()
        expect((await documents(trial)).map(([kind, country]) => [kind, country])).toEqual([
          ['invoice', 'NL'],
          ['creditNote', 'NL'],
          ['invoice', 'BE'],
        ])
        expect((await trial.order()).payments[0]).toMatchObject({refunded: 2079, credited: 2079})
        if (!isKilled) {
          expect(outcome).toHaveProperty('done')
          break
        }
      }
    },
  )

  test('is refused while a collection is near or underway, and by a number that the register refused', async () => {
    await begin(DETAILS)
    await trial.live(28)
    expect(await correct(trial, BELGIAN)).toMatchObject({problem: 'vatUnderway'})
    expect((await trial.order()).details?.country).toBe('NL')
  })
})
