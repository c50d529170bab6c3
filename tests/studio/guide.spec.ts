import {mkdirSync} from 'node:fs'
import path from 'node:path'
import type {Browser, Page} from '@playwright/test'
import sharp from 'sharp'
import type {SiteStatus} from '../../domain/content/siteStatus.ts'
import {STAFF_LANGUAGES, type StaffLanguage} from '../../domain/texts/languages.ts'
import {LOCALE_KEY, LOCALES} from '../../studio/language.ts'
import {test as serverTest} from '../support/browser/testServer.ts'
import {field, inDraft, openDocument, publish, publishButton} from './forms.ts'
import {showsDrafts} from './previewFrame.ts'
import {expect, test as studioTest} from './studioServer.ts'
import {refresh, visit} from './tab.ts'

/**
 * docs/editors.md, task by task, in the Studio that it is about. With GUIDE_PICTURES, which `npm run screenshots --
 * --editors` sets, its pictures are taken, in both languages; otherwise it is walked through in the first.
 */
const TAKEN = Boolean(process.env.GUIDE_PICTURES)
const GUIDES = TAKEN ? STAFF_LANGUAGES : STAFF_LANGUAGES.slice(0, 1)
const PICTURES = path.resolve(import.meta.dirname, '../../docs/images/editors')
const SIZE = {width: 1280, height: 800}
const COLOURS = 64

async function picture(page: Page, language: StaffLanguage, name: string) {
  if (!TAKEN) return
  await page.evaluate(() => document.fonts.ready)
  // Messages of the task before would lie over this one: the tab stays open.
  await expect(page.locator('[data-ui=Toast]')).toHaveCount(0)
  // Nothing half read, half saved or half checked.
  await expect(page.getByText(/^(Saving\.\.\.|Opslaan\.\.\.)$|worden gelezen …$|^Reading the/)).toHaveCount(0)
  const bytes = await page.screenshot({animations: 'disabled', caret: 'hide'})
  mkdirSync(path.join(PICTURES, language), {recursive: true})
  await sharp(bytes)
    .png({palette: true, colours: COLOURS, effort: 10})
    .toFile(path.join(PICTURES, language, `${name}.png`))
}

/** A tab of somebody who is here for the second time, in one of the Studio's languages. */
async function tabIn(browser: Browser, language: StaffLanguage): Promise<Page> {
  const page = await browser.newPage({viewport: SIZE})
  await page.addInitScript(([key, locale]) => localStorage.setItem(key, locale), [
    LOCALE_KEY,
    LOCALES[language],
  ] as const)
  return page
}

/** One tab for each language stays open from task to task. */
const test = studioTest.extend<{language: StaffLanguage}, {tabs: Map<StaffLanguage, Page>}>({
  language: ['nl', {option: true}],
  tabs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const tabs = new Map<StaffLanguage, Page>()
      await use(tabs)
      for (const tab of tabs.values()) await tab.context().close()
    },
    {scope: 'worker'},
  ],
  page: async ({browser, tabs, language, studioServer}, use) => {
    const tab = tabs.get(language) ?? (await tabIn(browser, language))
    tabs.set(language, tab)
    await refresh(tab, studioServer.studio)
    await tab.setViewportSize(SIZE)
    await use(tab)
  },
})

for (const language of GUIDES) {
  const say = (nl: string, en: string) => (language === 'nl' ? nl : en)

  test.describe(`the guide in ${language}`, () => {
    test.use({language})

    test('the Studio opens on Start, and its guide is one click away', async ({page, studioServer}) => {
      await visit(page, studioServer.studio, '/structure/start')
      await expect(page.getByText(say('De site is live', 'The site is live'))).toBeVisible()
      await picture(page, language, 'start')
      const opened = page.waitForEvent('popup')
      await page.getByTestId('studio-help').click()
      const help = await opened
      await expect(help.getByRole('heading', {level: 1})).toHaveText(
        say('Werken in de Studio', 'Working in the Studio'),
      )
      const broken = await help.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
        for (const image of images) image.loading = 'eager'
        await Promise.all(images.map((image) => image.decode().catch(() => {})))
        return images.filter((image) => image.naturalWidth === 0).map((image) => image.src)
      })
      expect(broken).toEqual([])
      await help.close()
    })

    test('a price is changed: what that changes is told before it is published', async ({page, studioServer}) => {
      await openDocument(page, studioServer, 'price', 'price-basis-monthly')
      await field(page, 'exclVat').getByRole('textbox').fill('109,00')
      await expect(page.getByTestId('read-back')).toHaveText(/^€.?109[,.]00 · €.?131[,.]89 /)
      await inDraft(studioServer, 'price-basis-monthly', ['109'])
      await page.getByTestId('action-menu-button').click()
      await page.getByRole('menuitem', {name: say('Wat dit verandert', 'What this changes')}).click()
      const told = page.getByTestId('what-changes')
      await expect(told).toContainText(/€.?119[,.]79 → €.?131[,.]89/)
      await expect(told.getByRole('link', {name: /^Checkout: Basic|^Afrekenen: Basis/}).first()).toHaveAttribute(
        'href',
        /\/checkout\/basis\/$/,
      )
      await picture(page, language, 'price')
      await page.keyboard.press('Escape')
      await publish(page, {anyway: true})
      // Discounts follow by themselves.
      await visit(page, studioServer.studio, '/structure/pricing;price-list')
      const basis = page.getByRole('row').filter({hasText: say('Basis', 'Basic')})
      await expect(basis.filter({hasText: say('18,3% korting', '18.3% discount')})).toBeVisible()
      await expect(basis.filter({hasText: say('1,4 maanden gratis', '1.4 months free')})).toBeVisible()
    })

    test('a price is announced: a copy with a later day stands in the price list', async ({page, studioServer}) => {
      await openDocument(page, studioServer, 'price', 'price-pro-monthly')
      await page.getByTestId('action-menu-button').click()
      await page.getByRole('menuitem', {name: say('Dupliceren', 'Duplicate')}).click()
      const amount = field(page, 'exclVat').getByRole('textbox')
      await expect(page).not.toHaveURL(/price-pro-monthly/)
      await expect(amount).toHaveValue('149')
      await amount.fill('159')
      await expect(amount).toHaveValue('159')
      await publish(page)
      await visit(page, studioServer.studio, '/structure/pricing;price-list')
      await expect(page.getByRole('row').filter({hasText: /192[,.]39/})).toBeVisible()
      await picture(page, language, 'price-list')
    })

    test('a question is added to the list of its page', async ({page, studioServer}) => {
      await visit(page, studioServer.studio, '/structure/questions;faq-landing')
      await page.getByRole('link', {name: say('Nieuw', 'New'), exact: true}).click()
      await field(page, 'question.nl').getByRole('textbox').fill('Kan ik later van pakket wisselen?')
      await field(page, 'question.en').getByRole('textbox').fill('Can I change my plan later?')
      for (const [id, words] of [
        ['nl', 'Ja, elke maand. Schrijf ons een mail.'],
        ['en', 'Yes, every month. Send us a mail.'],
      ] as const) {
        await field(page, `answer.${id}`).getByRole('textbox').click()
        await page.keyboard.insertText(words)
      }
      await expect(publishButton(page)).toBeEnabled()
      await picture(page, language, 'question')
      await publish(page)
      const made = await studioServer.client.fetch('*[_type == "faq" && question.en == "Can I change my plan later?"]')
      expect(made).toMatchObject([
        {page: 'landing', answer: {nl: [{children: [{text: 'Ja, elke maand. Schrijf ons een mail.'}]}]}},
      ])
    })

    test('a page with an image is made in both languages, put in the footer, and an old address leads to it', async ({
      page,
      studioServer,
    }) => {
      await visit(page, studioServer.studio, '/structure/pages;contentPage')
      await page.getByTestId('action-intent-button').first().click()
      await field(page, 'title.nl').getByRole('textbox').fill('Ons team')
      await field(page, 'title.en').getByRole('textbox').fill('Our team')
      for (const id of ['nl', 'en'])
        await field(page, `address.${id}`)
          .getByRole('button', {name: say('Genereren', 'Generate')})
          .click()
      await expect(field(page, 'address.en').getByRole('textbox')).toHaveValue('our-team')
      await picture(page, language, 'page')

      const part = async (nl: string, en: string) => {
        await field(page, 'parts').getByTestId('add-multiple-object-button').click()
        await page.getByRole('menuitem', {name: say(nl, en), exact: true}).click()
        return page.getByRole('dialog')
      }
      const image = await part('Afbeelding', 'Image')
      const bytes = await sharp({create: {width: 1600, height: 900, channels: 3, background: '#0f766e'}})
        .jpeg()
        .toBuffer()
      await image
        .getByTestId('file-button-input')
        .first()
        .setInputFiles({name: 'team.jpg', mimeType: 'image/jpeg', buffer: bytes})
      const shown = image.locator('img').first()
      await expect(shown).toHaveAttribute('src', new RegExp(`^${studioServer.lake}/images/`))
      await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      await image.getByRole('textbox').first().fill('Het team aan de waterkant')
      await image.getByRole('textbox').nth(1).fill('The team at the waterside')
      await picture(page, language, 'image')
      await page
        .getByTestId('nested-object-dialog')
        .getByRole('button', {name: /^(Sluiten|Close)/})
        .last()
        .click()

      await page
        .getByTestId('field-group-tabs')
        .getByRole('tab', {name: say('Zoekmachines', 'Search engines')})
        .click()
      for (const [id, words] of [
        [
          'nl',
          [
            'Ons team | Vindkracht',
            'Wie er achter Vindkracht zit, waar we werken en hoe je ons bereikt als je een vraag hebt.',
          ],
        ],
        [
          'en',
          [
            'Our team | Vindkracht',
            'Who is behind Vindkracht, where we work and how you reach us when you have a question.',
          ],
        ],
      ] as const) {
        await field(page, `seo.title.${id}`).getByRole('textbox').fill(words[0])
        await field(page, `seo.description.${id}`).getByRole('textbox').fill(words[1])
      }
      await publish(page)
      const [made] = await studioServer.client.fetch<string[]>(
        '*[_type == "contentPage" && address.nl.current == "ons-team"]._id',
      )
      expect(made).toBeDefined()

      await openDocument(page, studioServer, 'navigation', 'navigation', 'footer.columns')
      await page
        .getByRole('button', {name: say('Bedrijf', 'Company')})
        .first()
        .click()
      const column = page.getByRole('dialog')
      await column.getByTestId('add-single-object-button').click()
      await page.getByRole('textbox').nth(-2).fill('Ons team')
      await page.getByRole('textbox').nth(-1).fill('Our team')
      await page
        .getByRole('combobox')
        .last()
        .selectOption({label: say('Ons team', 'Our team')})
      await picture(page, language, 'footer')
      await page
        .getByTestId('nested-object-dialog')
        .getByRole('button', {name: /^(Sluiten|Close)/})
        .last()
        .click()
      await publish(page)

      await visit(page, studioServer.studio, '/structure/redirect')
      await page.getByTestId('action-intent-button').first().click()
      await field(page, 'from').getByRole('textbox').fill('/team')
      await field(page, 'destination')
        .getByRole('combobox')
        .selectOption({label: say('Ons team', 'Our team')})
      await expect(publishButton(page)).toBeEnabled()
      await picture(page, language, 'redirect')
      await publish(page)
      await expect(page.getByText(say('Ons team', 'Our team'), {exact: true}).first()).toBeVisible()
    })

    // For its picture alone: tests/studio/live.spec.ts shows the same.
    if (TAKEN)
      test('after publishing it says above the button what is live, and where', async ({page, studioServer}) => {
        const {status} = studioServer
        studioServer.status = (): SiteStatus => {
          const now = status()
          return {...now, publishes: now.publishes.map((one) => ({...one, changed: ['/', '/en/']}))}
        }
        await openDocument(page, studioServer, 'faq', 'faq-how-it-works')
        await field(page, 'question.nl').getByRole('textbox').fill('Hoe werkt Vindkracht?')
        await field(page, 'question.en').getByRole('textbox').fill('How does Vindkracht work?')
        await inDraft(studioServer, 'faq-how-it-works', ['Hoe werkt Vindkracht?', 'How does Vindkracht work?'])
        await publish(page)
        await expect(page.getByTestId('site-line')).toContainText(say('Live op 2 pagina’s', 'Live on 2 pages'))
        await picture(page, language, 'publish')
      })

    test('an earlier version comes back from the history, a deleted document from the list of what is deleted', async ({
      page,
      studioServer,
    }) => {
      await openDocument(page, studioServer, 'metricCard', 'metric-seo-score')
      const label = field(page, 'label.nl').getByRole('textbox')
      await label.fill('SEO-cijfer')
      await publish(page)
      await page.getByTestId('document-pane').getByTestId('pane-context-menu-button').click()
      await page.getByRole('menuitem', {name: say('Geschiedenis', 'History')}).click()
      await page.getByTestId('timeline-item-button').nth(1).click()
      await expect(label).toHaveValue('SEO-score')
      await picture(page, language, 'history')
      await page.getByRole('button', {name: say('Deze versie terugzetten', 'Revert to revision')}).click()
      await page.getByRole('button', {name: say('Bevestigen', 'Confirm')}).click()
      await inDraft(studioServer, 'metric-seo-score', ['SEO-score'])
      await studioServer.client.delete('help-chat')
      await visit(page, studioServer.studio, '/structure/deleted')
      await expect(page.getByRole('button', {name: say('Terugzetten …', 'Restore …')}).first()).toBeVisible()
      await picture(page, language, 'deleted')
    })

    test('a text that one language lacks stands under Translations', async ({page, studioServer}) => {
      await studioServer.client.patch('feature-seo-analysis').set({'title.nl': 'SEO-doorlichting'}).commit()
      await visit(page, studioServer.studio, '/structure/translations')
      await expect(page.getByText(say('SEO-doorlichting', 'SEO analysis'))).toBeVisible()
      await picture(page, language, 'translations')
    })

    test('refuses a change that would stop sales, with a way out', async ({page, studioServer}) => {
      await openDocument(page, studioServer, 'price', 'price-basis-monthly')
      await page.getByTestId('action-menu-button').click()
      await page.getByRole('menuitem', {name: say('Verwijderen', 'Delete')}).click()
      const dialog = page.getByRole('dialog')
      const wayOut = dialog.getByText(say('Wat kost het', 'What does it cost'))
      await expect(wayOut).toBeVisible()
      await expect(dialog.getByRole('button', {name: say('toch', 'anyway')})).toHaveCount(0)
      await picture(page, language, 'refused')
      await wayOut.click()
      await expect(page).toHaveURL(/faq-costs/)
      expect(await studioServer.client.getDocument('price-basis-monthly')).toBeDefined()
    })
  })

  // For its picture alone: tests/studio/preview.spec.ts shows the same.
  if (TAKEN)
    serverTest(
      `the guide in ${language}: the page stands beside the form, and shows what is typed`,
      async ({browser, testServer}) => {
        const page = await tabIn(browser, language)
        await page.goto(`${testServer.studio}/presentation/landingPage/landingPage/hero.headline?preview=/`)
        const frame = await (await page.waitForSelector('iframe')).contentFrame()
        if (!frame) throw new Error('The Studio shows no preview')
        await showsDrafts(frame, '/')
        try {
          await field(page, 'hero.headline.nl').getByRole('textbox').fill('Sneller gevonden')
          await expect(frame.getByRole('heading', {level: 1})).toHaveText('Sneller gevonden')
          await picture(page, language, 'preview')
        } finally {
          await testServer.client.delete('drafts.landingPage')
          await page.context().close()
        }
      },
    )
}
