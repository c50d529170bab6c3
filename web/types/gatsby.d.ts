/**
 * The part of Gatsby that browser code may use. Gatsby's own types include those of Node, and then a component could
 * use `process` and `Buffer`; the programs of Node code and of tests compile the same files with Gatsby's types.
 */
import type {AnchorHTMLAttributes, ReactElement, Ref} from 'react'

export type PageProps<Data = object, Context = object> = {
  path: string
  location: Location & {state?: unknown}
  data: Data
  pageContext: Context
  children: undefined
}

export type GatsbyLinkProps<State> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  replace?: boolean
  state?: State
  activeClassName?: string
  partiallyActive?: boolean
  ref?: Ref<HTMLAnchorElement>
}
export declare const Link: (props: GatsbyLinkProps<object>) => ReactElement

export declare const navigate: (to: string, options?: {replace?: boolean; state?: object}) => Promise<void>
export declare const graphql: (query: TemplateStringsArray) => void

export type WrapPageElementBrowserArgs = {element: ReactElement; props: PageProps}

export type GatsbyBrowser = {
  onRouteUpdate?: (args: {location: Location; prevLocation: Location | null}, options: {plugins: unknown[]}) => void
  replaceHydrateFunction?: () => ((element: ReactElement, container: Element) => void) | undefined
  shouldUpdateScroll?: (args: {
    prevRouterProps?: {location: Location}
    routerProps: {location: Location}
    getSavedScrollPosition: (location: Location) => [number, number] | null
  }) => boolean | string | [number, number]
}
