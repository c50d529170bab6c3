import {type Tag, tagsIn} from './tagsIn.ts'

/** The parts of a page's HTML that the questions are about. Texts of strangers: nothing here shows them. */
export type PageFacts = {
  title: string
  description: string
  /** Levels of the headings, in their order. */
  headings: number[]
  images: number
  /** Pictures without a text in their place. */
  untold: number
  /** Texts of JSON-LD. */
  structured: string[]
  /** Links to other pages of the same site. */
  links: number
  /** Links that lead nowhere a search engine can follow. */
  broken: number
  /** Whether the page asks search engines to leave it out. */
  isHidden: boolean
}

/** Inside these, a title is that of a drawing, and nothing is on the page yet. */
const ASIDE = ['svg', 'template']
/** More is read of no page: a page has dozens. */
const MOST_STRUCTURED = 50

/** Reads a page as a search engine does that runs no scripts. Takes time in proportion to its length, whatever is in it. */
export function readPage(html: string, url: string): PageFacts {
  const facts: PageFacts & {base: string; hasTitle: boolean} = {
    ...{title: '', description: '', headings: [], images: 0, untold: 0, structured: [], links: 0, broken: 0},
    ...{isHidden: false, base: url, hasTitle: false},
  }
  const depth: Record<string, number> = {}
  for (const tag of tagsIn(html)) {
    if (ASIDE.includes(tag.name)) {
      if (!tag.isEmpty) depth[tag.name] = Math.max(0, (depth[tag.name] ?? 0) + (tag.isEnd ? -1 : 1))
    } else if (!tag.isEnd && ASIDE.every((name) => !depth[name])) see(tag, facts)
  }
  const {base: _base, hasTitle: _hasTitle, ...read} = facts
  return read
}

function see({name, text, attribute}: Tag, facts: PageFacts & {base: string; hasTitle: boolean}): void {
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level) facts.headings.push(Number(level))
  else if (name === 'title' && !facts.hasTitle) Object.assign(facts, {title: asRead(text), hasTitle: true})
  else if (name === 'base') facts.base = URL.parse(attribute('href') ?? '', facts.base)?.href ?? facts.base
  else if (name === 'meta') seeMeta(attribute, facts)
  else if (name === 'img') {
    facts.images++
    if (attribute('alt') === undefined) facts.untold++
  } else if (name === 'script') {
    const isData = (attribute('type') ?? '').trim().toLowerCase() === 'application/ld+json'
    if (isData && facts.structured.length < MOST_STRUCTURED) facts.structured.push(text)
  } else if (name === 'a') seeLink(attribute, facts)
}

function seeMeta(attribute: Tag['attribute'], facts: PageFacts): void {
  const name = (attribute('name') ?? '').trim().toLowerCase()
  const content = attribute('content') ?? ''
  if (name === 'description' && !facts.description) facts.description = asRead(content)
  if ((name === 'robots' || name === 'googlebot') && hidesPage(content)) facts.isHidden = true
}

/** Whether a rule for robots, of a page or in a header of its answer, leaves it out of search engines. */
export const hidesPage = (rule: string): boolean => /\b(?:noindex|none)\b/i.test(rule)

function seeLink(attribute: Tag['attribute'], facts: PageFacts & {base: string}): void {
  const href = attribute('href')?.trim()
  // A place that is no link: it has a name, or a script fills it in.
  if (href === undefined) return
  const url = URL.parse(href, facts.base)
  if (href === '' || href === '#' || !url || url.protocol === 'javascript:') facts.broken++
  else if (/^https?:$/.test(url.protocol) && url.host === new URL(facts.base).host && !href.startsWith('#'))
    facts.links++
}

/** A text as long as it is read: spaces as one, and an entity as the character that it stands for. */
const asRead = (text: string): string =>
  text
    .replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi, '·')
    .replace(/\s+/g, ' ')
    .trim()
