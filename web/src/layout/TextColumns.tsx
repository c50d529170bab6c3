import styled from 'styled-components'
import {useTranslation} from '../i18n/index.ts'
import {Wrap} from '../ui/primitives.ts'
import {Hyphenated} from './Hyphenated.tsx'

/** Width of the column that is read, for the `sizes` of images in it. */
export const COLUMN = '50rem'

/** Grid of pages to read, 3 + 7: contents or facts at the left, the text at the right, up to the one right edge of the site. */
export const TextColumns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6) var(--s8);
  @media (min-width: 60rem) { grid-template-columns: minmax(0, 3fr) minmax(0, 7fr); }
  @media print { display: block; }
`

/** Stays in view beside a long text. */
export const Beside = styled.div`
  min-width: 0;
  display: grid;
  gap: var(--s5);
  align-content: start;
  font-size: var(--t0);
  line-height: 1.45;
  @media (min-width: 60rem) {
    position: sticky;
    top: 6rem;
    align-self: start;
    max-height: calc(100dvh - 7rem);
    overflow-y: auto;
  }
`

const List = styled.nav`
  h2 { font: 600 var(--t0) / 1.3 var(--text); color: var(--muted); margin-bottom: var(--s2); }
  ol { display: grid; counter-reset: section; border-top: 1px solid var(--line); }
  li { border-bottom: 1px solid var(--line); }
  li[data-numbered] { counter-increment: section; }
  a { display: flex; gap: 0.6em; align-items: center; min-height: var(--control); padding-block: 0.3rem; text-decoration: none; hyphens: auto; }
  a:hover { text-decoration: underline; }
  [data-numbered] a::before { content: counter(section); color: var(--muted); min-width: 1.4em; font-variant-numeric: tabular-nums; }
  @media print { display: none; }
`

export type ContentsEntry = {anchor: string; title: string; numbered?: boolean}

/** Contents of a long page. */
export function Contents({label, entries}: {label?: string; entries: readonly ContentsEntry[]}) {
  const {t} = useTranslation()
  return (
    <List aria-labelledby="contents">
      <h2 id="contents">{label ?? t('contents')}</h2>
      <ol>
        {entries.map(({anchor, title, numbered}) => (
          <li key={anchor} data-numbered={numbered ? '' : undefined}>
            <a href={`#${anchor}`}>
              <Hyphenated>{title}</Hyphenated>
            </a>
          </li>
        ))}
      </ol>
    </List>
  )
}
