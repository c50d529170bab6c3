import styled from 'styled-components'
import {useTranslation} from '../i18n/index.ts'
import {useMenu, usePage} from '../page/usePage.ts'
import {ThemeChoice} from '../ui/forms/ThemeChoice.tsx'
import {onSea, Wrap} from '../ui/primitives.ts'
import {Windsock} from '../ui/Windsock.tsx'
import {ActionLink} from './ActionLink.tsx'
import {LanguageSwitch} from './LanguageSwitch.tsx'
import {Logo} from './Logo.tsx'

const Foot = styled.footer`
  ${onSea}
  --segment-ground: none;
  --segment-chosen: var(--sea-ink);
  --segment-chosen-ink: var(--sea-deep);
  position: relative;
  padding-block: var(--s6);
  border-top: 1px solid transparent; /* an edge where colours are the visitor's own */
  @media (min-width: 48rem) { padding-top: var(--s8); }
  @media print { display: none; }
  h2 { font: 600 var(--t0) / 1.3 var(--text); color: var(--sea-muted); margin-bottom: var(--s2); }
  li a { display: inline-block; align-content: center; min-height: var(--control); line-height: 1.3; text-decoration: none; }
  li svg { display: inline; vertical-align: -0.15em; margin-left: 0.3em; }
  li a:hover { text-decoration: underline; }
`

const Sock = styled(Windsock)`
  position: absolute;
  bottom: calc(100% - 2px);
  right: max(var(--gutter), 50vw - var(--wrap) / 2);
  height: 3.75rem;
  color: var(--ink);
  @media (min-width: 60rem) { height: 6rem; }
`

const Columns = styled.div<{$links: number}>`
  display: grid;
  gap: var(--s6) var(--s5);
  > :first-child { grid-column: 1 / -1; }
  @media (min-width: 20rem) { grid-template-columns: repeat(2, 1fr); }
  /* The address stands below the shorter column of two. */
  @media (min-width: 20rem) and (max-width: 47.99rem) {
    ${({$links}) => ($links === 2 ? '> :nth-child(2) { grid-row: span 2; }' : '> :last-child { grid-column: 1 / -1; }')}
  }
  @media (min-width: 48rem) { grid-template-columns: repeat(${({$links}) => $links}, auto) auto; }
  @media (min-width: 60rem) {
    grid-template-columns: 1.3fr repeat(${({$links}) => $links}, 1fr) auto;
    > :first-child { grid-column: auto; }
  }
  address { font-style: normal; font-size: var(--t0); line-height: 1.6; }
`

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s5);
  align-items: center;
  justify-content: space-between;
  margin-top: var(--s5);
  padding-top: var(--s5);
  @media (min-width: 48rem) { margin-top: var(--s7); }
  border-top: 1px solid var(--sea-line);
  color: var(--sea-muted);
  font-size: var(--t0);
  > div { display: flex; flex-wrap: wrap; gap: var(--s3); }
`

/** The footer. `wind` is the level of the sock above it; without it there is no sock. */
export function Footer({wind}: {wind?: number | undefined}) {
  const {t} = useTranslation()
  const {settings} = usePage().site
  const {company} = settings
  const footer = useMenu('footer')
  return (
    <Foot aria-label={t('footer')}>
      {wind !== undefined && <Sock level={wind} />}
      <Wrap>
        <Columns $links={footer.columns.length}>
          <div>
            <Logo onSea />
            <p style={{marginTop: 'var(--s3)', color: 'var(--sea-muted)'}}>{settings.tagline}</p>
          </div>
          {footer.columns.map(({_key, heading, links}) => (
            <Links key={_key} heading={heading} links={links} />
          ))}
          <div>
            <h2>{footer.addressHeading}</h2>
            <address>
              <span>{company.legalName}</span>
              <br />
              <span>{company.street}</span>
              <br />
              <span>{company.postalCode}</span> <span>{company.city}</span>
              <br />
              <span>{settings.labels.kvk}</span> <span>{company.kvk}</span>
              <br />
              <span>{settings.labels.vatNumber}</span> <span>{company.vatNumber}</span>
            </address>
          </div>
        </Columns>
        <End>
          <p>
            <span>{settings.copyright}</span>
            {company.sampleNotice && <span>{` ${company.sampleNotice}`}</span>}
          </p>
          <div>
            <LanguageSwitch />
            <ThemeChoice />
          </div>
        </End>
      </Wrap>
    </Foot>
  )
}

function Links({heading, links}: {heading: string; links: {_key: string; label: string; destination: string}[]}) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul>
        {links.map((link) => (
          <li key={link._key}>
            <ActionLink action={link} />
          </li>
        ))}
      </ul>
    </div>
  )
}
