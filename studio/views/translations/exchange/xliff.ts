import type {Language} from '../../../../domain/texts/languages.ts'
import {aroundPlaceholders} from '../../../../domain/texts/placeholders.ts'
import type {Run, Unit} from './units.ts'

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2'

/** The texts of a document that are to be translated; `note` tells the translator where each stands. */
export type TranslationFile = {id: string; units: readonly (Unit & {note?: string})[]}
export type Translations = {from: Language; to: Language; files: readonly TranslationFile[]}

/**
 * Writes texts as XLIFF 1.2, which translation programs of all makers read: links and bold words as `<g>`, placeholders as
 * `<ph>`, which a translator moves but does not change.
 *
 * @see https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html
 */
export function writeXliff({from, to, files}: Translations): string {
  const page = document.implementation.createDocument(NAMESPACE, 'xliff')
  const element = (name: string, attributes: Record<string, string>, content: readonly (Node | string)[]) => {
    const made = page.createElementNS(NAMESPACE, name)
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
    made.append(...content)
    return made
  }
  const runNodes = (runs: readonly Run[]) => {
    const seen = new Map<string, number>()
    const textNodes = (text: string) =>
      aroundPlaceholders(text).map((part, index) => {
        if (index % 2 === 0) return part
        const nth = (seen.get(part) ?? 0) + 1
        seen.set(part, nth)
        return element('ph', {id: nth === 1 ? part : `${part}-${nth}`}, [`{${part}}`])
      })
    return runs.flatMap(({text, format}) =>
      format === null ? textNodes(text) : [element('g', {id: String(format)}, textNodes(text))],
    )
  }
  const unitOf = ({id, source, target, note}: TranslationFile['units'][number]) => {
    const state = target.length > 0 ? 'needs-review-translation' : 'needs-translation'
    return element('trans-unit', {id, 'xml:space': 'preserve'}, [
      element('source', {'xml:lang': from}, runNodes(source)),
      element('target', {'xml:lang': to, state}, runNodes(target)),
      ...(note ? [element('note', {}, [note])] : []),
    ])
  }
  page.documentElement.setAttribute('version', '1.2')
  page.documentElement.append(
    ...files.map(({id, units}) =>
      element('file', {original: id, 'source-language': from, 'target-language': to, datatype: 'plaintext'}, [
        element('body', {}, units.map(unitOf)),
      ]),
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(page)}\n`
}

/** Reads XLIFF 1.2 that comes back from a translator. Null for any other file. */
export function readXliff(text: string, languages: readonly Language[]): Translations | null {
  const page = new DOMParser().parseFromString(text, 'application/xml')
  const files = all(page, 'file')
  const language = (name: string) =>
    languages.find((each) => files[0]?.getAttribute(name)?.toLowerCase().startsWith(each))
  const from = language('source-language')
  const to = language('target-language')
  if (page.documentElement.namespaceURI !== NAMESPACE || !from || !to || from === to) return null
  return {
    from,
    to,
    files: files.map((file) => ({
      id: file.getAttribute('original') ?? '',
      units: all(file, 'trans-unit').map((unit) => ({
        id: unit.getAttribute('id') ?? '',
        source: runsIn(child(unit, 'source')),
        target: runsIn(child(unit, 'target')),
      })),
    })),
  }
}

const all = (parent: Document | Element, name: string) => [...parent.getElementsByTagNameNS(NAMESPACE, name)]
/** Own children alone: programs propose other translations in elements within. */
const child = (unit: Element, name: string) => [...unit.children].find(({localName}) => localName === name)

/** The words of an element, with neighbours of one format joined: programs cut texts into sentences of their own. */
function runsIn(element: Element | undefined, format: number | null = null): Run[] {
  const runs = [...(element?.childNodes ?? [])].flatMap((node): Run[] => {
    if (node instanceof Element) return runsIn(node, node.localName === 'g' ? Number(node.getAttribute('id')) : format)
    return node.nodeValue ? [{text: node.nodeValue, format}] : []
  })
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last && last.format === run.format) joined[joined.length - 1] = {...last, text: last.text + run.text}
    else joined.push(run)
  }
  return joined
}
