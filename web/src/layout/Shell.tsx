import type {WrapPageElementBrowserArgs} from 'gatsby'
import type {ReactNode} from 'react'
import type {PageContext} from '../content.ts'
import {pathOf} from '../model.ts'
import {Base} from '../theme/Base.ts'
import {Tokens} from '../theme/Tokens.ts'
import {ErrorBoundary} from './ErrorBoundary.tsx'
import {PageProvider, useLanguageOf, usePage} from './PageContext.ts'
import {Seo} from './Seo.tsx'

const isOurs = (context: object): context is PageContext => 'site' in context

/**
 * What every page stands in: its context, its head, the look, and the error screen around the whole page. Gatsby calls it
 * in the browser and on the server; its own development pages have no context of ours.
 */
export function wrapPageElement({element, props}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const context = props.pageContext
  if (!isOurs(context)) return element
  return (
    <PageProvider value={context}>
      <Tokens />
      <Base />
      <Seo />
      <WithErrorScreen key={props.path}>{element}</WithErrorScreen>
    </PageProvider>
  )
}

function WithErrorScreen({children}: {children: ReactNode}) {
  const {site, language} = usePage()
  const languageOf = useLanguageOf()
  return (
    <ErrorBoundary
      site={site}
      home={pathOf('landing', language)}
      headingLanguage={languageOf(site.errorScreen.heading)}
    >
      {children}
    </ErrorBoundary>
  )
}
