import {Link} from 'gatsby'
import styled from 'styled-components'
import {useTranslation} from '../i18n/index.ts'
import {pathOf} from '../model.ts'
import {Wrap} from '../ui/primitives.ts'
import {ThemeToggle} from '../ui/ThemeChoice.tsx'
import {ActionLink} from './ActionLink.tsx'
import {LanguageSwitch} from './LanguageSwitch.tsx'
import {Logo} from './Logo.tsx'
import {usePage} from './PageContext.ts'

const Bar = styled.header<{$slim: boolean}>`
  position: sticky;
  top: 0;
  z-index: 10;
  background: var(--sky);
  @media print { display: none; }
  nav { display: none; gap: var(--s2); }
  @media (min-width: 60rem) { nav { display: flex; margin-right: var(--s5); } }
  .tools { display: ${({$slim}) => ($slim ? 'flex' : 'none')}; gap: var(--s2); align-items: center; }
  @media (min-width: 40rem) { .tools { display: flex; } }
`

const Inner = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  min-height: 4.25rem;
`

const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-height: var(--control);
  margin-right: auto;
  text-decoration: none;
`

/** The bar on top; slim on pages with one task (paying), where nothing should lead away from it. */
export function Header({slim = false}: {slim?: boolean | undefined}) {
  const {t} = useTranslation()
  const {site, language} = usePage()
  const {brandName} = site.settings
  const {links, buttons} = site.navigation.header
  return (
    <Bar $slim={slim}>
      <Inner>
        <Home to={pathOf('landing', language)} aria-label={t('logo', {brand: brandName})}>
          <Logo />
        </Home>
        {!slim && links.length > 0 && (
          <nav aria-label={t('mainMenu')}>
            {links.map((link) => (
              <ActionLink key={link._key} action={link} variant="ghost" />
            ))}
          </nav>
        )}
        <div className="tools">
          <LanguageSwitch />
          <ThemeToggle />
        </div>
        {!slim &&
          buttons.map((button) => (
            <ActionLink key={button._key} action={button} variant={button === buttons.at(-1) ? 'secondary' : 'ghost'} />
          ))}
      </Inner>
    </Bar>
  )
}
