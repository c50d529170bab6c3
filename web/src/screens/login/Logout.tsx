import {graphql, Link, navigate, type PageProps} from 'gatsby'
import {useEffect} from 'react'
import type {LogoutQueryResult} from '../../../../domain/content/content.types.ts'
import {pathOf} from '../../../../domain/pages/pages.ts'
import {Page} from '../../layout/Page.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {endSession} from '../../session/useSessionValues.ts'
import {Busy} from '../../ui/Busy.tsx'
import {Title, Wrap} from '../../ui/primitives.ts'

const REDIRECT_AFTER_MS = 1500

/** Clears the browser's storage and goes to the login page; at once when that fails. */
export default function Logout({pageContext}: PageProps<unknown, PageContext<LogoutQueryResult>>) {
  const {language, content} = pageContext
  const {page} = content
  const login = pathOf('login', language)
  useEffect(() => {
    try {
      endSession()
    } catch {
      navigate(login, {replace: true})
      return
    }
    const timer = setTimeout(() => navigate(login, {replace: true}), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [login])
  return (
    <Page slim footer={false}>
      <Wrap style={{paddingBlock: 'var(--section)', display: 'grid', gap: 'var(--s4)', justifyItems: 'start'}}>
        <Title as="h1">{page.heading}</Title>
        <p role="status">
          <span>{page.text}</span> <Busy />
        </p>
        <Link to={login}>{page.link}</Link>
      </Wrap>
    </Page>
  )
}

export const query = graphql`
  query LogoutPage($language: String!) {
    ...InterfaceStrings
  }
`
