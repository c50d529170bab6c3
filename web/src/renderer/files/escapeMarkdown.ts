/**
 * Escapes content for Markdown, so that a renderer makes no markup or link of it and a plain reader sees the same text.
 */
export const inMarkdown = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('](', ']\\(')

/** Escapes a quoted text for front matter (YAML, as JSON writes it). */
export const inFrontMatter = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c')

/** A private-use character of Unicode, so no letter of any text. */
const LESS_THAN = '\ue000'

/**
 * Converts HTML to Markdown without turning text into markup: an escaped `<` stays escaped. The converter escapes
 * everything else.
 */
export const keepingWords = (html: string, convert: (html: string) => string): string =>
  convert(html.replace(/&(?:lt|#0*60|#x0*3c);?/gi, LESS_THAN)).replaceAll(LESS_THAN, '&lt;')
