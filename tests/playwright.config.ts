import {defineConfig} from '@playwright/test'
import {CHROMIUM_FLAGS} from './chromium.ts'
import type {HostName} from './hosted/ownHost.ts'
import type {Served} from './support/browser/testServer.ts'
import {TEST_LIMIT_MS, WAIT_LIMIT_MS} from './support/limits.ts'
import type {Engine} from './support/shop/database.ts'

const PREVIEW = '{preview,fields,together,guide,sections}'
/** Animations of Sanity's interface are not ours, and drawing them takes a tenth of the processor's time. */
const STILL = {contextOptions: {reducedMotion: 'reduce'}} as const

export default defineConfig<object, Served & {engine: Engine; host: HostName; hostName: HostName}>({
  outputDir: '../test-results',
  workers: 3, // two processors: one of three waits for a page or a payment all the time
  timeout: TEST_LIMIT_MS,
  expect: {timeout: WAIT_LIMIT_MS},
  reporter: [['list'], ['./support/run/reporter.ts']],
  forbidOnly: Boolean(process.env.CI),
  use: {
    actionTimeout: WAIT_LIMIT_MS,
    navigationTimeout: WAIT_LIMIT_MS,
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(process.env.CHROMIUM_PATH && {executablePath: process.env.CHROMIUM_PATH}),
    },
    screenshot: 'only-on-failure',
    trace: 'off', // recording costs time; `npm test -- <file> --trace on` when a failure needs it
  },
  // The longest first: what runs on one worker would else run alone at the end.
  projects: [
    // These publish, and stop services; tests/run.ts runs them after all others.
    {name: 'services', testMatch: 'services/*.spec.ts', workers: 1},
    // Carries out docs/recipes.md on a copy of the project; needs no test server and no browser.
    {name: 'recipes', testMatch: 'recipes/*.spec.ts'},
    // Two chains: one shows the site beside its forms, and writes drafts in the test server; the other has content of its own.
    {name: 'preview', testMatch: `studio/${PREVIEW}.spec.ts`, workers: 1, use: STILL},
    {name: 'studio', testMatch: 'studio/*.spec.ts', testIgnore: `studio/${PREVIEW}.spec.ts`, workers: 1, use: STILL},
    // The bundles as Netlify has them, on the database that it has. On SQLite `npm start` sells (the projects services and site),
    // and every statement is run on both by the unit tests of functions/.
    {name: 'payments', testMatch: 'payments/*.spec.ts', workers: 1, use: {engine: 'PostgreSQL'}},
    // Netlify's build and bundles, in an emulation of what is around them.
    {name: 'hosted', testMatch: 'hosted/{hosted,publishing,runbook}.spec.ts', workers: 1},
    // The command of the image on this machine (docs/own-host.md), by the same tests as Netlify's bundles but those of the bundles
    // themselves. The soak's faults are the code's, and its crashes of this command are in instances.spec.ts.
    {
      name: 'own-host',
      testMatch: 'hosted/{publishing,instances,ownHostRunbook}.spec.ts',
      workers: 1,
      use: {hostName: 'own'},
    },
    {
      name: 'payments-own-host',
      testMatch: 'payments/*.spec.ts',
      testIgnore: 'payments/{bundles,soak}.spec.ts',
      workers: 1,
      use: {engine: 'PostgreSQL', host: 'own'},
    },
    // The same, built for each context of Netlify with what docs/go-live.md has set there. That takes minutes each, so it is run
    // by name only: `npm test -- --project=deploys`.
    {name: 'deploys', testMatch: 'hosted/deploys.spec.ts', workers: 1},
    // Programs and suites of others as they are; by name too: `npm test -- --project=third-party`.
    {name: 'third-party', testMatch: 'third-party/*.spec.ts', workers: 1},
    // An editor's working day and campaign, with counts and pictures; by name: `npm test -- --project=walks`.
    {name: 'walks', testMatch: 'studio/walks/*.spec.ts', workers: 1, use: STILL},
    {name: 'hosted-pages', testMatch: 'e2e/*.spec.ts', grep: /@hosted/, workers: 1, use: {hosted: 'Netlify'}},
    {name: 'own-host-pages', testMatch: 'e2e/*.spec.ts', grep: /@hosted/, workers: 1, use: {hosted: 'own'}},
    // `npm run dev` on a copy of the project; needs no test server.
    {name: 'dev', testMatch: 'dev/*.spec.ts', workers: 1},
    // These only look at the site, so they share one test server, in any order and side by side.
    {name: 'site', testMatch: 'e2e/*.spec.ts', fullyParallel: true},
  ],
})
