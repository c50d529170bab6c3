import {spawn} from 'node:child_process'
import net from 'node:net'
import {expect, test} from '../e2e/house.ts'
import {fillInBusiness} from '../support/checkoutForm.ts'
import {isAlive} from '../support/processes.ts'

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

test('with the lake stopped a payment is refused with 503 and the toast, and the visitor can retry', async ({
  page,
  house,
}) => {
  await page.goto(`${house.site}/checkout/pro/`, {waitUntil: 'networkidle'})
  await fillInBusiness(page)
  process.kill(house.pids.lake ?? 0, 'SIGTERM')
  await expect.poll(() => accepts(house.lake)).toBe(false)

  const refused = page.waitForResponse('**/api/create-payment')
  const pay = page.getByRole('button', {name: 'Doorgaan naar betaling'})
  await pay.click()
  const response = await refused
  expect([response.status(), await response.json()]).toEqual([503, {success: false, error: 'Payment creation failed'}])
  const messages = page.getByRole('region', {name: 'Berichten'})
  await expect(messages.getByText('Betaling mislukt', {exact: true})).toBeVisible()
  await expect(messages.getByText('Er is een fout opgetreden bij het verwerken van je betaling.')).toBeVisible()
  expect(page.url()).toBe(`${house.site}/checkout/pro/`)

  await house.stop()
  await house.ready()
  await pay.click()
  await page.waitForURL(`${house.mollie}/checkout/*`)
})

async function startAnother(environment: Record<string, string>): Promise<{code: number | null; output: string}> {
  const second = spawn('npm', ['start'], {stdio: ['ignore', 'pipe', 'pipe'], env: {...process.env, ...environment}})
  let output = ''
  second.stdout.on('data', (chunk) => (output += chunk))
  second.stderr.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => second.once('close', resolve))
  return {code, output}
}

test('a second start on the same data folder is refused, and told what runs there', async ({house}) => {
  const {code, output} = await startAnother({})
  expect(code).toBe(1)
  expect(output).toContain(`The data folder ${house.folder} is in use by npm start (process `)
  expect(output).toContain(house.site)
  expect((await house.client.getDocument('faq-costs'))?._id).toBe('faq-costs')
})

test('a second start with a folder of its own says which port is in use and what to do', async ({house}) => {
  const {code, output} = await startAnother({LOCAL_DIR: `${house.folder}/second`})
  expect(code).toBe(1)
  expect(output).toContain(`Port ${new URL(house.site).port} (site) is in use.`)
  expect(output).toContain('SITE_PORT=')
})

test('when npm is killed nothing is left behind', async ({house}) => {
  const pids = Object.values(house.pids)
  await house.kill()
  expect(pids.filter(isAlive)).toEqual([])
})
