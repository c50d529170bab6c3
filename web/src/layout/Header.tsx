import {Link} from 'gatsby'
import styled from 'styled-components'
import {useTranslation} from '../i18n/index.ts'
import {findRoute, pathOf} from '../model.ts'
import {ButtonAnchor} from '../ui/Button.ts'
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
  const {site, language, route} = usePage()
  const {brandName} = site.settings
  const onLanding = findRoute(route, site.plansOnSale)?.page.type === 'landing'
  const {header} = site.navigation
  return (
    <Bar $slim={slim}>
      <Inner>
        <Home to={pathOf('landing', language)} aria-label={t('logo', {brand: brandName})}>
          <Logo />
        </Home>
        {onLanding && (
          <nav aria-label={t('mainMenu')}>
            {(['features', 'pricing', 'questions'] as const).map((part) => (
              <ButtonAnchor key={part} href={`#${part}`} $variant="ghost">
                {t(`menu.${part}`)}
              </ButtonAnchor>
            ))}
          </nav>
        )}
        <div className="tools">
          <LanguageSwitch />
          <ThemeToggle />
        </div>
        {!slim && (
          <>
            <ActionLink action={header.login} variant="ghost" />
            <ActionLink action={header.start} variant="secondary" />
          </>
        )}
      </Inner>
    </Bar>
  )
}
