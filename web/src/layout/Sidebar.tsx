import {Link} from 'gatsby'
import {
  ClipboardCheck,
  Info,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  SlidersHorizontal,
  User,
} from 'lucide-react'
import styled from 'styled-components'
import {pathFor} from '../routes.ts'
import {usePage} from './PageContext.ts'

const ENTRIES = [
  {name: 'dashboard', path: '/dashboard/', icon: LayoutDashboard},
  {name: 'adjustments', path: '/aanpassingen/', icon: SlidersHorizontal},
  {name: 'audit', path: '/audit/', icon: ClipboardCheck},
  {name: 'information', path: '/informatie/', icon: Info},
  {name: 'help', path: '/hulp/', icon: LifeBuoy},
  {name: 'account', path: '/account/', icon: User},
] as const satisfies {name: string; path: string; icon: LucideIcon}[]

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
    clip-path: polygon(0 0, 100% 16%, 100% 84%, 0 100%);
  }
  a[data-danger] { color: var(--down); }
  svg { width: 1.25rem; height: 1.25rem; flex: none; }
  @media (forced-colors: active) { a[aria-current] { outline: 2px solid Highlight; } }
`

/** The pages of the customer area; the current one is highlighted, logging out stands apart. */
export function Sidebar() {
  const {site, language, route} = usePage()
  const labels = site.navigation.sidebar
  return (
    <Menu aria-label={labels.label}>
      <ul>
        {ENTRIES.map(({name, path, icon: Icon}) => (
          <li key={name}>
            <Link to={pathFor(path, language)} aria-current={path === route ? 'page' : undefined}>
              <Icon aria-hidden />
              {labels[name]}
            </Link>
          </li>
        ))}
      </ul>
      <ul>
        <li>
          <Link to={pathFor('/logout/', language)} data-danger="">
            <LogOut aria-hidden />
            {labels.logout}
          </Link>
        </li>
      </ul>
    </Menu>
  )
}
