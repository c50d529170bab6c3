import type {Browser, Response} from 'playwright'
import {
  DESCRIPTION,
  judgeHeadings,
  judgeLength,
  judgeMost,
  judgePictures,
  judgeSchema,
  MOST_FIRST_BYTE_MS,
  MOST_KB,
  TITLE,
} from '../../../domain/seo/questions.ts'
import {LANGUAGES, languageOfPath} from '../../../domain/texts/languages.ts'
import {settled, unansweredOf} from '../browser/hydrated.ts'

/**
 * The questions that the product's audit asks of a customer's pages, asked of our own: those of domain/seo, which visitors
 * may ask of theirs, and more. An answer is a figure or a word; what needs attention begins with "!".
 */
type Seen = Awaited<ReturnType<typeof look>> & {kilobytes: number}
type Site = {seen: Map<string, Seen>; statusOf: (address: string) => Promise<Answer>}
type Answer = {status: number; type: string; text: string}

const figure = ({isFine, count}: {isFine: boolean; count: number}) => `${isFine ? '' : '!'}${count}`
const fine = (isFine: boolean, otherwise: string) => (isFine ? 'ok' : `!${otherwise}`)

type Questions = Record<string, (page: Seen, address: string, site: Site) => string | Promise<string>>

const QUESTIONS: Questions = {
  title: ({title}) => figure(judgeLength(title, TITLE)),
  description: ({description}) => figure(judgeLength(description, DESCRIPTION)),
  headings: ({headings}) => {
    const {count, early, isFine} = judgeHeadings(headings)
    return isFine ? `${headings.length}` : early ? `!h${early} comes too early` : `!${count} h1`
  },
  'alt texts': ({images, untold}) =>
    fine(judgePictures(images, untold.length).isFine, untold.join(', ')).replace('ok', `${images}`),
  schema: ({structured}) => {
    const {isFine, types} = judgeSchema(structured)
    return isFine ? types.join(', ') : '!nothing, or something without a type'
  },
  links: async ({links}, _, {statusOf}) => {
    const answers = await Promise.all(
      links.map(async (link) => {
        const [address = '', anchor] = link.split('#')
        const {status, text} = await statusOf(address)
        return status === 200 && (!anchor || text.includes(`id="${anchor}"`)) ? [] : [`${status} ${link}`]
      }),
    )
    return fine(answers.flat().length === 0, answers.flat().join(', ')).replace('ok', `${links.length}`)
  },
  canonical: ({canonical}, address) => fine(canonical.join() === address, canonical.join() || 'none'),
  languages: ({alternates}, address, {seen}) => {
    const named = [...LANGUAGES, 'x-default'].every((language) => alternates[language])
    const deaf = Object.values(alternates).filter(
      (other) => !Object.values(seen.get(other)?.alternates ?? {}).includes(address),
    )
    return fine(named && deaf.length === 0, `not named by ${deaf.join(', ')}`)
  },
  lang: ({lang}, address) => fine(lang === languageOfPath(new URL(address).pathname), lang),
  shared: async ({meta}, _, {statusOf}) => {
    const {status, type} = await statusOf(meta['og:image'] ?? '')
    const isWhole = meta['og:image:alt'] && meta['twitter:card'] === 'summary_large_image' && meta['og:url']
    return fine(status === 200 && type.startsWith('image/') && Boolean(isWhole), `${status} ${type}`)
  },
  Markdown: async ({markdown}, _, {statusOf}) => {
    const {status, type, text} = await statusOf(markdown)
    return fine(status === 200 && type.startsWith('text/markdown') && /^# /m.test(text), `${status} ${type}`)
  },
  icons: async ({icons}, _, {statusOf}) => {
    const answers = await Promise.all(icons.map(async (icon) => (await statusOf(icon)).status))
    return fine(icons.length > 3 && answers.every((status) => status === 200), `${answers}`).replace(
      'ok',
      `${icons.length}`,
    )
  },
  KB: ({kilobytes}) => figure(judgeMost(kilobytes, MOST_KB)),
}

/** Questions that depend on the machine too: for a table, and for no test to fail by. */
export const TIMED: Questions = {
  'first byte, ms': ({firstByteMs}) => figure(judgeMost(firstByteMs, MOST_FIRST_BYTE_MS)),
}

/** Content of a page, for the questions. Runs in the browser. */
function look() {
  const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)]
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const links = all<HTMLAnchorElement>('a[href]').map(({href}) => href)
  const meta = all<HTMLMetaElement>('meta[property], meta[name]').map((element) => [
    element.getAttribute('property') ?? element.name,
    element.content,
  ])
  return {
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    headings: all('h1, h2, h3, h4, h5, h6').map(({tagName}) => Number(tagName[1])),
    images: all('img').length,
    untold: all<HTMLImageElement>('img:not([alt])').map(({src}) => src),
    structured: all('script[type="application/ld+json"]').map(({textContent}) => textContent ?? ''),
    links: [...new Set(links)].filter((href) => href.startsWith(`${location.origin}/`)),
    canonical: all<HTMLLinkElement>('link[rel=canonical]').map(({href}) => href),
    alternates: Object.fromEntries(
      all<HTMLLinkElement>('link[rel=alternate][hreflang]').map(({hreflang, href}) => [hreflang, href]),
    ) as Record<string, string>,
    lang: document.documentElement.lang,
    firstByteMs: Math.round(navigation ? navigation.responseStart - navigation.requestStart : Infinity),
    meta: Object.fromEntries(meta) as Record<string, string>,
    markdown: document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href ?? '',
    icons: all<HTMLLinkElement>('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]').map(({href}) => href),
  }
}

/** Visits a page as a phone does the first time, and counts what it loads as it travels. */
async function visit(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext({viewport: {width: 375, height: 800}, isMobile: true})
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  const count = (response: Response) =>
    void sizes.push(
      response
        .request()
        .sizes()
        .then(
          ({responseBodySize}) => responseBodySize,
          () => 0,
        ),
    )
  page.on('response', count)
  unansweredOf(page)
  await page.goto(address)
  await settled(page)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  const seen = await page.evaluate(look)
  await context.close()
  return {...seen, kilobytes: Math.round(bytes / 1024)}
}

export type Judged = {address: string; answers: Record<string, string>; points: string[]}

/** The pages that a sitemap names: all that search engines may show. */
export const addressesIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)

/** Every page that the sitemap names, judged; by more questions, where there are some. */
export async function judgeSite(site: string, browser: Browser, more: Questions = {}): Promise<Judged[]> {
  const known = new Map<string, Promise<Answer>>()
  const ask = async (address: string): Promise<Answer> => {
    if (!address) return {status: 0, type: 'none', text: ''}
    const response = await fetch(address, {redirect: 'manual'})
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text: await response.text(),
    }
  }
  const statusOf = (address: string) => {
    const answer = known.get(address) ?? ask(address)
    known.set(address, answer)
    return answer
  }
  const addresses = addressesIn((await statusOf(`${site}/sitemap.xml`)).text)
  const seen = new Map<string, Seen>()
  for (const address of addresses) seen.set(address, await visit(browser, address))
  const judged: Judged[] = []
  for (const [address, each] of seen) {
    const asked = Object.entries({...QUESTIONS, ...more}).map(async ([question, answer]) => [
      question,
      await Promise.resolve(answer(each, address, {seen, statusOf})).catch((error) => `!${error}`),
    ])
    const answers: Record<string, string> = Object.fromEntries(await Promise.all(asked))
    const points = Object.entries(answers).flatMap(([question, answer]) =>
      answer.startsWith('!') ? [`${question}: ${answer.slice(1)}`] : [],
    )
    judged.push({address, answers, points})
  }
  return judged
}
