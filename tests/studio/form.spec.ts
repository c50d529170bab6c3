import type {Locator, Page} from '@playwright/test'
import type {SanityClient} from '@sanity/client'
import {type Entry, STRUCTURE} from '../../studio/structureEntries.ts'
import {field, openDocument} from './forms.ts'
import {expect, test} from './studioServer.ts'

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible()
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return box
}

const LONGEST_FORM_PX = 3400

test('a long page has a tab for each of its parts, and none of them is long', async ({page, studioServer}) => {
  await openDocument(page, studioServer, 'landingPage', 'landingPage')
  const tabs = page.getByTestId('field-group-tabs').getByRole('tab')
  await expect(tabs).toHaveText([
    'All fields',
    'Order',
    'Review strip',
    'Opening',
    'What to expect, and when',
    'Our own figures',
    'Features',
    'Proof',
    'Blog',
    'Prices',
    'Questions',
    'Closing',
  ])
  for (const name of ['Opening', 'What to expect, and when', 'Prices', 'Closing']) {
    await tabs.filter({hasText: name}).click()
    await expect(tabs.filter({hasText: name})).toHaveAttribute('aria-selected', 'true')
    expect(await page.getByTestId('form-view').evaluate(settledHeight)).toBeLessThan(LONGEST_FORM_PX)
  }
  // The words on a button are there without another press.
  await expect(field(page, 'closing.primaryAction.label.nl').getByRole('textbox')).toBeVisible()
})

/** Height of the first tab of every form: two screens of a laptop, and a scroll. */
const FIRST_TAB_PX = 1500
/** Title, help and input of a field. */
const FIELD_PX = 120
const FIELD = '[data-testid^="field-"]:not([data-testid^="field-group"])'
const LAPTOP = {width: 1440, height: 900}

/** Height of a form once its fields are drawn: they come in several goes. */
const settledHeight = (form: Element) =>
  new Promise<number>((resolve) => {
    const look = (last: number, same: number) => {
      const height = form.scrollHeight
      if (height === last && same > 20) resolve(height)
      else requestAnimationFrame(() => look(height, height === last ? same + 1 : 0))
    }
    look(0, 0)
  })

/** Types of forms behind the menu, in its order. */
const typesOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap((entry) => ('type' in entry ? entry.type : entry.kind === 'group' ? typesOf(entry.entries) : []))

/** The largest document of a type that ships; nothing where none does. */
async function largest({client}: {client: SanityClient}, type: string) {
  const documents = await client.fetch<{_id: string}[]>('*[_type == $type]', {type})
  return documents.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0]?._id
}

const TYPES = [...new Set(typesOf(STRUCTURE))]
const MANY_FORMS = 12

for (let first = 0; first < TYPES.length; first += MANY_FORMS)
  test(`the first tab of every form is short, and its first field is on the screen, from form ${first + 1} on`, async ({
    page,
    studioServer,
  }) => {
    await page.setViewportSize(LAPTOP)
    const long: Record<string, number> = {}
    const below: string[] = []
    for (const type of TYPES.slice(first, first + MANY_FORMS)) {
      await openDocument(page, studioServer, type, (await largest(studioServer, type)) ?? `new-${type}`)
      const form = page.getByTestId('form-view')
      const height = await form.evaluate(settledHeight)
      if (height > FIRST_TAB_PX) long[type] = height
      const shown = await boxOf(form.locator(FIELD).first())
      if (shown.y + FIELD_PX > LAPTOP.height) below.push(type)
    }
    expect({long, below}).toEqual({long: {}, below: []})
  })

test('a link to a field opens the part that it stands in', async ({page, studioServer}) => {
  await openDocument(page, studioServer, 'landingPage', 'landingPage', 'claims.heading.en')
  await expect(field(page, 'claims.heading.en').getByRole('textbox')).toBeInViewport()
})

test('closing a dialog within another leaves the other open', async ({page, studioServer}) => {
  const column = 'footer.columns[_key=="company"]'
  const label = `${column}.links[_key=="k00096"].label.nl`
  await openDocument(page, studioServer, 'navigation', 'navigation', label)
  await expect(field(page, label).getByRole('textbox')).toBeInViewport()
  await page
    .getByTestId('nested-object-dialog')
    .getByRole('button', {name: /^(Sluiten|Close)/})
    .last()
    .click()
  await expect(field(page, label)).toHaveCount(0)
  await expect(field(page, `${column}.heading.nl`).getByRole('textbox')).toBeInViewport()
})

const beside = async (page: Page, path: string) => {
  const [dutch, english] = await Promise.all(['nl', 'en'].map((id) => boxOf(field(page, `${path}.${id}`))))
  return Math.abs((dutch?.y ?? 0) - (english?.y ?? 0)) < 5
}

test('languages stand beside each other where the form is wide, below each other where it is narrow', async ({
  page,
  studioServer,
}) => {
  await openDocument(page, studioServer, 'feature', 'feature-rank-tracker')
  await expect.poll(() => beside(page, 'title')).toBe(true)
  await page.setViewportSize({width: 375, height: 812})
  await expect.poll(() => beside(page, 'title')).toBe(false)
})

test('shows placeholder values in a form of 320 px', async ({page, studioServer}) => {
  await page.setViewportSize({width: 320, height: 700})
  await openDocument(page, studioServer, 'aboutPage', 'aboutPage', 'hero.intro.nl')
  const read = field(page, 'hero.intro.nl').getByTestId('resolved-text')
  await expect.poll(async () => (await boxOf(read)).width).toBeGreaterThan(200)
  await expect(read.getByTitle('{brand}').first()).toHaveText('Vindkracht')
})

const FROM_WORD = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"></head>
<body><!--StartFragment--><h1>Een kop</h1><p class=MsoNormal>Met <b>vet</b> en <a href="https://example.nl/x">een link</a>.</p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Eerste punt</p>
<table><tr><td>cel</td><td>cel</td></tr></table><p>Nu <del>oud</del>nieuw</p><!--EndFragment--></body></html>`
const FROM_DOCS = `<b style="font-weight:normal" id="docs-internal-guid-1"><h2><span>Een kop</span></h2>
<p><span>Met </span><span style="font-weight:700">vet</span><span> en </span><a href="https://example.nl/x"><span>een link</span></a><span>.</span></p>
<ul><li><p><span>Eerste punt</span></p></li></ul><table><tbody><tr><td><p><span>cel</span></p></td><td><p><span>cel</span></p></td></tr></tbody></table><p><span>Nu </span><del>oud</del><span>nieuw</span></p></b>`

type Block = {
  style: string
  listItem?: string
  children: {text: string; marks: string[]}[]
  markDefs: {href?: string}[]
}

for (const [program, html] of Object.entries({Word: FROM_WORD, 'Google Docs': FROM_DOCS}))
  test(`text from ${program} keeps what the field allows, and says what was left out`, async ({page, studioServer}) => {
    await openDocument(page, studioServer, 'faq', 'faq-costs', 'answer.nl')
    const editor = field(page, 'answer.nl').getByRole('textbox').first()
    await editor.click()
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    await editor.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', pasted)
      element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}))
    }, html)
    const blocks = async () =>
      ((await studioServer.client.getDocument('drafts.faq-costs'))?.answer.nl ?? []).map(
        ({style, listItem, children}: Block) =>
          [style, listItem, children.map(({text}) => text).join('')].filter(Boolean).join(' '),
      )
    await expect
      .poll(blocks)
      .toEqual(['normal Een kop', 'normal Met vet en een link.', 'normal bullet Eerste punt', 'normal Nu nieuw'])
    const receipt = field(page, 'answer.nl').getByRole('status')
    await expect(receipt).toContainText('1 table, 1 deleted part')
    await expect(receipt).toBeInViewport()
    const written = (await studioServer.client.getDocument('drafts.faq-costs')) as unknown as {answer: {nl: Block[]}}
    const second = written.answer.nl[1]
    expect(second?.children.find(({marks}) => marks.includes('strong'))?.text).toBe('vet')
    expect(second?.markDefs.map(({href}) => href)).toEqual(['https://example.nl/x'])
    await page.getByText('Undo pasting').click()
    await expect.poll(blocks).not.toContain('normal bullet Eerste punt')
    await expect(editor).toBeVisible()
  })
