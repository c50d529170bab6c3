import type {ReactNode} from 'react'
import styled from 'styled-components'
import type {PageContext} from '../content.ts'
import {useTranslation} from '../i18n/index.ts'
import {pathFor} from '../routes.ts'
import {Base} from '../theme/Base.ts'
import {Tokens} from '../theme/Tokens.ts'
import {ErrorBoundary} from './ErrorBoundary.tsx'
import {Footer} from './Footer.tsx'
import {Header} from './Header.tsx'
import {PageProvider} from './PageContext.ts'
import {Seo} from './Seo.tsx'

const Frame = styled.div`
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
  main { flex: 1; }
`

const Skip = styled.a`
  position: absolute;
  left: var(--gutter);
  top: -5rem;
  z-index: 50;
  background: var(--ink);
  color: var(--sky);
  padding: var(--s3) var(--s4);
  border-radius: var(--r2);
  &:focus { top: var(--s2); }
`

type Props = {
  context: PageContext
  /** A bar above the header. */
  strip?: ReactNode
  slim?: boolean
  children: ReactNode
}

/** The frame of every public page: head, header, one main, footer. */
export function Page({context, strip, slim, children}: Props) {
  const {t} = useTranslation()
  return (
    <PageProvider value={context}>
      <Tokens />
      <Base />
      <Seo />
      <ErrorBoundary site={context.site} home={pathFor('/', context.language)}>
        <Frame>
          <Skip href="#content">{t('skipToContent')}</Skip>
          {strip}
          <Header slim={slim} />
          <main id="content">{children}</main>
          <Footer />
        </Frame>
      </ErrorBoundary>
    </PageProvider>
  )
}
