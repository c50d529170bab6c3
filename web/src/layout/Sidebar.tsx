import styled from 'styled-components'
import {pathOf} from '../../../domain/pages/pages.ts'
import type {Menus} from '../page/pageContext.ts'
import {useMenu, usePage} from '../page/usePage.ts'
import {Icon} from '../ui/Icon.tsx'
import {ActionLink} from './ActionLink.tsx'

const Menu = styled.nav`
  display: flex;
  flex-direction: column;
  flex: 1;
  ul { display: grid; gap: 2px; }
  ul:last-child { margin-top: auto; padding-top: var(--s5); }
  a {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: var(--control);
    padding: 0 var(--s3);
    border-radius: var(--r2);
    text-decoration: none;
    font: 500 var(--t0) / 1.2 var(--text);
  }
  a:hover { background: color-mix(in oklab, var(--ink) 7%, transparent); }
  a[aria-current] { background: var(--surface); font-weight: 700; }
  a[aria-current]::before {
    content: '';
    position: absolute;
    left: -0.75rem;
    width: 0.5rem;
    height: 1.5rem;
    background: var(--signal);
    clip-path: var(--stripe);
  }
  a[data-danger] { color: var(--down); }
  svg { width: 1.25rem; height: 1.25rem; flex: none; }
  @media (forced-colors: active) { a[aria-current] { outline: 2px solid Highlight; } }
`

/** The menu of the customer area: the current entry is highlighted, logging out stands apart. */
export function Sidebar() {
  const {language} = usePage()
  const {label, links} = useMenu('sidebar')
  const logout = pathOf('logout', language)
  const [entries, exits] = [false, true].map((isExit) =>
    links.filter(({destination}) => destination && (destination === logout) === isExit),
  )
  return (
    <Menu aria-label={label}>
      <ul>
        {entries?.map((entry) => (
          <Entry key={entry._key} entry={entry} />
        ))}
      </ul>
      <ul>
        {exits?.map((entry) => (
          <Entry key={entry._key} entry={entry} danger />
        ))}
      </ul>
    </Menu>
  )
}

type MenuEntry = Menus['sidebar']['links'][number]

function Entry({entry, danger}: {entry: MenuEntry; danger?: boolean}) {
  const {addresses, language} = usePage()
  const isHere = entry.destination === addresses[language]
  return (
    <li>
      <ActionLink action={entry} current={isHere} danger={danger}>
        <Icon name={entry.icon} />
        {entry.label}
      </ActionLink>
    </li>
  )
}
