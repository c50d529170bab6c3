import {PortableText, type PortableTextComponents} from '@portabletext/react'
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

const components: PortableTextComponents = {
  marks: {
    link: ({children, value}) => <a href={value?.href}>{children}</a>,
    pageLink: ({children, value}) => <OwnLink href={value?.destination}>{children}</OwnLink>,
  },
}

/** A link without a destination is plain text. */
function OwnLink({href, children}: {href?: string; children: ReactNode}) {
  if (!href) return children
  return linkKind(href) === 'page' ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>
}

type Blocks = Parameters<typeof PortableText>[0]['value']

/** Paragraphs, sub-headings, lists, bold and links from the Studio. */
export function RichText({value, className}: {value: Blocks; className?: string}) {
  return (
    <Prose className={className}>
      <PortableText value={value} components={components} />
    </Prose>
  )
}
