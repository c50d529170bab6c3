import type {WrapPageElementBrowserArgs} from 'gatsby'
import {type ReactNode, useEffect} from 'react'
import {Seo} from '../head/Seo.tsx'
import type {PageContext} from '../page/pageContext.ts'
import {PageProvider} from '../page/usePage.ts'
import {countView} from './countView.ts'
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

type ShellProps = {context: PageContext; children: ReactNode}

/** Common wrapper of every page: its context, its head, and the count of its views. */
export function Shell({context, children}: ShellProps) {
  const {addresses, language, route} = context
  const address = addresses[language]
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') countView(address, route)
  }, [address, route])
  return (
    <PageProvider value={context}>
      <Seo />
      {children}
    </PageProvider>
  )
}
