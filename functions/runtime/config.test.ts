import {LONGEST_DELIVERY_MS, send} from '../notifications/send.ts'
import {
  ConfigError,
  contentConfig,
  databaseUrl,
  deadlines,
  functionsKey,
  isOneMachine,
  linkSecrets,
  mailConfig,
  mollieConfig,
  operators,
  ownSite,
  peppolConfig,
  siteUrl,
  viesUrl,
} from './config.ts'
import {DEADLINES} from './deadline.ts'

test.each([
  ['SANITY_PROJECT_ID', () => contentConfig({})],
  ['SANITY_DATASET', () => contentConfig({SANITY_PROJECT_ID: 'abc'})],
  ['MOLLIE_API_KEY', () => mollieConfig({})],
  ['SITE_URL', () => siteUrl({})],
  ['FUNCTIONS_KEY', () => functionsKey({FUNCTIONS_KEY: 'short'})],
  ['DATABASE_URL', () => databaseUrl({})],
  ['OPERATOR_MAIL', () => operators({OPERATOR_MAIL: 'beheer'})],
  ['SMTP_URL', () => mailConfig({})],
  ['MAIL_FROM', () => mailConfig({SMTP_URL: 'smtp://localhost:25'})],
])('without %s it fails closed and names it', (name, read) => {
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(name)
})

test('the register of VAT numbers is the real one, unless something on this machine stands in for it', () => {
  expect(viesUrl({})).toBe('https://ec.europa.eu/taxation_customs/vies/rest-api')
  expect(viesUrl({VIES_URL: 'http://localhost:4020/vies/'})).toBe('http://localhost:4020/vies')
  expect(() => viesUrl({VIES_URL: 'https://evil.example'})).toThrow('VIES_URL')
  expect(() => viesUrl({MOLLIE_URL: 'http://localhost:4020'})).toThrow('VIES_URL')
})

test('gives the access point of Peppol, none without an address or in a preview, and names what is missing', () => {
  const all = {PEPPOL_URL: 'https://api.storecove.com/api/v2/', PEPPOL_KEY: 'key', PEPPOL_SENDER: '12'}
  expect(peppolConfig(all)).toEqual({url: 'https://api.storecove.com/api/v2', key: 'key', sender: 12})
  expect(peppolConfig({PEPPOL_KEY: 'key', PEPPOL_SENDER: '12'})).toBeNull()
  expect(peppolConfig({...all, CONTEXT: 'deploy-preview'})).toBeNull()
  for (const name of ['PEPPOL_KEY', 'PEPPOL_SENDER'])
    expect(() => peppolConfig({...all, [name]: undefined})).toThrow(name)
  expect(() => peppolConfig({...all, PEPPOL_SENDER: 'VK'})).toThrow('PEPPOL_SENDER: is no whole number')
})

test('the sandbox must be on this machine and takes a test key only', () => {
  const key = 'test_0123456789012345678901'
  expect(mollieConfig({MOLLIE_API_KEY: key, MOLLIE_URL: 'http://localhost:4020'}).sandboxUrl).toBe(
    'http://localhost:4020',
  )
  expect(() => mollieConfig({MOLLIE_API_KEY: key, MOLLIE_URL: 'https://evil.example'})).toThrow('MOLLIE_URL')
  const live = key.replace('test', 'live')
  expect(() => mollieConfig({MOLLIE_API_KEY: live, MOLLIE_URL: 'http://localhost:4020'})).toThrow('MOLLIE_URL')
})

describe('a preview, whose database is a copy of the real one', () => {
  const live = {MOLLIE_API_KEY: 'live_0123456789012345678901'}
  const mail = {SMTP_URL: 'smtp://mail.example:25', MAIL_FROM: 'hulp@example.nl'}
  const previews = ['deploy-preview', 'branch-deploy', 'a-branch']
  const netlify = globalThis as {Netlify?: unknown}
  afterEach(() => {
    delete netlify.Netlify
  })

  test.each(previews)('takes no live key and sends no mail: %s', async (CONTEXT) => {
    expect(() => mollieConfig({...live, CONTEXT})).toThrow('MOLLIE_API_KEY: a preview takes no live_ key')
    const config = mailConfig({...mail, CONTEXT})
    const message = {to: 'jo@example.nl', sender: '', subject: '', text: '', html: '', messageId: '<1@example.nl>'}
    await expect(send(message, config)).rejects.toThrow('A preview sends no mail')
  })

  test('is known as one by what Netlify says at a request', () => {
    netlify.Netlify = {context: {deploy: {context: 'deploy-preview'}}}
    expect(() => mollieConfig(live)).toThrow('preview')
    expect(mailConfig(mail).smtpUrl).toBeNull()
  })

  test('is at the address of its deploy, so that one can buy there, and keeps orders of its own', () => {
    const shared = {SITE_URL: 'https://www.example.nl', DATABASE_URL: 'postgres://production/shop'}
    netlify.Netlify = {
      context: {deploy: {context: 'deploy-preview'}, url: new URL('https://deploy-preview-7--shop.netlify.app/api/x')},
    }
    expect(siteUrl(shared)).toBe('https://deploy-preview-7--shop.netlify.app')
    expect(() => databaseUrl(shared)).toThrow("DATABASE_URL: is production's store")
    const copy = {NETLIFY_DB_URL: 'postgres://copy/shop'} // Netlify's branch of production, with its customers
    expect(() => databaseUrl(copy)).toThrow('PREVIEW_DATABASE_URL: is missing')
    expect(() => databaseUrl({...copy, PREVIEW_DATABASE_URL: copy.NETLIFY_DB_URL})).toThrow('or a copy of it')
    expect(databaseUrl({...shared, PREVIEW_DATABASE_URL: 'postgres://own/shop'})).toBe('postgres://own/shop')
  })

  test('is neither the real site nor this machine', () => {
    netlify.Netlify = {context: {deploy: {context: 'production'}}}
    expect(mollieConfig({...live, CONTEXT: 'deploy-preview'}).apiKey).toBe(live.MOLLIE_API_KEY)
    netlify.Netlify = {context: null}
    for (const CONTEXT of ['production', 'dev', undefined])
      expect(mailConfig({...mail, CONTEXT}).smtpUrl).toBe(mail.SMTP_URL)
  })
})

test('production takes no test key, with which nobody would pay', () => {
  const MOLLIE_API_KEY = 'test_0123456789012345678901'
  expect(() => mollieConfig({MOLLIE_API_KEY, CONTEXT: 'production'})).toThrow('production takes no test_ key')
})

test('the sender’s name is that of the content, unless the setting has one', () => {
  const SMTP_URL = 'smtp://localhost:25'
  expect(mailConfig({SMTP_URL, MAIL_FROM: 'hulp@example.nl'})).toEqual({smtpUrl: SMTP_URL, from: 'hulp@example.nl'})
  expect(mailConfig({SMTP_URL, MAIL_FROM: 'Vindkracht <hulp@example.nl>'})).toEqual({
    smtpUrl: SMTP_URL,
    from: 'hulp@example.nl',
    name: 'Vindkracht',
  })
})

test('only a lake on this machine may stand in for Sanity', () => {
  expect(() => contentConfig({LAKE_URL: 'https://lake.example'})).toThrow('LAKE_URL')
})

test('a key that is neither of Mollie’s tests nor live is refused', () => {
  for (const key of ['', 'test_', 'test_short', 'prod_0123456789012345678901', 'x test_0123456789012345678901'])
    expect(() => mollieConfig({MOLLIE_API_KEY: key})).toThrow('MOLLIE_API_KEY')
})

test('the site has no final slash, and is Netlify’s own address unless another is given', () => {
  expect(siteUrl({URL: 'https://www.example.nl/'})).toBe('https://www.example.nl')
  expect(siteUrl({URL: 'https://site.netlify.app', SITE_URL: 'https://www.example.nl'})).toBe('https://www.example.nl')
})

test('orders are in a file of SQLite or in PostgreSQL, which Netlify names itself', () => {
  expect(databaseUrl({DATABASE_URL: 'file:///data/orders.db'})).toBe('file:///data/orders.db')
  expect(databaseUrl({DATABASE_URL: 'postgres://a/b', NETLIFY_DB_URL: 'postgresql://c/d'})).toBe('postgresql://c/d')
  expect(() => databaseUrl({DATABASE_URL: 'mysql://a/b'})).toThrow('DATABASE_URL')
})

test('secrets are long, and several may be given', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)]
  expect(linkSecrets({LINK_SECRET: `${one}, ${other}`})).toEqual([one, other])
  for (const LINK_SECRET of ['', 'short', `${one},short`, `${one},`])
    expect(() => linkSecrets({LINK_SECRET})).toThrow('LINK_SECRET')
})

test.each([
  [true, {LAKE_URL: 'http://localhost:3334'}],
  [true, {LAKE_URL: 'http://localhost:3334', MOLLIE_API_KEY: 'test_key'}],
  [false, {}],
  [false, {LAKE_URL: 'http://localhost:3334', MOLLIE_API_KEY: 'live_key'}],
  [false, {LAKE_URL: 'http://localhost:3334', NETLIFY: 'true'}],
  [false, {LAKE_URL: 'http://localhost:3334', CONTEXT: 'deploy-preview'}],
])('is one machine: %s, with %j', (expected, environment) => {
  expect(isOneMachine(environment)).toBe(expected)
})

test('deadlines have defaults, and can be set in milliseconds', () => {
  expect(deadlines({})).toEqual(DEADLINES)
  expect(deadlines({PAYMENT_DEADLINE_MS: '500'})).toEqual({...DEADLINES, payment: 500})
  for (const MAIL_CLAIM_MS of ['soon', '0', '-1', '1.5'])
    expect(() => deadlines({MAIL_CLAIM_MS})).toThrow('MAIL_CLAIM_MS')
})

test('a deadline of Mollie’s webhook is kept within the 15 s that Mollie waits', () => {
  expect(DEADLINES.settlement).toBeLessThan(15_000)
  expect(DEADLINES.mailClaim).toBeGreaterThan(LONGEST_DELIVERY_MS)
  expect(DEADLINES.payment).toBeLessThanOrEqual(10_000)
})

test('lets visitors measure this very site on one machine by its own setting, and never hosted', () => {
  const here = {SITE_URL: 'http://localhost:8888', MEASURE_OWN_SITE: 'yes'}
  expect(ownSite(here)).toBe('http://localhost:8888')
  expect(ownSite({...here, MEASURE_OWN_SITE: undefined})).toBeNull()
  expect(ownSite({...here, SITE_URL: 'https://www.windmolen.nl'})).toBeNull()
  for (const CONTEXT of ['production', 'deploy-preview', 'branch-deploy'])
    expect(ownSite({...here, URL: here.SITE_URL, DEPLOY_PRIME_URL: here.SITE_URL, CONTEXT})).toBeNull()
  expect(ownSite({...here, NETLIFY: 'true'})).toBeNull()
})
