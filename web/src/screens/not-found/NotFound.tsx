import {graphql, type PageProps} from 'gatsby'
import {useEffect} from 'react'
import type {PageContext} from '../../content.ts'
import {ActionLink} from '../../layout/ActionLink.tsx'
import {Page} from '../../layout/Page.tsx'
import type {NotFoundQueryResult} from '../../model.ts'
import {Lede, Small, Title, Wrap} from '../../ui/Layout.ts'
import {Windsock} from '../../ui/Windsock.tsx'

export default function NotFound({pageContext, location}: PageProps<unknown, PageContext<NotFoundQueryResult>>) {
  const {page} = pageContext.content
  useEffect(() => {
    console.warn(`404: ${location.pathname}`)
  }, [location.pathname])
  return (
    <Page>
      <Wrap style={{paddingBlock: 'var(--section)', display: 'grid', gap: 'var(--s4)', justifyItems: 'start'}}>
        <Windsock level={0} className="sock" />
        <Small>{page.code}</Small>
        <Title as="h1" lang="en">
          {page.heading}
        </Title>
        <Lede>
          {page.text} {page.flavour}
        </Lede>
        <ActionLink action={page.action} variant="secondary" />
      </Wrap>
    </Page>
  )
}

export const query = graphql`
  query NotFoundPage($language: String!) {
    ...InterfaceStrings
  }
`
