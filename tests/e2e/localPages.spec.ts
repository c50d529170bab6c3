import {expect, type Page, test} from '@playwright/test'
import type {Email} from 'postal-mime'
import {html, document as localPage} from '../../local/http/html.ts'
import {listPage, messagePage, notFoundPage} from '../../local/mail/pages.ts'
import {pageFrame} from '../../local/mollie/server.ts'
import {serveSandbox} from '../../local/mollie-sandbox/testing/served.fixture.ts'
import {axeViolations, COLOURS} from '../support/browser/axe.ts'
import {brokenWords} from '../support/browser/brokenWords.ts'
import {layoutFaults} from '../support/browser/layoutFaults.ts'
import {sampleMails} from '../support/html/sampleMails.ts'

// The pages of what stands in for hosted services, which whoever tries the product on one machine sees.

/** Everything that holds for the page as it is. */
async function look(page: Page, name: string) {
  await page.setViewportSize({width: 320, height: 700})
  await page.evaluate(() => document.fonts.ready)
  expect([name, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([name, 320])
  expect([name, await brokenWords(page), await layoutFaults(page)]).toEqual([name, [], []])
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', COLOURS],
  ] as const) {
    await page.emulateMedia({colorScheme})
    expect([name, colorScheme, await axeViolations(page, rules)]).toEqual([name, colorScheme, []])
  }
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1)
  await expect(page.locator('header svg')).toBeVisible()
  const faces = await page.evaluate(() => [...document.fonts].map(({family, status}) => `${family} ${status}`))
  expect([name, faces]).toEqual([name, expect.arrayContaining(['Bricolage VK loaded', 'Hanken VK loaded'])])
}

test('the pages of the Mollie sandbox bear the mark, fit 320 pixels, no word is cut, a finger hits all, axe finds nothing in either theme', async ({
  page,
}) => {
  const {url, call, control, close} = await serveSandbox({frame: pageFrame})
  try {
    await page.goto(url)
    await look(page, 'nothing yet')
    const customer = `/customers/${(await call('POST', '/customers', {name: 'Jo de Vries'})).body.id}`
    const pay = async (change: object) => {
      const payment = {
        amount: {currency: 'EUR', value: '1090.75'},
        description: 'Vindkracht, Pro, per 6 maanden',
        redirectUrl: 'https://www.example.nl/payment-success/?order=VK-0123456789AB',
        locale: 'nl_NL',
        ...change,
      }
      return (await call('POST', `${customer}/payments`, payment)).body.id as string
    }
    const [open, english, chosen, pending, paid, back] = [
      await pay({}),
      await pay({locale: 'en_GB'}),
      await pay({method: 'ideal'}),
      await pay({method: 'creditcard'}),
      await pay({sequenceType: 'first'}),
      await pay({}),
    ]
    await control('payment', {id: pending, status: 'pending'})
    for (const id of [paid, back]) await control('payment', {id, status: 'paid'})
    await control('chargeback', {id: back})
    const debit = await pay({sequenceType: 'recurring', redirectUrl: undefined})
    const subscription = {
      amount: {currency: 'EUR', value: '1090.75'},
      interval: '6 months',
      description: 'Vindkracht, Pro, VK-0123456789AB',
    }
    expect((await call('POST', `${customer}/subscriptions`, subscription)).status).toBe(201)
    await page.goto(url)
    await expect(page.getByRole('button', {name: 'Charge back'}).first()).toBeVisible()
    await expect(page.getByRole('button', {name: 'Settle now'})).toBeVisible()
    await look(page, 'payments and a subscription')
    for (const id of [open, english, chosen, paid, debit]) {
      await page.goto(`${url}/checkout/${id}`)
      await look(page, `checkout ${id}`)
    }
  } finally {
    await close()
  }
})

test('the pages of the local mail bear the mark, fit 320 pixels, no word is cut, a finger hits all, axe finds nothing in either theme', async ({
  page,
}) => {
  const emails = (await sampleMails()).map(({message}, index) => ({
    name: `2026-11-23T22-15-04.123Z-${index + 1}.eml`,
    ...({
      subject: message.subject,
      from: {name: 'Vindkracht', address: 'hulp@example.nl'},
      to: [{name: '', address: 'jo.de-vries-van-den-berg@voorbeeldbedrijf.example.nl'}],
      date: '2026-11-23T22:15:04.000Z',
      text: message.text.replace(/token=\S+/g, 'token=x'), // no word: it may break
      html: message.html,
      attachments: [{filename: 'VK2026-0001.pdf', mimeType: 'application/pdf', content: '', disposition: 'attachment'}],
      headers: [],
    } as unknown as Email),
  }))
  const [first] = emails
  for (const [name, markup] of Object.entries({
    'no mail': listPage([]),
    list: listPage(emails),
    message: first ? messagePage(first.name, first) : '',
    'no such message': notFoundPage('message'),
    'a site that is not built': localPage('Not built yet', html`<h1>The site is not built yet</h1><p>In a moment.</p>`),
  })) {
    await page.setContent(markup)
    await look(page, name)
  }
})
