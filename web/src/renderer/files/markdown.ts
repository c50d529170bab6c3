import {joined} from '../../../../domain/texts/unbroken.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {inFrontMatter, keepingWords} from './escapeMarkdown.ts'

const MAIN = /<main[^>]*>(.*)<\/main>/s
/** Elements without text to read: controls, pictures, and parts shown only to some visitors. */
const LEFT_OUT = [
  'button',
  'dialog',
  'input',
  'noscript',
  'option',
  'script',
  'select',
  'svg',
  'textarea',
  '[hidden]',
  '[data-reversed]',
  '[data-total-bar]',
  '[data-later]',
]
/** Adjacent inline elements that only styles keep apart. */
const TOUCHING = /(<\/(?:b|em|small|span|strong|time)>)(?=<(?:b|em|small|span|strong|time)\b)/g
/** Replacements for tags that Markdown lacks. */
const TAGS = {
  dl: 'div',
  dd: 'p',
  details: 'div',
  summary: 'h3',
  fieldset: 'div',
  legend: 'p',
  label: 'p',
  address: 'p',
}

/** Converts a page to Markdown: its main content below a front matter with its data for search engines. */
export async function markdownOf(
  html: string,
  {seo, language, addresses}: Pick<PageContext, 'seo' | 'language' | 'addresses'>,
  siteUrl: string,
): Promise<string> {
  // Loaded on demand: a function that answers pages does not need it.
  const {htmlToMarkdown} = await import('@mdream/js')
  const main = joined(MAIN.exec(html)?.[1] ?? '')
    .replace(TOUCHING, '$1 ')
    .replace(/<dt\b[^>]*>(.*?)<\/dt>/gs, '<p><strong>$1</strong></p>')
  const url = siteUrl + addresses[language]
  const told = {title: seo.title, description: seo.description, url, language}
  const head = Object.entries(told).map(([name, value]) => `${name}: ${inFrontMatter(value)}`)
  const body = keepingWords(main, (words) =>
    htmlToMarkdown(words, {
      origin: siteUrl,
      clean: {emptyLinks: true, emptyLinkText: true, emptyImages: true, blankLines: true},
      plugins: {filter: {exclude: LEFT_OUT}, tagOverrides: TAGS},
    }),
  )
  return `---\n${head.join('\n')}\n---\n\n${body.trim()}\n`
}
