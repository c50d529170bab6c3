import {joined} from '../../../domain/texts/unbroken.ts'
import type {PageContext} from '../content.ts'
import {inFrontMatter, keepingWords} from './plainMarkdown.ts'

const MAIN = /<main[^>]*>(.*)<\/main>/s
/** What is to be pressed or looked at, and what of it shows only to some. */
const LEFT_OUT = [
  'button',
  'dialog',
  'input',
  'noscript',
  'option',
  'script',
  'select',
  'svg',
  '[hidden]',
  '[data-reversed]',
  '[data-total-bar]',
]
/** Where styles alone keep two words apart. */
const TOUCHING = /(<\/(?:b|em|small|span|strong|time)>)(?=<(?:b|em|small|span|strong|time)\b)/g
/** Tags that Markdown has no words for, as those that it has. */
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

/**
 * A page for those who read no HTML: what a visitor reads in it, from its heading to its end, below what search engines are
 * told of it.
 */
export async function markdownOf(
  html: string,
  {seo, language, addresses}: Pick<PageContext, 'seo' | 'language' | 'addresses'>,
  siteUrl: string,
): Promise<string> {
  // Here: a function that answers pages need not load it.
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
