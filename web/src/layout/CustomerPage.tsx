import {Link} from 'gatsby'
import type {ReactNode} from 'react'
import styled from 'styled-components'
import {pathOf} from '../../../domain/pages/pages.ts'
import {useTranslation} from '../i18n/index.ts'
import {useMenu, usePage} from '../page/usePage.ts'
import {ThemeToggle} from '../ui/forms/ThemeChoice.tsx'
import {Badge, Small} from '../ui/primitives.ts'
import {TextWithMail} from '../ui/TextWithMail.tsx'
import {Announcement} from './Announcement.tsx'
import {DemoBar} from './DemoBar.tsx'
import {Drawer} from './Drawer.tsx'
import {Hyphenated} from './Hyphenated.tsx'
import {LanguageSwitch} from './LanguageSwitch.tsx'
import {Logo} from './Logo.tsx'
import {Sidebar} from './Sidebar.tsx'
import {SkipLink} from './SkipLink.tsx'

const App = styled.div`
  min-height: 100dvh;
  @media (min-width: 64rem) { display: grid; grid-template-columns: 15.5rem minmax(0, 1fr); }
  @media print { display: block; }
`

const Side = styled.header`
  display: none;
  @media (min-width: 64rem) {
    display: flex;
    flex-direction: column;
    position: sticky;
    top: 0;
    height: 100dvh;
    overflow-y: auto;
    padding: var(--s5) var(--s3);
    border-right: 1px solid var(--line);
  }
  @media print { display: none; }
`

const Bar = styled.header`
  display: flex;
  align-items: center;
  min-height: 4rem;
  padding-inline: var(--gutter);
  border-bottom: 1px solid var(--line);
  background: var(--sky);
  position: sticky;
  top: 0;
  z-index: 10;
  @media (max-height: 24rem) { position: static; }
  @media (min-width: 64rem) { display: none; }
  @media print { display: none; }
`

const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-height: var(--control);
  margin-right: auto;
  text-decoration: none;
  ${Side} & { margin: 0; padding: var(--s2) var(--s3) var(--s5); }
`

const Main = styled.main`
  padding: var(--gutter);
  padding-bottom: var(--s8);
  max-width: 82rem;
  width: 100%;
  margin-inline: auto;
  @media (min-width: 64rem) { padding-top: var(--s6); }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: var(--s4);
  margin-bottom: var(--s5);
  h1 { font-size: var(--t5); letter-spacing: -0.012em; line-height: 1; }
  h1 + p { margin-top: var(--s2); max-width: var(--measure); text-wrap: balance; }
  > :last-child { display: flex; flex-wrap: wrap; gap: var(--s2); align-items: center; }
  /* The bar on top has the theme toggle there. */
  @media (max-width: 63.99rem) { .theme { display: none; } }
  @media (max-width: 30rem) { > :last-child { width: 100%; justify-content: space-between; } }
`

const Sample = styled(Small).attrs({as: 'aside'})`
  display: flex;
  flex-wrap: wrap;
  gap: 0.1em 0.8em;
  margin-bottom: var(--s5);
`

type Props = {
  heading: string
  intro: ReactNode
  /** Buttons beside the heading, before language and theme. */
  tools?: ReactNode
  children: ReactNode
}

/** Layout of every page of the customer area: sidebar or drawer, heading with tools, one main. */
export function CustomerPage({heading, intro, tools, children}: Props) {
  const {label} = useMenu('sidebar')
  return (
    <>
      <SkipLink />
      <Announcement />
      <App>
        <Side>
          <HomeLink />
          <Sidebar />
        </Side>
        <Bar>
          <HomeLink />
          <ThemeToggle />
          <Drawer label={label}>
            <Sidebar />
          </Drawer>
        </Bar>
        <Main id="content">
          <Head>
            <div>
              <h1>
                <Hyphenated>{heading}</Hyphenated>
              </h1>
              <Small>{intro}</Small>
            </div>
            <div>
              {tools}
              <LanguageSwitch />
              <span className="theme">
                <ThemeToggle />
              </span>
            </div>
          </Head>
          <SampleNotice />
          {children}
        </Main>
        <DemoBar />
      </App>
    </>
  )
}

function HomeLink() {
  const {t} = useTranslation()
  const {site, language} = usePage()
  const {brandName} = site.settings
  return (
    <Home to={pathOf('landing', language)} aria-label={t('logo', {brand: brandName})}>
      <Logo />
    </Home>
  )
}

function SampleNotice() {
  const {label, explanation} = useMenu('sample')
  return (
    <Sample aria-label={label}>
      <Badge $tone="muted">{label}</Badge>
      <span>
        <TextWithMail text={explanation} />
      </span>
    </Sample>
  )
}
