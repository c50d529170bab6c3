import {graphql, type PageProps} from 'gatsby'
import styled from 'styled-components'
import type {PageContext} from '../../content.ts'
import {Page} from '../../layout/Page.tsx'
import type {ContentQueryResult} from '../../model.ts'
import {Lede, Wrap} from '../../ui/primitives.ts'
import {PartView} from './PartView.tsx'

const Opening = styled(Wrap).attrs({as: 'header'})`
  padding-block: clamp(1.5rem, 4vw, 4rem) var(--s6);
  h1 {
    font-size: var(--t5);
    line-height: 1;
    letter-spacing: -0.008em;
    max-width: 20ch;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  p { margin-top: var(--s4); }
`

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s7);
  padding-bottom: var(--section);
`

export default function Content({pageContext}: PageProps<unknown, PageContext<ContentQueryResult>>) {
  const {title, intro, parts} = pageContext.content.page
  return (
    <Page>
      <article>
        <Opening>
          <h1>{title}</h1>
          {intro && <Lede>{intro}</Lede>}
        </Opening>
        <Body>
          {parts.map((part) => (
            <PartView key={part._key} part={part} />
          ))}
        </Body>
      </article>
    </Page>
  )
}

export const query = graphql`
  query ContentPage($language: String!) {
    ...InterfaceStrings
  }
`
