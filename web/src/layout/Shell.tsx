import type {WrapPageElementBrowserArgs} from 'gatsby'
import type {ReactNode} from 'react'
import {Seo} from '../head/Seo.tsx'
import type {PageContext} from '../page/pageContext.ts'
import {PageProvider} from '../page/usePage.ts'
import {WholePage} from './errors/ErrorBoundary.tsx'
import {Slot} from './Slot.tsx'

const isOurs = (context: object): context is PageContext => 'site' in context

/** Wraps a page, in the browser and on the server. Gatsby's own development pages have no context of ours. */
export function wrapPageElement({element, props}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const context = props.pageContext
  if (!isOurs(context)) return element
  return (
    <Slot built={{element, context, path: props.path}}>
      <Shell context={context}>
        <WholePage key={props.path}>{element}</WholePage>
      </Shell>
    </Slot>
  )
}

/** Common wrapper of every page: its context and its head. */
export const Shell = ({context, children}: {context: PageContext; children: ReactNode}) => (
  <PageProvider value={context}>
    <Seo />
    {children}
  </PageProvider>
)
