import {globSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {MIGRATIONS} from '../../../domain/content/migrations.ts'
import {FIXED_TYPES} from '../../../domain/content-rules/documentRules.ts'
import {mapTexts} from '../../../domain/texts/texts.ts'
import {type ServedLake, serveLake} from '../../content-lake/src/api/testLake.fixture.ts'
import {SettingError} from '../../settings/environment.ts'
import {backUp, bringUpToDate} from '../backup.ts'
import {contentClient} from '../client.ts'
import {assertShape, parseLines, readFolder, readSchema} from '../ndjson.ts'
import {SEED_FOLDER} from '../seed.ts'
import {exportDocuments, replaceAll} from '../transfer.ts'
import {plansSaySoon} from './example.fixture.ts'
import {fixedIdentity} from './fixed.ts'
import {applyUpdate, describeUpdate, findUpdate} from './upToDate.ts'

const BASELINE = 'local/content/migration/fixtures/1.0.0.ndjson'
/** The example in place of the migrations of this release. */
const EXAMPLE = Promise.resolve([{name: 'plans-say-soon', migration: plansSaySoon}])
let lake: ServedLake
let client: SanityClient

beforeEach(async () => {
  lake = await serveLake()
  client = contentClient({LAKE_URL: lake.url})
})
afterEach(() => lake.close())

const backups = () => path.join(lake.folder, 'backups')
const read = (id: string) => client.getDocument(id)
const line = (nl: string, en: string) => ({_type: 'localeString', nl, en})
const revisions = () => client.fetch('*[]{_id, _rev} | order(_id)', {}, {perspective: 'raw'})
const baseline = () => replaceAll(client, parseLines(readFileSync(BASELINE, 'utf8'), BASELINE))

test('adopts the content of 1.0.0 and an editor’s draft', async () => {
  await baseline()
  await client.create({...(await read('aboutPage')), _id: 'drafts.aboutPage', title: line('Nieuw', 'New')} as never)
  const before = await exportDocuments(client)
  await bringUpToDate(client, () => backUp(client, backups()))
  const documents = await exportDocuments(client)
  assertShape(
    documents.filter(({_id}) => !_id.startsWith('drafts.')),
    readSchema(),
  )
  expect(documents.map(({_id}) => _id)).toEqual(expect.arrayContaining(before.map(({_id}) => _id)))
  expect(await read('drafts.aboutPage')).toMatchObject({title: line('Nieuw', 'New')})
  expect(await bringUpToDate(client, () => backUp(client, backups()))).toBeNull()
})

test('adds the words of the address to the checkout, and keeps what an editor wrote', async () => {
  await baseline()
  await client
    .patch('checkoutPage')
    .set({'customer.city': line('Woonplaats', 'Town')})
    .commit()
  await bringUpToDate(client, () => backUp(client, backups()))
  expect(await read('checkoutPage')).toMatchObject({
    customer: {street: line('Straat en huisnummer', 'Street and number'), city: line('Woonplaats', 'Town')},
    messages: {fields: {city: line('Vul je plaats in.', 'Enter your town or city.')}},
  })
  expect((await read('paymentPages'))?.cancelSubscription.business).toHaveProperty('invalidPostalCode')
})

test('adds what the privacy statement says about counting and measuring, in each language that nobody rewrote', async () => {
  await baseline()
  const [seeded] = parseLines(readFileSync(`${SEED_FOLDER}/contentPage.ndjson`, 'utf8'), 'seed').filter(
    ({_id}) => _id === 'content-privacy',
  )
  const bodyOf = (page: unknown) =>
    (page as {parts: {_key: string; body: Record<'nl' | 'en', unknown[]>}[]}).parts.find(
      ({_key}) => _key === 'privacy-site',
    )?.body
  const own = [{_type: 'block', _key: 'own', style: 'normal', markDefs: [], children: []}]
  await client.patch('content-privacy').set({'parts[_key=="privacy-site"].body.en': own}).commit()
  await bringUpToDate(client, () => backUp(client, backups()))
  const body = bodyOf(await read('content-privacy'))
  expect(body?.nl.slice(2)).toEqual(bodyOf(seeded)?.nl.slice(2))
  expect(body?.nl).toHaveLength(5)
  for (const language of ['nl', 'en'] as const)
    expect(JSON.stringify(bodyOf(seeded)?.[language])).toMatch(
      /\{countedSteps\}.*\{keptCountMonths\}.*\{measureAgent\}.*\{keptMeasureHours\}/,
    )
  expect(body?.en).toEqual(own)
  expect(await read('siteSettings')).toMatchObject({
    counted: {
      measure: line('een website is gemeten', 'a website was measured'),
      paid: line('een betaling is gelukt', 'a payment was made'),
    },
  })
  expect(await read('windPage')).toMatchObject({form: {button: line('Meet de wind', 'Measure the wind')}})
})

test('adds the words of changing plan and period, with a paragraph to terms that nobody rewrote', async () => {
  await baseline()
  const seed = parseLines(readFileSync(`${SEED_FOLDER}/termsSection.ndjson`, 'utf8'), 'seed')
  const seeded = (id: string) => seed.find(({_id}) => _id === id)?.body as {nl: unknown; en: unknown}
  const own = [{_type: 'block', _key: 'own', style: 'normal', markDefs: [], children: []}]
  await client.patch('terms-cancellation').set({'body.en': own}).commit()
  await bringUpToDate(client, () => backUp(client, backups()))
  expect(await read('terms-prices-and-payment')).toMatchObject({body: seeded('terms-prices-and-payment')})
  expect(await read('terms-cancellation')).toMatchObject({
    body: {nl: seeded('terms-cancellation').nl, en: own},
  })
  expect(await read('siteSettings')).toMatchObject({
    invoice: {credit: line('Al betaald voor {plan}', 'Already paid for {plan}')},
  })
  const [pages] = parseLines(readFileSync(`${SEED_FOLDER}/paymentPages.ndjson`, 'utf8'), 'seed') as {
    cancelSubscription?: {planChange: object}
  }[]
  expect(await read('paymentPages')).toMatchObject({
    cancelSubscription: {planChange: pages?.cancelSubscription?.planChange},
  })
})

test('rewords texts that nobody changed, each language by itself, and once', async () => {
  await baseline()
  await bringUpToDate(client, () => backUp(client, backups()))
  const pay = 'cancelSubscription.planChange.pay'
  await client
    .transaction()
    .patch('paymentPages', (patch) => patch.set({[pay]: line('Betalen en overstappen', 'Off we go')}))
    .patch('paymentPages', (patch) => patch.unset(['cancelSubscription.planChange.keeps']))
    .commit()
  await bringUpToDate(client, () => backUp(client, backups()))
  const {planChange} = (await read('paymentPages'))?.cancelSubscription ?? {}
  expect(planChange.pay).toEqual(line('Betaal {paidToday} en stap over', 'Off we go'))
  expect(planChange.keeps.nl).toMatch(/^Trek je dit in/)
  const [seeded] = parseLines(readFileSync(`${SEED_FOLDER}/mailMessage.ndjson`, 'utf8'), 'seed').filter(
    ({_id}) => _id === 'mail-confirmation',
  )
  expect(await read('mail-confirmation')).toMatchObject({monthly: seeded?.monthly, prepaid: seeded?.prepaid})
  expect(await bringUpToDate(client, () => backUp(client, backups()))).toBeNull()
})

test('adds the name of a year to the periods of the checkout, drafts included', async () => {
  await baseline()
  await client.create({...(await read('checkoutPage')), _id: 'drafts.checkoutPage'} as never)
  await bringUpToDate(client, () => backUp(client, backups()))
  for (const id of ['checkoutPage', 'drafts.checkoutPage'])
    expect((await read(id))?.period.labels).toMatchObject({
      biannual: line('Per 6 maanden', 'Per 6 months'),
      yearly: line('Per jaar', 'Per year'),
    })
})

test('refuses content of before 1.0.0 with the way to adopt it, and changes nothing', async () => {
  await baseline()
  await client.patch('paymentPages').unset(['cancelSubscription.vatNumber']).commit()
  const before = await revisions()
  const update = () => bringUpToDate(client, () => backUp(client, backups()))
  await expect(update()).rejects.toThrow(SettingError)
  await expect(update()).rejects.toThrow(
    /older than release 1\.0\.0\. Nothing was changed\. .*e1d775c1.*docs\/migrations/,
  )
  expect(await revisions()).toEqual(before)
  expect(readdirSync(lake.folder)).not.toContain('backups')
})

test('applies a migration once, after a backup, and keeps what editors wrote', async () => {
  await baseline()
  await client
    .transaction()
    .patch('landingPage', (patch) => patch.set({'pricing.comingSoon': line('Nog even', 'Not yet')}))
    .patch('plan-basis', (patch) => patch.set({soon: line('Morgen', 'Tomorrow')}))
    .create({...(await read('plan-pro')), _id: 'drafts.plan-pro', tagline: line('Concept', 'Draft')} as never)
    .commit()
  const report = await bringUpToDate(client, () => backUp(client, backups()), EXAMPLE)

  expect((await read('plan-basis'))?.soon).toEqual(line('Morgen', 'Tomorrow'))
  for (const id of ['plan-pro', 'drafts.plan-pro']) expect((await read(id))?.soon).toEqual(line('Nog even', 'Not yet'))
  expect((await read('drafts.plan-pro'))?.tagline).toEqual(line('Concept', 'Draft'))
  expect((await read('landingPage'))?.pricing).not.toHaveProperty('comingSoon')

  const [backup, ...others] = readdirSync(backups())
  expect([others, report]).toEqual([[], expect.stringContaining(path.join(backups(), backup ?? ''))])
  expect(report).toMatch(/^[^\n]+$/)
  const once = await revisions()
  expect(await bringUpToDate(client, () => backUp(client, backups()), EXAMPLE)).toBeNull()
  expect(await revisions()).toEqual(once)
  expect(readdirSync(backups())).toHaveLength(1)
})

test('describes each change beforehand', async () => {
  await baseline()
  await client.delete('helpPage')
  expect(describeUpdate(await findUpdate(client, EXAMPLE))).toEqual(
    expect.arrayContaining([
      'plan-pro: gets soon (plans-say-soon)',
      'landingPage: loses pricing.comingSoon (plans-say-soon)',
      'helpPage: is added (as it ships)',
    ]),
  )
})

test('finds nothing to migrate in the content that ships', async () => {
  await replaceAll(client, readFolder(SEED_FOLDER))
  expect((await findUpdate(client)).steps).toEqual([])
})

test('adds missing pages, mails and single documents, whatever the other ids', async () => {
  await replaceAll(client, readFolder(SEED_FOLDER))
  const about = await client.fetch('*[_type == "page" && route == "/over-ons"][0]')
  await client
    .transaction()
    .delete('mail-renewal')
    .delete('helpPage')
    .delete(about._id)
    .create({...about, _id: 'another-id'})
    .commit()
  const update = await findUpdate(client)
  expect(describeUpdate(update)).toEqual(['helpPage: is added (as it ships)', 'mail-renewal: is added (as it ships)'])
})

test('adds the shipped texts of a new language once', async () => {
  const seed = readFolder(SEED_FOLDER)
  const whole = seed.find(({_id}) => _id === 'landingPage')
  await replaceAll(client, [
    ...seed.filter(({_id}) => _id !== 'landingPage'),
    mapTexts(whole, ({en, ...text}) => text) as (typeof seed)[number],
  ])
  expect(describeUpdate(await findUpdate(client))).toEqual([
    expect.stringMatching(/^landingPage: gets .*hero\.headline\.en.* \(as it ships\)$/),
  ])
  await applyUpdate(client, await findUpdate(client))
  expect(await read('landingPage')).toMatchObject(whole ?? {})
  expect((await findUpdate(client)).steps).toEqual([])
})

test('adds the forms with their places once, and never brings back one that an editor deleted', async () => {
  await baseline()
  const contact = (await read('content-contact')) as unknown as {parts: object[]}
  await client.create({...contact, _id: 'drafts.content-contact', parts: contact.parts.slice(0, 1)} as never)
  await bringUpToDate(client, () => backUp(client, backups()))
  const seeded = (id: string) => readFolder(SEED_FOLDER).find(({_id}) => _id === id) as {parts?: object}
  for (const id of ['form-contact', 'form-callback', 'formSettings']) expect(await read(id)).toMatchObject(seeded(id))
  expect((await read('content-contact'))?.parts).toEqual(seeded('content-contact').parts)
  expect((await read('drafts.content-contact'))?.parts).toHaveLength(3)
  const rows = (await read('content-privacy'))?.parts[1].rows as {_key: string}[]
  expect(rows.map(({_key}) => _key)).toContain('privacy-what-forms')

  await client.patch('content-contact').set({parts: contact.parts}).commit()
  await client.delete('drafts.content-contact')
  await client.delete('form-callback')
  expect((await findUpdate(client)).steps).toEqual([])
})

test('changes nothing when a document was changed meanwhile', async () => {
  await baseline()
  const update = await findUpdate(client, EXAMPLE)
  await client.patch('landingPage').set({'pricing.heading.nl': 'Net veranderd'}).commit()
  await expect(applyUpdate(client, update)).rejects.toThrow()
  expect(await read('plan-pro')).not.toHaveProperty('soon')
})

test('lists the migration folders and fields of the model in the table of migrations', () => {
  const folders = globSync('studio/migrations/*/index.ts').map((file) => path.basename(path.dirname(file)))
  expect(folders.sort()).toEqual(MIGRATIONS.map(({name}) => name).sort())
  const shipped = readFolder(SEED_FOLDER)
  const schema = readSchema().filter((type) => type.type === 'document')
  for (const added of MIGRATIONS.flatMap(({adds}) => adds)) {
    const [type, ...fields] = added.split('.')
    const values = shipped.filter(({_type}) => _type === type)
    const has = (document: object) => fields.reduce<unknown>((value, name) => (value as never)?.[name], document)
    // Some types ship without documents.
    const isKnown = values.some(has) || (fields[0] ?? '') in (schema.find(({name}) => name === type)?.attributes ?? {})
    expect([added, isKnown]).toEqual([added, true])
  }
})

test('adds missing documents of exactly the types that editors cannot create', () => {
  const identified = readFolder(SEED_FOLDER).filter((document) => fixedIdentity(document) !== null)
  expect([...new Set(identified.map(({_type}) => _type))].sort()).toEqual([...FIXED_TYPES].sort())
})
