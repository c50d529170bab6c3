import {SettingError} from '../../settings/environment.ts'
import {hostSettings} from './settings.ts'

const PRODUCTION = {
  CONTEXT: 'production',
  SITE_URL: 'https://www.windmolen.nl',
  SANITY_PROJECT_ID: 'windmolen',
  SANITY_DATASET: 'production',
  MOLLIE_API_KEY: 'live_windmolenwindmolenwindmolen',
  SMTP_URL: 'smtps://user:password@smtp.windmolen.nl',
  MAIL_FROM: 'hulp@windmolen.nl',
  OPERATOR_MAIL: 'jo@windmolen.nl',
  LINK_SECRET: 'a-secret-that-signs-the-links-in-mails',
  DATABASE_URL: 'postgres://user:password@database/shop',
}

test('is closed by default: this machine alone, no proxy believed, production', () => {
  expect(hostSettings(PRODUCTION)).toMatchObject({
    ...{listen: '127.0.0.1', proxies: 0, isTrial: false, siteUrl: 'https://www.windmolen.nl'},
  })
})

test('opens what variables open', () => {
  const opened = {...PRODUCTION, LISTEN: '0.0.0.0', TRUST_PROXY: '2'}
  expect(hostSettings(opened)).toMatchObject({listen: '0.0.0.0', proxies: 2, isTrial: false})
})

test.each([
  [{LISTEN: 'everywhere'}, 'LISTEN: is no IP address'],
  [{TRUST_PROXY: 'yes'}, 'TRUST_PROXY: is no whole number'],
  [{SITE_URL: ''}, 'SITE_URL: is missing'],
  [{SITE_URL: 'http://localhost:8888'}, 'SITE_URL: is this machine'],
  [{SITE_URL: 'http://www.windmolen.nl'}, 'SITE_URL: must begin with https://'],
  [{DATABASE_URL: 'file:///data/orders.db'}, 'DATABASE_URL: is a file'],
  [{NETLIFY_DB_URL: 'postgres://user@host/name'}, 'NETLIFY_DB_URL: is for Netlify'],
  [{PAGES_FROM: 'build'}, 'PAGES_FROM: is for Netlify'],
  [{MOLLIE_API_KEY: 'test_windmolenwindmolenwindmolen'}, 'production takes no test_ key'],
  [{LAKE_URL: 'http://localhost:4010'}, 'LAKE_URL: for one machine only; take it out of the file of settings'],
])('refuses %j', (change, message) => {
  expect(() => hostSettings({...PRODUCTION, ...change})).toThrow(SettingError)
  expect(() => hostSettings({...PRODUCTION, ...change})).toThrow(message)
})

test('guards a trial on one machine as npm start does', () => {
  const trial = {
    CONTEXT: 'dev',
    SITE_URL: 'http://localhost:8888',
    LAKE_URL: 'http://localhost:4010',
    MOLLIE_API_KEY: 'test_windmolenwindmolenwindmolen',
    DATABASE_URL: 'file:///data/orders.db',
  }
  expect(hostSettings(trial)).toMatchObject({isTrial: true, siteUrl: 'http://localhost:8888'})
})
