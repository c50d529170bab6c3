import {ConfigError, contentConfig, functionsKey, mailConfig, mollieConfig, ordersFolder, siteUrl} from './config.ts'

test.each([
  ['SANITY_PROJECT_ID', () => contentConfig({})],
  ['SANITY_DATASET', () => contentConfig({SANITY_PROJECT_ID: 'abc'})],
  ['MOLLIE_API_KEY', () => mollieConfig({})],
  ['SITE_URL', () => siteUrl({})],
  ['FUNCTIONS_KEY', () => functionsKey({FUNCTIONS_KEY: 'short'})],
  ['ORDERS_DIR', () => ordersFolder({})],
  ['SMTP_URL', () => mailConfig({})],
  ['MAIL_FROM', () => mailConfig({SMTP_URL: 'smtp://localhost:25'})],
])('without %s it fails closed and names it', (name, read) => {
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(name)
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

test('only a lake on this machine may stand in for Sanity', () => {
  expect(() => contentConfig({LAKE_URL: 'https://lake.example'})).toThrow('LAKE_URL')
})
