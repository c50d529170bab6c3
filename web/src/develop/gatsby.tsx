import type {GatsbyLinkProps} from 'gatsby'

/** Replaces Gatsby under `npm run dev`: links are the browser's own, and each page is loaded whole. */
export const Link = ({to, state: _, activeClassName: __, partiallyActive: ___, ...rest}: GatsbyLinkProps<unknown>) => (
  <a href={to} {...rest} />
)

export const navigate = (to: string, {replace = false} = {}) =>
  replace ? window.location.replace(to) : window.location.assign(to)

export const graphql = () => null
