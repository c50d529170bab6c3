import {readdirSync, readFileSync, statSync} from 'node:fs'
import path from 'node:path'
import {coldImport} from '../support/shop/coldImport.ts'
import {expect, type Shop, test} from './shop.ts'

/** The zips as Netlify will read them, and what they give away. */
type Entry = {
  name: string
  runtimeVersion: string
  routes?: {literal: string}[]
  schedule?: string
  invocationMode?: string
  trafficRules?: {action: {config: {rateLimitConfig: {windowLimit: number; windowSize: number}}}}
}
const manifest = (shop: Shop): Entry[] =>
  JSON.parse(readFileSync(path.join(shop.bundles, 'manifest.json'), 'utf8')).functions

test('each endpoint has its address and its limit in the manifest, and a zip that starts quickly', async ({shop}) => {
  const limits = manifest(shop).map(({name, routes = [], trafficRules, runtimeVersion}) => {
    const {windowLimit, windowSize} = trafficRules?.action.config.rateLimitConfig ?? {}
    expect(runtimeVersion).toBe('nodejs24.x')
    return [name, routes.map(({literal}) => literal).join(), windowLimit && `${windowLimit} per ${windowSize} s`]
  })
  expect(limits.sort()).toEqual([
    ['beheer', '/beheer,/beheer/export', undefined],
    ['beheer-aanmelden', '/beheer/aanmelden', undefined],
    ['catch-up', '', undefined],
    ['change-sets', '', undefined],
    ['compare-subscriptions', '/api/compare-subscriptions', undefined],
    ['content-changed', '/api/content-changed', undefined],
    ['correct-address', '/api/correct-address', undefined],
    ['count', '/api/count', undefined],
    ['create-mollie-payment', '/functions/v1/create-mollie-payment', undefined],
    ['create-payment', '/api/create-payment', undefined],
    ['dead-links', '/api/dead-links', undefined],
    ['deploys', '', undefined],
    ['form', '/api/form', undefined],
    ['health', '/api/health', '60 per 60 s'],
    ['invoice', '/api/invoice', undefined],
    ['mollie-webhook', '/api/mollie-webhook', undefined],
    ['order-status', '/api/order-status', undefined],
    ['page-counts', '/api/page-counts', undefined],
    ['payment-methods', '/api/payment-methods', '240 per 60 s'],
    ['price-day', '', undefined],
    ['publish', '/api/publish', undefined],
    ['reconcile', '', undefined],
    ['running-customers', '/api/running-customers', undefined],
    ['site-status', '/api/site-status', undefined],
    ['subscription', '/abonnement,/abonnement/,/en/subscription,/en/subscription/,/api/subscription', undefined],
    [
      'subscription-link',
      '/abonnement/aanmelden,/abonnement/aanmelden/,/en/subscription/sign-in,/en/subscription/sign-in/',
      undefined,
    ],
    ['vat-number', '/api/vat-number', undefined],
    ['wind', '/meet-de-wind,/meet-de-wind/,/en/measure-the-wind,/en/measure-the-wind/', undefined],
  ])
  const inBackground = manifest(shop).flatMap(({name, invocationMode}) =>
    invocationMode === 'background' ? [name] : [],
  )
  expect(inBackground.sort()).toEqual(['compare-subscriptions', 'publish'])
  const scheduled = manifest(shop).flatMap(({name, schedule}) => (schedule ? [[name, schedule]] : []))
  expect(scheduled.sort()).toEqual([
    ['catch-up', '*/5 * * * *'],
    ['change-sets', '*/5 * * * *'],
    ['price-day', '1 22,23 * * *'],
    ['reconcile', '*/5 * * * *'],
  ])
  for (const {name} of manifest(shop))
    expect(statSync(path.join(shop.bundles, `${name}.zip`)).size).toBeLessThan(5_000_000)
})

test('to make a payment no mail, HTML, CMS or VAT library is loaded: the first customer would wait for it', ({
  shop,
}) => {
  const {packages} = coldImport(shop.bundles, 'create-payment')
  expect(packages).toContain('@mollie/api-client')
  for (const absent of ['pdfkit', 'fontkit', 'nodemailer', 'parse5', '@sanity/client', 'rxjs', 'undici', 'jsvat-next'])
    expect(packages).not.toContain(absent)
})

test('loads drawing and Markdown only when there is a page to make', ({shop}) => {
  const {packages} = coldImport(shop.bundles, 'content-changed')
  expect(packages).toContain('@netlify/blobs')
  for (const absent of ['satori', '@resvg/resvg-wasm', '@mdream/js', '@sanity/client', 'rxjs', 'undici'])
    expect(packages).not.toContain(absent)
})

test('R19: no bundle has a secret', ({shop}) => {
  const own = readdirSync(shop.bundles, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\/(functions|domain)\/.*\.m?js$/.test(file) && !file.includes('node_modules'),
  )
  expect(own.length).toBeGreaterThan(5)
  for (const file of own) {
    const text = readFileSync(path.join(shop.bundles, file), 'utf8')
    for (const found of ['test_', 'live_', shop.functionsKey]) {
      const values = text.match(new RegExp(`['"\`]${found}\\w{20,}`)) ?? []
      expect([file, values]).toEqual([file, []])
    }
  }
})
