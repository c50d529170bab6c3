import {Link} from 'gatsby'
import styled from 'styled-components'
import {pathOf} from '../../../domain/pages/pages.ts'
import {useTranslation} from '../i18n/index.ts'
import {useMenu, usePage} from '../page/usePage.ts'
import {ThemeToggle} from '../ui/forms/ThemeChoice.tsx'
import {Wrap} from '../ui/primitives.ts'
import {ActionLink} from './ActionLink.tsx'
import {Drawer} from './Drawer.tsx'
import {LanguageSwitch} from './LanguageSwitch.tsx'
import {Logo} from './Logo.tsx'

const Bar = styled.header<{$slim: boolean}>`
  position: sticky;
  top: 0;
  z-index: 10;
  @media (max-height: 24rem) { position: static; }
  background: var(--sky);
  @media print { position: static; }
  nav { display: none; gap: var(--s2); }
  /* Five links have one row from here on, in either language. */
  @media (min-width: 64rem) { nav { display: flex; margin-right: var(--s2); } .menu { display: none; } }
  @media (min-width: 72rem) { nav { margin-right: var(--s5); } }
  .tools { display: ${({$slim}) => ($slim ? 'flex' : 'none')}; gap: var(--s2); align-items: center; }
  .quiet { display: none; }
  @media (min-width: 40rem) { .tools { display: flex; } .quiet { display: contents; } }
`

const Menu = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s5);
  flex: 1;
  nav { display: grid; gap: var(--s2); justify-items: start; }
  > :last-child { margin-top: auto; display: flex; gap: var(--s2); padding-inline: var(--s3); }
`

/** Height of the bar where it has one row. */
export const HEADER_HEIGHT = '4.25rem'

const Inner = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  min-height: ${HEADER_HEIGHT};
  /* On paper the mark alone, to say whose page it is. */
  @media print { > :not(:first-child) { display: none; } }
`

const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-height: var(--control);
  margin-right: auto;
  text-decoration: none;
`

/** The header; slim on pages with one task (paying), without links that lead away. */
export function Header({slim = false}: {slim?: boolean | undefined}) {
  const {t} = useTranslation()
  const {site, language} = usePage()
  const {brandName} = site.settings
  const {links, buttons} = useMenu('header')
  const [quiet, main] = [buttons.slice(0, -1), buttons.at(-1)]
  const entry = (link: (typeof links)[number] | (typeof buttons)[number]) => (
    <ActionLink key={link._key} action={link} variant="ghost" />
  )
  return (
    <Bar $slim={slim}>
      <Inner>
        <Home to={pathOf('landing', language)} aria-label={t('logo', {brand: brandName})}>
          <Logo />
        </Home>
        {!slim && links.length > 0 && <nav aria-label={t('mainMenu')}>{links.map(entry)}</nav>}
        <div className="tools">
          <LanguageSwitch />
          <ThemeToggle />
        </div>
        {!slim && (
          <>
            {quiet.length > 0 && <div className="quiet">{quiet.map(entry)}</div>}
            {main && <ActionLink action={main} variant="secondary" />}
            <div className="menu">
              <Drawer label={t('mainMenu')}>
                <Menu>
                  <nav aria-label={t('mainMenu')}>{[...links, ...quiet].map(entry)}</nav>
                  <div>
                    <LanguageSwitch />
                    <ThemeToggle />
                  </div>
                </Menu>
              </Drawer>
            </div>
          </>
        )}
      </Inner>
    </Bar>
  )
}
