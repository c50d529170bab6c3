import type {ReactNode} from 'react'
import styled from 'styled-components'
import type {PageContext} from '../content.ts'
import {useTranslation} from '../i18n/index.ts'
import {pathFor} from '../routes.ts'
import {Base} from '../theme/Base.ts'
import {Tokens} from '../theme/Tokens.ts'
import {ErrorBoundary} from './ErrorBoundary.tsx'
import {PageProvider} from './PageContext.ts'
import {Seo} from './Seo.tsx'

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

/** What every page stands in: its context, its head, the look, the error screen, and a way past the menus. */
export function Shell({context, children}: {context: PageContext; children: ReactNode}) {
  const {t} = useTranslation()
  return (
    <PageProvider value={context}>
      <Tokens />
      <Base />
      <Seo />
      <ErrorBoundary site={context.site} home={pathFor('/', context.language)}>
        <Skip href="#content">{t('skipToContent')}</Skip>
        {children}
      </ErrorBoundary>
    </PageProvider>
  )
}
