import {graphql, type PageProps} from 'gatsby'
import styled from 'styled-components'
import type {AboutQueryResult} from '../../../../domain/content/content.types.ts'
import {Specimen} from '../../charts/Specimen.tsx'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {Hyphenated} from '../../layout/Hyphenated.tsx'
import {Page} from '../../layout/Page.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {Icon} from '../../ui/Icon.tsx'
import {Picture} from '../../ui/Picture.tsx'
import {Board, Lede, onSea, Section, SectionHead, Title, Wrap} from '../../ui/primitives.ts'
import {RichText} from '../../ui/RichText.tsx'
import {stackedOnPhones, Table} from '../../ui/Table.tsx'
import {Colleagues} from './Colleagues.tsx'
import {Scale} from './Scale.tsx'

const Opening = styled(Wrap)`
  position: relative;
  padding-block: clamp(2rem, 1rem + 4vw, 5rem) clamp(3rem, 6vw, 6rem);
  h1 {
    font-size: clamp(2.5rem, 1.7rem + 4vw, 5rem);
    line-height: 0.98;
    letter-spacing: -0.018em;
    max-width: 22ch;
    margin-bottom: var(--s5);
  }
`

const Mission = styled.section`
  ${onSea}
  padding-block: var(--section);
  > div { display: grid; gap: var(--s6); }
  p { font-size: var(--t2); line-height: 1.5; }
  @media (min-width: 60rem) { > div { grid-template-columns: 5fr 7fr; gap: var(--s8); } }
`

const Value = styled(Picture)`
  width: 100%;
  aspect-ratio: 3 / 2;
  height: auto;
  object-fit: cover;
  border-radius: var(--r2);
  margin-bottom: var(--s3);
`

const Three = styled(Board)`
  @media (min-width: 64rem) { grid-template-columns: repeat(3, 1fr); }
`

/** Specimens of one row are as high, so that the titles below them stand on a line. */
const Drawing = styled.div`
  display: grid;
  align-content: center;
  min-width: 0;
  min-height: 9rem;
  margin-bottom: var(--s3);
  font-size: 0.875rem;
  line-height: 1.35;
`

const Comparison = styled(Table)`
  td:nth-child(2) { font-weight: 600; background: color-mix(in oklab, var(--ink) 7%, var(--surface)); }
  ${stackedOnPhones}
`

const Closing = styled(Wrap)`
  display: grid;
  gap: var(--s5);
  justify-items: start;
`

export default function About({pageContext}: PageProps<unknown, PageContext<AboutQueryResult>>) {
  const {page, scale} = pageContext.content
  const {hero, mission, values, people, comparison, closing} = page
  return (
    <Page>
      <Opening>
        <h1>
          <Hyphenated>{hero.heading}</Hyphenated>
        </h1>
        <Lede>{hero.intro}</Lede>
        {scale && <Scale words={scale} />}
      </Opening>

      <Mission aria-labelledby="mission">
        <Wrap>
          <Title id="mission">
            <Hyphenated>{mission.heading}</Hyphenated>
          </Title>
          <RichText value={mission.body} />
        </Wrap>
      </Mission>

      <Section aria-labelledby="values">
        <Wrap>
          <SectionHead>
            <Title id="values">
              <Hyphenated>{values.heading}</Hyphenated>
            </Title>
          </SectionHead>
          <Three>
            {values.items.map(({_key, icon, title, text, picture, specimen}) => (
              <li key={_key}>
                {picture ? (
                  <Value picture={picture} sizes="(min-width: 48rem) 24rem, 100vw" />
                ) : specimen ? (
                  <Drawing>
                    <Specimen feature={specimen} />
                  </Drawing>
                ) : (
                  <Icon name={icon} size={24} />
                )}
                <h3>
                  <Hyphenated>{title}</Hyphenated>
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </Three>
        </Wrap>
      </Section>

      <Colleagues colleagues={pageContext.content.colleagues} words={people} />

      <Section aria-labelledby="comparison">
        <Wrap>
          <SectionHead>
            <Title id="comparison">
              <Hyphenated>{comparison.heading}</Hyphenated>
            </Title>
            <Lede>{comparison.intro}</Lede>
          </SectionHead>
          <ComparisonTable comparison={comparison} />
        </Wrap>
      </Section>

      <Section aria-labelledby="closing">
        <Closing>
          <Title id="closing">
            <Hyphenated>{closing.heading}</Hyphenated>
          </Title>
          <Lede>{closing.text}</Lede>
          <ActionLink action={closing.action} variant="default" size="lg" />
        </Closing>
      </Section>
    </Page>
  )
}

type PageContent = PageContext<AboutQueryResult>['content']['page']

function ComparisonTable({comparison}: {comparison: PageContent['comparison']}) {
  return (
    <Comparison label={comparison.heading}>
      <thead>
        <tr>
          {(['aspect', 'us', 'agency'] as const).map((column) => (
            <th key={column} scope="col">
              {comparison.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.rows.map(({_key, aspect, us, agency}) => (
          <tr key={_key}>
            <th scope="row">{aspect}</th>
            <td data-column={comparison.columns.us}>{us}</td>
            <td data-column={comparison.columns.agency}>{agency}</td>
          </tr>
        ))}
      </tbody>
    </Comparison>
  )
}

export const query = graphql`
  query AboutPage($language: String!) {
    ...InterfaceStrings
  }
`
