import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {MIGRATIONS, migrationAdding} from '../../../domain/content/migrations.ts'
import {FIXED_TYPES} from '../../../domain/content-rules/documentRules.ts'
import {DEFAULT_LANGUAGE, perLanguage} from '../../../domain/texts/languages.ts'
import {mapTexts} from '../../../domain/texts/texts.ts'
import {type ServedLake, serveLake} from '../../content-lake/src/api/testLake.fixture.ts'
import {backUp, bringUpToDate} from '../backup.ts'
import {contentClient} from '../client.ts'
import {assertShape, type ContentDocument, parseLines, readFolder, readSchema} from '../ndjson.ts'
import {SEED_FOLDER} from '../seed.ts'
import {exportDocuments, replaceAll} from '../transfer.ts'
import {fixedIdentity} from './fixed.ts'
import {applyUpdate, describeUpdate, findUpdate} from './upToDate.ts'

const FIRST_RELEASE = 'local/content/migration/fixtures/first-release.ndjson'
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

/** Edits a document as an editor would who writes before a language is added. */
const translated = (document: ContentDocument) =>
  mapTexts(document, (text) => ({...perLanguage(() => text[DEFAULT_LANGUAGE]), ...text})) as ContentDocument

async function firstRelease() {
  await replaceAll(client, parseLines(readFileSync(FIRST_RELEASE, 'utf8'), 'first release'))
}

test('migrates the first release’s content and keeps what editors changed', async () => {
  await firstRelease()
  await client
    .transaction()
    .patch('faq-costs', (patch) => patch.set({'question.nl': 'Wat kost het echt?'}))
    .patch('checkoutPage', (patch) => patch.set({'otherPlan.basis.nl': 'Toch liever Pro?'}))
    .create({...(await read('aboutPage')), _id: 'drafts.aboutPage', hero: {heading: line('Nieuw', 'New')}} as never)
    .patch('page-over-ons', (patch) => patch.set({'title.nl': 'Over ons, door de redactie'}))
    .commit()
  const before = await exportDocuments(client)

  const report = await bringUpToDate(client, () => backUp(client, backups()))

  const documents = await exportDocuments(client)
  const published = documents.filter(({_id}) => !_id.startsWith('drafts.'))
  assertShape(published.map(translated), readSchema())
  expect(documents.map(({_id}) => _id)).toEqual(expect.arrayContaining(before.map(({_id}) => _id)))
  expect((await read('faq-costs'))?.question.nl).toBe('Wat kost het echt?')
  expect((await read('plan-pro'))?.invitation.nl).toBe('Toch liever Pro?')
  expect((await read('plan-basis'))?.invitation.nl).toBe('Genoeg aan Basis? Bekijk dat pakket')
  expect(await read('checkoutPage')).not.toHaveProperty('otherPlan')
  expect((await read('landingPage'))?.pricing.comingSoon).toMatchObject(line('Coming soon', 'Coming soon'))
  expect(await read('plan-enterprise')).toMatchObject({buttonLabel: line('Kies Enterprise', 'Choose Enterprise')})
  const untouched = ['drafts.aboutPage', 'faq-time-needed', 'page-over-ons', 'plan-basis-of-nobody', 'errorScreen']
  const only = (all: typeof documents) => all.filter(({_id}) => untouched.includes(_id))
  expect(only(documents)).toMatchObject(only(before))

  const [backup, ...others] = readdirSync(backups())
  expect([others, report]).toEqual([[], expect.stringContaining(path.join(backups(), backup ?? ''))])
  expect(report).toMatch(/^[^\n]+$/)

  const revisions = '*[]{_id, _rev} | order(_id)'
  const once = await client.fetch(revisions, {}, {perspective: 'raw'})
  expect(await bringUpToDate(client, () => backUp(client, backups()))).toBeNull()
  expect(await client.fetch(revisions, {}, {perspective: 'raw'})).toEqual(once)
  expect(readdirSync(backups())).toHaveLength(1)
})

test('keeps a draft’s text in the draft', async () => {
  await firstRelease()
  const page = await read('checkoutPage')
  await client.create({
    ...page,
    _id: 'drafts.checkoutPage',
    otherPlan: {...page?.otherPlan, basis: line('Pro, in concept', 'Pro, drafted')},
  } as never)
  await applyUpdate(client, await findUpdate(client))
  expect((await read('plan-pro'))?.invitation.nl).toBe('Liever Pro? Bekijk wat daar nog meer in zit')
  expect((await read('drafts.plan-pro'))?.invitation.nl).toBe('Pro, in concept')
  expect(await read('drafts.plan-basis')).toBeUndefined()
  expect(await read('drafts.checkoutPage')).not.toHaveProperty('otherPlan')
  expect((await findUpdate(client)).steps).toEqual([])
})

test('migrates drafts, so that publishing one loses nothing', async () => {
  await firstRelease()
  await client.create({...(await read('plan-pro')), _id: 'drafts.plan-pro', tagline: line('Concept', 'Draft')} as never)
  await applyUpdate(client, await findUpdate(client))
  expect(await read('drafts.plan-pro')).toMatchObject({
    tagline: line('Concept', 'Draft'),
    invitation: (await read('plan-pro'))?.invitation,
  })
})

test('migrates discounts and the promised notice', async () => {
  await firstRelease()
  await client
    .transaction()
    .patch('price-pro-quarterly', (patch) => patch.set({'discountNote.nl': 'Tijdelijk voordeel'}))
    .create({...(await read('price-basis-biannual')), _id: 'drafts.price-basis-biannual'} as never)
    .commit()
  await applyUpdate(client, await findUpdate(client))
  const shipped = new Map(readFolder(SEED_FOLDER).map((document) => [document._id, document]))
  const fields = (document: ContentDocument | undefined) =>
    [document?.discountNote, document?.answer, document?.body, document?.noticeDays] as const
  for (const id of ['price-basis-quarterly', 'price-basis-biannual', 'faq-costs', 'terms-changes', 'siteSettings'])
    expect([id, ...fields(await read(id))]).toEqual([id, ...fields(shipped.get(id))])
  expect((await read('drafts.price-basis-biannual'))?.discountNote).toEqual(
    shipped.get('price-basis-biannual')?.discountNote,
  )
  expect((await read('price-pro-quarterly'))?.discountNote).toMatchObject({
    nl: 'Tijdelijk voordeel',
    en: '{discount:pro:quarterly} discount',
  })
})

/** Replaces texts by whether they are there: shipped texts change later, those of a migration do not. */
const wordless = (document: unknown) =>
  mapTexts(document ?? {}, ({nl, en}) => ({nl: Boolean(nl), en: Boolean(en)})) as object

test('migrates menus and pages, and adds nothing that an editor removed', async () => {
  await firstRelease()
  await client
    .transaction()
    .patch('navigation', (patch) => patch.set({'footer.companyLinks[0].label.nl': 'Wie wij zijn'}))
    .create({...(await read('navigation')), _id: 'drafts.navigation'} as never)
    .commit()
  await applyUpdate(client, await findUpdate(client))
  const shipped = new Map(readFolder(SEED_FOLDER).map((document) => [document._id, document]))
  expect((await read('navigation'))?.footer.columns[0].links[0].label.nl).toBe('Wie wij zijn')
  const {footer} = shipped.get('navigation') as unknown as {footer: {columns: {links: {label: object}[]}[]}}
  const about = footer.columns[0]?.links[0]?.label
  await client.patch('navigation').set({'footer.columns[0].links[0].label': about}).commit()
  const navigation = await read('navigation')
  expect(navigation).toMatchObject(shipped.get('navigation') ?? {})
  expect((await read('drafts.navigation'))?.sidebar).toEqual(navigation?.sidebar)
  for (const id of ['content-privacy', 'content-contact', 'content-imprint', 'content-withdrawal', 'terms-services'])
    expect(wordless(await read(id))).toMatchObject(wordless(shipped.get(id)))
  await client.delete('content-contact')
  expect((await findUpdate(client)).steps).toEqual([])
})

test('migrates mails, and keeps any that an editor changed', async () => {
  await firstRelease()
  const signature = (await read('mail-renewal'))?.signature
  const own = 'Ons nummer voor je bestelling: {orderNumber}'
  await client
    .transaction()
    .patch('mail-confirmation', (patch) => patch.set({'body.nl[2].children[0].text': own}))
    .create({...(await read('mail-renewal')), _id: 'drafts.mail-renewal'} as never)
    .commit()
  await applyUpdate(client, await findUpdate(client))
  const shipped = new Map(readFolder(SEED_FOLDER).map((document) => [document._id, document]))
  expect(JSON.stringify((await read('mail-confirmation'))?.body.nl)).toContain(own)
  expect(JSON.stringify((await read('mail-confirmation'))?.body)).not.toContain('Pakket: {plan}')
  for (const field of ['heading', 'details', 'buttonLabel', 'body', 'signature'])
    for (const id of ['mail-renewal', 'drafts.mail-renewal'])
      expect([id, wordless((await read(id))?.[field])]).toEqual([id, wordless(shipped.get('mail-renewal')?.[field])])
  expect((await read('mail-renewal'))?.signature).not.toEqual(signature)
  expect((await read('siteSettings'))?.mail).toEqual(shipped.get('siteSettings')?.mail)
})

test('keeps an edited privacy statement and a removed page', async () => {
  await firstRelease()
  await applyUpdate(client, await findUpdate(client))
  const shipped = await read('content-privacy')
  await client
    .transaction()
    .patch('content-privacy', (patch) =>
      patch.set({parts: [{...shipped?.parts[0], title: line('Wij', 'We')}]}).unset(['checkedByLawyer']),
    )
    .delete('content-withdrawal')
    .commit()
  await applyUpdate(client, await findUpdate(client))
  expect(await read('content-privacy')).toMatchObject({checkedByLawyer: false, parts: [{title: line('Wij', 'We')}]})
  expect(await read('content-withdrawal')).toBeUndefined()
})

test('adds new fields to the subscription page, keeps an editor’s words and links the footer once', async () => {
  await replaceAll(client, readFolder(SEED_FOLDER))
  const {cancelSubscription} = (await read('paymentPages')) as unknown as {cancelSubscription: Record<string, unknown>}
  const footer = ((await read('navigation')) as unknown as {footer: {columns: {links: {destination: string}[]}[]}})
    .footer
  const before = {
    ...Object.fromEntries(
      ['running', 'confirm', 'overdue', 'details', 'done', 'failed'].map((name) => [name, cancelSubscription[name]]),
    ),
    already: {
      heading: line('Je abonnement was al opgezegd', 'Ended by you'),
      text: line('Het loopt tot {endDate}.', 'x'),
    },
    invalidLink: cancelSubscription.invalidLink,
  }
  const columns = footer.columns.map((column) => ({
    ...column,
    links: column.links.filter(({destination}) => destination !== 'subscription'),
  }))
  await client
    .transaction()
    .patch('paymentPages', {set: {cancelSubscription: before}})
    .patch('navigation', {set: {'footer.columns': columns}})
    .commit()
  await applyUpdate(client, await findUpdate(client))
  const after = (await read('paymentPages'))?.cancelSubscription
  for (const part of ['signIn', 'business']) expect(wordless(after[part])).toEqual(wordless(cancelSubscription[part]))
  expect(after.already).toMatchObject({heading: line('Je abonnement is opgezegd', 'Ended by you')})
  const linked = async () => JSON.stringify((await read('navigation'))?.footer).match(/"subscription"/g)
  expect(await linked()).toHaveLength(2) // its key and its destination
  await client.patch('navigation').set({'footer.columns': columns}).commit()
  expect((await findUpdate(client)).steps).toEqual([])
})

test('removes the promise to cancel in a dashboard, unless an editor wrote it', async () => {
  await firstRelease()
  await client
    .patch('faq-how-to-stop')
    .set({'answer.nl[0].children[0].text': 'Zeg op in je klantdashboard, of bel.'})
    .commit()
  await applyUpdate(client, await findUpdate(client))
  const promised = (await exportDocuments(client)).filter((document) =>
    /(in|via) je klantdashboard|(in|through) your customer dashboard|\{cancelUrl\}|\{payUrl\}|\{dashboardUrl\}/.test(
      JSON.stringify(document),
    ),
  )
  expect(promised.map(({_id}) => _id)).toEqual(['faq-how-to-stop'])
  expect((await read('paymentPages'))?.cancelSubscription.running.heading.nl).toBe('Je abonnement loopt')
  expect((await read('paymentPages'))?.cancelSubscription.confirm.monthly.nl).toMatch(/^Zeg je nu op, dan stopt/)
})

test('adds the business fields to the checkout, and no country of sale', async () => {
  await firstRelease()
  await client.patch('checkoutPage').set({'customer.legend.en': 'Who are you?'}).commit()
  await applyUpdate(client, await findUpdate(client))
  const shipped = new Map(readFolder(SEED_FOLDER).map((document) => [document._id, document]))
  const page = await read('checkoutPage')
  for (const part of ['today', 'renewal', 'messages'])
    expect([part, wordless(page?.[part])]).toEqual([part, wordless(shipped.get('checkoutPage')?.[part])])
  const customer = shipped.get('checkoutPage')?.customer as {legend: object}
  expect(page?.customer).toEqual({...customer, legend: {...customer.legend, en: 'Who are you?'}})
  expect((await read('siteSettings'))?.labels).toEqual(shipped.get('siteSettings')?.labels)
  expect(await read('siteSettings')).not.toHaveProperty('countries')
})

test('adds the missing texts of the login page, and keeps an editor’s words', async () => {
  await firstRelease()
  await applyUpdate(client, await findUpdate(client))
  const shipped = readFolder(SEED_FOLDER).find(({_id}) => _id === 'loginPage') as unknown as {login: object}
  expect(wordless((await read('loginPage'))?.login)).toEqual(wordless(shipped.login))
  const own = line('En je wachtwoord?', 'And your password?')
  await client.patch('loginPage').set({'login.missingPassword': own}).commit()
  expect((await findUpdate(client)).steps).toEqual([])
})

test('names the next amount when a cancellation is taken back, unless an editor wrote it', async () => {
  await replaceAll(client, readFolder(SEED_FOLDER))
  const text = async () => (await read('paymentPages'))?.cancelSubscription.undo.text
  const shipped = await text()
  const same =
    'Tot {endDate} kun je je opzegging terugnemen. Je abonnement loopt dan door voor hetzelfde bedrag, en op die dag is de volgende betaling.'
  await client.patch('paymentPages').set({'cancelSubscription.undo.text.nl': same}).commit()
  await applyUpdate(client, await findUpdate(client))
  expect(await text()).toMatchObject({nl: shipped.nl, en: shipped.en})
  await client.patch('paymentPages').set({'cancelSubscription.undo.text.nl': 'Bedenk je nog.'}).commit()
  expect((await findUpdate(client)).steps).toEqual([])
})

test('names the collector in mandates and iDEAL | Wero, unless an editor wrote it', async () => {
  await firstRelease()
  await client.patch('siteSettings').set({'paymentMethods[0].en': 'iDEAL (Dutch banks)'}).commit()
  await applyUpdate(client, await findUpdate(client))
  const mandate = (await read('checkoutPage'))?.mandate
  expect(mandate.nl).toMatch(
    /^Door te betalen machtig je Stichting Mollie Payments \(incassant-ID NL08ZZZ502057730000\)/,
  )
  expect(mandate.en).toContain('on behalf of {company}')
  expect((await read('siteSettings'))?.paymentMethods[0]).toMatchObject({nl: 'iDEAL | Wero', en: 'iDEAL (Dutch banks)'})
  expect(JSON.stringify(await read('terms-prices-and-payment'))).toMatch(/met iDEAL \| Wero, .*use iDEAL \| Wero, /s)
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

test('describes each change beforehand', async () => {
  await firstRelease()
  const update = await findUpdate(client)
  // A language that was added later has no migration.
  const steps = update.steps.filter(({migration, mutation}) => migration || 'createIfNotExists' in mutation)
  const described = describeUpdate({...update, steps})
  // Additions of later versions are listed too.
  const byTexts = /mails-have-a-layout|cancelling-is-by-the-link|sales-to-businesses|^feature-/
  expect(described.filter((line) => !/is added|^card-/.test(line) && !byTexts.test(line))).toEqual([
    'plan-pro: gets invitation (plans-are-documents)',
    'plan-basis: gets invitation (plans-are-documents)',
    'landingPage: gets pricing.comingSoon, gets features.demo, gets proof (plans-are-documents, features-show-the-product)',
    'plan-enterprise: loses badge, gets buttonLabel (plans-are-documents)',
    'faq-costs: gets answer.nl[1].children[0].text, gets answer.en[1].children[0].text (discounts-follow-prices)',
    ...['basis-biannual', 'basis-quarterly', 'pro-biannual', 'pro-quarterly'].map(
      (price) => `price-${price}: gets discountNote.nl, gets discountNote.en (discounts-follow-prices)`,
    ),
    'terms-changes: gets body.nl[0].children[1].text, gets body.en[0].children[1].text, gets body._type (discounts-follow-prices, pages-and-menus)',
    'navigation: gets header, gets footer, gets sidebar, gets footer.columns, gets footer.columns (pages-and-menus, privacy-says-what-is, the-link-is-the-account)',
    ...[
      ...['applicability', 'applicable-law', 'data-and-privacy', 'force-majeure'],
      ...['intellectual-property', 'liability'],
    ].map((section) => `terms-${section}: gets body._type (pages-and-menus)`),
    'terms-prices-and-payment: gets body._type, gets body.nl[1].children[1].text, gets body.en[1].children[1].text (pages-and-menus, mandates-name-the-collector)',
    'terms-services: gets body._type (pages-and-menus)',
    'adjustmentsPage: gets badge, gets statuses, gets empty (words-of-the-demo)',
    'auditPage: gets priorities, gets empty (words-of-the-demo)',
    'dashboardPage: gets empty (words-of-the-demo)',
    'helpPage: gets unavailable (words-of-the-demo)',
    'loginPage: gets login.missingPassword, gets login.customer (logging-in-says-what-is-missing, customers-are-told-more)',
  ])
  const changed = described.filter((line) => byTexts.test(line)).map((line) => line.split(':')[0])
  expect(changed.sort()).toEqual([
    ...['checkoutPage', 'content-privacy', 'faq-cancel-subscription', 'faq-how-to-stop'],
    ...['feature-ai-assistant', 'feature-automatically-optimised', 'feature-findable-on-ai'],
    ...['feature-follow-competitor', 'feature-idea-generation', 'feature-keyword-analysis'],
    ...['feature-rank-tracker', 'feature-seo-analysis', 'mail-address-corrected'],
    'mail-cancellation-confirmed',
    ...['mail-confirmation', 'mail-renewal', 'mail-renewal-failed', 'paymentPages', 'siteSettings'],
    ...['terms-cancellation', 'termsPage'],
  ])
  expect(described).toContain(
    'mail-address-corrected: gets heading, gets details, gets buttonLabel, gets signature.nl, gets signature.en (mails-have-a-layout)',
  )
  expect(described).toContain(
    'feature-rank-tracker: loses icon, gets specimen, gets examples (features-show-the-product)',
  )
  expect(described.find((line) => line.startsWith('checkoutPage: '))).toMatch(
    /^checkoutPage: loses otherPlan, loses noJavaScript, gets messages\.invalidEmail, gets mandate, gets customer\.business, .*gets customer\.legend\.nl, .*\(plans-are-documents, direct-debits-are-authorised, sales-to-businesses, mandates-name-the-collector, buying-again-is-asked.*\)$/,
  )
  expect(described).toContain('content-contact: is added (pages-and-menus)')
  expect(described).toContain('page-checkout: is added (as it ships)')
})

test('migrates proof to quotations', async () => {
  await firstRelease()
  const text = {_type: 'localeText', nl: 'Meer aanvragen.', en: 'More requests.'}
  await client.create({_id: 'proof-old', _type: 'proof', name: 'Jo de Vries', text})
  await applyUpdate(client, await findUpdate(client))
  expect(await read('proof-old')).toMatchObject({kind: 'quote', name: 'Jo de Vries'})
  expect((await findUpdate(client)).steps).toEqual([])
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

test('marks two cards of the demo as having had nothing before', async () => {
  await firstRelease()
  await applyUpdate(client, await findUpdate(client))
  expect(await read('card-h1')).toMatchObject({wasEmpty: false})
  for (const id of ['card-alt-footer-logo', 'card-schema-markup'])
    expect(await read(id)).toMatchObject({wasEmpty: true})
  expect((await findUpdate(client)).steps).toEqual([])
})

test('changes nothing when a document was changed meanwhile', async () => {
  await firstRelease()
  const update = await findUpdate(client)
  await client.patch('landingPage').set({'pricing.heading.nl': 'Net veranderd'}).commit()
  await expect(applyUpdate(client, update)).rejects.toThrow()
  expect(await read('plan-pro')).not.toHaveProperty('invitation')
})

test('lists the migration folders and fields of the model in the table of migrations', () => {
  const folders = readdirSync('studio/migrations', {withFileTypes: true}).filter((entry) => entry.isDirectory())
  expect(folders.map(({name}) => name).sort()).toEqual(MIGRATIONS.map(({name}) => name).sort())
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
  expect(migrationAdding('landingPage', 'pricing.comingSoon.nl')).toBe('plans-are-documents')
  expect(migrationAdding('landingPage', 'pricing')).toBeUndefined()
})

test('adds missing documents of exactly the types that editors cannot create', () => {
  const identified = readFolder(SEED_FOLDER).filter((document) => fixedIdentity(document) !== null)
  expect([...new Set(identified.map(({_type}) => _type))].sort()).toEqual([...FIXED_TYPES].sort())
})
