import {defineConfig} from '@playwright/test'
import {CHROMIUM_FLAGS} from './chromium.ts'

export default defineConfig({
  testMatch: ['e2e/*.spec.ts', 'payments/*.spec.ts'],
  outputDir: '../test-results',
  workers: 1, // the tests share one house, and some stop parts of it
  timeout: 120_000, // a test that publishes waits for one or two builds of the site
  expect: {timeout: 15_000},
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  use: {
    launchOptions: {executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS},
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
