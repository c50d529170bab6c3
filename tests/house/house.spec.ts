import net from 'node:net'
import {expect, test} from '../e2e/house.ts'
import {fillInBusiness} from '../support/checkoutForm.ts'
import {hydrate} from '../support/hydrated.ts'
import {isAlive} from '../support/processes.ts'
import {ship} from '../support/shipped.ts'

test.beforeAll(({house}) => ship(house))

const accepts = (url: string) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

test('stopped with Ctrl-C nothing is left behind, and after a new start the edits are still there', async ({house}) => {
  const title = {_type: 'localeString', nl: 'AI-hulp', en: 'AI help'}
  const feature = await house.client.getDocument('feature-ai-assistant')
  await house.client.createOrReplace({...feature, _type: 'feature', _id: 'drafts.feature-ai-assistant', title})
  const pids = Object.values(house.pids)
  expect(pids.length).toBe(5)

  await house.stop()
  expect(pids.filter(isAlive)).toEqual([])
  for (const url of [house.site, house.studio, house.lake, house.mollie, house.mail])
    expect([url, await accepts(url)]).toEqual([url, false])

  await house.ready()
  expect((await house.client.getDocument('drafts.feature-ai-assistant'))?.title.nl).toBe('AI-hulp')
  expect((await fetch(house.site)).status).toBe(200)
  expect(house.output).not.toContain('Building the site')
  expect(house.output).not.toContain('Warning')
  await house.client.delete('drafts.feature-ai-assistant')
})

test('with the lake hanging a payment is refused with 503 and the toast, and the visitor can retry', async ({
  page,
  house,
}) => {
  await page.goto(`${house.site}/checkout/pro/`)
  await hydrate(page)
  await fillInBusiness(page)
  process.kill(house.pids.lake ?? 0, 'SIGSTOP')

  const refused = page.waitForResponse('**/api/create-payment')
  const pay = page.getByRole('button', {name: 'Doorgaan naar betaling'})
  await pay.click()
  const response = await refused
  expect([response.status(), await response.json()]).toEqual([503, {success: false, error: 'Payment creation failed'}])
  const messages = page.getByRole('region', {name: 'Berichten'})
  await expect(messages.getByText('Betaling mislukt', {exact: true})).toBeVisible()
  await expect(messages.getByText('Er is een fout opgetreden bij het verwerken van je betaling.')).toBeVisible()
  expect(page.url()).toBe(`${house.site}/checkout/pro/`)

  process.kill(house.pids.lake ?? 0, 'SIGCONT')
  await expect.poll(async () => (await house.client.getDocument('faq-costs'))?._id).toBe('faq-costs')
  await pay.click()
  await page.waitForURL(`${house.mollie}/checkout/*`)
})

test('a service that is killed is started again, and the terminal says so', async ({house}) => {
  const before = house.pids
  const runsAgain = (name: string) => ![undefined, before[name]].includes(house.pids[name])
  for (const names of [['lake'], ['site', 'studio', 'mollie', 'mail']]) {
    for (const name of names) process.kill(before[name] ?? 0, 'SIGKILL')
    await expect.poll(() => names.filter((name) => !runsAgain(name))).toEqual([])
  }
  expect(house.output).toContain('The Content Lake has stopped (killed by SIGKILL). It is started again in 0.5 s')
  expect(house.output).toContain('The Content Lake runs again.')
  for (const url of [house.site, house.studio, house.lake, house.mollie, house.mail])
    await expect.poll(async () => [url, await accepts(url)]).toEqual([url, true])
  // Publications are followed as before.
  await house.liveAfter(() => house.client.patch('faq-costs').set({'question.nl': 'Wat kost het nu?'}).commit())
  expect(await (await fetch(house.site)).text()).toContain('Wat kost het nu?')
})

test('an error in a page is told in the terminal: where, and no personal data', async ({page, house}) => {
  await page.goto(`${house.site}/login/?mail=jo@example.nl`)
  await hydrate(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('Nobody is jo@example.nl')
    })
  })
  await expect.poll(() => house.output).toContain('An error in /login/: TypeError: Nobody is …')
  expect(house.output).not.toContain('jo@example.nl')
})

test('when npm is killed nothing is left behind, and it starts again', async ({house}) => {
  const before = Object.values(house.pids)
  expect(before.length).toBe(5)
  await house.killNpm()
  expect(before.filter(isAlive)).toEqual([])
  for (const url of [house.site, house.studio, house.lake, house.mollie, house.mail])
    expect([url, await accepts(url)]).toEqual([url, false])
  await house.ready()
  expect((await house.client.getDocument('faq-costs'))?._id).toBe('faq-costs')
})
