import {spawn} from 'node:child_process'
import {mkdirSync, rmSync} from 'node:fs'
import path from 'node:path'
import {parseArgs} from 'node:util'
import {type Browser, chromium, type Page} from 'playwright'
import {isStaffLanguage, languageRow} from '../../domain/texts/languages.ts'
import {readSettings} from '../../local/settings/environment.ts'
import {CHROMIUM_FLAGS, findOrInstallChromium} from '../chromium.ts'
import {settled} from '../support/browser/hydrated.ts'
import {at, LANGUAGES, PATHS} from '../support/browser/languages.ts'
import {sampleMails} from '../support/html/sampleMails.ts'
import {samplePages} from '../support/html/samplePages.ts'
import {STATES} from './states.ts'

/**
 * `npm run screenshots`: every page at four widths, in both themes and languages, and every state that a page can be
 * brought into, every page of a function and every mail, as PNG files to look at; some pages on paper and in colours of the
 * visitor's own. Needs `npm start`. `--only dashboard` takes the pages whose address has that in it, `--widths 375` only these
 * widths. `--editors` takes those of docs/editors.md instead, which are committed.
 */
const {values} = parseArgs({
  options: {
    only: {type: 'string', default: ''},
    widths: {type: 'string', default: '360,768,1280,1920'},
    editors: {type: 'boolean', default: false},
  },
})
const WIDTHS = values.widths.split(',').map(Number)
const THEMES = ['light', 'dark'] as const
/** Media in which pages look different, by name. */
const OTHERWISE = {paper: {media: 'print'}, forced: {forcedColors: 'active'}} as const
const SEEN_OTHERWISE = ['/', '/checkout/pro/', '/algemene-voorwaarden/', '/login/', '/dashboard/', '/audit/']
const {urls, folder} = readSettings()
/** Address of functions' pages for screenshots: beside the site's typefaces. */
const MADE = `${urls.site}/made`
const OUT = path.join(folder, 'screenshots')

const nameOf = (route: string) => (route === '/' ? 'landing' : route.replaceAll('/', ' ').trim().replaceAll(' ', '-'))

async function shoot(page: Page, name: string, {fullPage = true} = {}) {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({path: path.join(OUT, `${name}.png`), fullPage, animations: 'disabled'})
}

async function open(browser: Browser, width: number, theme: (typeof THEMES)[number]): Promise<Page> {
  const context = await browser.newContext({
    viewport: {width, height: width < 600 ? 812 : 900},
    reducedMotion: 'reduce',
  })
  await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
  return context.newPage()
}

async function run() {
  if (!(await fetch(urls.site).catch(() => null))) throw new Error('The site is not there. Run npm start first.')
  rmSync(OUT, {recursive: true, force: true})
  mkdirSync(OUT, {recursive: true})
  const browser = await chromium.launch({executablePath: findOrInstallChromium(), args: CHROMIUM_FLAGS})
  try {
    console.log(
      `${(await shootAll(browser)) + (await shootMade(browser))} screenshots in ${path.relative(process.cwd(), OUT)}`,
    )
  } finally {
    await browser.close()
  }
}

async function shootAll(browser: Browser): Promise<number> {
  let count = 0
  for (const width of WIDTHS)
    for (const theme of THEMES) {
      const page = await open(browser, width, theme)
      for (const language of LANGUAGES) {
        const {prefix} = languageRow(language)
        for (const route of PATHS.filter((address) => nameOf(address).includes(values.only))) {
          // Logging out forgets the theme and goes on by itself.
          if (route === '/logout/') await page.clock.install()
          await page.goto(at(urls, route, language))
          if (route !== '/logout/') await settled(page) // its clock stands still
          await shoot(page, `${nameOf(route)}-${width}-${theme}-${language}`)
          count++
          for (const [name, medium] of Object.entries(SEEN_OTHERWISE.includes(route) ? OTHERWISE : {})) {
            await page.emulateMedia(medium)
            await shoot(page, `${nameOf(route)}-${name}-${width}-${theme}-${language}`)
            await page.emulateMedia({media: null, forcedColors: null})
            count++
          }
        }
        for (const [name, state] of Object.entries(STATES).filter(([name]) => name.includes(values.only))) {
          if (!isStaffLanguage(language)) continue
          const fresh = await open(browser, width, theme)
          await fresh.goto(urls.site + prefix + state.route)
          await settled(fresh)
          await state.reach(fresh, {width, language})
          await shoot(fresh, `${name}-${width}-${theme}-${language}`, {fullPage: false})
          await fresh.context().close()
          count++
        }
      }
      await page.context().close()
    }
  return count
}

/** Takes screenshots of mails and of functions' pages. They have one column: narrow and wide show it. */
async function shootMade(browser: Browser): Promise<number> {
  const mails = (await sampleMails()).map((mail) => ({...mail, name: `mail-${mail.name}`}))
  const made = [...mails, ...(await samplePages()).map((page) => ({...page, name: page.name.replace(/,? /g, '-')}))]
  const chosen = made.filter(({name}) => name.includes(values.only))
  const ends = WIDTHS.filter((width) => [Math.min(...WIDTHS), Math.max(...WIDTHS)].includes(width))
  for (const width of ends)
    for (const colorScheme of THEMES) {
      const page = await browser.newPage({viewport: {width, height: 600}, colorScheme})
      for (const {name, language, page: html} of chosen) {
        await page.route(MADE, (route) => route.fulfill({contentType: 'text/html; charset=utf-8', body: html}))
        await page.goto(MADE)
        await page.unroute(MADE)
        await shoot(page, `${name}-${width}-${colorScheme}-${language}`)
      }
      await page.close()
    }
  return chosen.length * ends.length * THEMES.length
}

/** The walk through the guide takes its pictures on the way: so they show what the guide tells, or there is a failure. */
const takeEditors = () =>
  void spawn(process.execPath, ['tests/run.ts', '--here', 'tests/studio/guide.spec.ts'], {
    stdio: 'inherit',
    env: {...process.env, GUIDE_PICTURES: '1'},
  }).once('close', (code) => (process.exitCode = code ?? 1))

if (values.editors) takeEditors()
else
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
