import {spawn} from 'node:child_process'
import net from 'node:net'
import {expect, test} from './house.ts'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

test('stopped with Ctrl-C nothing is left behind, and after a new start the edits are still there', async ({house}) => {
  const change = house.client.patch('feature-ai-assistant').set({'title.nl': 'AI-hulp'})
  await house.rebuiltBy(() => change.commit())
  const pids = Object.values(house.pids)
  expect(pids.length).toBe(5)

  await house.stop()
  expect(pids.filter(isAlive)).toEqual([])
  for (const url of [house.site, house.studio, house.lake, house.mollie, house.mail])
    expect([url, await accepts(Number(new URL(url).port))]).toEqual([url, false])

  await house.start()
  expect((await house.client.getDocument('feature-ai-assistant'))?.title.nl).toBe('AI-hulp')
  expect(await (await fetch(house.site)).text()).toContain('AI-hulp')
  expect(house.output).not.toContain('Building the site')
  await house.rebuiltBy(() => house.client.patch('feature-ai-assistant').set({'title.nl': 'AI-assistent'}).commit())
})

test('with the lake stopped a payment is refused with 503 and the toast, and the visitor can retry', async ({
  page,
  house,
}) => {
  await page.goto(`${house.site}/checkout/pro/`)
  process.kill(house.pids.lake ?? 0, 'SIGTERM')
  await expect.poll(() => accepts(Number(new URL(house.lake).port))).toBe(false)

  const response = await fetch(`${house.site}/api/create-payment`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({planType: 'pro', billingPeriod: 'monthly'}),
  })
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({success: false, error: 'Payment creation failed'})

  const pay = page.getByRole('button', {name: 'Doorgaan naar betaling'})
  await pay.click()
  await expect(page.getByText('Betaling mislukt', {exact: true})).toBeVisible()
  await expect(
    page.getByText('Er is een fout opgetreden bij het verwerken van je betaling.', {exact: true}),
  ).toBeVisible()
  expect(page.url()).toBe(`${house.site}/checkout/pro/`)

  await house.stop()
  await house.start()
  await pay.click()
  await page.waitForURL(`${house.mollie}/checkout/*`)
})

test('a rebuild that fails keeps the last good site up and names the document and the field', async ({page, house}) => {
  const question = await house.client.getDocument('faq-costs')
  if (!question) throw new Error('The question is not there')
  await house.client.patch('faq-costs').unset(['question.en']).commit()
  await expect.poll(async () => (await house.status()).state, {timeout: 60_000}).toBe('failed')
  expect((await house.status()).problem).toBe('Content problem: faq "faq-costs", field question.en: is missing')
  expect(house.output).toContain('The last good site stays up.')
  await page.goto(`${house.site}/en/`)
  await expect(page.getByText(question.question.en)).toBeVisible()
  await house.client.createOrReplace(question)
  await expect.poll(async () => (await house.status()).state, {timeout: 60_000}).toBe('ready')
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
  await house.start()
})
