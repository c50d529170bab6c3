import type {WrapPageElementBrowserArgs} from 'gatsby'
import type {PageContext} from '../content.ts'
import {pathFor} from '../routes.ts'
import {Base} from '../theme/Base.ts'
import {Tokens} from '../theme/Tokens.ts'
import {ErrorBoundary} from './ErrorBoundary.tsx'
import {PageProvider} from './PageContext.ts'
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
      <ErrorBoundary key={props.path} site={context.site} home={pathFor('/', context.language)}>
        {element}
      </ErrorBoundary>
    </PageProvider>
  )
}
