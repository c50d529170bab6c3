import {readFileSync} from 'node:fs'
import type {Page} from '@playwright/test'
import {settled} from '../support/browser/hydrated.ts'
import {at, either, ONE_LANGUAGE, WORDED_LANGUAGES} from '../support/browser/languages.ts'
import {expect, type TestServer, test} from '../support/browser/testServer.ts'

// The frame of the customer area and its dashboard as a browser has them; what they say is told in web/src/screens.

for (const language of ONE_LANGUAGE) {
  const say = (nl: string, en: string) => either(language, nl, en)
  const open = (page: Page, testServer: TestServer, path: string) => page.goto(at(testServer, path, language))

  test.describe(`the chrome of the customer area, ${language}`, () => {
    test('the sidebar has the logo on top, a fixed width and the full height on large screens', async ({
      page,
      testServer,
    }) => {
      await page.setViewportSize({width: 1280, height: 800})
      await open(page, testServer, '/dashboard/')
      const menu = page.getByRole('navigation', {name: say('Klantmenu', 'Customer menu')})
      const sidebar = menu.locator('..')
      await expect(sidebar.getByRole('link').first()).toHaveAccessibleName(/Vindkracht/)
      const box = await sidebar.boundingBox()
      expect([box?.width, box?.height]).toEqual([248, 800])
      await page.evaluate(() => window.scrollTo(0, 500))
      expect((await sidebar.boundingBox())?.y).toBe(0)
    })

    test('on small screens the drawer is closed, opens by the menu button and closes by its button or the overlay', async ({
      page,
      testServer,
    }) => {
      await page.setViewportSize({width: 375, height: 812})
      await open(page, testServer, '/dashboard/')
      const drawer = page.getByRole('dialog', {name: say('Klantmenu', 'Customer menu')})
      const button = page.getByRole('button', {name: say('Menu openen', 'Open menu')})
      await expect(drawer).toBeHidden()
      await button.click()
      await expect(drawer).toBeVisible()
      await page.getByRole('button', {name: say('Menu sluiten', 'Close menu')}).click()
      await expect(drawer).toBeHidden()
      await button.click()
      await page.mouse.click(365, 400)
      await expect(drawer).toBeHidden()
      await button.click()
      await drawer.getByRole('link', {name: 'Audit'}).click()
      await page.waitForURL(at(testServer, '/audit/', language))
      await expect(page.getByRole('heading', {level: 1, name: 'Audit'})).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('the language switch keeps the page, and the theme toggle works after it', async ({page, testServer}) => {
      await open(page, testServer, '/audit/')
      const other = language === 'nl' ? 'en' : 'nl'
      await page
        .getByRole('group', {name: say('Taal', 'Language')})
        .getByRole('link', {name: other.toUpperCase()})
        .click()
      await page.waitForURL(at(testServer, '/audit/', other))
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await page.getByRole('button', {name: /Schakel naar donker|Switch to dark/}).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    })
  })

  test.describe(`the dashboard, ${language}`, () => {
    test('a metric card with a click action leads to its page', async ({page, testServer}) => {
      await open(page, testServer, '/dashboard/')
      const card = page.locator('#content > div > dl > div').first()
      const box = await card.boundingBox()
      await card.click({position: {x: (box?.width ?? 0) - 10, y: (box?.height ?? 0) - 10}})
      await page.waitForURL(at(testServer, '/audit/', language))
    })

    test('the chart becomes interactive when it comes into view and keeps the dot on its last day; its tooltip has the percentage over the benchmark', async ({
      page,
      testServer,
    }) => {
      const scripts: string[] = []
      page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
      await page.setViewportSize({width: 1280, height: 300})
      await open(page, testServer, '/dashboard/')
      await settled(page)
      const before = scripts.length
      await expect(page.locator('.echarts-for-react')).toHaveCount(0)
      const chart = page.getByRole('img', {name: say(/^Vlakdiagram/.source, /^Area chart/.source).replace('^', '')})
      await chart.scrollIntoViewIfNeeded()
      const interactive = page.locator('.echarts-for-react')
      await expect(interactive.locator('svg')).toBeVisible()
      expect(scripts.length).toBeGreaterThan(before)
      // (256 − 96) / 96, to one decimal.
      await expect(interactive).toContainText(say('166,7% boven de benchmark', '166.7% over the benchmark'))
      const lastDay = interactive.locator('path[fill="var(--signal)"]')
      await expect(lastDay.first()).toBeVisible()
      await page.setViewportSize({width: 1200, height: 300})
      await chart.scrollIntoViewIfNeeded()
      await expect(lastDay.first()).toBeVisible()
      const box = await chart.boundingBox()
      await page.mouse.move((box?.x ?? 0) + 41, (box?.y ?? 0) + 100)
      await expect(interactive).toContainText(say('18,4% boven de benchmark', '18.4% over the benchmark'))
      await expect(interactive).toContainText('1 Sep')
    })

    test('a chart that appears while the window becomes narrower fits', async ({page, testServer}) => {
      await page.setViewportSize({width: 375, height: 812})
      await page.addInitScript(() => {
        // In one turn with the drawing: its first observed size is then the narrow one.
        new MutationObserver((_, observer) => {
          const drawn = document.querySelector('.echarts-for-react svg path')
          if (!drawn) return
          observer.disconnect()
          document.body.style.width = '320px'
        }).observe(document, {childList: true, subtree: true})
      })
      await open(page, testServer, '/dashboard/')
      await page.getByRole('img', {name: say('Vlakdiagram', 'Area chart')}).scrollIntoViewIfNeeded()
      const svg = page.locator('.echarts-for-react svg').first()
      await expect
        .poll(async () => {
          const [drawing, box] = await Promise.all([
            svg.boundingBox(),
            page.locator('.echarts-for-react').boundingBox(),
          ])
          return box && box.width < 320 && drawing && drawing.width - box.width
        })
        .toBe(0)
      // Its reading leaves the numbers of the axis, 40 pixels, free.
      await svg.hover({position: {x: 200, y: 100}})
      const reading = page.locator('.echarts-for-react > div').filter({hasText: say('de benchmark', 'the benchmark')})
      await expect.poll(async () => (await reading.boundingBox())?.x).toBeGreaterThanOrEqual(40)
    })

    test('the same 24 days stand in a table and download as CSV', async ({page, testServer}) => {
      await open(page, testServer, '/dashboard/')
      const card = page.getByRole('region', {name: say('Organische bezoekers', 'Organic visitors'), exact: true})
      await expect(card.locator('tbody tr')).toHaveCount(24)
      await card.getByText(say('Toon als tabel', 'Show as a table')).click()
      await expect(card.getByRole('row').last()).toHaveText(say('24 Sep25696+166,7%', '24 Sep25696+166.7%'))
      const download = page.waitForEvent('download')
      await card.getByRole('link', {name: say('Download als CSV', 'Download as CSV')}).click()
      const lines = readFileSync(await (await download).path(), 'utf8')
        .trim()
        .split('\r\n')
      expect(lines).toHaveLength(25)
      expect(lines[1]).toBe(say('"1 Sep";"45";"38";"+18,4%"', '"1 Sep","45","38","+18.4%"'))
    })
  })
}

for (const language of WORDED_LANGUAGES)
  test(`the demo says that it is one on its first screen, ${language}`, async ({page, testServer}) => {
    await page.goto(at(testServer, '/dashboard/', language))
    const notice = page.getByText(
      either(language, 'Alles in dit dashboard is een voorbeeld', 'Everything in this dashboard is a sample'),
    )
    for (const size of [
      {width: 375, height: 812},
      {width: 1280, height: 720},
    ]) {
      await page.setViewportSize(size)
      await expect(notice).toBeInViewport({ratio: 1})
    }
  })
