import type {Locator} from '@playwright/test'
import {amsterdamDay, MINUTE_MS} from '../../../domain/format/dates.ts'
import type {TestServer} from '../../support/browser/testServer.ts'
import {field, openDocument, publishButton} from '../forms.ts'
import {showsDrafts} from '../previewFrame.ts'
import {visit} from '../tab.ts'
import {expect, type Walk} from './walk.ts'

/** The set, its page and its promotion. */
export const NAME = 'Zomeractie'
export const PAGES = {nl: '/zomeractie/', en: '/en/summer-offer/'} as const
/** The last day of this year, on which the campaign ends. */
const LAST_DAY = `${amsterdamDay(new Date()).slice(0, 4)}-12-31`
const SEO = {
  title: ['Zomeractie | Vindkracht', 'Summer offer | Vindkracht'],
  description: [
    'Deze zomer betaal je voor Pro twintig procent minder. Bestel uiterlijk op de laatste dag van de actie.',
    'This summer you pay twenty per cent less for Pro. Order by the last day of the offer at the latest.',
  ],
} as const

const dialogOf = ({page}: Walk) => page.getByTestId('nested-object-dialog')
const writable = 'input, textarea, [contenteditable=true]'

/** A field in a dialog, whose path has the key of its part in it. */
const inDialog = (walk: Walk, name: string) => (language: string) =>
  dialogOf(walk).locator(`[data-testid$=".${name}.${language}"]`).locator(writable).first()

async function addPart(walk: Walk, nl: string, en: string) {
  await walk.press(field(walk.page, 'parts').getByTestId('add-multiple-object-button'))
  await walk.press(walk.page.getByRole('menuitem', {name: walk.say(nl, en), exact: true}))
  await expect(dialogOf(walk)).toBeVisible()
}

async function closePart(walk: Walk) {
  await walk.press(
    dialogOf(walk)
      .getByRole('button', {name: /^(Sluiten|Close)/})
      .last(),
  )
  await expect(dialogOf(walk)).toHaveCount(0)
}

async function startNew(walk: Walk, {studio}: TestServer, place: string) {
  await visit(walk.page, studio, place)
  await walk.press(walk.page.getByTestId('action-intent-button').first())
  await expect(walk.page.getByTestId('form-view').first()).toBeVisible()
}

/** A page of three sections with what search engines show of it, left as a draft. */
export async function makePage(walk: Walk, server: TestServer) {
  const {page, say} = walk
  await startNew(walk, server, '/structure/pages;contentPage')
  await walk.picture('new-page')
  await walk.write((id) => field(page, `title.${id}`).getByRole('textbox'), NAME, 'Summer offer')
  for (const id of ['nl', 'en'])
    await walk.press(field(page, `address.${id}`).getByRole('button', {name: say('Genereren', 'Generate')}))
  await expect(field(page, 'address.en').getByRole('textbox')).toHaveValue('summer-offer')
  await walk.picture('its-title')

  await addPart(walk, 'Opening', 'Hero')
  await walk.write(inDialog(walk, 'eyebrow'), NAME, 'Summer offer')
  await walk.write(inDialog(walk, 'title'), 'Deze zomer 20% korting op Pro', '20% off Pro this summer')
  await walk.write(inDialog(walk, 'intro'), 'Bestel uiterlijk 31 december.', 'Order by 31 December at the latest.')
  await walk.picture('hero')
  await closePart(walk)

  await addPart(walk, 'Tekst', 'Text')
  for (const [id, words] of [
    ['nl', 'Twintig procent minder, drie maanden lang.'],
    ['en', 'Twenty per cent less, for three months.'],
  ] as const) {
    const text = dialogOf(walk).locator(`[data-testid$=".${id}"] [contenteditable=true]`).first()
    await walk.press(text)
    await expect(text).toBeFocused()
    await page.keyboard.insertText(words)
    await expect(text).toContainText(words)
  }
  await walk.picture('text')
  await closePart(walk)

  await addPart(walk, 'Pakketten', 'Plans')
  await walk.write(inDialog(walk, 'title'), 'Kies je pakket', 'Choose your plan')
  await walk.picture('plans')
  await closePart(walk)

  await walk.part('Zoekmachines', 'Search engines')
  for (const [name, words] of Object.entries(SEO))
    await walk.write((id) => field(page, `seo.${name}.${id}`).getByRole('textbox'), ...(words as [string, string]))
  await walk.picture('search-engines')
  await expect(publishButton(page)).toBeEnabled()
}

/** Twenty per cent off Pro until the last day, made from the form of the plan. */
export async function makePromotion(walk: Walk, server: TestServer) {
  const {page, say} = walk
  await openDocument(page, server, 'plan', 'plan-pro')
  await walk.picture('plan')
  await walk.press(page.getByText(say('Nieuwe actieprijs', 'New promotional price')).first())
  const last = (path: string) => field(page, path).last()
  await expect(last('percent')).toBeVisible()
  await last('name').getByRole('textbox').fill(NAME)
  await walk.write((id) => last(`label.${id}`).getByRole('textbox'), NAME, 'Summer offer')
  await last('percent').locator('input').first().fill('20')
  await fillDay(walk, last('lastDay'))
  await expect(publishButton(page).last()).toBeEnabled()
  await walk.picture('promotion')
}

async function fillDay(walk: Walk, day: Locator) {
  const box = day.locator('input').first()
  await box.fill(walk.day(LAST_DAY))
  await walk.page.keyboard.press('Tab')
  await expect(box).toHaveValue(walk.say(walk.day(LAST_DAY), `31 Dec ${LAST_DAY.slice(0, 4)}`))
}

/** The line above every page, which leads to the page that is a draft still. */
export async function makeAnnouncement(walk: Walk, server: TestServer) {
  const {page, say} = walk
  await startNew(walk, server, '/structure/announcement')
  await walk.write(
    (id) => field(page, `text.${id}`).getByRole('textbox'),
    'Zomeractie: deze maand 20% korting op Pro.',
    'Summer offer: 20% off Pro this month.',
  )
  const link = page.getByTestId('form-view').getByRole('combobox').first()
  walk.presses += 2
  await link.selectOption({label: say(NAME, 'Summer offer')})
  await walk.write(
    (id) => page.getByTestId(`field-link.label.${id}`).getByRole('textbox'),
    'Bekijk de actie',
    'See the offer',
  )
  await fillDay(walk, field(page, 'lastDay'))
  await expect(publishButton(page)).toBeEnabled()
  await walk.picture('announcement')
}

/** The set where the sets stand. */
export const setOf = ({page}: Walk) => page.getByRole('listitem', {name: NAME}).first()

/** All drafts as one set; what it changes is told before it is kept. */
export async function makeSet(walk: Walk, {studio}: TestServer) {
  const {page, say} = walk
  await visit(page, studio, '/structure/together')
  const drafts = page.getByRole('checkbox')
  await expect(drafts).toHaveCount(3)
  for (const draft of await drafts.all()) {
    await draft.check()
    walk.presses++
  }
  await page.getByRole('textbox', {name: say('Naam van de set', 'Name of the set')}).fill(NAME)
  await walk.picture('what-it-changes')
  await walk.press(page.getByRole('button', {name: say('Bewaren als set', 'Keep as a set')}))
  await expect(setOf(walk).getByRole('listitem')).toHaveCount(3)
  await walk.picture('set')
}

/** The site as it will be with this set, without any other draft. */
export async function lookAhead(walk: Walk, {studio}: TestServer) {
  const {page, say} = walk
  const name = say('Bekijk de site met alleen deze set', 'See the site with this set alone')
  await walk.press(setOf(walk).getByRole('link', {name}))
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (!frame) throw new Error('The Studio shows no preview')
  await showsDrafts(frame, PAGES[walk.language])
  await expect(frame.getByText(say('Deze zomer 20% korting op Pro', '20% off Pro this summer'))).toBeVisible()
  await walk.picture('preview')
  await visit(page, studio, '/structure/together')
}

/** A whole minute in two or three: what planning says is read before it, on a busy machine too. */
const soon = () => new Date(Math.ceil(Date.now() / MINUTE_MS + 2) * MINUTE_MS)

async function fillMoment(walk: Walk, [day, time]: readonly Locator[], moment: Date) {
  const inAmsterdam = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('sv-SE', {timeZone: 'Europe/Amsterdam', ...options}).format(moment)
  await day?.fill(walk.day(inAmsterdam({dateStyle: 'short'})))
  await time?.fill(inAmsterdam({timeStyle: 'short'}))
  await walk.page.keyboard.press('Tab')
}

const boxesOf = (walk: Walk) => setOf(walk).locator('input[type=text]')

/** Reads what is asked before it is done, and agrees. Resolves with the moment of the press. */
async function agree(walk: Walk, question: string): Promise<Date> {
  const goOn = walk.page.getByTestId('go-on')
  await expect(goOn).toBeEnabled()
  await walk.picture(question)
  const pressed = new Date()
  await walk.press(goOn)
  await expect(walk.page.getByRole('dialog')).toHaveCount(0)
  return pressed
}

const pressPlan = ({press, say}: Walk, set: Locator) =>
  press(set.getByRole('button', {name: say('Plannen', 'Plan'), exact: true}).last())

/** Plans the set for a minute that comes soon, until the last day. Resolves with that minute. */
export async function plan(walk: Walk): Promise<Date> {
  await pressPlan(walk, setOf(walk))
  await expect(boxesOf(walk)).toHaveCount(4)
  const boxes = await boxesOf(walk).all()
  const moment = soon()
  await fillMoment(walk, boxes, moment)
  await boxes[2]?.fill(walk.day(LAST_DAY))
  await walk.page.keyboard.press('Tab')
  await expect(boxesOf(walk).last()).toHaveValue('23:59')
  await walk.picture('its-moments')
  await pressPlan(walk, setOf(walk))
  await agree(walk, 'what-planning-says')
  await walk.picture('planned')
  return moment
}

/** Brings the end of a live set forward, to a minute that comes soon. Resolves with that minute. */
export async function endSoon(walk: Walk): Promise<Date> {
  await walk.press(setOf(walk).getByRole('button', {name: walk.say('Ander einde', 'Another end')}))
  await expect(boxesOf(walk)).toHaveCount(2)
  const moment = soon()
  await fillMoment(walk, await boxesOf(walk).all(), moment)
  await pressPlan(walk, setOf(walk))
  await agree(walk, 'what-the-end-says')
  await walk.picture('ends-soon')
  return moment
}

/** Takes back the set. Resolves with the moment of the press, when the Studio says that it is done. */
export async function undo(walk: Walk): Promise<Date> {
  const {say} = walk
  await walk.press(setOf(walk).getByRole('button', {name: say('Terugdraaien', 'Undo')}))
  const pressed = await agree(walk, 'what-undoing-says')
  await expect(setOf(walk).getByText(say('Teruggedraaid op', 'Undone on'))).toBeVisible()
  await walk.picture('undone')
  return pressed
}
