import net from 'node:net'
import {fillInBusiness} from '../support/browser/checkoutForm.ts'
import {hydrate} from '../support/browser/hydrated.ts'
import {expect, test} from '../support/browser/testServer.ts'
import {isAlive} from '../support/run/processes.ts'
import {ship} from '../support/services/shipped.ts'

test.beforeAll(({testServer}) => ship(testServer))

const accepts = (url: string) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

test('stopped with Ctrl-C nothing is left behind, and after a new start the edits are still there', async ({
  testServer,
}) => {
  const title = {_type: 'localeString', nl: 'AI-hulp', en: 'AI help'}
  const feature = await testServer.client.getDocument('feature-ai-assistant')
  await testServer.client.createOrReplace({...feature, _type: 'feature', _id: 'drafts.feature-ai-assistant', title})
  const pids = Object.values(testServer.pids)
  expect(pids.length).toBe(5)

  await testServer.stop()
  expect(pids.filter(isAlive)).toEqual([])
  for (const url of [testServer.site, testServer.studio, testServer.lake, testServer.mollie, testServer.mail])
    expect([url, await accepts(url)]).toEqual([url, false])

  await testServer.ready()
  expect((await testServer.client.getDocument('drafts.feature-ai-assistant'))?.title.nl).toBe('AI-hulp')
  expect((await fetch(testServer.site)).status).toBe(200)
  expect(testServer.output).not.toContain('Building the site')
  expect(testServer.output).not.toContain('Warning')
  await testServer.client.delete('drafts.feature-ai-assistant')
})

test('with the lake hanging a payment is refused with 503 and the toast, and the visitor can retry', async ({
  page,
  testServer,
}) => {
  await page.goto(`${testServer.site}/checkout/pro/`)
  await hydrate(page)
  await fillInBusiness(page)
  process.kill(testServer.pids.lake ?? 0, 'SIGSTOP')

  const refused = page.waitForResponse('**/api/create-payment')
  const pay = page.getByRole('button', {name: 'Doorgaan naar betaling'})
  await pay.click()
  const response = await refused
  expect([response.status(), await response.json()]).toEqual([503, {success: false, error: 'Payment creation failed'}])
  const messages = page.getByRole('region', {name: 'Berichten'})
  await expect(messages.getByText('Betaling mislukt', {exact: true})).toBeVisible()
  await expect(messages.getByText('Er is een fout opgetreden bij het verwerken van je betaling.')).toBeVisible()
  expect(page.url()).toBe(`${testServer.site}/checkout/pro/`)

  process.kill(testServer.pids.lake ?? 0, 'SIGCONT')
  await expect.poll(async () => (await testServer.client.getDocument('faq-costs'))?._id).toBe('faq-costs')
  await pay.click()
  await page.waitForURL(`${testServer.mollie}/checkout/*`)
})

test('a service that is killed is started again, and the terminal says so', async ({testServer}) => {
  const before = testServer.pids
  const runsAgain = (name: string) => ![undefined, before[name]].includes(testServer.pids[name])
  for (const names of [['lake'], ['site', 'studio', 'mollie', 'mail']]) {
    for (const name of names) process.kill(before[name] ?? 0, 'SIGKILL')
    await expect.poll(() => names.filter((name) => !runsAgain(name))).toEqual([])
  }
  expect(testServer.output).toContain('The Content Lake has stopped (killed by SIGKILL). It is started again in 0.5 s')
  expect(testServer.output).toContain('The Content Lake runs again.')
  for (const url of [testServer.site, testServer.studio, testServer.lake, testServer.mollie, testServer.mail])
    await expect.poll(async () => [url, await accepts(url)]).toEqual([url, true])
  // Publications are followed as before.
  await testServer.liveAfter(() =>
    testServer.client.patch('faq-costs').set({'question.nl': 'Wat kost het nu?'}).commit(),
  )
  expect(await (await fetch(testServer.site)).text()).toContain('Wat kost het nu?')
})

test('an error in a page is told in the terminal: where, and no personal data', async ({page, testServer}) => {
  await page.goto(`${testServer.site}/login/?mail=jo@example.nl`)
  await hydrate(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('Nobody is jo@example.nl')
    })
  })
  await expect.poll(() => testServer.output).toContain('An error in /login/: TypeError: Nobody is …')
  expect(testServer.output).not.toContain('jo@example.nl')
})

test('when npm is killed nothing is left behind, and it starts again', async ({testServer}) => {
  const before = Object.values(testServer.pids)
  expect(before.length).toBe(5)
  await testServer.killNpm()
  expect(before.filter(isAlive)).toEqual([])
  for (const url of [testServer.site, testServer.studio, testServer.lake, testServer.mollie, testServer.mail])
    expect([url, await accepts(url)]).toEqual([url, false])
  await testServer.ready()
  expect((await testServer.client.getDocument('faq-costs'))?._id).toBe('faq-costs')
})
