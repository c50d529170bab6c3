import path from 'node:path'
import {renderToStaticMarkup} from 'react-dom/server'
import {findRoute} from '../../../domain/pages/pages.ts'
import {PORTAL_PATHS} from '../../../domain/pages/portalAddress.ts'
import {WIND_PATHS} from '../../../domain/pages/windAddress.ts'
import {DEFAULT_LANGUAGE, LANGUAGES} from '../../../domain/texts/languages.ts'
import {joined} from '../../../domain/texts/unbroken.ts'
import {shapesOf} from '../../../tests/support/html/shapes.ts'
import {SCREENS} from '../renderer/screens.ts'
import {pageContextOf, pageOf, type Screen} from '../testing/page.tsx'

const SITE = 'http://localhost:8888'
const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)]

describe('the seed pages', () => {
  const addresses = Object.keys(pageContexts)
  const drawn = new Map<string, Document>()
  const shapes = new Map<string, string[]>()

  // Renders as the build does: before any effect.
  beforeAll(async () => {
    for (const address of addresses) {
      const context = pageContextOf(address)
      const type = findRoute(context.route, context.site.plansOnSale)?.page.type ?? 'content'
      const {default: Page} = (await import(path.resolve(import.meta.dirname, '../..', SCREENS[type].component))) as {
        default: Screen<unknown>
      }
      const html = renderToStaticMarkup(pageOf(Page, context))
      drawn.set(address, new DOMParser().parseFromString(html, 'text/html'))
      shapes.set(address, shapesOf(html))
    }
  })
  /** Faults of any page, with its address. */
  const faults = (find: (page: Document, address: string) => unknown[]) =>
    [...drawn].flatMap(([address, page]) => find(page, address).map((fault) => [address, fault]))

  test('have one h1 and one main each', () => {
    expect(drawn.size).toBeGreaterThan(30)
    expect(faults((page) => ['h1', 'main'].filter((element) => all(element, page).length !== 1))).toEqual([])
  })

  test('have a heading of words from their content', () => {
    const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
    expect(
      faults((page, address) => {
        const {content, site} = pageContextOf<object>(address)
        const known = new Set(words(JSON.stringify({content, site})))
        const heading = words(joined(page.querySelector('h1')?.textContent ?? ''))
        return heading.length === 0 ? ['no words'] : heading.filter((word) => !known.has(word))
      }),
    ).toEqual([])
  })

  test('use no id twice, and refer to existing ids only', () => {
    const references = (page: Document) =>
      ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'commandfor'].flatMap((name) =>
        all(`[${name}]`, page).flatMap((element) => element.getAttribute(name)?.split(' ') ?? []),
      )
    expect(
      faults((page) => {
        const ids = all('[id]', page).map(({id}) => id)
        return [
          ...ids.filter((id, index) => ids.indexOf(id) !== index),
          ...references(page).filter((id) => !ids.includes(id)),
        ]
      }),
    ).toEqual([])
  })

  test('have a name for every button and link, a label for every field, and an alt text for every picture', () => {
    const unnamed = (page: Document) =>
      all('a, button', page)
        .filter((element) => !element.textContent?.trim() && !element.getAttribute('aria-label'))
        .map(({outerHTML}) => outerHTML)
    const unlabelled = (page: Document) =>
      all('input:not([type=hidden]), select, textarea', page)
        .filter(({id}) => !all('label', page).some((label) => label.getAttribute('for') === id))
        .filter((field) => !field.closest('label') && !field.getAttribute('aria-label'))
        .map(({outerHTML}) => outerHTML)
    expect(faults((page) => [...unnamed(page), ...unlabelled(page), ...all('img:not([alt])', page)])).toEqual([])
  })

  // tests/e2e/pages.spec.ts runs axe in one language.
  test('have no element in another language that the default language lacks', () => {
    const inDefault = new Map(
      addresses.flatMap((address) => {
        const {language, route} = pageContextOf(address)
        return language === DEFAULT_LANGUAGE ? [[route, shapes.get(address) ?? []] as const] : []
      }),
    )
    for (const [address, elements] of shapes) {
      const known = inDefault.get(pageContextOf(address).route) ?? []
      expect([address, elements.filter((element) => !known.includes(element))]).toEqual([address, []])
    }
  })

  test('link to their other languages and have a theme toggle in the customer area', () => {
    const customers = addresses.filter(
      (address) =>
        findRoute(pageContextOf(address).route, [])?.page.area === 'customer' && !address.endsWith('/logout/'),
    )
    expect(customers).toHaveLength(6 * LANGUAGES.length)
    for (const address of customers) {
      const page = drawn.get(address) as Document
      const links = all('main a[hreflang]', page).map((link) => link.getAttribute('href'))
      expect([address, links]).toEqual([address, Object.values(pageContextOf(address).addresses)])
      expect([address, all('main button[data-theme-to]', page).length]).toEqual([address, 1])
    }
  })

  test('leave no unfilled placeholder and no undefined value', () => {
    const broken = /\{\w+\}|\bundefined\b|\bNaN\b|\[object|Invalid Date/
    expect(
      faults((page) => {
        const found = broken.exec(page.body.textContent ?? '')?.[0]
        // The function fills in messages of the payment if it ever shows them.
        return found && found !== '{total}' ? [found] : []
      }),
    ).toEqual([])
  })

  test('link to existing pages and anchors', () => {
    expect(
      faults((page, address) =>
        all('a[href]', page)
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !/^(https:|mailto:|tel:|data:)/.test(href) && !PORTAL_PATHS.includes(href))
          .filter((href) => {
            const {pathname, hash} = new URL(href, SITE + address)
            const target = drawn.get(pathname)
            // A function answers there, as at the addresses of the portal.
            if (WIND_PATHS.includes(pathname)) return false
            return !target || (hash && !target.getElementById(hash.slice(1)))
          }),
      ),
    ).toEqual([])
  })
})
