import {graphql, type PageProps} from 'gatsby'
import {useEffect} from 'react'
import styled from 'styled-components'
import type {NotFoundQueryResult} from '../../../../domain/content/content.types.ts'
import {openedPath} from '../../gatsby/browser/openedPath.ts'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {Page} from '../../layout/Page.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {useLanguageOf, useMenu} from '../../page/usePage.ts'
import {Lede, Row, Small, Title, Wrap} from '../../ui/primitives.ts'
import {Windsock} from '../../ui/Windsock.tsx'

/** The sock hangs beside the words where there is room. */
const Lost = styled(Wrap)`
  display: grid;
  gap: var(--s4);
  justify-items: start;
  align-content: center;
  padding-block: var(--s7);
  @media (min-width: 60rem) {
    grid-template-columns: 1fr auto;
    column-gap: var(--s8);
    min-height: 60vh;
    > * { grid-column: 1; }
    > svg { grid-area: 1 / 2 / span 4; height: 20rem; }
  }
`

export default function NotFound({pageContext, location}: PageProps<unknown, PageContext<NotFoundQueryResult>>) {
  const {page} = pageContext.content
  const start = useMenu('header').buttons.at(-1)
  const languageOf = useLanguageOf()
  useEffect(() => {
    // The 404 page logs its address itself: gatsby/rendering/html.ts.
    if (location.pathname !== openedPath()) console.warn(`404: ${location.pathname}`)
  }, [location.pathname])
  return (
    <Page>
      <Lost>
        <Windsock level={0} className="sock" />
        <Small>{page.code}</Small>
        <Title as="h1" lang={languageOf(page.heading)}>
          {page.heading}
        </Title>
        <Lede>
          <span>{page.text}</span> <span>{page.flavour}</span>
        </Lede>
        <Row>
          <ActionLink action={page.action} variant="secondary" />
          {start && <ActionLink action={start} variant="outline" />}
        </Row>
      </Lost>
    </Page>
  )
}

export const query = graphql`
  query NotFoundPage($language: String!) {
    ...InterfaceStrings
  }
`
