/**
 * The questions of the product's audit that one page can answer, and their bars. `npm run bench -- seo` asks them of every
 * page of the site, and visitors of a page of their own: functions/wind.
 */
export type Answer<Figures extends object = object> = {isFine: boolean} & Figures

/** Bars of lengths, in characters. */
export const TITLE = {least: 10, most: 60} as const
export const DESCRIPTION = {least: 70, most: 160} as const
/** Kilobytes of a page with everything that it loads. */
export const MOST_KB = 350
/** Kilobytes of its HTML alone, as it travels. */
export const MOST_HTML_KB = 100
/** Milliseconds. Beyond this Lighthouse calls a server slow. */
export const MOST_FIRST_BYTE_MS = 600

type Bar = {least: number; most: number}

export const judgeLength = (text: string, {least, most}: Bar): Answer<Bar & {count: number}> => ({
  isFine: text.length >= least && text.length <= most,
  count: text.length,
  least,
  most,
})

/** `levels` are those of the headings in their order: one is the first, and none comes before its parent. */
export function judgeHeadings(levels: readonly number[]): Answer<{count: number; early: number | null}> {
  const count = levels.filter((level) => level === 1).length
  const early = levels.find((level, index) => level > (levels[index - 1] ?? 0) + 1) ?? null
  return {isFine: count === 1 && early === null, count, early}
}

/** Pictures, of which some have no text in their place. An empty text is one: it says that the picture tells nothing. */
export const judgePictures = (count: number, untold: number): Answer<{count: number; untold: number}> => ({
  isFine: untold === 0,
  count,
  untold,
})

/** `structured` are the texts of JSON-LD. One that cannot be read counts as a thing without a type. */
export function judgeSchema(structured: readonly string[]): Answer<{types: string[]; count: number}> {
  const things = structured.flatMap(thingsIn)
  const types = things.flatMap((thing) => typeOf(thing) ?? [])
  return {isFine: types.length > 0 && types.length === things.length, types, count: types.length}
}

function thingsIn(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return [value].flat().flatMap((each) => {
      const graph = (each as {'@graph'?: unknown} | null)?.['@graph']
      return graph === undefined ? [each] : [graph].flat()
    })
  } catch {
    return [null]
  }
}

function typeOf(thing: unknown): string | null {
  const type = [(thing as {'@type'?: unknown} | null)?.['@type']].flat()[0]
  return typeof type === 'string' && type !== '' ? type : null
}

/** Links to pages of the same site, and those that no search engine can follow: to nothing, or to a script. */
export const judgeLinks = (count: number, broken: number): Answer<{count: number; broken: number}> => ({
  isFine: count > 0 && broken === 0,
  count,
  broken,
})

/** A size or a time that has a bar. */
export const judgeMost = (count: number, most: number): Answer<{count: number; most: number}> => ({
  isFine: count <= most,
  count,
  most,
})

/** `names` are those whom the site keeps out. */
export const judgeRobots = (names: readonly string[]): Answer<{names: readonly string[]}> => ({
  isFine: names.length === 0,
  names,
})

/** llms.txt is Markdown that begins with a heading; many a site answers any address with a page of HTML. */
export const judgeLlms = (status: number, text: string): Answer => ({
  isFine: status === 200 && /^\uFEFF?\s{0,99}#\s/.test(text),
})
