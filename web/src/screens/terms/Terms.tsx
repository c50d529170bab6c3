import {graphql, type PageProps} from 'gatsby'
import styled from 'styled-components'
import {phoneLink} from '../../../../domain/company/phone.ts'
import type {TermsQueryResult} from '../../../../domain/content/content.types.ts'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {Hyphenated} from '../../layout/Hyphenated.tsx'
import {Page} from '../../layout/Page.tsx'
import {Beside, Contents, TextColumns} from '../../layout/TextColumns.tsx'
import type {PageContext, Site} from '../../page/pageContext.ts'
import {PromiseLine} from '../../ui/PromiseLine.tsx'
import {Small, Title} from '../../ui/primitives.ts'
import {RichText} from '../../ui/RichText.tsx'
import {TextWithMail} from '../../ui/TextWithMail.tsx'

const Columns = styled(TextColumns)`
  padding-block: clamp(1.5rem, 4vw, 4rem) var(--section);
  > header { grid-column: 1 / -1; }
  @media print { > header { margin-bottom: var(--s6); } }
`

const Text = styled.div`
  counter-reset: section;
  section { border-top: 1px solid var(--line); padding-top: var(--s5); }
  section + section { margin-top: var(--s6); }
  p { max-width: var(--measure); }
  h2 { font-size: var(--t4); margin-bottom: var(--s4); scroll-margin-top: 6rem; }
  section[data-numbered] { counter-increment: section; break-inside: avoid; }
  section[data-numbered] h2::before { content: counter(section) '. '; }
`

export default function Terms({pageContext}: PageProps<unknown, PageContext<TermsQueryResult>>) {
  const {page, promise, sections} = pageContext.content
  const {phone} = pageContext.site.settings
  return (
    <Page>
      <Columns>
        <header>
          <Title as="h1">
            <Hyphenated>{page.heading}</Hyphenated>
          </Title>
          <Small style={{marginBlock: 'var(--s3) var(--s5)'}}>{page.version}</Small>
          <RichText value={page.intro} />
        </header>
        <Beside>
          <Contents
            label={page.contentsLabel}
            entries={[
              ...sections.map(({anchor, title}) => ({anchor, title, numbered: true})),
              ...(promise ? [{anchor: 'promise', title: promise.heading}] : []),
              {anchor: 'contact', title: page.contact.heading},
            ]}
          />
        </Beside>
        <Text>
          {sections.map(({_id, anchor, title, body}) => (
            <section key={_id} aria-labelledby={anchor} data-numbered>
              <h2 id={anchor}>
                <Hyphenated>{title}</Hyphenated>
              </h2>
              <RichText value={body} />
            </section>
          ))}
          {promise && (
            <section aria-labelledby="promise">
              <h2 id="promise">
                <Hyphenated>{promise.heading}</Hyphenated>
              </h2>
              <Promised>
                <PromiseLine stops={promise.items} from={NEVER} />
              </Promised>
            </section>
          )}
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
          <span>{company.postalCode.replaceAll(' ', '\u00a0')}</span> <span>{company.city}</span>
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

/** Below the numbered sections, which alone are agreed to, and small beside them. */
const Promised = styled.div`
  ol { row-gap: var(--s3); }
  ol svg { height: 2.75rem; }
  ol b { font: 600 var(--t0) / 1.3 var(--text); }
  ol p { margin-top: 0; }
  ol li { grid-template-columns: 3.25rem 1fr; }
`

/** Wider than any screen: one stop below the other in the narrow column of the text. */
const NEVER = '999rem'

/** Hidden in print: the answer is a button. */
const Closing = styled.section`
  @media print { display: none; }
`

const Details = styled.dl`
  dd > a:only-child { display: inline-flex; align-items: center; min-height: var(--control); margin-block: -0.625rem; }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  margin-top: var(--s5);
  font-size: var(--t0);
  overflow-wrap: anywhere;
  dt { color: var(--muted); }
`

export const query = graphql`
  query TermsPage($language: String!) {
    ...InterfaceStrings
  }
`
