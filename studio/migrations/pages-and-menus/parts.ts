/** How migrations write pages and their parts. */
export type Both<T> = {nl: T; en: T}

export const line = (nl: string, en: string) => ({_type: 'localeString', nl, en})
export const text = (nl: string, en: string) => ({_type: 'localeText', nl, en})
export const slug = (current: string) => ({_type: 'slug', current})

const LINK_CUT = /(\[[^\]]+\]\([^)]+\))/
const LINK = /\[([^\]]+)\]\(([^)]+)\)/

/** A paragraph a line; `- ` begins an item of a list, and `[words](destination)` is a link to a page of the site. */
const blocks = (prefix: string, lines: readonly string[]) =>
  lines.map((words, index) => ({
    _type: 'block',
    _key: `${prefix}${index}`,
    style: 'normal',
    ...(words.startsWith('- ') && {listItem: 'bullet', level: 1}),
    ...spans(`${prefix}${index}`, words.replace(/^- /, '')),
  }))

/** Cut at its links, a text has their words and destinations in between. */
function spans(key: string, words: string) {
  const parts = words.split(LINK_CUT)
  const links = parts.flatMap((part, index) => (LINK.exec(part) ? [{part, _key: `${key}l${index}`}] : []))
  return {
    markDefs: links.map(({part, _key}) => ({_type: 'pageLink', _key, destination: LINK.exec(part)?.[2]})),
    children: parts.map((part, index) => ({
      _type: 'span',
      _key: `${key}s${index}`,
      text: part.replace(LINK, '$1'),
      marks: links.filter((link) => link.part === part).map(({_key}) => _key),
    })),
  }
}

const longText = (key: string, {nl, en}: Both<string[]>) => ({
  _type: 'localeLongText',
  nl: blocks(`${key}nl`, nl),
  en: blocks(`${key}en`, en),
})

export const textPart = (_key: string, title: Both<string>, body: Both<string[]>) => ({
  _key,
  _type: 'textPart',
  title: line(title.nl, title.en),
  body: longText(_key, body),
})

export const action = (_key: string, label: Both<string>, destination: string) => ({
  _key,
  _type: 'action',
  label: line(label.nl, label.en),
  destination,
})

type Cells = readonly Both<string>[]

export const table = (_key: string, heading: Both<string>, columns: Cells, rows: readonly Cells[]) => ({
  _key,
  _type: 'tablePart',
  heading: line(heading.nl, heading.en),
  columns: columns.map(({nl, en}, index) => ({_key: `${_key}c${index}`, ...line(nl, en)})),
  rows: rows.map((cells, row) => ({
    _key: `${_key}r${row}`,
    _type: 'tableRow',
    cells: cells.map(({nl, en}, index) => ({_key: `${_key}r${row}c${index}`, ...text(nl, en)})),
  })),
})

export const same = (words: string): Both<string> => ({nl: words, en: words})
