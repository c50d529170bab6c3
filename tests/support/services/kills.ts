import {randomUUID} from 'node:crypto'
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {prepareOrders} from '../../../functions/commands/prepare.ts'
import {openDatabase} from '../../../functions/database/index.ts'
import {send} from '../../../functions/notifications/send.ts'
import {contentClient} from '../../../local/content/client.ts'
import {seedIfEmpty} from '../../../local/content/seed.ts'
import {embeddedEnvironment, readSettings} from '../../../local/settings/environment.ts'
import {fingerprint} from '../../../local/site/build.ts'
import {type ServiceName, Services} from '../../../local/supervision/services.ts'
import {until} from '../run/until.ts'

/**
 * Kills each service again and again while others write to it: `node kills.ts <rounds>`, in the data folder of LOCAL_DIR.
 * Prints as JSON how many writes were acknowledged and which of those are not there afterwards, then runs until it is
 * killed itself.
 */
const [rounds = '1'] = process.argv.slice(2)
const WRITERS = 4
const BETWEEN_KILLS = 6

const settings = readSettings()
const {folder, urls, ports} = settings
const environment = embeddedEnvironment(settings)
const content = contentClient(environment).withConfig({maxRetries: 0})

/** The functions need no pages: a build that is none keeps Gatsby away. */
function pretendBuilt() {
  const build = path.join(folder, 'site/1-none')
  mkdirSync(path.join(build, 'renderer/routes'), {recursive: true})
  writeFileSync(path.join(build, 'renderer/routes/render-page.js'), '')
  writeFileSync(path.join(build, 'renderer/manifest.json'), '{"templates":{},"slices":{}}')
  writeFileSync(
    path.join(folder, 'site/build.json'),
    JSON.stringify({folder: build, fingerprint: fingerprint(environment)}),
  )
}

/** One write of each service, which answers with the name of what it keeps; and the names of all that it has. */
type Case = {service: ServiceName; write: () => Promise<string>; all: () => Promise<string[]>}

async function postJson(url: string, body: object, headers = {}): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {'content-type': 'application/json', ...headers},
  })
  const answer = (await response.json()) as Record<string, unknown>
  if (!response.ok) throw new Error(JSON.stringify(answer))
  return answer
}

const MOLLIE = {authorization: 'Bearer test_localsandboxlocalsandboxlocal'}
const BUSINESS = {company: 'Bakkerij Jansen', website: 'https://voorbeeld.nl/', country: 'NL'}

const CASES: Case[] = [
  {
    service: 'lake',
    write: async () => (await content.create({_type: 'note', text: 'x'.repeat(2000)}))._id,
    all: () => content.fetch('*[_type == "note"]._id'),
  },
  {
    service: 'mollie',
    write: async () => {
      const payment = {amount: {currency: 'EUR', value: '1.00'}, description: 'x', redirectUrl: urls.site}
      return String((await postJson(`${urls.mollie}/v2/payments`, payment, MOLLIE)).id)
    },
    all: async () => {
      const found: string[] = []
      for (let next: string | undefined = `${urls.mollie}/v2/payments?limit=250`; next; ) {
        const page = (await (await fetch(next, {headers: MOLLIE})).json()) as {
          _embedded: {payments: {id: string}[]}
          _links: {next: {href: string} | null}
        }
        found.push(...page._embedded.payments.map(({id}) => id))
        next = page._links.next?.href
      }
      return found
    },
  },
  {
    service: 'mail',
    write: async () => {
      const messageId = `<${randomUUID()}@localhost>`
      const message = {
        sender: 'Vindkracht',
        to: 'b@example.nl',
        messageId,
        subject: 'x',
        html: '',
        text: 'x'.repeat(2000),
      }
      await send(message, {from: 'a@example.nl', smtpUrl: `smtp://localhost:${ports.smtp}`})
      return messageId
    },
    all: async () => {
      const inbox = path.join(folder, 'mail')
      const whole = readdirSync(inbox).filter((name) => name.endsWith('.eml'))
      return whole.flatMap((name) => readFileSync(path.join(inbox, name), 'utf8').match(/<[\w-]+@localhost>/) ?? [])
    },
  },
  {
    service: 'site', // the functions
    write: async () => {
      const {paymentUrl} = await postJson(`${urls.site}/api/create-payment`, {
        ...{planType: 'basis', billingPeriod: 'monthly', shownTotal: '119.79', language: 'nl', attempt: randomUUID()},
        ...BUSINESS,
        customerEmail: 'jo@example.nl',
      })
      return new URL(String(paymentUrl)).pathname.split('/').pop() ?? ''
    },
    all: async () => {
      const rows = await openDatabase(environment.DATABASE_URL ?? '').query('SELECT id FROM payments')
      return rows.map(({id}) => String(id))
    },
  },
]

const services = new Services({waits: [0]})

async function killAmidWrites({service, write, all}: Case) {
  const acknowledged: string[] = []
  let isWriting = true
  let failed: unknown
  const writer = async () => {
    while (isWriting)
      try {
        acknowledged.push(await write())
      } catch (error) {
        failed = error
        await wait(20)
      }
  }
  const writers = Array.from({length: WRITERS}, writer)
  const more = async () => {
    const enough = acknowledged.length + BETWEEN_KILLS
    await until(() => acknowledged.length >= enough, {
      otherwise: () => `${service} takes nothing: ${failed}`,
    })
  }
  for (let round = 0; round < Number(rounds); round++) {
    await more()
    const pid = services.pids[service]
    if (pid) process.kill(pid, 'SIGKILL')
    await until(() => ![pid, undefined].includes(services.pids[service]), {
      otherwise: () => `${service} is not started again`,
    })
  }
  await more()
  isWriting = false
  await Promise.all(writers)
  const there = new Set(await all())
  return {service, acknowledged: acknowledged.length, lost: acknowledged.filter((name) => !there.has(name))}
}

pretendBuilt()
await prepareOrders(environment.DATABASE_URL ?? '')
await services.start('lake', environment)
await seedIfEmpty(content)
for (const {service} of CASES.slice(1)) await services.start(service, environment)
await services.start('studio', environment, [folder]) // any folder: it is not asked for a file
const results = []
for (const each of CASES) results.push(await killAmidWrites(each))
console.log(JSON.stringify({results, pids: Object.values(services.pids)}))
