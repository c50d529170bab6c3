/**
 * Words of content as words in Markdown: whoever renders it gets no markup and no link of them. A program that only reads it
 * reads the same.
 */
export const inMarkdown = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('](', ']\\(')

/** The same for a text in quotes at the head of a file (YAML, as JSON writes it). */
export const inFrontMatter = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c')

/** For private use in Unicode, so no letter of any text. */
const LESS_THAN = '\ue000'

/**
 * Has HTML made into Markdown so that its texts stay words: what HTML shows as `<` Markdown shows too. What else Markdown
 * might take for markup the converter escapes.
 */
export const keepingWords = (html: string, convert: (html: string) => string): string =>
  convert(html.replace(/&(?:lt|#0*60|#x0*3c);?/gi, LESS_THAN)).replaceAll(LESS_THAN, '&lt;')
