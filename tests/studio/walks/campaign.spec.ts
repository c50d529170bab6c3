import {MINUTE_MS} from '../../../domain/format/dates.ts'
import {STAFF_LANGUAGES} from '../../../domain/texts/languages.ts'
import type {TestServer} from '../../support/browser/testServer.ts'
import {BUILD_LIMIT_MS} from '../../support/limits.ts'
import {
  endSoon,
  lookAhead,
  makeAnnouncement,
  makePage,
  makePromotion,
  makeSet,
  NAME,
  PAGES,
  plan,
  setOf,
  undo,
} from './campaign.ts'
import {DEVICES, type Device, expect, test, type Walk} from './walk.ts'

/**
 * A summer campaign made in the Studio alone: a page of three sections, a promotional price and an announcement, as a set
 * that goes live at a minute and ends on 31 December. `npm test -- --project=walks` walks it in both languages on a desk and
 * on a phone, and leaves a picture of each step in test-results/.
 */
const PROMOTIONAL_PRICE = '144,23'
const WORDS = {nl: 'Zomeractie: deze maand 20% korting op Pro.', en: 'Summer offer: 20% off Pro this month.'} as const

/** Parts of the campaign that visitors see at one moment; a moment in which a release came in between is looked at again. */
async function seen({site}: TestServer): Promise<{page: boolean; announcement: boolean; price: boolean}> {
  const isThere = async () => (await fetch(site + PAGES.nl)).status === 200
  for (;;) {
    const page = await isThere()
    const home = (await (await fetch(site)).text()).replaceAll('&nbsp;', ' ')
    if (page !== (await isThere())) continue
    return {page, announcement: home.includes(WORDS.nl), price: home.includes(PROMOTIONAL_PRICE)}
  }
}

/** Waits for all of the campaign, or for none: half of it fails the test. Resolves with the moment. */
async function whole(server: TestServer, isLive: boolean): Promise<Date> {
  await expect
    .poll(
      async () => {
        const {page, announcement, price} = await seen(server)
        expect({announcement, price}).toEqual({announcement: page, price: page})
        return page
      },
      {timeout: BUILD_LIMIT_MS, intervals: [200]},
    )
    .toBe(isLive)
  return new Date()
}

const seconds = (from: Date, to: Date) => ((to.getTime() - from.getTime()) / 1000).toFixed(1)

/** The campaign as a visitor of this language has it. */
async function visitSite(walk: Walk, {site}: TestServer) {
  const page = await walk.page.context().newPage()
  await page.goto(site + PAGES[walk.language])
  await expect(page.getByRole('heading', {level: 1})).toContainText('20%')
  await expect(page.getByText(WORDS[walk.language])).toBeVisible()
  await walk.picture('the-page', page)
  await page.goto(`${site}${walk.say('', '/en')}/checkout/pro/`)
  await walk.picture('the-checkout', page)
  await page.close()
}

test.describe.configure({timeout: 900_000})

for (const language of STAFF_LANGUAGES)
  for (const device of Object.keys(DEVICES) as Device[]) {
    const isUndone = (language === 'nl') === (device === 'desk')
    test.describe(`in ${language} on a ${device}`, () => {
      test.use({language, device})

      test(`a campaign goes live as one at its minute, and ${isUndone ? 'is undone' : 'ends'} as one`, async ({
        walk,
        testServer,
      }) => {
        await makePage(walk, testServer)
        await makePromotion(walk, testServer)
        await makeAnnouncement(walk, testServer)
        await makeSet(walk, testServer)
        await lookAhead(walk, testServer)
        const moment = await plan(walk)
        await expect(setOf(walk)).toContainText(language === 'nl' ? '31 december' : '31 December')
        expect(await seen(testServer)).toEqual({page: false, announcement: false, price: false})
        const live = await whole(testServer, true)
        expect(live.getTime()).toBeGreaterThanOrEqual(moment.getTime())
        expect(live.getTime()).toBeLessThan(moment.getTime() + MINUTE_MS)
        await expect(setOf(walk).getByText(walk.say('Live sinds', 'Live since'))).toBeVisible()
        await walk.picture('live')
        await visitSite(walk, testServer)
        // The site is looked at while the Studio still says what it did.
        const [ended, over] = await Promise.all([(isUndone ? undo : endSoon)(walk), whole(testServer, false)])
        await walk.picture('over')
        walk.tell(
          `${NAME}, ${language}, ${device}`,
          `${walk.presses} presses, live ${seconds(moment, live)} s after its minute, ` +
            `${isUndone ? 'undone' : 'ended'} ${seconds(ended, over)} s after its ${isUndone ? 'press' : 'minute'}`,
        )
      })
    })
  }
