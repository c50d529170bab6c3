import {forgetOrders} from '../support/shop/database.ts'
import {accountAgrees, documentsAgree, mailsAgree, mollieAgrees, officeAgrees} from './afterwards.ts'
import {Customer} from './customer.ts'
import {PURCHASES} from './purchases.ts'
import {type Shop, test} from './shop.ts'
import {wordsFor} from './words.ts'

/**
 * The forty purchases by which the shop was measured, and those of what it sells since: whatever somebody buys, from where, and
 * whatever becomes of it, the right invoices, mails, customer portal and entry in the back office are there in the end.
 */

/** Mollie has no customers, nor have we; what was invoiced stays, and so do its numbers. */
async function withoutOrders(shop: Shop) {
  await shop.control('reset')
  const {database} = shop.database
  await forgetOrders(database)
  await database.query('DELETE FROM attempts')
  await database.query("DELETE FROM marks WHERE name NOT LIKE 'turn of %'")
  shop.mailbox.messages.splice(0)
}

for (const purchase of PURCHASES) {
  const {plan, period, language, buyer, withoutScript, story} = purchase
  const title = `${buyer.name} takes ${plan}, ${period}${withoutScript ? ' without a script' : ''} (${language})`
  test(`${title}: ${story.map(({name}) => name).join(', ')}`, async ({shop}) => {
    await withoutOrders(shop)
    const words = await wordsFor(purchase, shop.content)
    const customer = new Customer(shop, purchase)
    for (const step of story) await step(customer)
    const issued = await documentsAgree(customer, words)
    await mailsAgree(customer, words, issued)
    await accountAgrees(customer, words, issued)
    await officeAgrees(customer, issued)
    mollieAgrees(customer)
  })
}
