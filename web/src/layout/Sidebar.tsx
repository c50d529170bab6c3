import {Link} from 'gatsby'
import styled from 'styled-components'
import {CUSTOMER_PAGES, pathFor} from '../model.ts'
import {Icon} from '../ui/Icon.tsx'
import {usePage} from './PageContext.ts'

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

/** The pages of the customer area; the current one is highlighted, logging out stands apart. */
export function Sidebar() {
  const {site} = usePage()
  return (
    <Menu aria-label={site.navigation.sidebar.label}>
      <ul>
        {CUSTOMER_PAGES.filter(({type}) => type !== 'logout').map((page) => (
          <Entry key={page.type} page={page} />
        ))}
      </ul>
      <ul>
        {CUSTOMER_PAGES.filter(({type}) => type === 'logout').map((page) => (
          <Entry key={page.type} page={page} danger />
        ))}
      </ul>
    </Menu>
  )
}

function Entry({page: {type, path, icon}, danger}: {page: (typeof CUSTOMER_PAGES)[number]; danger?: boolean}) {
  const {site, language, route} = usePage()
  return (
    <li>
      <Link
        to={pathFor(path, language)}
        aria-current={path === route ? 'page' : undefined}
        data-danger={danger ? '' : undefined}
      >
        <Icon name={icon} />
        {site.navigation.sidebar[type]}
      </Link>
    </li>
  )
}
