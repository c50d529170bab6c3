import {readPdf} from '../support/readPdf.ts'
import {expect, type Shop, test} from './shop.ts'

/** Invoices by the zips that Netlify would run: made there, mailed, and read behind the signed link. */

const read = async (file: {content: unknown} | undefined) =>
  (await readPdf(new Uint8Array(file?.content as ArrayBuffer))).text

const filesOf = (shop: Shop, address: string) =>
  shop.mailbox
    .to(address)
    .flatMap(({attachments}) => attachments.filter(({mimeType}) => mimeType === 'application/pdf'))

async function invoiceAddress(shop: Shop, orderId: string, number: string): Promise<URL> {
  const address = new URL(await shop.manageAddress(orderId), shop.site)
  return new URL(
    `/api/invoice?${new URLSearchParams({...Object.fromEntries(address.searchParams), number})}`,
    shop.site,
  )
}

test('the confirmation carries the invoice, a refund its credit note, and the link shows both', async ({shop}) => {
  const customerEmail = 'facturen@example.nl'
  const {paymentId, orderId} = await shop.buy({customerEmail})
  await shop.tell(orderId)
  await shop.end(paymentId, 'paid')
  const [file, ...more] = filesOf(shop, customerEmail)
  expect(more).toEqual([])
  const number = (await shop.order(orderId)).payments[0]?.invoice ?? ''
  expect(number).toMatch(/^TEST-\d{4}-\d{5}$/)
  const text = await read(file)
  for (const part of [`Factuur ${number}`, 'Bakkerij Jansen B.V.', orderId]) expect(text).toContain(part)

  const address = await invoiceAddress(shop, orderId, number)
  const shown = await fetch(address)
  expect(shown.headers.get('content-type')).toBe('application/pdf')
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(Buffer.from(file?.content as ArrayBuffer))
  address.searchParams.set('view', 'page')
  const page = await fetch(address)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await page.text()).toContain(`<h1>Factuur ${number}</h1>`)
  address.searchParams.set('number', 'TEST-2026-99999')
  expect((await fetch(address)).status).toBe(404)

  await shop.control('refund', {id: paymentId, amount: '10.00'})
  await shop.hook(paymentId)
  const [, credit] = filesOf(shop, customerEmail)
  const words = await read(credit)
  for (const part of ['Creditnota TEST-', `Bij factuur ${number}`, '€ −10,00']) expect(words).toContain(part)
})

test('while details are missing the mail says so; afterwards the schedule issues the invoice, in a mail of its own', async ({
  shop,
}) => {
  const customerEmail = 'later@example.nl'
  const {paymentId, orderId} = await shop.buy({customerEmail})
  await shop.end(paymentId, 'paid')
  expect(filesOf(shop, customerEmail)).toEqual([])
  expect(shop.mailbox.to(customerEmail)[0]?.text).toContain('Volgt als je bedrijfsgegevens compleet zijn')
  await shop.tell(orderId)
  await shop.reconcile()
  await shop.reconcile()
  expect(filesOf(shop, customerEmail)).toHaveLength(1)
  expect(shop.mailbox.to(customerEmail).at(-1)?.subject).toMatch(/^Factuur TEST-/)
})
