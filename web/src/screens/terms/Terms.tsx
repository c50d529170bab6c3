import {graphql, type PageProps} from 'gatsby'
import styled from 'styled-components'
import {phoneLink} from '../../../../domain/company/phone.ts'
import type {TermsQueryResult} from '../../../../domain/content/content.types.ts'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {Page} from '../../layout/Page.tsx'
import type {PageContext, Site} from '../../page/pageContext.ts'
import {Small, Title, Wrap} from '../../ui/primitives.ts'
import {RichText} from '../../ui/RichText.tsx'
import {TextWithMail} from '../../ui/TextWithMail.tsx'

const Columns = styled(Wrap)`
  display: grid;
  gap: var(--s6);
  padding-block: clamp(1.5rem, 4vw, 4rem) var(--section);
  nav ol { display: grid; counter-reset: section; }
  nav li { counter-increment: section; }
  nav h2 { font: 600 var(--t0) / 1.3 var(--text); color: var(--muted); margin-bottom: var(--s2); }
  nav a {
    display: flex;
    gap: 0.6em;
    align-items: center;
    min-height: var(--control);
    font-size: var(--t0);
    text-decoration: none;
  }
  nav a:hover { text-decoration: underline; }
  nav > a { padding-left: 2em; }
  nav li a::before { content: counter(section); color: var(--muted); min-width: 1.4em; font-variant-numeric: tabular-nums; }
  @media (min-width: 60rem) {
    grid-template-columns: 4fr 8fr;
    gap: var(--s6) var(--s8);
    > header { grid-column: 1 / -1; }
    nav { position: sticky; top: 6rem; align-self: start; }
  }
  @media print { display: block; > header { margin-bottom: var(--s6); } nav { display: none; } }
`

const Text = styled.div`
  counter-reset: section;
  section + section { margin-top: var(--s7); }
  p { max-width: var(--measure); }
  h2 { font-size: var(--t4); margin-bottom: var(--s4); scroll-margin-top: 6rem; }
  section[data-numbered] { counter-increment: section; break-inside: avoid; }
  section[data-numbered] h2::before { content: counter(section) '. '; }
`

export default function Terms({pageContext}: PageProps<unknown, PageContext<TermsQueryResult>>) {
  const {page, sections} = pageContext.content
  const {phone} = pageContext.site.settings
  return (
    <Page>
      <Columns>
        <header>
          <Title as="h1">{page.heading}</Title>
          <Small style={{marginBlock: 'var(--s3) var(--s5)'}}>{page.version}</Small>
          <RichText value={page.intro} />
        </header>
        <nav aria-labelledby="contents">
          <h2 id="contents">{page.contentsLabel}</h2>
          <ol>
            {sections.map(({_id, anchor, title}) => (
              <li key={_id}>
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
          </ol>
          <a href="#contact">{page.contact.heading}</a>
        </nav>
        <Text>
          {sections.map(({_id, anchor, title, body}) => (
            <section key={_id} aria-labelledby={anchor} data-numbered>
              <h2 id={anchor}>{title}</h2>
              <RichText value={body} />
            </section>
          ))}
          <section aria-labelledby="contact">
            <h2 id="contact">{page.contact.heading}</h2>
            <p>
              <TextWithMail text={page.contact.text} phone={phone} />
            </p>
            <CompanyDetails settings={pageContext.site.settings} />
          </section>
          <Closing>
            <p style={{marginBottom: 'var(--s4)'}}>{page.closing.text}</p>
            <ActionLink action={page.closing.action} variant="default" size="lg" />
          </Closing>
        </Text>
      </Columns>
    </Page>
  )
}

function CompanyDetails({settings: {company, labels, phone}}: {settings: Site['settings']}) {
  return (
    <Details>
      <div>
        <dt>{labels.address}</dt>
        <dd>
          <span>{company.legalName}</span>, <span>{company.street}</span>,{' '}
          <span style={{whiteSpace: 'nowrap'}}>{company.postalCode}</span> <span>{company.city}</span>
        </dd>
      </div>
      <div>
        <dt>{labels.kvk}</dt>
        <dd>{company.kvk}</dd>
      </div>
      <div>
        <dt>{labels.vatNumber}</dt>
        <dd>{company.vatNumber}</dd>
      </div>
      <div>
        <dt>{labels.phone}</dt>
        <dd>
          <a href={phoneLink(phone)}>{phone.display}</a>
        </dd>
      </div>
    </Details>
  )
}

/** Hidden in print: the answer is a button. */
const Closing = styled.section`
  @media print { display: none; }
`

const Details = styled.dl`
  dd > a:only-child { display: inline-flex; align-items: center; min-height: var(--control); margin-block: -0.625rem; }
  display: grid;
  gap: var(--s3);
  margin-top: var(--s5);
  font-size: var(--t0);
  dt { color: var(--muted); }
`

export const query = graphql`
  query TermsPage($language: String!) {
    ...InterfaceStrings
  }
`
