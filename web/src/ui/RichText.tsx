import {Link} from 'gatsby'
import type {ReactNode} from 'react'
import styled from 'styled-components'
import {linkKind} from './linkKind.ts'

const Prose = styled.div`
  max-width: var(--measure);
  > * + * { margin-top: var(--s4); }
  ul { display: grid; gap: var(--s2); padding-left: 1.2em; list-style: square; }
  ol { display: grid; gap: var(--s2); padding-left: 1.6em; list-style: decimal; }
  li::marker { color: var(--signal); }
  ol > li::marker { color: inherit; font-variant-numeric: tabular-nums; }
  h3 { font-size: var(--t2); margin-top: var(--s6); }
  strong { font-weight: 600; color: var(--ink); }
`

type Span = {_key: string; text?: string; marks?: string[]}
type Mark = {_key: string; _type: string; href?: string; destination?: string}
type Block = {
  _key: string
  style?: string
  listItem?: string
  level?: number
  children?: readonly Span[]
  markDefs?: readonly Mark[]
}

/**
 * Paragraphs, sub-headings, lists, bold and links from the Studio: what its editor offers (studio/schema/blocks.ts). The
 * library for Portable Text draws much more, and is 3 KB of every page (RichText.test.tsx compares).
 */
export function RichText({value, className}: {value: readonly Block[]; className?: string}) {
  return (
    <Prose className={className}>
      <Blocks blocks={value} depth={1} />
    </Prose>
  )
}

/** Splits a list into runs: one goes on while the next item belongs to its first. */
function runs<Item>(items: readonly Item[], belongs: (item: Item, first: Item) => boolean): [Item, ...Item[]][] {
  const made: [Item, ...Item[]][] = []
  for (const item of items) {
    const run = made.at(-1)
    if (run && belongs(item, run[0])) run.push(item)
    else made.push([item])
  }
  return made
}

const isBelow = ({listItem, level = 1}: Block, depth: number) => Boolean(listItem) && level > depth

/** Blocks, of which items of one list are beside each other; below an item are those of deeper levels. */
function Blocks({blocks, depth}: {blocks: readonly Block[]; depth: number}) {
  const isOfList = (block: Block, {listItem}: Block) =>
    Boolean(listItem) && (isBelow(block, depth) || block.listItem === listItem)
  return runs(blocks, isOfList).map((run) => {
    const [first] = run
    if (!first.listItem) return <Paragraph key={first._key} block={first} />
    const List = first.listItem === 'number' ? 'ol' : 'ul'
    return (
      <List key={first._key}>
        {runs(run, (block) => isBelow(block, depth)).map(([item, ...below]) => (
          <li key={item._key}>
            {item.style === 'h3' ? <Paragraph block={item} /> : <Words block={item} />}
            <Blocks blocks={below} depth={depth + 1} />
          </li>
        ))}
      </List>
    )
  })
}

function Paragraph({block}: {block: Block}) {
  const Element = block.style === 'h3' ? 'h3' : 'p'
  return (
    <Element>
      <Words block={block} />
    </Element>
  )
}

/** Spans, of which those of one link are one link. */
function Words({block: {children = [], markDefs = []}}: {block: Block}) {
  const linkOf = ({marks}: Span) => markDefs.find(({_key}) => marks?.includes(_key))
  return runs(children, (span, first) => linkOf(span) === linkOf(first)).map((run) => {
    const link = linkOf(run[0])
    return (
      <OwnLink key={run[0]._key} href={link?.href ?? link?.destination}>
        {run.map(({_key, text = '', marks}) => {
          const Element = marks?.includes('strong') ? 'strong' : 'span'
          return <Element key={_key}>{inLines(text)}</Element>
        })}
      </OwnLink>
    )
  })
}

/** Lines of a text, as the editor has them. */
function inLines(text: string): ReactNode {
  const [first, ...rest] = text.split('\n')
  return rest.length === 0
    ? text
    : [
        first,
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name
        ...rest.map((line, index) => [<br key={index} />, line]),
      ]
}

/** A link without a destination is plain text. */
function OwnLink({href, children}: {href: string | undefined; children: ReactNode}) {
  if (!href) return children
  return linkKind(href) === 'page' ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>
}
